Feature: Triggered mana
  ja: マナの誘発

  Background:
    Given the following cards are used
      | name   | cost | type             | P/T | text                                               |
      | Priest | {R}  | Creature - Human | 1/1 | When this creature enters, add {R}.                |
      | Monk   | {R}  | Creature - Human | 1/1 | Whenever you tap a land for mana, you gain 1 life. |

  @CR:605.1b
  Scenario: An ability that adds mana as a creature enters is no mana ability: it uses the stack
    ja: クリーチャーが戦場に出たときマナを加える能力はマナ能力ではなく、スタックを使う

    Given you control "Mountain"
    And your hand is "Priest"
    When you cast "Priest" and it resolves
    Then the triggered ability of "Priest" is on the stack
    When everything on the stack resolves
    Then your mana pool holds {R}

  @CR:605.1b
  Scenario: An ability that a land tapped for mana triggers is no mana ability if it adds none
    ja: マナを引き出すために土地をタップしたとき誘発しても、マナを加えない能力はマナ能力ではない

    Given you control "Mountain" and "Monk"
    When you activate the mana ability of "Mountain"
    Then your life total is 20
    And the triggered ability of "Monk" is on the stack
    When everything on the stack resolves
    Then your life total is 21
