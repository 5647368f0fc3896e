Feature: Miracle and what is a draw
  ja: 奇跡と、引いたとされるもの

  Background:
    Given each player can pay any amount of mana

  @see:121.5 @see:702.94a @ruling:MIR-X03
  Scenario: A card that is put into the hand without being drawn can't be revealed with miracle
    ja: 「引く」ことなく手札に加えられたカードは、奇跡で公開できない

    Given it is the upkeep of your turn
    And your hand is "Impulse"
    And from the top, your library has "Grizzly Bears", "Terminus", "Island" and "Forest"
    When you cast "Impulse" and it resolves
    And you choose "Terminus"
    And you choose the order "Island", "Grizzly Bears" and "Forest"
    Then "Terminus" is in your hand
    And no player is asked to choose
    And you draw no card
    And the miracle triggered ability of "Terminus" does not trigger

  @CR:121.5 @derived @ruling:MIR-X03
  Scenario: Nothing that sees draws sees it
    ja: ドローを見る能力も誘発しない

    Given it is the upkeep of your turn
    And the opponent controls "Underworld Dreams"
    And your hand is "Impulse"
    And from the top, your library has "Terminus", "Island", "Island" and "Island"
    When you cast "Impulse" and it resolves
    And you choose "Terminus"
    Then "Terminus" is in your hand (121.5)
    And the triggered ability of "Underworld Dreams" does not trigger

  @see:121.5 @see:702.94a @derived @ruling:MIR-X03
  Scenario: It doesn't count as the first card drawn either
    ja: それは、そのターン最初に引いたカードにも数えられない

    Given it is the upkeep of your turn
    And your hand is "Impulse"
    And from the top, your library has "Island", "Island", "Island", "Island" and "Terminus"
    When you cast "Impulse" and it resolves
    And you choose the first "Island"
    And the game goes to the draw step of this turn
    Then you are asked to choose whether to reveal
    When you choose to reveal "Terminus"
    Then the miracle triggered ability of "Terminus" triggers

  @see:701.6a @see:702.94b @ruling:MIR-X07 @case:MI-12
  Scenario: If the ability is countered the card stays in hand, hidden, and can be cast as usual
    ja: 能力が打ち消されたカードは手札に残って隠され、通常どおり唱えられる

    Given it is the upkeep of your turn
    And the opponent's hand is "Stifle"
    And from the top, your library has "Terminus"
    When the game goes to the draw step of this turn
    And you choose to reveal "Terminus"
    And in response, the opponent casts "Stifle" targeting the miracle triggered ability of "Terminus" and it resolves
    Then the miracle triggered ability of "Terminus" is countered
    And "Terminus" is in your hand
    And "Terminus" is not revealed
    When the game goes to the precombat main phase of this turn
    Then the only cost you can choose to cast "Terminus" is its mana cost {4}{W}{W}

  @see:701.6a @ruling:MIR-X07
  Scenario: If the spell is countered the card goes to the graveyard
    ja: 呪文が打ち消されれば、カードは墓地に置かれる

    Given it is the upkeep of your turn
    And the opponent's hand is "Counterspell"
    And from the top, your library has "Terminus"
    When the game goes to the draw step of this turn
    And you choose to reveal "Terminus"
    And all players pass in succession
    And you choose to cast "Terminus" for its miracle cost
    And in response, the opponent casts "Counterspell" targeting "Terminus" and it resolves
    Then "Terminus" is countered
    And "Terminus" is in your graveyard

  @CR:614.11 @CR:702.94a @see:614.6 @ruling:MIR-X08
  Scenario: A draw that was replaced isn't the first card drawn; the next one is
    ja: 置換されたドローは最初のドローではなく、次のドローが最初になる

    Given it is the upkeep of your turn
    And you control "Words of Worship"
    And your hand is "Think Twice"
    And from the top, your library has "Terminus"
    When you activate the activated ability of "Words of Worship" and it resolves
    And the game goes to the draw step of this turn
    Then you gain 5 life (614.11)
    And you draw no card
    And no player is asked to choose
    When you cast "Think Twice" and it resolves
    Then you are asked to choose whether to reveal
    When you choose to reveal "Terminus"
    Then the miracle triggered ability of "Terminus" triggers

  @CR:702.94a @see:614.6 @derived @ruling:MIR-X08
  Scenario: Who draws instead of another player may reveal the card, if it is the first that they draw
    ja: ほかのプレイヤーの代わりに引いたカードも、自分の最初の1枚なら公開できる

    # The opponent's draw in the draw step is replaced, so the opponent draws nothing; what you draw instead is your first card.
    Given it is the upkeep of the opponent's turn
    And your hand is "Plagiarize"
    And from the top, your library has "Terminus"
    And from the top, the opponent's library has "Thunderous Wrath"
    When you cast "Plagiarize" targeting the opponent and it resolves
    And the game goes to the draw step of this turn
    Then you are asked to choose whether to reveal
    And "Terminus" is in your hand
    And "Thunderous Wrath" is on the top of the opponent's library
    When you choose to reveal "Terminus"
    Then the miracle triggered ability of "Terminus" is on the stack (702.94a)
    And you have drawn 1 card this turn
    And the opponent has drawn no cards this turn

  @CR:608.2g @see:702.94a @ruling:MIR-X10
  Scenario: A creature card with miracle may be cast in the draw step
    ja: 奇跡を持つクリーチャー・カードは、ドロー・ステップにも唱えられる

    Given it is the upkeep of your turn
    And "Grizzly Bears" is in your graveyard
    And from the top, your library has "Metamorphosis Fanatic"
    When the game goes to the draw step of this turn
    And you choose to reveal "Metamorphosis Fanatic"
    And all players pass in succession
    And you choose to cast "Metamorphosis Fanatic" for its miracle cost
    Then you have paid {1}{B} for "Metamorphosis Fanatic" (608.2g)
    When all players pass in succession
    Then "Metamorphosis Fanatic" is on the battlefield
    And it is the draw step of your turn
    And you are asked to choose the target
    When you choose "Grizzly Bears" as the target
    And everything on the stack resolves
    Then "Grizzly Bears" is on the battlefield
    And "Grizzly Bears" has lifelink

  @CR:702.94a @see:504.2 @ruling:MIR-X12
  Scenario: Your own Howling Mine draws the second card of the turn
    ja: 自分の「吠えたける鉱山」で引くカードも、そのターン2枚目である

    Given it is the upkeep of your turn
    And you control "Howling Mine"
    And from the top, your library has "Grizzly Bears" and "Terminus"
    When the game goes to the draw step of this turn
    And everything on the stack resolves
    Then you draw 2 cards
    And no player is asked to choose (702.94a)
    And the miracle triggered ability of "Terminus" does not trigger

  @CR:702.94a @see:504.2 @see:603.3b @derived @ruling:MIR-X12
  Scenario: The card of the draw step itself is the first, though abilities that draw more wait already
    ja: ドロー・ステップのドローそのものは、追加のドローの能力が誘発していても最初の1枚である

    Given it is the upkeep of your turn
    And you control "Howling Mine"
    And from the top, your library has "Terminus" and "Thunderous Wrath"
    When the game goes to the draw step of this turn
    And you choose to reveal "Terminus"
    And you choose to put the triggered abilities on the stack in the order the triggered ability of "Howling Mine" and the miracle triggered ability of "Terminus"
    Then from the top, the stack is the miracle triggered ability of "Terminus" and the triggered ability of "Howling Mine"
    When all players pass in succession
    And you choose to cast "Terminus"
    And everything on the stack resolves
    Then "Thunderous Wrath" is in your hand
    And no player is asked to choose (702.94a)
