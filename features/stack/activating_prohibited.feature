Feature: Abilities that can't be activated
  ja: 起動できない能力

  Background:
    Given the following cards are used
      | name      | type     | P/T | text                                                                               |
      | Deep Hush | Artifact |     | Activated abilities of creatures can't be activated unless they're mana abilities. |
      | Mystic    | Creature | 1/1 | {T}: Add {G}.\n{T}: You gain 1 life.                                               |

  @CR:602.5
  Scenario: An effect that doesn't mind mana abilities leaves those alone
    ja: マナ能力を除く効果のもとでも、マナ能力は起動できる

    Given you control "Deep Hush" and "Mystic"
    And your hand is "Giant Growth"
    Then you can't activate the second activated ability of "Mystic" (602.5)
    When you cast "Giant Growth" targeting "Mystic"
    Then "Mystic" is tapped

  # 109.2: "creatures" without a word of cards or of another zone are permanents.
  @see:602.5 @see:109.2
  Scenario: An effect on creatures leaves the abilities of creature cards in a hand alone
    ja: クリーチャーの能力の起動を禁じる効果は、手札のクリーチャー・カードの能力には及ばない

    Given the following cards are used
      | name  | cost | type     | P/T | text        |
      | Drake | {3}  | Creature | 2/2 | Cycling {2} |
    And you can pay any amount of mana
    # even so: it keeps the abilities of creatures from being activated.
    And you control "Deep Hush"
    And your hand is "Drake"
    When you activate the cycling ability of "Drake" and it resolves
    Then "Drake" is in your graveyard
    And you draw 1 card
