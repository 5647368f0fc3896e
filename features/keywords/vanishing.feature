Feature: Vanishing
  ja: 消失

  Background:
    Given you can pay any amount of mana

  @CR:702.63a @derived
  Scenario: It enters with time counters and loses one in each of its controller's upkeeps
    ja: 時間カウンターが置かれた状態で戦場に出て、コントローラーのアップキープごとに1個を失う

    Given your hand is "Keldon Marauders"
    When you cast "Keldon Marauders" and it resolves
    And you choose the opponent as the target
    Then "Keldon Marauders" has 2 time counters on it (702.63a)
    When everything on the stack resolves
    And the game goes to the upkeep of the opponent's turn
    Then "Keldon Marauders" has 2 time counters on it
    When the game goes to the upkeep of your next turn
    And everything on the stack resolves
    Then "Keldon Marauders" has 1 time counter on it (702.63a)

  @CR:702.63a @see:701.21a @derived
  Scenario: When its last time counter is removed it is sacrificed
    ja: 最後の時間カウンターが取り除かれると、生け贄に捧げられる

    Given you control "Keldon Marauders" with 1 time counter
    And it is the end step of the opponent's turn
    When the game goes to the upkeep of your next turn
    And all players pass in succession
    And all players pass in succession
    Then you have sacrificed "Keldon Marauders" (702.63a)
    When you choose the opponent as the target
    And everything on the stack resolves
    Then the opponent's life total is 19

  @CR:603.4 @see:702.63a @derived
  Scenario: Without a time counter nothing happens in the upkeep
    ja: 時間カウンターがなければ、アップキープには何も起こらない

    Given you control "Keldon Marauders" A
    And you control "Keldon Marauders" B with 2 time counters
    And it is the end step of the opponent's turn
    When the game goes to the upkeep of your next turn
    Then 1 triggered ability is on the stack
    When everything on the stack resolves
    Then "Keldon Marauders" B has 1 time counter on it
    And "Keldon Marauders" A is on the battlefield
