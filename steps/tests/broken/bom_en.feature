# a remark
Feature: title

  @see:120.3
  Scenario: title1
    ja: 題
    Given each player can pay any amount of mana
    And your hand is "Lightning Bolt"
    When you cast "Lightning Bolt" targeting the opponent and it resolves
    Then the opponent's life total is 17
