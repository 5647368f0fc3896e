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
