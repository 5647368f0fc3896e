Feature: Blitz and change of control
  ja: 奇襲とコントロールの変更

  Background:
    Given each player can pay any amount of mana

  @CR:701.21a @see:603.7d @see:603.7b @ruling:BLZ-X08
  Scenario: A permanent that another player controls as the sacrifice resolves is not sacrificed
    ja: 生け贄の能力が解決されるときに他のプレイヤーがコントロールしていれば、生け贄に捧げられない

    # The delayed triggered ability is controlled by the player who controlled the spell, and a player sacrifices only their own permanents.
    Given you have cast "Mayhem Patrol" for its blitz cost this turn and it has resolved
    And the opponent's hand is "Ray of Command"
    When the game goes to the end step of this turn
    Then 1 delayed triggered ability controlled by you is on the stack (702.152a)
    When in response, the opponent casts "Ray of Command" targeting "Mayhem Patrol" and it resolves
    And everything on the stack resolves
    Then "Mayhem Patrol" is on the battlefield
    And "Mayhem Patrol" is not sacrificed
    And the controller of "Mayhem Patrol" is the opponent
    And you draw no card

  @CR:514.3a @CR:603.7b @see:514.2 @ruling:BLZ-X08 @ruling:BLZ-16
  Scenario: It comes back, tapped, in the cleanup step, and no later end step sacrifices it
    ja: クリンナップ・ステップにタップ状態で戻り、以後の終了ステップで生け贄に捧げられることもない

    Given you have cast "Mayhem Patrol" for its blitz cost this turn and it has resolved
    And the opponent's hand is "Ray of Command"
    When the game goes to the end step of this turn
    And in response, the opponent casts "Ray of Command" targeting "Mayhem Patrol" and it resolves
    And everything on the stack resolves
    And the game goes on until the end step of this turn has ended
    Then it is the cleanup step of your turn
    And the controller of "Mayhem Patrol" is you
    And the delayed triggered ability of "Ray of Command" is on the stack (514.3a)
    When everything on the stack resolves
    Then "Mayhem Patrol" is tapped
    When the game goes to the end step of your next turn
    Then the delayed triggered ability of "Mayhem Patrol" does not trigger
    And "Mayhem Patrol" is on the battlefield

  @CR:514.3a @see:514.2 @derived @ruling:BLZ-X08
  Scenario: After a cleanup step in which players had priority comes another one
    ja: プレイヤーが優先権を得たクリンナップ・ステップの後に、もう一度クリンナップ・ステップがある

    # The damage dealt in the first cleanup step wears off in the second, so it isn't there any more in the next turn.
    Given you have cast "Mayhem Patrol" for its blitz cost this turn and it has resolved
    And the opponent's hand is "Ray of Command"
    And your hand is "Lightning Bolt"
    And the opponent controls "Serra Angel"
    When the game goes to the end step of this turn
    And in response, the opponent casts "Ray of Command" targeting "Mayhem Patrol" and it resolves
    And everything on the stack resolves
    And the game goes on until the end step of this turn has ended
    Then it is the cleanup step of your turn
    When in response, you cast "Lightning Bolt" targeting "Serra Angel" and it resolves
    Then the marked damage of "Serra Angel" is 3
    When the game goes to the upkeep of the opponent's next turn
    Then the marked damage of "Serra Angel" is 0

  @CR:701.21a @CR:603.7b @CR:603.7d @ruling:BLZ-X08 @case:BL-08
  Scenario: Taken before the end step, the permanent stays and returns for good
    ja: 終了ステップより前にコントロールを奪われたパーマネントは生け贄に捧げられず、戻った後も残る

    # "Word of Seizing" gives control until end of turn; the delayed triggered ability is spent in that turn.
    Given you have cast "Mayhem Patrol" for its blitz cost this turn and it has resolved
    And the opponent's hand is "Word of Seizing"
    When the game goes to the postcombat main phase of this turn
    And the opponent casts "Word of Seizing" targeting "Mayhem Patrol" and it resolves
    And the game goes to the end step of this turn
    Then the delayed triggered ability of "Mayhem Patrol" triggers 1 time
    When everything on the stack resolves
    Then the delayed triggered ability of "Mayhem Patrol" resolves without effect
    And the controller of "Mayhem Patrol" is the opponent
    When the game goes to the precombat main phase of your next turn
    Then the controller of "Mayhem Patrol" is you
    And "Mayhem Patrol" has haste (702.152a)
    When the game goes to the end step of this turn
    Then the delayed triggered ability of "Mayhem Patrol" does not trigger
    When an effect destroys "Mayhem Patrol"
    And everything on the stack resolves
    Then you draw 1 card (702.152a)

  @CR:702.152a @CR:603.10a @see:603.3a @case:BL-08
  Scenario: Whoever controls the permanent as it dies draws the card
    ja: パーマネントが死亡したときにそれをコントロールしているプレイヤーが、カードを引く

    Given you have cast "Mayhem Patrol" for its blitz cost this turn and it has resolved
    When an effect gives the opponent control of "Mayhem Patrol"
    And the game goes to the precombat main phase of the opponent's next turn
    Then the controller of "Mayhem Patrol" is the opponent
    When an effect destroys "Mayhem Patrol"
    And everything on the stack resolves
    Then the opponent draws 1 card (702.152a)
    And you draw no card
