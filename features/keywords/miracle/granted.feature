Feature: Miracle that an effect gives
  ja: 効果によって与えられた奇跡

  Background:
    Given each player can pay any amount of mana

  @CR:702.94a @see:613.1f @ruling:MIR-X11
  Scenario: An enchantment card in hand has the miracle that an effect gives as it is drawn
    ja: 手札のエンチャント・カードは、引かれた時点で効果が与える奇跡を持つ

    # "Aminatou, Veil Piercer": enchantment cards in your hand have miracle for their mana cost less {4}.
    Given it is the upkeep of your turn
    And you control "Aminatou, Veil Piercer"
    And from the top, your library has "Omniscience"
    When the game goes to the draw step of this turn
    Then you are asked to choose whether to reveal
    And "Omniscience" has miracle {3}{U}{U}{U}
    When you choose to reveal "Omniscience"
    And all players pass in succession
    And you choose to cast "Omniscience" for its miracle cost
    Then you have paid {3}{U}{U}{U} for "Omniscience" (702.94a)
    And it is the draw step of your turn
    When all players pass in succession
    Then "Omniscience" is on the battlefield

  @see:702.94a @see:613.1f @ruling:MIR-X11
  Scenario: Cards of other types, and those of the opponent, get nothing
    ja: ほかのタイプのカードや対戦相手のカードには与えられない

    Given it is the upkeep of your turn
    # even so: enchantment cards of its controller get miracle.
    And you control "Aminatou, Veil Piercer"
    And from the top, your library has "Serra Angel"
    And the opponent's hand is "Humility"
    When the game goes to the draw step of this turn
    Then no player is asked to choose
    And "Serra Angel" does not have miracle
    And "Humility" does not have miracle

  @see:702.94a @derived @ruling:MIR-X11
  Scenario: An enchantment card that is drawn second can't be revealed
    ja: 2枚目に引いたエンチャント・カードは公開できない

    # even so: it would be so without saying: the card of the draw step.
    Given you have drawn 1 card this turn
    And you control "Aminatou, Veil Piercer"
    And your hand is "Think Twice"
    And from the top, your library has "Omniscience"
    When you cast "Think Twice" and it resolves
    Then "Omniscience" has miracle {3}{U}{U}{U}
    And no player is asked to choose

  @see:701.25a @see:702.94a @derived @ruling:MIR-X11
  Scenario: Cards that are looked at on top of the library aren't in the hand, and so have no miracle
    ja: ライブラリーの上で見られるカードは手札にないので、奇跡を持たない

    Given it is the end step of the opponent's turn
    And you control "Aminatou, Veil Piercer"
    And from the top, your library has "Omniscience" and "Humility"
    When the game goes to the upkeep of your next turn
    And all players pass in succession
    Then you know what "Omniscience" and "Humility" are
    And the opponent does not know what "Omniscience" and "Humility" are
    When you choose to put "Omniscience" into your graveyard
    Then "Humility" does not have miracle
    And you know what "Humility" is
    When the game goes to the draw step of this turn
    Then "Humility" has miracle {W}{W}
    When you choose not to reveal "Humility"
    Then the opponent does not know what "Humility" is

  @CR:701.25a @derived @ruling:MIR-X11
  Scenario: Who surveils may put either of the cards into the graveyard; the other stays on top
    ja: 諜報では、見たカードのどちらを墓地に置いてもよく、残りはライブラリーの上に残る

    Given it is the end step of the opponent's turn
    And you control "Aminatou, Veil Piercer"
    And from the top, your library has "Omniscience", "Humility" and "Grizzly Bears"
    When the game goes to the upkeep of your next turn
    And all players pass in succession
    And you choose to put "Humility" into your graveyard
    Then from the top, your library has "Omniscience" and "Grizzly Bears"
    And "Humility" is in your graveyard (701.25a)

  @interpretation @see:113.7a @see:702.94a @see:603.11 @ruling:MIR-X11 @case:MI-13
  Scenario: The ability that has triggered doesn't depend on what gave the card miracle
    ja: 誘発した能力は、奇跡を与えたものがなくなっても変わらない

    # An ability on the stack exists independently of its source (113.7a), and the cost that it names is the one it triggered with.
    Given it is the upkeep of your turn
    And you control "Aminatou, Veil Piercer"
    And the opponent's hand is "Murder"
    And from the top, your library has "Omniscience"
    When the game goes to the draw step of this turn
    And you choose to reveal "Omniscience"
    And in response, the opponent casts "Murder" targeting "Aminatou, Veil Piercer" and it resolves
    Then "Omniscience" does not have miracle
    When all players pass in succession
    And you choose to cast "Omniscience" for its miracle cost
    Then you have paid {3}{U}{U}{U} for "Omniscience"

  @CR:607.2h @see:603.11 @derived @ruling:MIR-03 @ruling:MIR-X11
  Scenario: Of two instances of miracle only the one by which the card was revealed triggers
    ja: 奇跡を2つ持つカードでは、公開に用いたほうの能力だけが誘発する

    # The card has its own miracle {W} and, from "Aminatou, Veil Piercer", miracle {2}{W}. Each is asked for by itself, its own first.
    Given the following cards are used
      | name        | cost   | type        | text        |
      | Bright Sign | {6}{W} | Enchantment | Miracle {W} |
    And it is the upkeep of your turn
    And you control "Aminatou, Veil Piercer"
    And from the top, your library has "Bright Sign"
    When the game goes to the draw step of this turn
    Then "Bright Sign" has 2 instances of miracle
    When you choose not to reveal "Bright Sign"
    And you choose to reveal "Bright Sign"
    Then the miracle triggered ability of "Bright Sign" triggers 1 time (607.2h)
    When all players pass in succession
    And you choose to cast "Bright Sign" for its miracle cost
    Then you have paid {2}{W} for "Bright Sign"
