# a remark
Feature: title

  @see:120.3
  Scenario: title1
    ja: 題
    Given the following cards are used
      | name | cost | type | P/T | text |
      | Sample | {G} | Creature | two/two |  |
    Then the opponent's life total is 20
