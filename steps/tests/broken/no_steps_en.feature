# a remark
Feature: title

  @see:120.3
  Scenario: title1

  @see:120.3
  Scenario: title2
    Given the opponent's life total is 20
    Then the opponent's life total is 20
