Feature: What a card cast with miracle costs
  ja: 奇跡で唱えるカードのコスト

  Background:
    Given each player can pay any amount of mana

  @CR:118.9b @see:118.9a @ruling:MIR-X01 @case:MI-18
  Scenario: As the ability resolves only the miracle cost may be paid, not another alternative cost
    ja: 能力の解決中に支払えるのは奇跡コストだけであり、ほかの代替コストは支払えない

    Given it is the upkeep of your turn
    # even so: it could be cast without paying its mana cost, were it in hand and no ability resolving.
    And you control "Omniscience"
    And from the top, your library has "Terminus"
    When the game goes to the draw step of this turn
    And you choose to reveal "Terminus"
    And all players pass in succession
    And you choose to cast "Terminus"
    Then you have paid {W} for "Terminus" (118.9b)
    And the miracle cost of "Terminus" was paid

  @CR:118.9a @see:601.2b @ruling:MIR-X01
  Scenario: The miracle cost can't be combined with casting without paying the mana cost
    ja: 奇跡コストを、マナ・コストを支払わずに唱えることと組み合わせることはできない

    # even so: spells may be cast without paying their mana costs.
    Given you control "Omniscience"
    And your hand is "Terminus"
    Then you can't cast "Terminus" for its miracle cost without paying its mana cost (118.9a, 601.2b)

  @see:118.9a @case:MI-18 @ruling:MIR-X01
  Scenario: If it isn't cast then, an effect may let it be cast later without paying its mana cost
    ja: そのとき唱えなければ、後でほかの効果によってマナ・コストを支払わずに唱えられる

    Given it is the upkeep of your turn
    And you control "Omniscience"
    And from the top, your library has "Terminus"
    When the game goes to the draw step of this turn
    And you choose to reveal "Terminus"
    And all players pass in succession
    And you choose not to cast "Terminus"
    And the game goes to the precombat main phase of this turn
    And you cast "Terminus" without paying its mana cost
    Then the miracle cost of "Terminus" was not paid
    And "Terminus" is on the stack

  @CR:118.8 @see:118.9d @ruling:MIR-X02
  Scenario: An optional additional cost may be paid besides the miracle cost
    ja: 任意の追加コストは、奇跡コストに加えて支払ってよい

    Given the following cards are used
      | name         | cost      | type    | text                                     |
      | Second Light | {4}{W}{W} | Sorcery | Kicker {2}\nMiracle {W}\nDraw two cards. |
    And it is the upkeep of your turn
    And from the top, your library has "Second Light"
    When the game goes to the draw step of this turn
    And you choose to reveal "Second Light"
    And all players pass in succession
    And you choose to cast "Second Light" for its miracle cost using kicker
    Then you have paid {2}{W} for "Second Light" (118.8)
    And the kicker cost of "Second Light" was paid
    And the miracle cost of "Second Light" was paid

  @see:118.8 @ruling:MIR-X02
  Scenario: An optional additional cost needn't be paid
    ja: 任意の追加コストは支払わなくてもよい

    Given the following cards are used
      | name         | cost      | type    | text                                     |
      | Second Light | {4}{W}{W} | Sorcery | Kicker {2}\nMiracle {W}\nDraw two cards. |
    And it is the upkeep of your turn
    And from the top, your library has "Second Light"
    When the game goes to the draw step of this turn
    And you choose to reveal "Second Light"
    And all players pass in succession
    And you choose to cast "Second Light" for its miracle cost
    Then you have paid {W} for "Second Light"
    And the kicker cost of "Second Light" was not paid

  @CR:118.8 @see:118.3 @ruling:MIR-X02
  Scenario: A mandatory additional cost must be paid
    ja: 必須の追加コストは支払わなければならない

    Given the following cards are used
      | name        | cost      | type    | text                                                                                          |
      | Dark Wonder | {4}{B}{B} | Sorcery | As an additional cost to cast this spell, sacrifice a creature.\nMiracle {B}\nDraw two cards. |
    And it is the upkeep of your turn
    And you control "Grizzly Bears"
    And from the top, your library has "Dark Wonder"
    When the game goes to the draw step of this turn
    And you choose to reveal "Dark Wonder"
    And all players pass in succession
    And you choose to cast "Dark Wonder" for its miracle cost
    Then you have sacrificed "Grizzly Bears" (118.8)
    And you have paid {B} for "Dark Wonder"

  @CR:118.3 @see:118.8 @ruling:MIR-X02
  Scenario: Without anything to pay a mandatory additional cost with, the card isn't cast
    ja: 必須の追加コストを支払えなければ唱えられない

    Given the following cards are used
      | name        | cost      | type    | text                                                                                          |
      | Dark Wonder | {4}{B}{B} | Sorcery | As an additional cost to cast this spell, sacrifice a creature.\nMiracle {B}\nDraw two cards. |
    And it is the upkeep of your turn
    And from the top, your library has "Dark Wonder"
    When the game goes to the draw step of this turn
    And you choose to reveal "Dark Wonder"
    And all players pass in succession
    Then no player is asked to choose
    And the miracle triggered ability of "Dark Wonder" resolves without effect (118.3)
    And "Dark Wonder" is in your hand

  @CR:118.9c @see:202.3 @ruling:MIR-X04
  Scenario: The mana value of Temporal Mastery cast for {1}{U} is 7
    ja: {1}{U}で唱えた「時間の熟達」のマナ総量は7である

    Given it is the upkeep of your turn
    And from the top, your library has "Temporal Mastery"
    When the game goes to the draw step of this turn
    And you choose to reveal "Temporal Mastery"
    And all players pass in succession
    And you choose to cast "Temporal Mastery" for its miracle cost
    Then you have paid {1}{U} for "Temporal Mastery"
    And the mana value of "Temporal Mastery" is 7 (118.9c)

  @CR:118.9c @CR:702.94a @see:202.3e @see:107.3a @ruling:MIR-X04 @ruling:MIR-X06 @case:MI-17
  Scenario Outline: X in the miracle cost is chosen as the spell is cast, and counts in its mana value as in its mana cost
    ja: 奇跡コストのXは唱えるときに選び、マナ総量ではマナ・コストのXとして数える

    # The mana cost of "Entreat the Angels" is {X}{X}{W}{W}{W}, its miracle cost {X}{W}{W}.
    Given it is the upkeep of your turn
    And from the top, your library has "Entreat the Angels"
    When the game goes to the draw step of this turn
    And you choose to reveal "Entreat the Angels"
    And all players pass in succession
    And you choose to cast "Entreat the Angels" for its miracle cost with X = <X>
    Then you have paid <mana> for "Entreat the Angels" (702.94a)
    And the mana value of "Entreat the Angels" is <value> (118.9c)
    When everything on the stack resolves
    Then you control exactly <X> "Angel" tokens
    Examples:
      | X | mana      | value |
      | 3 | {3}{W}{W} | 9     |
      | 4 | {4}{W}{W} | 11    |

  @CR:118.9d @CR:601.2f @ruling:MIR-X05
  Scenario Outline: Increases and reductions apply to the miracle cost
    ja: コストの増減は奇跡コストに適用される

    # Reductions of generic mana leave the blue mana alone.
    Given it is the upkeep of your turn
    And you control <others>
    And from the top, your library has "Temporal Mastery"
    When the game goes to the draw step of this turn
    And you choose to reveal "Temporal Mastery"
    And all players pass in succession
    And you choose to cast "Temporal Mastery" for its miracle cost
    Then you have paid <mana> for "Temporal Mastery" (118.9d, 601.2f)
    Examples:
      | others                                                                        | mana   |
      | "Sphere of Resistance"                                                        | {2}{U} |
      | "Helm of Awakening"                                                           | {U}    |
      | 2 "Helm of Awakening"                                                         | {U}    |
      | "Sphere of Resistance", "Thalia, Guardian of Thraben" and "Helm of Awakening" | {2}{U} |

  @CR:702.94a @see:107.3a @ruling:MIR-X06
  Scenario: Bonfire of the Damned with X = 3 takes {3}{R} with miracle
    ja: Xを3とした「忌むべき者のかがり火」は、奇跡なら{3}{R}である

    Given it is the upkeep of your turn
    And the opponent controls "Serra Angel" and "Grizzly Bears"
    And from the top, your library has "Bonfire of the Damned"
    When the game goes to the draw step of this turn
    And you choose to reveal "Bonfire of the Damned"
    And all players pass in succession
    And you choose to cast "Bonfire of the Damned" for its miracle cost targeting the opponent with X = 3
    Then you have paid {3}{R} for "Bonfire of the Damned" (702.94a)
    When everything on the stack resolves
    Then the opponent's life total is 17
    And "Grizzly Bears" dies
    And the marked damage of "Serra Angel" is 3

  @see:107.3a @see:601.2f @ruling:MIR-X06
  Scenario: Bonfire of the Damned with X = 3 takes {6}{R} without miracle
    ja: Xを3とした「忌むべき者のかがり火」は、奇跡でなければ{6}{R}である

    Given your hand is "Bonfire of the Damned"
    When you cast "Bonfire of the Damned" targeting the opponent with X = 3
    Then you have paid {6}{R} for "Bonfire of the Damned"
