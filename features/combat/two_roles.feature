Feature: Permanents that are in combat in two ways: creatures, planeswalkers and battles at once
  ja: 2通りに戦闘に加わっているパーマネント（クリーチャーでもプレインズウォーカーでもバトルでもあるもの）

  Background:
    Given each player can pay any amount of mana

  @CR:506.4d
  Scenario: A planeswalker that stops being a creature blocks no longer, but is still attacked
    ja: クリーチャーでなくなったプレインズウォーカーは、ブロックをやめるが、攻撃されたままである

    # Ogre's 3 damage removes 3 of 6 loyalty counters. Bear remains blocked (509.1h), and there is no creature any more that it would deal damage to.
    Given the following cards are used
      | name   | type        | text                                                                      |
      | Anthem | Enchantment | Planeswalkers are 4/4 Soldier creatures in addition to their other types. |
    And you control a 3/3 creature "Ogre" and a 2/2 creature "Bear"
    And the opponent controls "Anthem" and a planeswalker "Walker" with 6 loyalty counters
    When you attack "Walker" with "Ogre"
    And you attack the opponent with "Bear"
    And the opponent blocks "Bear" with "Walker"
    And an effect destroys "Anthem"
    Then "Walker" is not a blocking creature (506.4d)
    And "Ogre" is attacking "Walker"
    When the game goes to the end of combat step of this turn
    Then "Walker" has 3 loyalty counters on it
    And the opponent's life total is 20

  @CR:506.4d
  Scenario: A creature that is no planeswalker any more still blocks, and what attacked it attacks nothing
    ja: プレインズウォーカーでなくなったクリーチャーは、ブロックしたままで、それを攻撃していたクリーチャーは何も攻撃していない

    Given the following cards are used
      | name       | cost | type        | text                                                                      |
      | Anthem     |      | Enchantment | Planeswalkers are 4/4 Soldier creatures in addition to their other types. |
      | Quiet Hour | {U}  | Instant     | Target planeswalker becomes a 4/4 creature until end of turn.             |
    And you control a 3/3 creature "Ogre" and a 2/2 creature "Bear"
    And the opponent controls "Anthem" and a planeswalker "Walker" with 6 loyalty counters
    And your hand is "Quiet Hour"
    When you attack "Walker" with "Ogre"
    And you attack the opponent with "Bear"
    And the opponent blocks "Bear" with "Walker"
    And you cast "Quiet Hour" targeting "Walker" and it resolves
    Then "Walker" is not a planeswalker
    And "Walker" is blocking "Bear"
    When the game goes to the end of combat step of this turn
    Then "Bear" dies
    And "Walker" has 6 loyalty counters on it
    And the marked damage of "Walker" is 2

  @CR:506.4e
  Scenario: What is attacked as a planeswalker and a battle is still attacked when it is no battle any more
    ja: プレインズウォーカーでもありバトルでもあるものは、バトルでなくなっても攻撃されたままである

    Given the following cards are used
      | name      | cost | type        | text                                                        |
      | Siege Law | {R}  | Enchantment | Planeswalkers are battles in addition to their other types. |
    And you control a 3/3 creature "Ogre"
    And the opponent controls a planeswalker "Walker" with 6 loyalty counters
    And "Walker" has 5 defense counters on it
    And your hand is "Siege Law"
    When you cast "Siege Law" and it resolves
    Then the protector of "Walker" is the opponent
    When you attack "Walker" with "Ogre"
    And an effect destroys "Siege Law"
    Then "Walker" is not a battle
    And "Ogre" is attacking "Walker"
    When the game goes to the end of combat step of this turn
    Then "Walker" has 3 loyalty counters on it

  @CR:506.4e
  Scenario: What is attacked as a planeswalker and a battle is still attacked when it is no planeswalker any more
    ja: プレインズウォーカーでもありバトルでもあるものは、プレインズウォーカーでなくなっても攻撃されたままである

    # 3 damage to a battle removes 3 of 5 defense counters (120.3h).
    Given the following cards are used
      | name       | cost | type        | text                                                        |
      | Siege Law  | {R}  | Enchantment | Planeswalkers are battles in addition to their other types. |
      | Quiet Hour | {U}  | Instant     | Target planeswalker becomes a battle until end of turn.     |
    And you control a 3/3 creature "Ogre"
    And the opponent controls a planeswalker "Walker" with 6 loyalty counters
    And "Walker" has 5 defense counters on it
    And your hand is "Siege Law" and "Quiet Hour"
    When you cast "Siege Law" and it resolves
    And you attack "Walker" with "Ogre"
    And you cast "Quiet Hour" targeting "Walker" and it resolves
    Then "Walker" is not a planeswalker
    And "Ogre" is attacking "Walker"
    When the game goes to the end of combat step of this turn
    Then "Walker" has 2 defense counters on it
    And "Walker" has 6 loyalty counters on it

  @see:506.4e
  Scenario: A planeswalker that isn't controlled by its protector is removed from combat when it is no battle any more
    ja: 守護プレイヤーがコントロールしていないプレインズウォーカーは、バトルでなくなれば戦闘から取り除かれる

    # The protector of a Siege is an opponent of its controller (310.12a): you attack a permanent of your own, until it is no battle.
    # It goes on being a planeswalker, but yours: no defending player's (506.2).
    Given the following cards are used
      | name        | cost | type        | text                                                        |
      | Walking Law | {R}  | Enchantment | Battles are planeswalkers in addition to their other types. |
      | Quiet Hour  | {U}  | Instant     | Target battle becomes a planeswalker until end of turn.     |
    And you control a 3/3 creature "Ogre" and "Invasion of Dominaria"
    And "Invasion of Dominaria" has 6 loyalty counters on it
    And you control "Walking Law"
    And your hand is "Quiet Hour"
    When you attack "Invasion of Dominaria" with "Ogre"
    And you cast "Quiet Hour" targeting "Invasion of Dominaria" and it resolves
    Then "Invasion of Dominaria" is not a battle
    And "Ogre" is an attacking creature
    When the game goes to the end of combat step of this turn
    Then "Invasion of Dominaria" has 6 loyalty counters on it
    And the opponent's life total is 20

  @CR:506.3f
  Scenario: A battle that is a creature enters, but doesn't block
    ja: クリーチャーでもあるバトルは戦場に出るが、ブロックしていない

    Given the following cards are used
      | name   | type        | P/T | text                                                                                                                |
      | Banner | Enchantment |     | Cats are battles in addition to their other types.                                                                  |
      | Post   | Enchantment |     | Whenever a creature attacks and isn't blocked, create a 1/1 white Cat creature token that's blocking that creature. |
    And you control a 3/3 creature "Ogre"
    And the opponent controls "Post" and "Banner"
    When you attack with "Ogre"
    And the opponent declares no blockers
    And everything on the stack resolves
    Then "Ogre" is unblocked
    When the game goes to the end of combat step of this turn
    Then the opponent's life total is 17

  @CR:506.3g
  Scenario: A battle that is a creature can't be made to block
    ja: クリーチャーでもあるバトルを、ブロックしている状態にすることはできない

    Given the following cards are used
      | name   | cost | type           | P/T | text                                                                                                                      |
      | Banner | {R}  | Enchantment    |     | Cats are battles in addition to their other types.                                                                        |
      | Post   |      | Enchantment    |     | Whenever a creature attacks and isn't blocked, target creature becomes a blocking creature that's blocking that creature. |
      | Tabby  |      | Creature - Cat | 1/1 |                                                                                                                           |
    And you control a 3/3 creature "Ogre"
    And the opponent controls "Tabby"
    And "Tabby" has 5 defense counters on it
    And the opponent controls "Post"
    And your hand is "Banner"
    When you cast "Banner" and it resolves
    Then the protector of "Tabby" is the opponent
    When you attack with "Ogre"
    And the opponent declares no blockers
    And the opponent chooses "Tabby" as the target
    And everything on the stack resolves
    Then "Ogre" is unblocked
    When the game goes to the end of combat step of this turn
    Then the opponent's life total is 17
