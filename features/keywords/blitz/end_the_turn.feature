Feature: Blitz and ending the turn
  ja: 奇襲とターンの終了

  Background:
    Given each player can pay any amount of mana
    And you have cast "Mayhem Patrol" for its blitz cost this turn and it has resolved
    And you control "Sundial of the Infinite"

  @CR:724.1b @CR:603.7b @ruling:BLZ-X10 @ruling:BLZ-16 @case:BL-11
  Scenario: Ending the turn exiles the sacrifice from the stack, and it never comes again
    ja: ターンを終了すると、スタックにある生け贄の能力は追放され、二度と誘発しない

    When the game goes to the end step of this turn
    Then the delayed triggered ability of "Mayhem Patrol" is on the stack
    When in response, you activate the ability of "Sundial of the Infinite" and it resolves
    Then the delayed triggered ability of "Mayhem Patrol" is removed from the stack without resolving (724.1b)
    And "Mayhem Patrol" is on the battlefield
    When the game goes to the end step of your next turn
    Then the delayed triggered ability of "Mayhem Patrol" does not trigger
    And "Mayhem Patrol" is on the battlefield

  @CR:724.1b @CR:702.152a @ruling:BLZ-X10 @ruling:BLZ-17
  Scenario: A creature that escaped by the end of the turn keeps haste and the draw
    ja: ターンの終了によって生け贄を免れたクリーチャーは、速攻と引く能力を持ち続ける

    When the game goes to the end step of this turn
    And in response, you activate the ability of "Sundial of the Infinite" and it resolves
    And the game goes to the precombat main phase of your next turn
    Then "Mayhem Patrol" is on the battlefield
    And "Mayhem Patrol" has haste (702.152a)
    When an effect destroys "Mayhem Patrol"
    And everything on the stack resolves
    Then you draw 1 card (702.152a)

  @CR:724.1d @CR:724.1e @see:603.7b @CR:702.152a @ruling:BLZ-X10 @case:BL-11
  Scenario: Where the turn ends before its end step, the sacrifice waits for the next end step there is
    ja: 終了ステップより前にターンが終了したら、生け贄の能力は次に来る終了ステップまで待つ

    When the game goes to the postcombat main phase of this turn
    And you activate the ability of "Sundial of the Infinite" and it resolves
    Then it is the upkeep of the opponent's turn
    And the delayed triggered ability of "Mayhem Patrol" does not trigger
    And "Mayhem Patrol" is on the battlefield
    When the game goes to the end step of this turn
    Then the delayed triggered ability of "Mayhem Patrol" triggers 1 time
    When everything on the stack resolves
    Then you have sacrificed "Mayhem Patrol" (702.152a)
    And you draw 1 card (702.152a)

  @CR:602.5b @derived
  Scenario: The turn of another player can't be ended with "Sundial of the Infinite"
    ja: 「無限の日時計」で他のプレイヤーのターンを終了することはできない

    When the game goes to the precombat main phase of the opponent's next turn
    Then you can't activate the ability of "Sundial of the Infinite" (602.5b)
