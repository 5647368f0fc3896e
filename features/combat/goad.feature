Feature: Goad
  ja: 使嗾

  Background:
    Given the players are "Alice", "Bob", "Carol" and "Dave"
    And the following cards are used
      | name  | cost | type    | text                  |
      | Spur  | {0}  | Instant | Goad target creature. |
    And player "Alice" controls a 2/2 creature "Bear"

  @CR:701.15b @see:701.15a
  Scenario: A goaded creature attacks a player other than the one who goaded it, if able
    ja: 使嗾されたクリーチャーは、可能なら、使嗾したプレイヤー以外を攻撃する

    Given player "Bob"'s hand is "Spur"
    When player "Bob" casts "Spur" targeting "Bear" and it resolves
    Then player "Alice" can't attack player "Bob" with "Bear" (508.1d)
    And player "Alice" can attack player "Carol" with "Bear"
    And player "Alice" must attack with "Bear" (701.15b)

  # 701.15a: until the next turn of the controller of the spell, Bob.
  @see:701.15a
  Scenario: It is goaded until the next turn of the player who goaded it
    ja: 使嗾されているのは、使嗾したプレイヤーの次のターンまでである

    Given player "Bob"'s hand is "Spur"
    When player "Bob" casts "Spur" targeting "Bear" and it resolves
    Then player "Alice" must attack with "Bear" (701.15b)
    When player "Alice" attacks player "Carol" with "Bear"
    And the game goes to the precombat main phase of player "Alice"'s next turn
    Then player "Alice" can attack player "Bob" with "Bear"

  # 701.15c: each goading makes requirements of its own; attacking Dave obeys most of them.
  @CR:701.15c
  Scenario: A creature goaded by several players attacks none of them, if able
    ja: 複数のプレイヤーに使嗾されたクリーチャーは、可能なら、そのだれも攻撃しない

    Given player "Bob"'s hand is "Spur" A
    And player "Carol"'s hand is "Spur" B
    When player "Bob" casts "Spur" A targeting "Bear" and it resolves
    And player "Carol" casts "Spur" B targeting "Bear" and it resolves
    Then player "Alice" can't attack player "Carol" with "Bear" (508.1d)
    And player "Alice" can't attack player "Bob" with "Bear" (508.1d)
    And player "Alice" can attack player "Dave" with "Bear"

  # Without Dave: were Bob's second goading counted, attacking Carol would obey more requirements than attacking Bob.
  @CR:701.15d
  Scenario: Goaded again by the same player it has no more requirements to obey
    ja: 同じプレイヤーに再び使嗾されても、要求は増えない

    Given player "Bob"'s hand is "Spur" A and "Spur" B
    And player "Carol"'s hand is "Spur" C
    When player "Dave" concedes
    And player "Bob" casts "Spur" A targeting "Bear" and it resolves
    And player "Carol" casts "Spur" C targeting "Bear" and it resolves
    And player "Bob" casts "Spur" B targeting "Bear" and it resolves
    Then player "Alice" can attack player "Bob" with "Bear"
    And player "Alice" can attack player "Carol" with "Bear"
    And player "Alice" must attack with "Bear" (701.15c)
