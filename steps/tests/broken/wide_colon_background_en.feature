# a remark
Feature: title
  Background：
    Given each player can pay any amount of mana

  @see:120.3
  Scenario: title2
    Given the opponent's life total is 20
    Then the opponent's life total is 20
