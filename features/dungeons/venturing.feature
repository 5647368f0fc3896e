Feature: Venturing into dungeons
  ja: ダンジョン探索

  @CR:309.2a @CR:701.49a @CR:309.4a
  Scenario: A player without a dungeon puts one that they choose into the command zone, with their venture marker on its topmost room
    ja: ダンジョンを持たないプレイヤーは、選んだダンジョンを統率領域に置き、探索マーカーを一番上の部屋に置く

    Given you can pay any amount of mana
    And your hand is "Veteran Dungeoneer"
    When you cast "Veteran Dungeoneer" and it resolves
    And the triggered ability of "Veteran Dungeoneer" resolves
    And you choose the card name "Tomb of Annihilation"
    Then "Tomb of Annihilation" is in your command zone
    And your venture marker is in room 1 (309.4a)

  @CR:309.4c
  Scenario: A room's ability triggers as the marker is moved into the room and uses the stack
    ja: 部屋能力は、探索マーカーがその部屋に動いたときに誘発し、スタックに置かれる

    When the following effect happens: venture into the dungeon
    And you choose the card name "Tomb of Annihilation"
    Then the triggered ability of "Tomb of Annihilation" is on the stack
    And your life total is 20
    When everything on the stack resolves
    Then your life total is 19
    And the opponent's life total is 19

  @CR:309.5a @CR:701.49b
  Scenario: The marker moves along an arrow that its player chooses
    ja: 探索マーカーは、プレイヤーが選んだ矢印に沿って動く

    When the following effect happens: venture into the dungeon
    And you choose the card name "Tomb of Annihilation"
    And everything on the stack resolves
    And the following effect happens: venture into the dungeon
    And you choose the number 3
    Then your venture marker is in room 3 (309.5a)
    When everything on the stack resolves
    And the following effect happens: venture into the dungeon
    # Only one arrow leads away from the Oubliette: there is nothing to choose.
    Then your venture marker is in room 5

  # 309.6: the ability of the bottommost room is on the stack, so its dungeon stays; once it has resolved, the dungeon is removed.
  @CR:309.6 @CR:704.5t @CR:309.7
  Scenario: A dungeon is completed once the ability of its bottommost room has left the stack
    ja: 一番下の部屋の能力がスタックを離れると、ダンジョンは踏破される

    When the following effect happens: venture into the dungeon
    And you choose the card name "Tomb of Annihilation"
    And everything on the stack resolves
    And the following effect happens: venture into the dungeon
    And you choose the number 3
    And everything on the stack resolves
    And the following effect happens: venture into the dungeon
    Then your venture marker is in room 5
    And "Tomb of Annihilation" is in your command zone
    And you have completed 0 dungeons
    When everything on the stack resolves
    Then you control "The Atropal"
    And you have completed 1 dungeon (309.7)
    And "Tomb of Annihilation" is not in your command zone (309.6)

  # 309.5b: the marker is already on the bottommost room while its ability is still on the stack, whose source then is gone (113.7a).
  @CR:309.5b @CR:701.49c @CR:309.7
  Scenario: Who ventures again from the bottommost room completes the dungeon and enters another
    ja: 一番下の部屋からさらに探索すると、そのダンジョンを踏破し、別のダンジョンに入る

    When the following effect happens: venture into the dungeon
    And you choose the card name "Tomb of Annihilation"
    And everything on the stack resolves
    And the following effect happens: venture into the dungeon
    And you choose the number 3
    And everything on the stack resolves
    And the following effect happens: venture into the dungeon
    And the following effect happens: venture into the dungeon
    And you choose the card name "Lost Mine of Phandelver"
    Then you have completed 1 dungeon (309.7)
    And "Lost Mine of Phandelver" is in your command zone
    And your venture marker is in room 1

  @CR:309.2c
  Scenario: A dungeon card doesn't leave the command zone
    ja: ダンジョン・カードは統率領域を離れない

    When the following effect happens: venture into the dungeon
    And you choose the card name "Tomb of Annihilation"
    And everything on the stack resolves
    And an effect puts "Tomb of Annihilation" into your hand
    Then "Tomb of Annihilation" is in your command zone (309.2c)
