Feature: Flashback
  ja: フラッシュバック

  Background:
    Given each player can pay any amount of mana
    And the following cards are used
      | name | cost | type    | text                                                      |
      | Echo | {R}  | Sorcery | Echo deals 2 damage to target creature.\nFlashback {2}{R} |

  @CR:702.34a
  Scenario: A card cast from the graveyard for its flashback cost is exiled as it resolves
    ja: 墓地からフラッシュバック・コストで唱えたカードは、解決されると追放される

    Given the opponent controls "Serra Angel"
    And "Echo" is in your graveyard
    Then you can't cast "Echo" for its mana cost from your graveyard targeting "Serra Angel" (601.2b)
    When you cast "Echo" for its flashback cost from your graveyard targeting "Serra Angel" and it resolves
    Then "Echo" is exiled
    And the marked damage of "Serra Angel" is 2

  @CR:702.34a
  Scenario: So it is if it is countered
    ja: 打ち消されたときも追放される

    Given the opponent controls "Serra Angel"
    And the opponent's hand is "Counterspell"
    And "Echo" is in your graveyard
    When you cast "Echo" for its flashback cost from your graveyard targeting "Serra Angel"
    And in response, the opponent casts "Counterspell" targeting "Echo"
    And everything on the stack resolves
    Then "Echo" is exiled

  @see:702.34a
  Scenario: From the hand it is cast for its mana cost only, and goes to the graveyard
    ja: 手札からはマナ・コストでしか唱えられず、墓地に置かれる

    Given the opponent controls "Serra Angel"
    And your hand is "Echo"
    Then you can't cast "Echo" for its flashback cost targeting "Serra Angel" (601.2b)
    When you cast "Echo" targeting "Serra Angel" and it resolves
    Then "Echo" is in your graveyard

  @CR:702.34a
  Scenario: Flashback lets nothing but instant and sorcery spells be cast
    ja: フラッシュバックで唱えられるのは、インスタントかソーサリーである呪文だけである

    # 702.34a: "if the resulting spell is an instant or sorcery spell".
    Given the following cards are used
      | name  | cost | type            | P/T | text             |
      | Ghoul | {R}  | Creature - Ogre | 2/2 | Flashback {2}{R} |
    And "Ghoul" is in your graveyard
    Then you can't cast "Ghoul" for its flashback cost from your graveyard (118.9b)
