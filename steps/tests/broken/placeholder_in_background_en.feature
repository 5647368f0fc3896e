# a remark
Feature: title
  Background:
    Given the opponent has <n> life

  @see:120.3
  Scenario: title2
    Given the opponent's life total is 20
    Then the opponent's life total is 20
