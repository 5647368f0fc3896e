Feature: Triggers that look back in time
  ja: 過去を見る誘発

  Background:
    Given each player can pay any amount of mana

  # Phased out, it is treated as though it did not exist; the game looks at it as it was just before.
  @CR:603.10b
  Scenario: An ability triggers on its own permanent's phasing out
    ja: パーマネント自身のフェイズ・アウトで能力が誘発する

    Given the following cards are used
      | name | cost | type              | P/T | text                                   |
      | Wisp | {U}  | Creature - Spirit | 1/1 | When Wisp phases out, you gain 2 life. |
    And you control "Wisp"
    When an effect phases out "Wisp"
    Then the triggered ability of "Wisp" triggers (603.10b)
    When everything on the stack resolves
    Then you gain 2 life

  @CR:603.10d
  Scenario: An ability triggers on losing control of what leaves the battlefield
    ja: 戦場を離れたもののコントロールを失ったことでも誘発する

    Given the opponent controls "Grizzly Bears"
    And your hand is "Ray of Command"
    When you cast "Ray of Command" targeting "Grizzly Bears" and it resolves
    And an effect destroys "Grizzly Bears"
    Then the delayed triggered ability of "Ray of Command" triggers (603.10d)
