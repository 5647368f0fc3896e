Feature: Who can turn what face up, and for which cost
  ja: 誰が何をどのコストで表向きにできるか

  Background:
    Given each player can pay any amount of mana

  @see:116.2b @see:702.37e
  Scenario: A player can't turn a creature face up that someone else controls
    ja: 他のプレイヤーがコントロールしている裏向きのクリーチャーを表向きにすることはできない

    Given you control "Woolly Loxodon"
    # even so: face down
    And "Woolly Loxodon" is face down
    # even so: with priority
    And the opponent has priority
    Then the opponent can't turn the card "Woolly Loxodon" face up (702.37e)

  @see:116.2b @see:702.37e
  Scenario: A creature that is face up can't be turned face up
    ja: 表向きのクリーチャーを表向きにすることはできない

    # There is nothing to turn, whatever its morph cost: the reason is not that no cost could be found.
    Given you control "Woolly Loxodon"
    Then you can't turn "Woolly Loxodon" face up (702.37e)

  @see:702.37e
  Scenario: A creature cast face down isn't turned face up for its mana cost
    ja: 裏向きで唱えられたクリーチャーは、マナ・コストでは表向きにならない

    Given your hand is "Woolly Loxodon"
    When you cast "Woolly Loxodon" face down and it resolves
    Then you can't turn "Woolly Loxodon" face up for its mana cost (702.37e)
    And you can turn "Woolly Loxodon" face up for its morph cost

  @CR:702.37e
  Scenario: A morph cost need not be mana
    ja: 変異コストはマナであるとは限らない

    Given the following cards are used
      | name        | type     | P/T | text              |
      | Pond Lurker | Creature | 3/4 | Morph—Pay 5 life. |
    And you control "Pond Lurker"
    And "Pond Lurker" is face down
    When you turn the card "Pond Lurker" face up
    Then your life total is 15
    And "Pond Lurker" is 3/4

  @see:119.4
  Scenario: What can't be paid turns nothing face up
    ja: 支払えないコストでは表向きにできない

    Given the following cards are used
      | name        | type     | P/T | text              |
      | Pond Lurker | Creature | 3/4 | Morph—Pay 5 life. |
    And you control "Pond Lurker"
    And "Pond Lurker" is face down
    And your life total is 4
    Then you can't turn the card "Pond Lurker" face up (119.4)

  @see:702.37f @see:107.3a
  Scenario: X may be 0 as a permanent is turned face up
    ja: 表向きにするときのXは0でもよい

    Given you control "Warbreak Trumpeter"
    And "Warbreak Trumpeter" is face down
    When you turn the card "Warbreak Trumpeter" face up
    And you choose the number 0
    Then you have paid {R} for "Warbreak Trumpeter"

  @CR:701.40b @see:118.6
  Scenario Outline: A manifested card that is no creature card, or has no mana cost, can't be turned face up
    ja: クリーチャー・カードでないか、マナ・コストを持たない予示されたカードは、表向きにできない

    # Dryad Arbor is a creature card, but without a mana cost there is nothing that could be paid.
    Given your hand is "Soul Summons"
    And from the top, your library has <card>
    When you cast "Soul Summons" and it resolves
    Then you can't turn the card <card> face up (701.40b)

    Examples:
      | card          |
      | "Humility"    |
      | "Dryad Arbor" |

  @CR:701.58b @CR:708.8
  Scenario: A cloaked creature card is turned face up for its mana cost
    ja: 偽装されたクリーチャー・カードは、マナ・コストで表向きになる

    # Cryptic Coat, attached to it, gives it +1/+0: 2/2 face down, and Grizzly Bears are 2/2, too.
    Given your hand is "Cryptic Coat"
    And from the top, your library has "Grizzly Bears"
    When you cast "Cryptic Coat" and it resolves
    And everything on the stack resolves
    Then the card "Grizzly Bears" has ward {2}
    When you turn the card "Grizzly Bears" face up
    Then you have paid {1}{G} for "Grizzly Bears"
    And "Grizzly Bears" does not have ward
    And "Grizzly Bears" is 3/2

  @CR:701.58b @see:118.6
  Scenario Outline: A cloaked card that is no creature card, or has no mana cost, can't be turned face up
    ja: クリーチャー・カードでないか、マナ・コストを持たない偽装されたカードは、表向きにできない

    Given your hand is "Cryptic Coat"
    And from the top, your library has <card>
    When you cast "Cryptic Coat" and it resolves
    And everything on the stack resolves
    Then you can't turn the card <card> face up (701.58b)

    Examples:
      | card          |
      | "Humility"    |
      | "Dryad Arbor" |

  @CR:701.58c
  Scenario Outline: A cloaked card with morph is turned face up for either cost
    ja: 偽装された変異を持つカードは、どちらのコストでも表向きにできる

    Given your hand is "Cryptic Coat"
    And from the top, your library has "Woolly Loxodon"
    When you cast "Cryptic Coat" and it resolves
    And everything on the stack resolves
    And you turn the card "Woolly Loxodon" face up for <cost>
    Then you have paid <mana> for "Woolly Loxodon"

    Examples:
      | cost           | mana      |
      | its morph cost | {5}{G}    |
      | its mana cost  | {5}{G}{G} |

  @CR:701.58d
  Scenario Outline: A cloaked card with disguise is turned face up for either cost
    ja: 偽装された変装を持つカードは、どちらのコストでも表向きにできる

    Given the following cards are used
      | name  | cost   | type     | P/T | text         |
      | Sneak | {3}{R} | Creature | 4/3 | Disguise {R} |
    And your hand is "Cryptic Coat"
    And from the top, your library has "Sneak"
    When you cast "Cryptic Coat" and it resolves
    And everything on the stack resolves
    And you turn the card "Sneak" face up for <cost>
    Then you have paid <mana> for "Sneak"

    Examples:
      | cost              | mana   |
      | its disguise cost | {R}    |
      | its mana cost     | {3}{R} |

  @CR:701.40d
  Scenario Outline: A manifested card with disguise is turned face up for either cost
    ja: 予示された変装を持つカードは、どちらのコストでも表向きにできる

    Given the following cards are used
      | name  | cost   | type     | P/T | text         |
      | Sneak | {3}{R} | Creature | 4/3 | Disguise {R} |
    And your hand is "Soul Summons"
    And from the top, your library has "Sneak"
    When you cast "Soul Summons" and it resolves
    And you turn the card "Sneak" face up for <cost>
    Then you have paid <mana> for "Sneak"

    Examples:
      | cost              | mana   |
      | its disguise cost | {R}    |
      | its mana cost     | {3}{R} |
