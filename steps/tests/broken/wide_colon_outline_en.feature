# a remark
Feature: title

  @see:120.3
  Scenario Outline： title
    Given the opponent's life total is 20
    Then the opponent has <n> life
    Examples:
      | n |
      | 20 |
