Feature: What attacks or blocks is looked at as it does so, not later
  ja: 攻撃やブロックをするものは、そのときに見られ、後からは見られない

  Background:
    Given each player can pay any amount of mana

  @CR:508.2a
  Scenario: A creature that turns green after it has attacked doesn't trigger what triggers on a green creature's attacking
    ja: 攻撃した後で緑になったクリーチャーは、緑のクリーチャーが攻撃したことで誘発する能力を誘発させない

    # The rule's own example: it is enough that the creature is blue as it is declared as an attacker.
    Given the following cards are used
      | name    | cost | type        | text                                                |
      | Thicket |      | Enchantment | Whenever a green creature attacks, you gain 1 life. |
      | Moss    | {G}  | Instant     | Target creature becomes green until end of turn.    |
    And you control "Thicket" and a 2/2 blue creature "Bear"
    And your hand is "Moss"
    When you attack with "Bear"
    And you cast "Moss" targeting "Bear" and it resolves
    Then "Bear" is green
    And the triggered ability of "Thicket" does not trigger

  @see:508.2a
  Scenario: A creature that was green as it attacked has triggered it, whatever it is afterward
    ja: 攻撃したときに緑であったクリーチャーは、後で何色になっても誘発させている

    Given the following cards are used
      | name    | cost | type        | text                                                |
      | Thicket |      | Enchantment | Whenever a green creature attacks, you gain 1 life. |
      | Moss    | {U}  | Instant     | Target creature becomes blue until end of turn.     |
    And you control "Thicket" and a 2/2 green creature "Bear"
    And your hand is "Moss"
    When you attack with "Bear"
    And you cast "Moss" targeting "Bear" and it resolves
    And everything on the stack resolves
    Then "Bear" is blue
    And your life total is 21

  @CR:509.3f
  Scenario: A creature that turns white after it has blocked doesn't trigger what triggers on a white creature's blocking
    ja: ブロックした後で白になったクリーチャーは、白のクリーチャーがブロックしたことで誘発する能力を誘発させない

    Given the following cards are used
      | name    | cost | type        | text                                                          |
      | Rampart |      | Enchantment | Whenever a white creature blocks, you gain 1 life.            |
      | Gate    |      | Enchantment | Whenever a white creature blocks a creature, you gain 1 life. |
      | Chalk   | {W}  | Instant     | Target creature becomes white until end of turn.              |
    And you control "Rampart", "Gate" and a 2/2 creature "Bear"
    And your hand is "Chalk"
    And the opponent controls a 0/4 black creature "Wall"
    When you attack with "Bear"
    And the opponent blocks "Bear" with "Wall"
    And you cast "Chalk" targeting "Wall" and it resolves
    Then "Wall" is white
    And the triggered ability of "Rampart" does not trigger
    And the triggered ability of "Gate" does not trigger

  @CR:509.3f
  Scenario: A creature that turns green after it has become blocked doesn't trigger what triggers on a green creature's becoming blocked
    ja: ブロックされた後で緑になったクリーチャーは、緑のクリーチャーがブロックされたことで誘発する能力を誘発させない

    Given the following cards are used
      | name    | cost | type        | text                                                        |
      | Thicket |      | Enchantment | Whenever a green creature becomes blocked, you gain 1 life. |
      | Moss    | {G}  | Instant     | Target creature becomes green until end of turn.            |
    And you control "Thicket" and a 2/2 blue creature "Bear"
    And your hand is "Moss"
    And the opponent controls a 0/4 creature "Wall"
    When you attack with "Bear"
    And the opponent blocks "Bear" with "Wall"
    And you cast "Moss" targeting "Bear" and it resolves
    Then the triggered ability of "Thicket" does not trigger

  @CR:509.3f
  Scenario: A blocker that turns white later doesn't trigger what triggers on becoming blocked by a white creature
    ja: 後から白になったブロック・クリーチャーは、白のクリーチャーにブロックされたことで誘発する能力を誘発させない

    # The rule's own example.
    Given the following cards are used
      | name  | cost | type     | P/T | text                                                                |
      | Chalk | {W}  | Instant  |     | Target creature becomes white until end of turn.                    |
      | Boar  | {W}  | Creature | 3/3 | Whenever Boar becomes blocked by a white creature, you gain 1 life. |
    And you control "Boar"
    And your hand is "Chalk"
    And the opponent controls a 0/4 black creature "Wall"
    When you attack with "Boar"
    And the opponent blocks "Boar" with "Wall"
    And you cast "Chalk" targeting "Wall" and it resolves
    Then "Wall" is white
    And the triggered ability of "Boar" does not trigger
