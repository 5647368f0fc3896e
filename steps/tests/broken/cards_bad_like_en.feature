# a remark
Feature: title

  @see:120.3
  Scenario: title1
    ja: 題
    Given the following cards are used
      | name | like |
      | Sample | Grizzly Bearz |
    Then the opponent's life total is 20
