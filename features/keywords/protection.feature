Feature: Protection
  ja: プロテクション

  @CR:702.16b @CR:113.7a
  Scenario: An ability whose source has died still can't target what has protection from the color that the source had
    ja: 発生源が死亡していても、その最後の色に対するプロテクションを持つものは対象にできない

    # 113.7a: what the source was as it last existed on the battlefield: red.
    Given the following cards are used
      | name   | cost | type              | P/T | text                                                           |
      | Imp    | {R}  | Creature - Imp    | 1/1 | When this creature dies, it deals 1 damage to target creature. |
      | Knight | {W}  | Creature - Knight | 2/2 | Protection from red                                            |
      | Cub    | {W}  | Creature - Cat    | 3/3 |                                                                |
    And you control "Imp"
    And the opponent controls "Knight" and "Cub"
    When an effect destroys "Imp"
    Then the target of the triggered ability of "Imp" is "Cub"

  @CR:702.16e @CR:113.7a
  Scenario: Damage from a source that has died is prevented by what it was protected from
    ja: 死亡した発生源のダメージも、その最後の色に対するプロテクションによって軽減される

    # 113.7a: "it deals damage": the Imp as it most recently existed does, and it was red.
    Given the following cards are used
      | name   | cost | type              | P/T | text                                                         |
      | Imp    | {R}  | Creature - Imp    | 1/1 | When this creature dies, it deals 1 damage to each creature. |
      | Knight | {W}  | Creature - Knight | 2/2 | Protection from red                                          |
      | Cub    | {W}  | Creature - Cat    | 3/3 |                                                              |
    And you control "Imp"
    And the opponent controls "Knight" and "Cub"
    When an effect destroys "Imp"
    And everything on the stack resolves
    Then the marked damage of "Cub" is 1
    And the marked damage of "Knight" is 0 (113.7a, 702.16e)
