Feature: Auras on players
  ja: プレイヤーにつけられたオーラ

  Background:
    Given each player can pay any amount of mana
    And the following cards are used
      | name     | cost | type               | text           |
      | Heirloom | {W}  | Enchantment - Aura | Enchant player |

  @CR:702.5d @see:303.4a
  Scenario: An Aura that enchants players may enchant its controller
    ja: プレイヤーにエンチャントするオーラは、自分にもつけられる

    Given you control "Grizzly Bears"
    And your hand is "Heirloom"
    Then "Grizzly Bears" is not a legal target for "Heirloom" (115.1)
    When you cast "Heirloom" targeting you and it resolves
    Then "Heirloom" is attached to you

  @CR:702.5d
  Scenario: An Aura that enchants players may enchant the opponent
    ja: プレイヤーにエンチャントするオーラは、対戦相手にもつけられる

    Given your hand is "Heirloom"
    When you cast "Heirloom" targeting the opponent and it resolves
    Then "Heirloom" is attached to the opponent

  @CR:704.5m @see:303.4c
  Scenario: An Aura on a player who has left the game is put into its owner's graveyard
    ja: ゲームを離れたプレイヤーにつけられているオーラは、オーナーの墓地に置かれる

    Given the players are "Alice", "Bob" and "Carol"
    And player "Alice" controls "Heirloom"
    And "Heirloom" is attached to player "Bob"
    When player "Bob" concedes
    Then "Heirloom" is in player "Alice"'s graveyard
