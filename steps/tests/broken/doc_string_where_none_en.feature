# a remark
Feature: title

  @see:120.3
  Scenario: title1
    ja: 題
    Given the opponent's life total is 20
      """
      text
      """
    Then the opponent's life total is 20
