Feature: Snow mana
  ja: 氷雪マナ

  @CR:107.4h
  Scenario: A snow symbol is paid with mana of a snow land
    ja: 氷雪マナ・シンボルは、氷雪土地のマナで支払う

    Given you control "Snow-Covered Forest"
    And your hand is "Icehide Golem"
    When you cast "Icehide Golem"
    Then "Snow-Covered Forest" is tapped
    And "Icehide Golem" is on the stack

  # It asks for a source with the supertype, not for a type of mana.
  @CR:107.4h
  Scenario: It is paid with mana of any type, of any source that is snow
    ja: 氷雪の発生源のマナなら、どのタイプでも支払える

    Given you control "Boreal Druid" and "Chilling Shade"
    When you activate the activated ability of "Chilling Shade"
    Then "Boreal Druid" is tapped
    When everything on the stack resolves
    Then "Chilling Shade" is 2/2

  @CR:107.4h
  Scenario: Other mana doesn't pay it
    ja: ほかのマナでは支払えない

    Given you control "Forest" and "Snow-Covered Forest"
    And you control "Chilling Shade"
    When you activate the activated ability of "Chilling Shade"
    Then "Snow-Covered Forest" is tapped
    And "Forest" is not tapped
    And you can't activate the activated ability of "Chilling Shade" (118.3)

  @CR:107.4h
  Scenario: A snow land is tapped for a snow symbol while another land pays the rest
    ja: 氷雪土地が氷雪マナを、ほかの土地が残りを支払う

    Given the following cards are used
      | name      | cost   | type             | P/T |
      | Ice Otter | {S}{U} | Creature - Otter | 1/1 |
    And you control "Island" and "Snow-Covered Mountain"
    And your hand is "Ice Otter"
    When you cast "Ice Otter"
    Then "Island" is tapped
    And "Snow-Covered Mountain" is tapped
    And "Ice Otter" is on the stack

  # {1}{S} with {2} less: {S} is left, not {0}.
  @CR:107.4h
  Scenario: What makes a spell cost less leaves its snow symbol alone
    ja: コストを減らす効果は、氷雪マナ・シンボルを減らさない

    Given the following cards are used
      | name      | cost   | type             | P/T | text                                            |
      | Guide     | {W}    | Creature - Scout | 1/1 | Creature spells you cast cost {2} less to cast. |
      | Ice Otter | {1}{S} | Creature - Otter | 1/1 |                                                 |
    And you control "Guide", "Forest" and "Snow-Covered Forest"
    And your hand is "Ice Otter"
    When you cast "Ice Otter"
    Then "Snow-Covered Forest" is tapped (107.4h)
    And "Forest" is not tapped

  @see:107.4h @see:202.3
  Scenario: A snow symbol counts 1 in the mana value and has no color
    ja: 氷雪マナ・シンボルのマナ総量は1で、色を持たない

    Given you control "Icehide Golem"
    Then the mana value of "Icehide Golem" is 1
    And "Icehide Golem" is colorless

  # The player chooses what they spend (601.2h); 106.4: what is not spent stays. Without the choice either forest's mana might be left.
  @see:601.2h @see:106.4
  Scenario: Whoever pays chooses which mana of the same type is left
    ja: 同じタイプのマナのどれを支払うかは、支払うプレイヤーが選ぶ

    Given you control "Forest" and "Snow-Covered Forest"
    And you control "Chilling Shade"
    And the following cards are used
      | name    | cost | type            | P/T |
      | Bulwark | {1}  | Creature - Wall | 0/4 |
    And your hand is "Bulwark"
    When you begin to cast "Bulwark"
    And you add {G} with "Forest"
    And you add {G} with "Snow-Covered Forest"
    And you finish casting "Bulwark"
    And you choose to spend {G} from "Forest"
    Then your mana pool holds {G}
    When you activate the activated ability of "Chilling Shade"
    Then your mana pool is empty
    When everything on the stack resolves
    Then "Chilling Shade" is 2/2
