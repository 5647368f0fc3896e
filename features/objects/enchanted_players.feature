Feature: Auras on players
  ja: プレイヤーにつけられたオーラ

  Background:
    Given each player can pay any amount of mana
    And the following cards are used
      | name     | cost | type               | text           |
      | Heirloom | {W}  | Enchantment - Aura | Enchant player |

  @see:303.4a @see:702.5a
  Scenario: An Aura that enchants players may enchant its controller
    ja: プレイヤーにエンチャントするオーラは、自分にもつけられる

    Given you control "Grizzly Bears"
    And your hand is "Heirloom"
    Then "Grizzly Bears" is not a legal target for "Heirloom" (115.1)
    When you cast "Heirloom" targeting you and it resolves
    Then "Heirloom" is on the battlefield

  @see:702.5d
  Scenario: And so it may enchant the opponent
    ja: 対戦相手にもつけられる

    Given your hand is "Heirloom"
    When you cast "Heirloom" targeting the opponent and it resolves
    Then "Heirloom" is on the battlefield
