Feature: Copies that other engines have got wrong
  ja: ほかのエンジンが誤ったコピー

  Background:
    Given each player can pay any amount of mana

  @CR:707.5 @see:614.4 @see:614.12
  Scenario: What enters together with a Clone can't be copied by it
    ja: クローンと同時に戦場に出るものを、クローンがコピーすることはできない

    # Only what is on the battlefield as it enters can be chosen.
    Given "Clone" and "Serra Angel" are in your graveyard
    And the opponent controls "Grizzly Bears"
    When an effect puts "Clone" and "Serra Angel" onto the battlefield under your control
    Then you can choose only "Grizzly Bears"
    When you choose "Grizzly Bears"
    Then the card "Clone" is 2/2 (707.5)
    And "Serra Angel" is on the battlefield

  @see:707.5
  Scenario: Two Clones that enter together choose among the same creatures
    ja: 同時に戦場に出る2体のクローンは、同じクリーチャーの中から選ぶ

    Given "Clone" A and "Clone" B are in your graveyard
    And the opponent controls "Grizzly Bears" and "Serra Angel"
    When an effect puts "Clone" A and "Clone" B onto the battlefield under your control
    And you choose "Grizzly Bears"
    Then you can choose only "Grizzly Bears" and "Serra Angel"
    When you choose "Serra Angel"
    Then the card "Clone" A is 2/2
    And the card "Clone" B is 4/4

  @CR:708.2 @see:707.2 @see:707.2c
  Scenario: A creature that becomes a copy of a face-down creature is a nameless 2/2, and face up
    ja: 裏向きのクリーチャーのコピーになったクリーチャーは、名前のない2/2で、表向きである

    Given you control "Serra Angel"
    And the opponent controls "Hystrodon"
    And "Hystrodon" is face down
    And your hand is "Metamorphic Alteration"
    When you cast "Metamorphic Alteration" targeting "Serra Angel" and it resolves
    And you choose the card "Hystrodon"
    Then the card "Serra Angel" is 2/2
    And the card "Hystrodon" is 2/2 (708.2)
    And the card "Serra Angel" has no name
    And the card "Serra Angel" does not have flying
    And the card "Serra Angel" is not face down

  @see:614.16 @see:608.3f @see:707.10f
  Scenario: A copy of a permanent spell becomes a token, but no token is created: there is nothing to double
    ja: パーマネント呪文のコピーはトークンになるが、生成されるのではないので2倍にならない

    Given you control "Parallel Lives"
    And your hand is "Grizzly Bears" and "Double Major"
    When you cast "Grizzly Bears"
    And you cast "Double Major" targeting the spell "Grizzly Bears" and it resolves
    And everything on the stack resolves
    Then you control 1 "Grizzly Bears" token

  @CR:614.1a @see:614.16 @see:707.2
  Scenario: A token that is a copy of a permanent is created, and doubled
    ja: パーマネントのコピーであるトークンは生成されるので、2倍になる

    Given you control "Parallel Lives" and "Grizzly Bears"
    When an effect makes you copy "Grizzly Bears"
    Then you control 2 "Grizzly Bears" tokens

  @CR:613.2b @see:707.4
  Scenario: A Clone that is turned face down is a 2/2 without the abilities it has copied
    ja: 裏向きになったクローンは、コピーした能力を持たない2/2である

    # Being face down (layer 1b) comes after the copy effect (layer 1a).
    Given the opponent controls "Serra Angel"
    And your hand is "Clone" and "Ixidron"
    When you cast "Clone" and it resolves
    And you choose "Serra Angel"
    And you cast "Ixidron" and it resolves
    Then the card "Clone" is 2/2 (613.2b)
    And the card "Clone" does not have flying
    And the card "Clone" has no name
    When an effect turns the card "Clone" face up
    Then the card "Clone" is 4/4
    And the card "Clone" has flying
