Feature: Several defending players
  ja: 複数の防御プレイヤー

  Background:
    Given the players are "Alice", "Bob" and "Carol"
    And each player can pay any amount of mana

  @see:802.4 @see:802.4a @see:509.1a
  Scenario: Each defending player declares blockers for what attacks them
    ja: 各防御プレイヤーが、自分を攻撃しているクリーチャーをブロックする

    Given player "Alice" controls a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And player "Bob" controls a 1/4 creature "Wall"
    And player "Carol" controls a 1/1 creature "Recruit"
    When player "Alice" attacks player "Bob" with "Bear"
    And player "Alice" attacks player "Carol" with "Ogre"
    And player "Bob" blocks "Bear" with "Wall"
    And player "Carol" blocks "Ogre" with "Recruit"
    And the game goes to the postcombat main phase of this turn
    Then player "Bob"'s life total is 20
    And player "Carol"'s life total is 20
    And "Recruit" is in player "Carol"'s graveyard

  # Who has several creatures able to block a Siren is asked which does: first Bob, then Carol.
  @CR:802.4
  Scenario: Defending players declare blockers in APNAP order
    ja: 防御プレイヤーのブロック・クリーチャーの指定はAPNAP順に行う

    Given the following cards are used
      | name  | cost | type     | P/T | text                           |
      | Siren | {1}  | Creature | 2/2 | Siren must be blocked if able. |
    And player "Alice" controls "Siren" A and "Siren" B
    And player "Bob" controls a 1/4 creature "Wall" and a 1/1 creature "Squire"
    And player "Carol" controls a 1/1 creature "Recruit" and a 1/2 creature "Guard"
    When player "Alice" attacks player "Bob" with "Siren" A
    And player "Alice" attacks player "Carol" with "Siren" B
    And the game goes to the declare blockers step of this turn
    Then player "Bob" is asked to choose
    When player "Bob" blocks "Siren" A with "Wall"
    Then player "Carol" is asked to choose
    When player "Carol" blocks "Siren" B with "Guard"
    Then "Wall" is blocking "Siren" A
    And "Guard" is blocking "Siren" B
