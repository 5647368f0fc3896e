Feature: Effects on the rules of the game
  ja: ゲームのルールへの効果

  Background:
    Given each player can pay any amount of mana

  @CR:613.11 @see:402.2
  Scenario: A newer "your maximum hand size is two" overrides "no maximum hand size"
    ja: 「手札の上限はない」より新しい「手札の上限は2である」が残る

    Given you control "Spellbook"
    And you control "Recycle"
    And your hand is "Jump", "Humble" and "Lightning Bolt"
    When the game goes on until the cleanup step of this turn has ended
    And you choose "Jump" to discard
    Then your hand is "Humble" and "Lightning Bolt"
    And you have discarded "Jump" (613.11)

  @CR:613.11 @see:402.2
  Scenario: A newer "no maximum hand size" overrides the number
    ja: 「手札の上限は2である」より新しい「手札の上限はない」が残る

    Given you control "Recycle"
    And you control "Spellbook"
    And your hand is "Jump", "Humble" and "Lightning Bolt"
    When the game goes on until the cleanup step of this turn has ended
    Then your hand is "Jump", "Humble" and "Lightning Bolt"

  @CR:613.11
  Scenario: A number that is set after a reduction is not reduced
    ja: 減らされた後に定められた数は、減らされない

    # 7 less 4 is 3; then 2.
    Given you control "Thought Devourer"
    And you control "Recycle"
    And your hand is "Jump" and "Humble"
    When the game goes on until the cleanup step of this turn has ended
    Then your hand is "Jump" and "Humble"

  @CR:613.11
  Scenario: A number that is set before a reduction is reduced
    ja: 減らされる前に定められた数は、減らされる

    # 2 less 4 is none.
    Given you control "Recycle"
    And you control "Thought Devourer"
    And your hand is "Jump" and "Humble"
    When the game goes on until the cleanup step of this turn has ended
    Then your hand has 0 cards
    And you have discarded "Jump" and "Humble" (613.11)
