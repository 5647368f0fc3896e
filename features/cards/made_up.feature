Feature: Cards that a ruling makes up

  Background:
    Given each player can pay any amount of mana

  @CR:120.3e @CR:302.2 @see:207.1
  Scenario: A card of the table does what its text says
    ja: 表に書いたカードは文章の通りに働く

    Given the following cards are used
      | name      | cost   | type            | P/T | text                                                                        |
      | Old Owl   | {1}{U} | Creature - Bird | 1/1 | Flying (It flies.)\nWhen this creature enters, draw a card.                 |
      | Wet Thorn | {R}    | Instant         | -   | Wet Thorn deals 2 damage to target creature. Its controller loses 1 life.   |
      | Slow Drum | {2}    | Artifact        | -   | {T}, Discard a card: Create two 1/1 white Bird creature tokens with flying. |
    And your hand is "Old Owl", "Wet Thorn" and "Slow Drum"
    When you cast "Old Owl" and it resolves
    And everything on the stack resolves
    Then you draw 1 card
    And "Old Owl" has flying
    When you cast "Wet Thorn" targeting "Old Owl" and it resolves
    Then "Old Owl" dies
    And your life total is 19

  @see:702.9a
  Scenario: A card like another has its abilities, and more
    ja: 別のカードと同じで能力が加わったカード

    Given the card "Sky Bear" is like "Grizzly Bears" but with flying and haste
    And your hand is "Sky Bear"
    When you cast "Sky Bear" and it resolves
    Then "Sky Bear" is 2/2
    And "Sky Bear" has flying and haste

  @see:207.1
  Scenario: A card like another with a text of its own
    ja: 別のカードと同じで文章が加わったカード

    Given the following cards are used
      | name      | like          | text                                  |
      | Loud Bear | Grizzly Bears | When this creature dies, draw a card. |
    And you control "Loud Bear"
    When an effect destroys "Loud Bear"
    And everything on the stack resolves
    Then you draw 1 card
