Feature: Ending the turn
  ja: ターンの終了

  Background:
    Given each player can pay any amount of mana

  @CR:724.1b @see:724.1
  Scenario: What ends the turn exiles itself and everything else on the stack
    ja: ターンを終了する呪文は、自身を含めスタックにあるものすべてを追放する

    Given your hand is "Lightning Bolt"
    And the opponent's hand is "Time Stop"
    When you cast "Lightning Bolt" targeting the opponent
    And in response, the opponent casts "Time Stop" and it resolves
    Then "Lightning Bolt" and "Time Stop" are exiled (724.1b)
    And the opponent's life total is 20
    And it is the upkeep of the opponent's turn

  @CR:724.1d @see:506.4
  Scenario: In combat, the attack comes to nothing
    ja: 戦闘中に終了すると、攻撃は果たされない

    Given you control "Serra Angel"
    And the opponent's hand is "Time Stop"
    When you attack with "Serra Angel"
    And the opponent casts "Time Stop" and it resolves
    Then it is the upkeep of the opponent's turn
    And the opponent's life total is 20
    And "Serra Angel" is not an attacking creature

  @CR:724.1e @CR:724.1d @see:513.1
  Scenario: The end step is skipped, so nothing triggers at its beginning
    ja: 終了ステップは飛ばされるので、その開始時の能力は誘発しない

    # The delayed triggered ability waits on, for the end step of the next turn.
    Given you have cast "Screamreach Brawler" for its dash cost this turn and it has resolved
    And the opponent's hand is "Time Stop"
    When the opponent casts "Time Stop" and it resolves
    Then it is the upkeep of the opponent's turn
    And the delayed triggered ability of "Screamreach Brawler" does not trigger
    And "Screamreach Brawler" is on the battlefield

  @CR:514.1 @see:724.1d @see:514.2
  Scenario: The cleanup step comes: the hand is discarded down, damage and effects wear off
    ja: クリンナップ・ステップには進むので、手札は減らされ、ダメージと効果はなくなる

    Given you control "Serra Angel"
    And your hand has 8 cards
    And the opponent's hand is "Lightning Bolt" and "Time Stop"
    When the opponent casts "Lightning Bolt" targeting "Serra Angel" and it resolves
    Then the marked damage of "Serra Angel" is 3
    When an effect gives "Serra Angel" haste until end of turn
    And the opponent casts "Time Stop" and it resolves
    And you choose 1 card to discard
    Then your hand has 7 cards
    And the marked damage of "Serra Angel" is 0
    And "Serra Angel" does not have haste
