Feature: Draws that can't happen, and dredge
  ja: 起こりえないカードを引くことと、発掘

  @CR:614.17c @see:121.2b @see:702.52a @case:LE-16
  Scenario: A draw that can't happen can't be replaced by dredging
    ja: 起こりえないドローを、発掘で置き換えることはできない

    # You have drawn your one card this turn.
    # even so: it would be so without saying: the card of the draw step.
    Given you have drawn 1 card this turn
    And the opponent controls "Spirit of the Labyrinth"
    And "Darkblast" is in your graveyard
    When an effect makes you draw 1 card
    Then you draw no card
    And no player is asked to choose
    And "Darkblast" is in your graveyard

  @CR:702.52a @see:121.6 @case:LE-16
  Scenario: A first draw may be dredged, and then no card has been drawn
    ja: 最初のドローは発掘で置き換えることができ、その場合カードは引かれていない

    Given you have drawn 0 cards this turn
    # even so: one draw each turn is all there is.
    And the opponent controls "Spirit of the Labyrinth"
    And "Darkblast" is in your graveyard
    When an effect makes you draw 1 card
    And you choose to do so
    Then "Darkblast" is in your hand
    And your graveyard has 3 cards
    And you draw no card
    When an effect makes you draw 1 card
    Then you draw 1 card

  @CR:702.52a @CR:702.52b
  Scenario: With too few cards in the library nothing can be dredged
    ja: ライブラリーのカードが足りなければ、発掘はできない

    Given your library is empty
    And "Darkblast" is in your graveyard
    When an effect makes you draw 1 card
    Then no player is asked to choose
    And "Darkblast" is in your graveyard
