# a remark
Feature: title
  Examples:
    | a |
    | 1 |

  @see:120.3
  Scenario: title2
    Given the opponent's life total is 20
    Then the opponent's life total is 20
