Feature: What is put onto the battlefield attacking or blocking, and what triggers on it
  ja: 攻撃やブロックをしている状態で戦場に出るもの、それで誘発するもの

  Background:
    Given each player can pay any amount of mana

  @CR:508.3a @CR:508.4
  Scenario: A creature that enters attacking doesn't trigger what triggers on attacking
    ja: 攻撃している状態で出たクリーチャーは、攻撃で誘発する能力を誘発させない

    Given the following cards are used
      | name     | cost | type        | text                                                    |
      | Cat Call | {R}  | Instant     | Create a 1/1 white Cat creature token that's attacking. |
      | Banner   |      | Enchantment | Whenever a creature attacks, you gain 1 life.           |
    And you control "Banner" and a 2/2 creature "Bear"
    And your hand is "Cat Call"
    When you attack with "Bear"
    And everything on the stack resolves
    And you cast "Cat Call" and it resolves
    Then "Cat" token is an attacking creature
    And the triggered ability of "Banner" triggers 1 time
    And your life total is 21

  @CR:506.3d @CR:508.4d
  Scenario: Put onto the battlefield attacking after blockers were declared, it is unblocked
    ja: ブロック・クリーチャーの指定の後に攻撃している状態で出たクリーチャーは、ブロックされていない

    Given the following cards are used
      | name     | cost | type    | text                                                    |
      | Cat Call | {R}  | Instant | Create a 1/1 white Cat creature token that's attacking. |
    And you control a 2/2 creature "Bear"
    And your hand is "Cat Call"
    And the opponent controls a 0/4 creature "Wall"
    When you attack with "Bear"
    And the opponent blocks "Bear" with "Wall"
    And you cast "Cat Call" and it resolves
    Then "Cat" token is unblocked (508.4d)
    When the game goes to the end of combat step of this turn
    Then the opponent's life total is 19

  # With a planeswalker there it would be asked what the token attacks.
  @CR:506.3a
  Scenario: A permanent that is no creature enters but doesn't attack
    ja: クリーチャーでないパーマネントは、戦場に出るが攻撃していない

    Given the following cards are used
      | name | cost | type    | text                                                                                                               |
      | Mine | {R}  | Instant | Create a token that's a copy of target artifact and that's tapped and attacking. Exile the token at end of combat. |
    And you control a 2/2 creature "Bear" and an artifact "Relic"
    And your hand is "Mine"
    And the opponent controls a planeswalker "Walker" with 4 loyalty counters
    When you attack the opponent with "Bear"
    And you cast "Mine" targeting "Relic" and it resolves
    Then no player is asked to choose
    And "Relic" token is on the battlefield
    And "Relic" token is not an attacking creature

  @CR:506.3b
  Scenario: Under the control of the defending player a creature enters but doesn't attack
    ja: 防御プレイヤーのコントロール下では、戦場に出るが攻撃していない

    Given the following cards are used
      | name     | cost | type    | text                                                    |
      | Cat Call | {R}  | Instant | Create a 1/1 white Cat creature token that's attacking. |
    And you control a 2/2 creature "Bear" and a planeswalker "Walker" with 4 loyalty counters
    And the opponent's hand is "Cat Call"
    When you attack with "Bear"
    And the opponent casts "Cat Call" and it resolves
    Then no player is asked to choose
    And "Cat" token is on the battlefield
    And "Cat" token is not an attacking creature

  @CR:508.4c
  Scenario: A creature that can't attack can enter attacking
    ja: 攻撃できないクリーチャーも、攻撃している状態で戦場に出られる

    Given the following cards are used
      | name       | cost | type        | text                                                    |
      | Cat Call   | {R}  | Instant     | Create a 1/1 white Cat creature token that's attacking. |
      | Long Peace |      | Enchantment | Cats can't attack.                                      |
    And you control a 2/2 creature "Bear"
    And the opponent controls "Long Peace"
    And your hand is "Cat Call"
    When you attack with "Bear"
    And you cast "Cat Call" and it resolves
    Then "Cat" token is attacking the opponent

  @CR:509.4b @CR:509.4
  Scenario: A creature that can't block can enter blocking
    ja: ブロックできないクリーチャーも、ブロックしている状態で戦場に出られる

    Given the following cards are used
      | name       | type        | P/T | text                                                                                                    |
      | Long Peace | Enchantment |     | Cats can't block.                                                                                       |
      | Keeper     | Creature    | 2/2 | Whenever Keeper blocks a creature, create a 1/1 white Cat creature token that's blocking that creature. |
    And you control a 4/4 creature "Elephant" and "Long Peace"
    And the opponent controls "Keeper"
    When you attack with "Elephant"
    And the opponent blocks "Elephant" with "Keeper"
    And everything on the stack resolves
    Then "Cat" token is blocking "Elephant"

  @CR:509.4a @CR:506.3e
  Scenario: Once the creature to be blocked attacks no longer, the token enters without blocking
    ja: ブロックすべきクリーチャーがもう攻撃していなければ、トークンはブロックしていない状態で出る

    Given the following cards are used
      | name   | type     | P/T | text                                                                                                    |
      | Keeper | Creature | 2/2 | Whenever Keeper blocks a creature, create a 1/1 white Cat creature token that's blocking that creature. |
    And you control a 4/4 creature "Elephant"
    And the opponent controls "Keeper"
    When you attack with "Elephant"
    And the opponent blocks "Elephant" with "Keeper"
    And the following effect happens: remove "Elephant" from combat
    And everything on the stack resolves
    Then "Cat" token is on the battlefield
    And "Cat" token is not a blocking creature

  @see:506.3e
  Scenario: A creature that attacks another player can't be blocked by what a third player creates
    ja: ほかのプレイヤーを攻撃しているクリーチャーは、第三者が出したトークンにブロックされない

    Given the following cards are used
      | name | type        | text                                                                                              |
      | Gate | Enchantment | Whenever a creature attacks, create a 1/1 white Cat creature token that's blocking that creature. |
    And the players are "Alice", "Bob" and "Carol"
    And player "Alice" controls a 4/4 creature "Elephant"
    And player "Carol" controls "Gate"
    When player "Alice" attacks player "Bob" with "Elephant"
    And everything on the stack resolves
    Then "Cat" token is on the battlefield
    And "Cat" token is not a blocking creature

  # --- Whole declarations --------------------------------------------------------------------------------------------------------------

  @CR:508.3b
  Scenario: Attacked by two creatures, a planeswalker is attacked once
    ja: 2体に攻撃されても、プレインズウォーカーが攻撃されたことで誘発するのは1回である

    Given the following cards are used
      | name  | type        | text                                                  |
      | Alarm | Enchantment | Whenever a planeswalker is attacked, you gain 1 life. |
    And you control a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And the opponent controls "Alarm" and a planeswalker "Walker" with 9 loyalty counters
    When you attack "Walker" with "Bear" and "Ogre"
    Then the triggered ability of "Alarm" triggers 1 time

  @CR:508.3c
  Scenario: "Attacks with a creature" triggers for each creature declared, not for one put onto the battlefield attacking
    ja: 「クリーチャーで攻撃するたび」は、指定されたクリーチャーごとに誘発し、攻撃している状態で出たものでは誘発しない

    Given the following cards are used
      | name     | cost | type        | text                                                    |
      | Cat Call | {R}  | Instant     | Create a 1/1 white Cat creature token that's attacking. |
      | Drum     |      | Enchantment | Whenever you attack with a creature, you gain 1 life.   |
    And you control "Drum", a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And your hand is "Cat Call"
    When you attack with "Bear" and "Ogre"
    Then the triggered ability of "Drum" triggers 2 times
    When everything on the stack resolves
    And you cast "Cat Call" and it resolves
    Then the triggered ability of "Drum" does not trigger
    And your life total is 22

  @CR:508.3d
  Scenario: "Whenever you attack" triggers once, with however many creatures
    ja: 「あなたが攻撃するたび」は、何体で攻撃しても1回だけ誘発する

    Given the following cards are used
      | name | type        | text                                  |
      | Drum | Enchantment | Whenever you attack, you gain 1 life. |
    And you control "Drum", a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    When you attack with "Bear" and "Ogre"
    Then the triggered ability of "Drum" triggers 1 time

  @CR:508.3e
  Scenario: An attack on a planeswalker is no attack on its controller
    ja: プレインズウォーカーへの攻撃は、そのコントローラーへの攻撃ではない

    Given the following cards are used
      | name       | type        | text                                            |
      | Watchtower | Enchantment | Whenever a player attacks you, you gain 1 life. |
    And you control a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And the opponent controls "Watchtower" and a planeswalker "Walker" with 9 loyalty counters
    When you attack "Walker" with "Bear" and "Ogre"
    Then the triggered ability of "Watchtower" does not trigger

  @CR:508.3e
  Scenario: Attacked by two creatures, a player is attacked once
    ja: 2体に攻撃されても、プレイヤーが攻撃されたことで誘発するのは1回である

    Given the following cards are used
      | name       | type        | text                                            |
      | Watchtower | Enchantment | Whenever a player attacks you, you gain 1 life. |
    And you control a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And the opponent controls "Watchtower"
    When you attack with "Bear" and "Ogre"
    Then the triggered ability of "Watchtower" triggers 1 time

  @CR:508.3f @CR:509.3g
  Scenario: "Attacks and isn't blocked" triggers as blockers are declared, also for one that entered attacking
    ja: 「攻撃してブロックされないたび」は、ブロック・クリーチャーの指定で誘発し、攻撃している状態で出たものでも誘発する

    Given the following cards are used
      | name     | cost | type        | text                                                            |
      | Cat Call | {R}  | Instant     | Create a 1/1 white Cat creature token that's attacking.         |
      | Far Sign |      | Enchantment | Whenever a creature attacks and isn't blocked, you gain 1 life. |
    And you control "Far Sign" and a 2/2 creature "Bear"
    And your hand is "Cat Call"
    When you attack with "Bear"
    Then the triggered ability of "Far Sign" does not trigger
    When you cast "Cat Call" and it resolves
    And the opponent declares no blockers
    Then the triggered ability of "Far Sign" triggers 2 times

  @CR:509.3a
  Scenario: "Blocks" triggers once, however many attackers are blocked
    ja: 「ブロックするたび」は、何体をブロックしても1回だけ誘発する

    Given the following cards are used
      | name  | type     | P/T | text                                                                                         |
      | Giant | Creature | 4/9 | Giant can block an additional creature each combat.\nWhenever Giant blocks, you gain 1 life. |
    And you control a 2/2 creature "Bear" and a 1/1 creature "Squire"
    And the opponent controls "Giant"
    When you attack with "Bear" and "Squire"
    And the opponent blocks "Bear" with "Giant"
    And the opponent blocks "Squire" with "Giant"
    Then the triggered ability of "Giant" triggers 1 time

  @see:509.3b
  Scenario: "Blocks a creature" triggers once for each attacker blocked
    ja: 「クリーチャーをブロックするたび」は、ブロックした攻撃クリーチャーごとに誘発する

    Given the following cards are used
      | name  | type     | P/T | text                                                                                                    |
      | Giant | Creature | 4/9 | Giant can block an additional creature each combat.\nWhenever Giant blocks a creature, you gain 1 life. |
    And you control a 2/2 creature "Bear" and a 1/1 creature "Squire"
    And the opponent controls "Giant"
    When you attack with "Bear" and "Squire"
    And the opponent blocks "Bear" with "Giant"
    And the opponent blocks "Squire" with "Giant"
    Then the triggered ability of "Giant" triggers 2 times

  @CR:509.3b
  Scenario: "Blocks a creature" doesn't trigger for what enters blocking
    ja: 「クリーチャーをブロックするたび」は、ブロックしている状態で出たものでは誘発しない

    Given the following cards are used
      | name   | type        | P/T | text                                                                                                    |
      | Keeper | Creature    | 2/2 | Whenever Keeper blocks a creature, create a 1/1 white Cat creature token that's blocking that creature. |
      | Tower  | Enchantment |     | Whenever a creature you control blocks a creature, you gain 1 life.                                     |
    And you control a 4/4 creature "Elephant"
    And the opponent controls "Keeper" and "Tower"
    When you attack with "Elephant"
    And the opponent blocks "Elephant" with "Keeper"
    And the opponent chooses to put the triggered abilities on the stack in the order the triggered ability of "Tower" and the triggered ability of "Keeper"
    And everything on the stack resolves
    Then "Cat" token is blocking "Elephant"
    And the opponent's life total is 21

  @CR:509.3c @see:509.1h
  Scenario: "Becomes blocked" triggers once, however many creatures block
    ja: 「ブロックされた状態になるたび」は、何体にブロックされても1回だけ誘発する

    Given the following cards are used
      | name    | type     | P/T | text                                               |
      | Brawler | Creature | 3/3 | Whenever Brawler becomes blocked, you gain 2 life. |
    And you control "Brawler"
    And the opponent controls a 1/1 creature "Recruit" and a 1/3 creature "Guard"
    When you attack with "Brawler"
    And the opponent blocks "Brawler" with "Recruit" and "Guard"
    Then the triggered ability of "Brawler" triggers 1 time

  @CR:509.3d
  Scenario: "Becomes blocked by a creature" triggers for each blocker, for one that enters blocking too
    ja: 「クリーチャー1体にブロックされた状態になるたび」は、ブロック・クリーチャーごとに、ブロックしている状態で出たものでも誘発する

    Given the following cards are used
      | name    | type     | P/T | text                                                                                                    |
      | Brawler | Creature | 5/5 | Whenever Brawler becomes blocked by a creature, you gain 1 life.                                        |
      | Keeper  | Creature | 2/2 | Whenever Keeper blocks a creature, create a 1/1 white Cat creature token that's blocking that creature. |
    And you control "Brawler"
    And the opponent controls "Keeper"
    When you attack with "Brawler"
    And the opponent blocks "Brawler" with "Keeper"
    And everything on the stack resolves
    Then "Cat" token is blocking "Brawler"
    And your life total is 22

  @CR:509.3e
  Scenario: Becoming blocked by two creatures can be completed by one that enters blocking
    ja: 2体にブロックされるという条件は、ブロックしている状態で出たクリーチャーによって満たされることもある

    Given the following cards are used
      | name    | type     | P/T | text                                                                                                    |
      | Brawler | Creature | 5/5 | Whenever Brawler becomes blocked by two or more creatures, you gain 1 life.                             |
      | Keeper  | Creature | 2/2 | Whenever Keeper blocks a creature, create a 1/1 white Cat creature token that's blocking that creature. |
    And you control "Brawler"
    And the opponent controls "Keeper"
    When you attack with "Brawler"
    And the opponent blocks "Brawler" with "Keeper"
    Then the triggered ability of "Brawler" does not trigger
    When everything on the stack resolves
    Then the triggered ability of "Brawler" triggers 1 time
