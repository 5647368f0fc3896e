# a remark
Feature: title

  @see:120.3
  Scenario: title1
    ja: 題
    Given the board is as follows
      ｜ player ｜ zone ｜ object ｜
    Then the opponent's life total is 20
