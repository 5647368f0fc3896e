Feature: The initiative
  ja: イニシアチブ

  # 726.2: taking the initiative triggers; the topmost room's ability triggers as the marker is moved into it (309.4c).
  @CR:726.1 @CR:726.2 @CR:701.49d
  Scenario: Who takes the initiative ventures into Undercity
    ja: イニシアチブを得たプレイヤーは、地下街へのダンジョン探索を行う

    Given from the top, your library has "Forest"
    When the following effect happens: you take the initiative
    Then you have the initiative (726.1)
    And 1 triggered ability controlled by you is on the stack (726.2)
    When all players pass in succession
    Then "Undercity" is in your command zone (701.49d)
    And your venture marker is in room 1
    When everything on the stack resolves
    And you choose "Forest"
    Then "Forest" is revealed to all players
    And your hand is "Forest"

  @see:726.1
  Scenario: No player has the initiative until one takes it
    ja: だれかが得るまで、イニシアチブを持っているプレイヤーはいない

    # even so: nothing has made anybody take it.
    Given you control a 2/2 creature "Bear"
    When the game goes to the upkeep of your next turn
    Then no player has the initiative
    And 0 triggered abilities are on the stack

  @CR:726.2
  Scenario: At the beginning of the upkeep of the player who has the initiative, that player ventures into Undercity
    ja: イニシアチブを持っているプレイヤーは、アップキープの開始時に地下街へのダンジョン探索を行う

    Given the opponent has the initiative
    When the game goes to the upkeep of the opponent's turn
    Then 1 triggered ability controlled by the opponent is on the stack (726.2)
    When everything on the stack resolves
    Then "Undercity" is in the opponent's command zone

  # 726.2: "one or more creatures a player controls": one ability for both.
  @CR:726.2 @CR:726.3
  Scenario: Creatures that deal combat damage to who has the initiative take it for their controller, who ventures
    ja: イニシアチブを持っているプレイヤーに戦闘ダメージを与えたクリーチャーのコントローラーが、それを得る

    Given the opponent has the initiative
    And you control a 2/2 creature "Bear" and a 1/1 creature "Bird"
    When you attack the opponent with "Bear" and "Bird"
    And the game goes to the combat damage step of your turn
    Then 1 triggered ability controlled by the opponent is on the stack (726.2)
    When all players pass in succession
    Then you have the initiative (726.3)
    And 1 triggered ability controlled by you is on the stack

  @CR:726.5
  Scenario: Who takes the initiative again ventures again
    ja: すでに持っているプレイヤーが再びイニシアチブを得ると、再びダンジョン探索を行う

    Given you have the initiative
    When the following effect happens: you take the initiative
    Then you have the initiative (726.5)
    And 1 triggered ability controlled by you is on the stack

  # 726.4: it is Alice's turn, so Alice takes it, and taking it triggers.
  @CR:726.4
  Scenario: The active player takes the initiative of a player who leaves the game
    ja: ゲームを離れるプレイヤーのイニシアチブは、アクティブ・プレイヤーが得る

    Given the players are "Alice", "Bob" and "Carol"
    And player "Carol" has the initiative
    When player "Carol" concedes
    Then player "Carol" loses the game (726.4)
    And player "Alice" has the initiative
    And 1 triggered ability controlled by player "Alice" is on the stack

  # The active player is the one who leaves: the next in turn order.
  @CR:726.4
  Scenario: If the active player leaves with the initiative, the next player in turn order takes it
    ja: アクティブ・プレイヤーがイニシアチブを持ったままゲームを離れると、ターン順で次のプレイヤーが得る

    Given the players are "Alice", "Bob" and "Carol"
    And player "Alice" has the initiative
    When player "Alice" concedes
    Then player "Alice" loses the game (726.4)
    And player "Bob" has the initiative

  # 701.49d: a player who owns a dungeon card in the command zone goes on in that one.
  @CR:701.49d
  Scenario: Who is in another dungeon goes on there
    ja: 別のダンジョンを探索しているプレイヤーは、そのダンジョンを進む

    When the following effect happens: venture into the dungeon
    And you choose the card name "Tomb of Annihilation"
    And everything on the stack resolves
    And the following effect happens: you take the initiative
    And everything on the stack resolves
    And you choose the number 2
    Then your venture marker is in room 2
    And "Tomb of Annihilation" is in your command zone
    When the following effect happens: each opponent takes the initiative
    And everything on the stack resolves
    Then "Undercity" is in the opponent's command zone (701.49d)
