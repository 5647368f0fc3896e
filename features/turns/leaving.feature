Feature: A player leaves a game that goes on
  ja: ゲームを離れるプレイヤー

  Background:
    Given the players are "Alice", "Bob" and "Carol"
    And each player can pay any amount of mana

  @CR:104.3a @CR:800.4j
  Scenario: A player can concede at any time; their turn goes on without them
    ja: いつでも投了でき、そのプレイヤーのターンは最後まで続く

    When player "Alice" concedes
    Then player "Alice" loses the game
    And player "Bob" has priority
    When the game goes to the end step of this turn
    Then player "Bob" has priority
    When the game goes to the upkeep of the next turn
    Then it is the upkeep of player "Bob"'s turn

  @CR:104.3a
  Scenario: Conceding needs no priority
    ja: 投了に優先権は要らない

    When player "Carol" concedes
    Then player "Carol" loses the game
    And player "Alice" has priority

  @CR:800.4k
  Scenario: An extra turn of a player who has left doesn't begin
    ja: ゲームを離れたプレイヤーの追加ターンは始まらない

    Given player "Alice"'s hand is "Time Warp"
    When player "Alice" casts "Time Warp" targeting player "Carol" and it resolves
    And player "Carol" concedes
    And the game goes to the upkeep of the next turn
    Then it is the upkeep of player "Bob"'s turn

  @CR:800.4e
  Scenario: Combat damage isn't assigned to a player who has left
    ja: ゲームを離れたプレイヤーには戦闘ダメージが割り振られない

    Given player "Alice" controls a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    When player "Alice" attacks player "Bob" with "Bear"
    And player "Alice" attacks player "Carol" with "Ogre"
    And player "Bob" concedes
    And the game goes to the end of combat step of this turn
    Then player "Bob"'s life total is 20
    And player "Carol"'s life total is 17

  # Carol controls by default what she put onto the battlefield; as Alice's control ends she isn't there to have it back.
  @CR:800.4c
  Scenario: What nobody in the game would control any more is exiled
    ja: 支配するプレイヤーがいなくなるものは追放される

    Given player "Carol" controls "Grizzly Bears" owned by player "Bob"
    And player "Alice"'s hand is "Act of Treason"
    When player "Alice" casts "Act of Treason" targeting "Grizzly Bears" and it resolves
    And player "Carol" concedes
    Then the controller of "Grizzly Bears" is player "Alice"
    When the game goes to the upkeep of the next turn
    Then "Grizzly Bears" is in exile

  @CR:603.9
  Scenario: A trigger on losing the game doesn't ask why a player lost
    ja: ゲームに敗北したときの誘発は、敗北の理由を問わない

    Given the following cards are used
      | name  | cost | type     | text                                               |
      | Crown | {1}  | Artifact | Whenever a player loses the game, you gain 5 life. |
    And player "Alice" controls "Crown"
    When player "Bob" concedes
    And everything on the stack resolves
    Then player "Alice"'s life total is 25

  # Crown is owned by Bob and leaves the game with him; the game looks back to when Alice controlled it.
  @see:603.10f
  Scenario: A trigger on losing the game looks back in time
    ja: ゲームに敗北したときの誘発は過去を見る

    Given the following cards are used
      | name  | cost | type     | text                                               |
      | Crown | {1}  | Artifact | Whenever a player loses the game, you gain 5 life. |
    And player "Alice" controls "Crown" owned by player "Bob"
    When player "Bob" concedes
    Then the triggered ability of "Crown" triggers
    When everything on the stack resolves
    Then player "Alice"'s life total is 25
