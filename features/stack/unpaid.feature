Feature: Costs that can't be paid
  ja: 支払えないコスト

  @see:118.12a
  Scenario: Whoever can't pay isn't asked; what was to be prevented happens
    ja: 支払えないプレイヤーは問われず、避けるはずだったことが起こる

    Given you control 5 "Plains"
    And your hand is "Serra Angel"
    And the opponent can pay any amount of mana
    And the opponent's hand is "Mana Leak"
    When you cast "Serra Angel"
    And in response, the opponent casts "Mana Leak" targeting "Serra Angel" and it resolves
    Then "Serra Angel" is countered

  @CR:118.12a @see:605.3a
  Scenario: Mana abilities can be activated for a payment in the middle of a resolution
    ja: 解決中の支払いのためにも、マナ能力を起動できる

    Given you control 8 "Plains"
    And your hand is "Serra Angel"
    And the opponent can pay any amount of mana
    And the opponent's hand is "Mana Leak"
    When you cast "Serra Angel"
    And in response, the opponent casts "Mana Leak" targeting "Serra Angel" and it resolves
    And you choose to pay
    Then you control 8 tapped "Plains"
    And "Serra Angel" is on the stack
