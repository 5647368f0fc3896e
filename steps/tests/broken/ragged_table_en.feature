# a remark
Feature: title

  @see:120.3
  Scenario: title1
    ja: 題
    Given the board is as follows
      | player | zone | object |
      | you | the battlefield |
    Then the opponent's life total is 20
