Feature: By whose ability a permanent enters as a copy
  ja: どの能力によってコピーとして戦場に出るか

  Background:
    Given each player can pay any amount of mana

  @CR:614.1c @see:707.5
  Scenario: A Clone enters as a copy because it says so itself
    ja: クローンは自身の能力によってコピーとして戦場に出る

    Given your hand is "Clone"
    And the opponent controls "Grizzly Bears"
    When you cast "Clone" and it resolves
    And you choose "Grizzly Bears"
    Then the card "Clone" is 2/2 (614.1c)

  @CR:614.1d @see:707.5
  Scenario: Another creature does so because Essence of the Wild says it
    ja: ほかのクリーチャーは野生の本質の能力によってそうなる

    Given you control "Essence of the Wild"
    And your hand is "Grizzly Bears"
    When you cast "Grizzly Bears" and it resolves
    Then the card "Grizzly Bears" is 6/6 (614.1d)
