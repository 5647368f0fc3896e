# a remark
Feature: title

  @see:120.3
  Scenario: title1
    ja: 題
    Given the following cards are used
      | title | cost | type | P/T | text |
      | Sample | {G} | Creature | 2/2 |  |
    Then the opponent's life total is 20
