Feature: x
# language: en

  @see:120.3
  Scenario: title2
    Given the opponent's life total is 20
    Then the opponent's life total is 20
