# a remark
Feature: title

  @see:120.3
  Scenario Outline: title
    Then the opponent has <n> life
    Examples:
      | n |
      | 20 |
    Then the opponent's life total is 20
