Feature: Dredge
  ja: 発掘

  Background:
    Given each player can pay any amount of mana

  # Darkblast has dredge 3.
  @CR:702.52a
  Scenario: A card with dredge may return from the graveyard instead of a card being drawn
    ja: 発掘を持つカードは、カードを引く代わりに墓地から戻せる

    Given "Darkblast" is in your graveyard
    When an effect makes you draw 1 card
    And you choose to do so
    Then "Darkblast" is in your hand
    And your graveyard has 3 cards
    And you draw no card

  @see:702.52a
  Scenario: Who could dredge may draw as usual
    ja: 発掘できるプレイヤーは、普通に引いてもよい

    Given "Darkblast" is in your graveyard
    When an effect makes you draw 1 card
    And you choose not to do so
    Then "Darkblast" is in your graveyard
    And you draw 1 card

  @CR:702.52a @CR:702.52b
  Scenario: Without enough cards in the library nothing can be dredged
    ja: ライブラリーのカードが足りなければ、発掘できない

    Given your hand is "Darkblast"
    When an effect makes you draw 38 cards
    And an effect puts "Darkblast" into your graveyard
    And an effect makes you draw 1 card
    Then "Darkblast" is in your graveyard
    And your hand has 39 cards

  @CR:702.52a
  Scenario: Just as many cards in the library as are milled are enough to dredge
    ja: ライブラリーにちょうどその枚数のカードがあれば、発掘できる

    # 40 cards less the 37 drawn: 3, as many as Darkblast's dredge mills.
    Given your hand is "Darkblast"
    When an effect makes you draw 37 cards
    And an effect puts "Darkblast" into your graveyard
    And an effect makes you draw 1 card
    And you choose to do so
    Then "Darkblast" is in your hand
    And your library has 0 cards
