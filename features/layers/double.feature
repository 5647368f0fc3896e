Feature: Doubling power
  ja: パワーを倍にする

  Background:
    Given each player can pay any amount of mana

  @CR:701.10b @see:613.4c
  Scenario: Doubled power is +X/+0, where X is the power as the effect begins
    ja: 倍にされたパワーは、効果が始まるときのパワーをXとする+X/+0である

    # 2/2 with +1/+1: power 3 becomes 6. A counter that comes later adds 1.
    Given you control "Runeclaw Bear"
    And "Runeclaw Bear" has 1 +1/+1 counter on it
    And your hand is "God-Eternal Rhonas"
    When you cast "God-Eternal Rhonas" and it resolves
    And everything on the stack resolves
    Then "Runeclaw Bear" is 6/3
    And "Runeclaw Bear" has vigilance
    And "God-Eternal Rhonas" is 5/5
    When an effect puts 1 +1/+1 counter on "Runeclaw Bear"
    Then "Runeclaw Bear" is 7/4
    When the game goes to the upkeep step of the opponent's next turn
    Then "Runeclaw Bear" is 4/4
