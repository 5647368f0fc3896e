Feature: Cycling
  ja: サイクリング

  Background:
    Given the following cards are used
      | name     | cost   | type             | P/T | text               |
      | Wanderer | {4}{G} | Creature - Beast | 4/4 | Cycling {2}        |
      | Old Duke | {4}{B} | Creature - Noble | 4/4 | Cycling—Pay 2 life |

  @CR:702.29a
  Scenario: Cycling costs what it says, and the card besides; it draws another as it resolves
    ja: サイクリングはそのコストとカード自身を支払い、解決時にカードを1枚引く

    Given you control 2 "Island"
    And your hand is "Wanderer"
    When you activate the cycling ability of "Wanderer"
    Then "Wanderer" is in your graveyard
    And you control 2 tapped "Island"
    And you draw 0 cards
    When everything on the stack resolves
    Then you draw 1 card (702.29a)

  @CR:702.29a
  Scenario: The cost of cycling may be something else than mana
    ja: サイクリング・コストはマナ以外でもよい

    Given your hand is "Old Duke"
    When you activate the cycling ability of "Old Duke" and it resolves
    Then your life total is 18
    And you draw 1 card (702.29a)

  @CR:702.29a
  Scenario: Without the mana nothing is cycled
    ja: マナが足りなければサイクリングできない

    Given you control "Island"
    And your hand is "Wanderer"
    And "Forest" is in your graveyard
    Then you can't activate the cycling ability of "Wanderer" (118.3)
    When an effect puts "Forest" onto the battlefield under your control
    Then you can activate the cycling ability of "Wanderer"
