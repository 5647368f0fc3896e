Feature: More on miracle
  ja: 奇跡についての補足

  Background:
    Given each player can pay any amount of mana

  @CR:603.3 @CR:400.7 @CR:702.94a @see:121.2 @case:MI-04 @ruling:MIR-17 @ruling:MIR-18
  Scenario: Revealed as the first of three cards and put back, the card isn't cast; drawn again in that turn it isn't the first
    ja: 3枚引く最初の1枚として公開し、ライブラリーに戻したカードは唱えられず、そのターンに引き直しても最初の1枚ではない

    Given it is the upkeep of your turn
    And your hand is "Brainstorm"
    And from the top, your library has "Terminus", "Grizzly Bears", "Island" and "Forest"
    When you cast "Brainstorm" and it resolves
    And you choose to reveal "Terminus"
    And you choose to put "Terminus" and "Island" on the top of your library
    Then from the top, the stack is the miracle triggered ability of "Terminus" (603.3)
    And "Brainstorm" is in your graveyard
    When all players pass in succession
    Then the miracle triggered ability of "Terminus" resolves without effect
    When the game goes to the draw step of this turn
    Then "Terminus" is in your hand
    And you have drawn 4 cards this turn
    And no player is asked to choose (702.94a)

  @CR:401.4 @see:701.20a @see:702.94b @derived @ruling:MIR-17 @case:MI-04
  Scenario: Put onto the library with another card, the revealed card is one of the two, but the opponent doesn't know which
    ja: 公開されたカードをもう1枚と一緒にライブラリーに置くと、2枚のどちらがそのカードなのか対戦相手には分からない

    # The owner arranges cards that go there at the same time, and doesn't reveal their order.
    Given it is the upkeep of your turn
    And your hand is "Brainstorm"
    And from the top, your library has "Terminus", "Grizzly Bears", "Island" and "Forest"
    When you cast "Brainstorm" and it resolves
    And you choose to reveal "Terminus"
    And you choose to put "Terminus" and "Grizzly Bears" on the top of your library
    Then you know what "Terminus" is
    And the opponent does not know what "Terminus" is (401.4)
    And you know what "Grizzly Bears" is
    And the opponent does not know what "Grizzly Bears" is
    And you know what "Island" is
    And the opponent does not know what "Island" is

  @see:701.20a @see:702.94b @see:401.4 @derived @ruling:MIR-17
  Scenario: Put onto the library by itself in response, the revealed card is known to both players there
    ja: 対応して公開されたカードだけがライブラリーに置かれたなら、両プレイヤーがそれを知っている

    Given it is the upkeep of your turn
    And from the top, your library has "Terminus"
    When the game goes to the draw step of this turn
    And you choose to reveal "Terminus"
    And an effect puts "Terminus" on the top of your library
    Then each player knows what "Terminus" is
    When all players pass in succession
    Then the miracle triggered ability of "Terminus" resolves without effect

  @CR:614.11 @CR:702.94a @see:121.2 @see:614.6 @case:MI-09
  Scenario: With "Blood Scrivener" and an empty hand the first of the two cards drawn instead may be revealed
    ja: 手札がない「Blood Scrivener」のコントローラーは、代わりに引く2枚のうち1枚目を公開できる

    Given it is the upkeep of your turn
    And you control "Blood Scrivener"
    And from the top, your library has "Terminus" and "Island"
    When the game goes to the draw step of this turn
    And you choose to reveal "Terminus"
    Then you draw 2 cards (614.11)
    And you lose 1 life
    And the miracle triggered ability of "Terminus" triggers

  @CR:702.94a @see:121.2 @see:614.6 @case:MI-09
  Scenario: Drawn second with "Blood Scrivener", the card can't be revealed
    ja: 「Blood Scrivener」で2枚目に引いたカードは公開できない

    Given it is the upkeep of your turn
    And you control "Blood Scrivener"
    And from the top, your library has "Island" and "Terminus"
    When the game goes to the draw step of this turn
    Then you draw 2 cards
    And you lose 1 life
    And no player is asked to choose (702.94a)
    And the miracle triggered ability of "Terminus" does not trigger

  @see:707.10 @see:707.10b @derived @ruling:MIR-04
  Scenario: A copy of the ability lets the card be cast, too; the other then does nothing
    ja: 能力のコピーによっても唱えられ、残ったほうは何もしない

    Given it is the upkeep of your turn
    And you control "Strionic Resonator"
    And from the top, your library has "Terminus"
    When the game goes to the draw step of this turn
    And you choose to reveal "Terminus"
    And you activate the activated ability of "Strionic Resonator" targeting the miracle triggered ability of "Terminus" and it resolves
    Then 2 triggered abilities controlled by you are on the stack
    When all players pass in succession
    And you choose to cast "Terminus" for its miracle cost
    And all players pass in succession
    Then "Terminus" is in your graveyard
    And 1 triggered ability controlled by you is on the stack
    When all players pass in succession
    Then no player is asked to choose
    And the stack is empty

  @CR:500.7 @see:702.94a @derived @ruling:MIR-05
  Scenario: Cast in one's own draw step, Temporal Mastery gives the turn after this one
    ja: 自分のドロー・ステップに唱えた「時間の熟達」の追加ターンは、このターンの次に来る

    Given it is the upkeep of your turn
    And from the top, your library has "Temporal Mastery" and "Terminus"
    When the game goes to the draw step of this turn
    And you choose to reveal "Temporal Mastery"
    And all players pass in succession
    And you choose to cast "Temporal Mastery" for its miracle cost
    And everything on the stack resolves
    Then "Temporal Mastery" is in exile
    When the game goes to the draw step of the next turn
    Then it is the draw step of your turn
    And you are asked to choose whether to reveal
    When you choose to reveal "Terminus"
    Then the miracle triggered ability of "Terminus" triggers

  @CR:121.2c @CR:702.94a @derived @ruling:MIR-09 @ruling:MIR-11
  Scenario: Both players may reveal their own first card
    ja: 両方のプレイヤーが、それぞれ自分の最初の1枚を公開できる

    # The active player draws first (121.2c), and puts the ability on the stack first (603.3b).
    Given it is the upkeep of your turn
    And your hand is "Reforge the Soul"
    And you control "Vedalken Orrery"
    And from the top, your library has "Terminus"
    And from the top, the opponent's library has "Thunderous Wrath"
    When you cast "Reforge the Soul" and it resolves
    And you choose to reveal "Terminus"
    And the opponent chooses to reveal "Thunderous Wrath"
    Then from the top, the stack is the miracle triggered ability of "Thunderous Wrath" and the miracle triggered ability of "Terminus" (702.94a)

  @see:702.94a @see:121.4 @derived @ruling:MIR-11
  Scenario: Trying to draw from an empty library draws no card
    ja: 空のライブラリーから引こうとしても、カードを引いたことにはならない

    Given it is the upkeep of your turn
    And your library is empty
    When the following effect happens: you draw a card
    Then you have drawn no cards this turn
    And you lose the game
