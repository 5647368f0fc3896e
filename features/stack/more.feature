Feature: Playing, unattaching, colors asked for
  ja: プレイすること、はずれること、色を確かめること

  Background:
    Given each player can pay any amount of mana

  @CR:603.10c @see:701.3d
  Scenario: An Equipment that leaves the battlefield sees itself become unattached
    ja: 戦場を離れる装備品は、自身がはずれたことを見る

    Given the following cards are used
      | name  | type                 | text                                                           |
      | Blade | Artifact - Equipment | Whenever Blade becomes unattached, you gain 1 life.\nEquip {1} |
    And you control "Blade" and a 2/2 creature "Bear"
    And "Blade" is attached to "Bear"
    When an effect destroys "Blade"
    And everything on the stack resolves
    Then your life total is 21

  @see:603.10c @see:701.3d
  Scenario: An Equipment sees itself become unattached once when the equipped creature leaves
    ja: 装備しているクリーチャーが離れると、装備品がはずれるのは1回である

    Given the following cards are used
      | name  | type                 | text                                                           |
      | Blade | Artifact - Equipment | Whenever Blade becomes unattached, you gain 1 life.\nEquip {1} |
    And you control "Blade" and a 2/2 creature "Bear"
    And "Blade" is attached to "Bear"
    When an effect destroys "Bear"
    And everything on the stack resolves
    Then your life total is 21
    And "Blade" is attached to nothing

  @CR:608.2j
  Scenario: What destroys black creatures destroys those that are white as well
    ja: 黒のクリーチャーを破壊する効果は、白でもある黒のクリーチャーも破壊する

    Given the following cards are used
      | name   | cost   | type     | P/T | text                         |
      | Cleric | {W}{B} | Creature | 2/2 |                              |
      | Dawn   | {W}    | Sorcery  |     | Destroy all black creatures. |
    And the opponent controls "Cleric"
    And your hand is "Dawn"
    When you cast "Dawn" and it resolves
    Then "Cleric" is in the opponent's graveyard

  @CR:704.5p
  Scenario: What is attached and becomes a creature comes off and stays
    ja: つけられているものがクリーチャーになると、はずれて戦場に残る

    Given you control "Short Sword", a 2/2 creature "Bear" and "Serra Angel"
    And "Short Sword" is attached to "Bear"
    When an effect makes "Short Sword" a copy of "Serra Angel"
    Then "Short Sword" is attached to nothing
    And "Short Sword" is on the battlefield
    And "Bear" is 2/2

  @CR:601.1a
  Scenario: Who may play a card may play it as a land or cast it
    ja: プレイしてもよいカードは、土地ならプレイし、そうでなければ唱える

    Given the following cards are used
      | name  | cost | type    | text                                                                                  |
      | Spark | {R}  | Sorcery | Exile the top two cards of your library. Until end of turn, you may play those cards. |
    And from the top, your library has "Forest" and "Grizzly Bears"
    And your hand is "Spark"
    When you cast "Spark" and it resolves
    Then you can cast "Grizzly Bears" from exile
    And you can play "Forest" from exile
