Feature: First strike and double strike
  ja: 先制攻撃と二段攻撃

  @CR:510.4 @CR:702.7b @see:506.1
  Scenario: A creature with first strike kills its blocker before that deals damage
    ja: 先制攻撃を持つクリーチャーは、ダメージを受ける前にブロックしたクリーチャーを倒す

    Given you control a 2/2 creature "Knight" with first strike
    And the opponent controls a 2/2 creature "Bear"
    When you attack with "Knight"
    And the opponent blocks "Knight" with "Bear"
    And the game goes to the first strike damage step of this turn
    Then "Bear" dies
    And "Knight" deals 2 combat damage to "Bear" (702.7b)
    When the game goes to the end of combat step of this turn
    Then "Knight" is on the battlefield
    And the marked damage of "Knight" is 0

  @CR:702.4b @CR:510.4
  Scenario: A creature with double strike deals its damage in both steps
    ja: 二段攻撃を持つクリーチャーは、両方のステップでダメージを与える

    Given you control a 2/2 creature "Champion" with double strike and a 3/3 creature "Ogre"
    When you attack with "Champion" and "Ogre"
    And the game goes to the first strike damage step of this turn
    Then the opponent's life total is 18
    When the game goes to the combat damage step of this turn
    Then the opponent's life total is 13
    And "Champion" deals 2 combat damage to the opponent (702.4b)

  # 702.4b: what had neither ability as the first step began, and what has double strike now, assign damage in the second.
  @CR:702.4b @see:702.4c
  Scenario: Losing double strike after the first step, a creature deals no damage in the second
    ja: 最初のステップの後で二段攻撃を失ったクリーチャーは、次のステップではダメージを与えない

    Given each player can pay any amount of mana
    And you control a 2/2 creature "Champion" with double strike
    And the opponent's hand is "Turn to Frog"
    When you attack with "Champion"
    And the game goes to the first strike damage step of this turn
    And the opponent casts "Turn to Frog" targeting "Champion" and it resolves
    And the game goes to the end of combat step of this turn
    Then the opponent's life total is 18

  @CR:702.7c
  Scenario: Losing first strike after the first step doesn't let a creature deal damage again
    ja: 最初のステップの後で先制攻撃を失っても、もう一度ダメージを与えることはない

    Given each player can pay any amount of mana
    And you control a 2/2 creature "Knight" with first strike
    And the opponent's hand is "Turn to Frog"
    When you attack with "Knight"
    And the game goes to the first strike damage step of this turn
    And the opponent casts "Turn to Frog" targeting "Knight" and it resolves
    And the game goes to the end of combat step of this turn
    Then the opponent's life total is 18

  @CR:702.7c
  Scenario: Gaining first strike after the first step, a creature still deals its damage
    ja: 最初のステップの後で先制攻撃を得たクリーチャーも、自分のダメージを与える

    Given you control a 1/1 creature "Knight" with first strike and a 3/3 creature "Ogre"
    When you attack with "Knight" and "Ogre"
    And the game goes to the first strike damage step of this turn
    And an effect gives "Ogre" first strike until end of turn
    And the game goes to the end of combat step of this turn
    Then the opponent's life total is 16
