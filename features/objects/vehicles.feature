Feature: Vehicles that become creatures
  ja: クリーチャーになる機体

  Background:
    Given each player can pay any amount of mana

  @CR:301.7b
  Scenario: A Vehicle has its printed power and toughness as soon as it becomes a creature
    ja: 機体は、クリーチャーになるとすぐに印刷されたパワーとタフネスを持つ

    Given the following cards are used
      | name | cost | type               | P/T | text   |
      | Cart | {2}  | Artifact - Vehicle | 4/3 | Crew 2 |
    And you control "Cart" and a 2/2 creature "Bear"
    When you activate the crew ability of "Cart" and it resolves
    Then "Cart" is 4/3 (301.7b)

  @CR:301.7b
  Scenario: A Vehicle that becomes a creature doesn't die for having no toughness, and what modifies its size modifies the printed one
    ja: クリーチャーになった機体がタフネスがないために死亡することはなく、修整は印刷された値に加わる

    Given the following cards are used
      | name   | cost | type               | P/T | text                             |
      | Cart   | {2}  | Artifact - Vehicle | 4/3 | Crew 2                           |
      | Banner | {2}  | Enchantment        |     | Creatures you control get +1/+1. |
    And you control a 2/2 creature "Bear"
    And you control "Cart" and "Banner"
    When you activate the crew ability of "Cart" and it resolves
    Then "Cart" is on the battlefield
    And "Cart" is 5/4

  @see:301.7b
  Scenario: The effect that makes it a creature may set its size to something else
    ja: クリーチャーにする効果が、パワーとタフネスを別の値にすることもある

    Given the following cards are used
      | name    | cost | type               | P/T | text                                                                                     |
      | Cart    | {2}  | Artifact - Vehicle | 4/3 | Crew 2                                                                                   |
      | Animate | {2}  | Sorcery            |     | Target artifact becomes a 5/5 creature in addition to its other types until end of turn. |
    And you control "Cart"
    And your hand is "Animate"
    When you cast "Animate" targeting "Cart" and it resolves
    Then "Cart" is 5/5
