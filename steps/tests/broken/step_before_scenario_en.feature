# a remark
Given the opponent's life total is 20
Feature: title

  @see:120.3
  Scenario: title2
    Given the opponent's life total is 20
    Then the opponent's life total is 20
