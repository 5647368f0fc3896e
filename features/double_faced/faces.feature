Feature: Which face of a double-faced card is up, and what it is then
  ja: 両面カードのどちらの面が上になり、どんな特性を持つか

  Background:
    Given each player can pay any amount of mana

  @CR:712.11
  Scenario: A double-faced card is cast with its front face up if nothing else is said
    ja: 両面カードは、特に断りがなければ第1面を上にして唱える

    Given your hand is "Kessig Prowler"
    When you cast "Kessig Prowler"
    Then "Kessig Prowler" is 2/1 (712.11)
    And the name of "Kessig Prowler" is "Kessig Prowler"

  @CR:712.13 @CR:712.8f
  Scenario: A modal double-faced spell becomes a permanent with the face up that was up on the stack
    ja: モードを持つ両面呪文は、スタックで上だった面を上にして戦場に出る

    Given the following cards are used
      | name      | cost | type           | P/T |
      | Day Face  | {1}  | Creature - Elf | 1/1 |
      | Dusk Face | {4}  | Creature - Elf | 3/3 |
    And the back face of the card "Day Face" is "Dusk Face"
    And your hand is "Day Face"
    When you cast "Dusk Face"
    Then the mana value of "Dusk Face" is 4 (712.8f)
    When everything on the stack resolves
    Then "Dusk Face" is 3/3 (712.13)
    And the mana value of "Dusk Face" is 4 (712.8f)

  @CR:712.14
  Scenario: A card that is put onto the battlefield from a graveyard enters with its front face up
    ja: 墓地から戦場に出る両面カードは、第1面を上にして出る

    Given "Kessig Prowler" is in your graveyard
    When an effect puts "Kessig Prowler" onto the battlefield under your control
    Then "Kessig Prowler" is 2/1 (712.14)
    And "Kessig Prowler" is not transformed

  @CR:712.14b
  Scenario: A modal double-faced card whose front face is a sorcery isn't put onto the battlefield
    ja: 第1面がソーサリーであるモードを持つ両面カードは、戦場に出されない

    Given the following cards are used
      | name           | cost   | type    | text             |
      | Wood Recovery  | {2}{G} | Sorcery | You gain 3 life. |
      | Wood Sanctuary |        | Land    | {T}: Add {G}.    |
    And the back face of the card "Wood Recovery" is "Wood Sanctuary"
    And "Wood Recovery" is in your graveyard
    When an effect puts "Wood Recovery" onto the battlefield under your control
    Then "Wood Recovery" is in your graveyard (712.14b)

  @CR:712.13a
  Scenario: A spell that would enter transformed as a sorcery is put into its owner's graveyard
    ja: ソーサリーの面で戦場に出ることになる呪文は、オーナーの墓地に置かれる

    Given the following cards are used
      | name         | cost   | type             | P/T | text                                     |
      | Glyph Weaver | {2}{W} | Creature - Human | 2/3 |                                          |
      | Deadly Pride | {5}{B} | Sorcery          | -   | You gain 1 life.                         |
      | Dusk Bell    | {2}    | Enchantment      | -   | Creatures you control enter transformed. |
    And the back face of the card "Glyph Weaver" is "Deadly Pride"
    And you control "Dusk Bell"
    And your hand is "Glyph Weaver"
    When you cast "Glyph Weaver" and it resolves
    Then "Glyph Weaver" is in your graveyard (712.13a)
    And your life total is 20

  @CR:712.15
  Scenario: A manifested double-faced card is a nameless 2/2
    ja: 予示された両面カードは、名前のない2/2である

    Given your hand is "Soul Summons"
    And from the top, your library has "Loyal Cathar"
    When you cast "Soul Summons" and it resolves
    Then the card "Loyal Cathar" is 2/2 (712.15)
    And the card "Loyal Cathar" has no name
    And the card "Loyal Cathar" is colorless
    And the opponent does not know what the card "Loyal Cathar" is

  @CR:712.17 @see:406.3a
  Scenario: A double-faced card that is exiled face down is hidden
    ja: 裏向きで追放された両面カードは隠されたままである

    # "Mindleecher" exiles it as it mutates.
    Given you control "Runeclaw Bear"
    And your hand is "Mindleecher"
    And from the top, the opponent's library has "Kessig Prowler"
    When you cast "Mindleecher" for its mutate cost targeting "Runeclaw Bear" and it resolves
    And you choose to put "Mindleecher" over "Runeclaw Bear"
    And everything on the stack resolves
    Then the card "Kessig Prowler" has no name (712.17)
    And the card "Kessig Prowler" is not a creature

  @CR:712.19 @see:201.4
  Scenario: The name of a back face can be chosen
    ja: 第2面の名前も選べる

    Given your hand is "Meddling Mage" and "Kessig Prowler"
    When you cast "Meddling Mage" and it resolves
    And you choose the card name "Sinuous Predator"
    Then "Meddling Mage" is on the battlefield (712.19)
    And you can cast "Kessig Prowler"

  @CR:712.8c
  Scenario: A spell that is cast transformed has the characteristics of its back face, and the mana value of its front
    ja: 変身した状態で唱えた呪文は、第2面の特性を持ち、マナ総量は第1面のものである

    # A Siege's last defense counter is gone: it is exiled, and its controller may cast it transformed.
    Given you control "Invasion of Dominaria"
    When an effect deals 5 damage to "Invasion of Dominaria"
    And all players pass in succession
    And you choose to cast "Invasion of Dominaria"
    Then "Serra Faithkeeper" is on the stack
    And the mana value of "Serra Faithkeeper" is 3 (712.8c)
    And "Serra Faithkeeper" is 4/4
