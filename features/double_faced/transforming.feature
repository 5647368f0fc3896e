Feature: Transforming double-faced permanents
  ja: 両面パーマネントの変身

  Background:
    Given each player can pay any amount of mana

  @CR:701.27a @CR:712.8e
  Scenario: A permanent that transforms has only the characteristics of its other face
    ja: 変身したパーマネントは、もう一方の面の特性だけを持つ

    Given you control "Kessig Prowler"
    When you activate the ability of "Kessig Prowler"
    And everything on the stack resolves
    Then "Sinuous Predator" transforms (701.27a)
    And "Sinuous Predator" is 4/4
    And the name of "Sinuous Predator" is "Sinuous Predator"
    And "Sinuous Predator" is colorless
    And "Sinuous Predator" is transformed

  @CR:701.27a @CR:712.8d
  Scenario: A permanent transformed again has only the characteristics of its front face
    ja: もう一度変身したパーマネントは、第1面の特性だけを持つ

    Given you control "Kessig Prowler"
    And "Kessig Prowler" is transformed
    When an effect transforms "Sinuous Predator"
    Then "Kessig Prowler" is 2/1
    And "Kessig Prowler" is a green creature
    And "Kessig Prowler" is not transformed

  @CR:712.8e @CR:202.3b
  Scenario: The back face's mana value is that of the front face's mana cost
    ja: 第2面のマナ総量は、第1面のマナ・コストで数える

    Given you control "Loyal Cathar"
    When an effect transforms "Loyal Cathar"
    Then the mana value of "Unhallowed Cathar" is 2

  @see:712.8e @see:202.3b
  Scenario: A copy of the back face has mana value 0
    ja: 第2面のコピーのマナ総量は0である

    Given you control "Loyal Cathar"
    And your hand is "Clone"
    When an effect transforms "Loyal Cathar"
    And you cast "Clone" and it resolves
    And you choose "Unhallowed Cathar"
    Then the mana value of the card "Clone" is 0
    And the card "Clone" is 2/1

  @CR:712.18
  Scenario: A permanent that transforms is the same permanent, and what affected it goes on
    ja: 変身しても同じパーマネントであり、影響していた効果は続く

    # 4/4 with a counter, and trample until end of turn.
    Given you control "Kessig Prowler"
    And "Kessig Prowler" has 1 +1/+1 counter on it
    When an effect gives "Kessig Prowler" trample until end of turn
    And an effect transforms "Kessig Prowler"
    Then "Sinuous Predator" is 5/5
    And "Sinuous Predator" has trample
    And "Sinuous Predator" is still the same object
    And you can attack with "Sinuous Predator"

  @CR:613.7g @edition:2026-08-07
  Scenario: A permanent that transforms gets a new timestamp, so that its static ability is newer than what began before
    ja: 変身したパーマネントは新しいタイムスタンプを得て、その常在型能力はそれより前に始まったものより新しい

    # The enchantment is newer than the permanent, but older than its transforming.
    Given the following cards are used
      | name         | cost | type             | P/T | text                                         |
      | Day Cantor   | {W}  | Creature - Human | 1/1 |                                              |
      | Night Cantor | {B}  | Creature - Human | 1/1 | Creatures have base power and toughness 1/1. |
      | Night Chant  | {2}  | Enchantment      | -   | Creatures have base power and toughness 3/3. |
    And the back face of the card "Day Cantor" is "Night Cantor"
    And you control "Day Cantor", "Night Chant" and "Grizzly Bears"
    When an effect transforms "Day Cantor"
    Then "Grizzly Bears" is 1/1

  @CR:701.27c @CR:712.9
  Scenario: A Clone of a double-faced permanent can't transform
    ja: 両面パーマネントのコピーになっているクローンは変身できない

    Given you control "Kessig Prowler" and "Cult of the Waxing Moon"
    And your hand is "Clone"
    When you cast "Clone" and it resolves
    And you choose "Kessig Prowler"
    And you activate the ability of the card "Clone"
    And everything on the stack resolves
    Then the card "Clone" does not transform (701.27c)
    And the card "Clone" is 2/1
    And you control 0 "Wolf" tokens

  # Since 2025-09-19; before, only cards made to transform did.
  @CR:712.9 @edition:2023-11-17
  Scenario: By an earlier edition a modal double-faced permanent doesn't transform
    ja: 以前の版では、モードを持つ両面パーマネントは変身しない

    Given the following cards are used
      | name      | cost | type           | P/T |
      | Day Face  | {1}  | Creature - Elf | 1/1 |
      | Dusk Face | {2}  | Creature - Elf | 3/3 |
    And the back face of the card "Day Face" is "Dusk Face"
    And you control "Day Face"
    When an effect transforms "Day Face"
    Then "Day Face" does not transform (712.9)
    And "Day Face" is 1/1

  @CR:701.27a @see:712.9 @edition:2026-08-07
  Scenario: A modal double-faced permanent can transform
    ja: モードを持つ両面パーマネントも変身できる

    Given the following cards are used
      | name      | cost | type           | P/T |
      | Day Face  | {1}  | Creature - Elf | 1/1 |
      | Dusk Face | {2}  | Creature - Elf | 3/3 |
    And the back face of the card "Day Face" is "Dusk Face"
    And you control "Day Face"
    When an effect transforms "Day Face"
    Then "Dusk Face" transforms (701.27a)
    And "Dusk Face" is 3/3

  @CR:701.27d @CR:712.10 @edition:2026-08-07
  Scenario: What would show the face of a sorcery doesn't transform
    ja: ソーサリーの面になるものは変身しない

    Given the following cards are used
      | name         | cost   | type             | P/T | text             |
      | Glyph Weaver | {2}{W} | Creature - Human | 2/3 |                  |
      | Deadly Pride | {5}{B} | Sorcery          | -   | You gain 1 life. |
    And the back face of the card "Glyph Weaver" is "Deadly Pride"
    And you control "Glyph Weaver"
    When an effect transforms "Glyph Weaver"
    Then "Glyph Weaver" does not transform (701.27d)
    And "Glyph Weaver" is 2/3

  @CR:701.27f
  Scenario: An ability transforms its permanent only if it hasn't transformed since
    ja: 能力がスタックに置かれてから変身していたら、もう変身しない

    Given you control "Kessig Prowler"
    When you activate the ability of "Kessig Prowler"
    And you activate the ability of "Kessig Prowler"
    And everything on the stack resolves
    Then "Sinuous Predator" is 4/4
    And "Sinuous Predator" is transformed

  @CR:701.27a
  Scenario: What triggers as something transforms looks at what it is then
    ja: 変身したときに誘発する能力は、変身した後の特性を見る

    # The Cathar is a Human before, but no Human afterward.
    Given you control "Loyal Cathar" and "Cult of the Waxing Moon"
    When an effect transforms "Loyal Cathar"
    And everything on the stack resolves
    Then you control 1 "Wolf" token

  @CR:712.14a
  Scenario: A card that is returned transformed enters with its back face up
    ja: 変身した状態で戻されるカードは、第2面を上にして戦場に出る

    Given you control "Loyal Cathar"
    When an effect destroys "Loyal Cathar"
    And everything on the stack resolves
    And the game goes to the end step of this turn
    And everything on the stack resolves
    Then "Unhallowed Cathar" enters the battlefield (712.14a)
    And "Unhallowed Cathar" is 2/1
    And "Unhallowed Cathar" is transformed

  @CR:712.14a @see:707.2
  Scenario: A card that isn't double-faced isn't returned transformed: it stays where it is
    ja: 両面でないカードは変身した状態では戻らず、その領域に残る

    # The Clone has the ability of the Cathar, but its card has no back face.
    Given you control "Loyal Cathar"
    And your hand is "Clone"
    When you cast "Clone" and it resolves
    And you choose "Loyal Cathar"
    And an effect destroys the card "Clone"
    And everything on the stack resolves
    And the game goes to the end step of this turn
    And everything on the stack resolves
    Then "Clone" is in your graveyard

  @CR:712.8a
  Scenario: In other zones a double-faced card has the characteristics of its front face
    ja: 両面カードは、戦場とスタック以外の領域では第1面の特性を持つ

    Given you control "Loyal Cathar"
    And "Loyal Cathar" is transformed
    When an effect puts "Unhallowed Cathar" into your hand
    Then "Loyal Cathar" is in your hand
    And "Loyal Cathar" is white

  @CR:712.16
  Scenario: A double-faced permanent can't be turned face down
    ja: 両面パーマネントを裏向きにすることはできない

    Given you control "Kessig Prowler" and "Grizzly Bears"
    And your hand is "Ixidron"
    When you cast "Ixidron" and it resolves
    Then "Kessig Prowler" is not face down (712.16)
    And "Kessig Prowler" is 2/1
    And "Grizzly Bears" is face down

  @CR:712.15a
  Scenario: A manifested double-faced card can't transform while it is face down
    ja: 予示された両面カードは、裏向きの間は変身できない

    Given your hand is "Soul Summons"
    And from the top, your library has "Kessig Prowler"
    When you cast "Soul Summons" and it resolves
    And an effect transforms the card "Kessig Prowler"
    Then the card "Kessig Prowler" does not transform (712.15a)
    When you turn the card "Kessig Prowler" face up
    Then "Kessig Prowler" is 2/1

  @see:701.27b
  Scenario: Transforming isn't being turned face up
    ja: 変身は表向きになることではない

    Given you control "Kessig Prowler"
    When an effect transforms "Kessig Prowler"
    Then "Sinuous Predator" does not count as turned face up

  @CR:712.12
  Scenario: Either face of a modal double-faced card that is a land can be played
    ja: モードを持つ両面カードの土地である面はプレイできる

    Given the following cards are used
      | name           | cost   | type    | P/T | text                                    |
      | Wood Recovery  | {2}{G} | Sorcery | -   | You gain 3 life.                        |
      | Wood Sanctuary |        | Land    | -   | This land enters tapped.\n{T}: Add {G}. |
    And the back face of the card "Wood Recovery" is "Wood Sanctuary"
    And your hand is "Wood Recovery"
    When you play "Wood Sanctuary"
    Then "Wood Sanctuary" is on the battlefield (712.12)
    And "Wood Sanctuary" is tapped

  @CR:712.20
  Scenario: What its other face says of transforming is done while it transforms
    ja: もう一方の面が「変身するに際し」と言うことは、変身する間に行われる

    # Nothing can happen between: the bonus is there as soon as the Night Painter is.
    Given the following cards are used
      | name          | cost | type             | P/T | text                                                                                   |
      | Day Painter   | {1}  | Creature - Human | 1/1 |                                                                                        |
      | Night Painter |      | Creature - Human | 2/2 | As this creature transforms, choose a color.\nCreatures of the chosen color get +1/+1. |
    And the back face of the card "Day Painter" is "Night Painter"
    And you control "Day Painter" and "Grizzly Bears"
    When an effect transforms "Day Painter"
    Then you are asked to choose
    When you choose the color green
    Then "Night Painter" transforms (712.20)
    And "Grizzly Bears" is 3/3
    And the stack is empty
