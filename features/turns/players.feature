Feature: Three players
  ja: 3人のプレイヤー

  Background:
    Given the players are "Alice", "Bob" and "Carol"
    And each player can pay any amount of mana

  # Turn order is Alice, Bob, Carol. Carol's extra turn stands directly after Alice's turn, and Bob's own turn after that.
  @CR:500.7 @derived
  Scenario: After another player's extra turn, turn order goes on from where it was
    ja: 他のプレイヤーの追加ターンの後は、元のところからターン順が続く

    Given player "Alice"'s hand is "Time Warp"
    When player "Alice" casts "Time Warp" targeting player "Carol" and it resolves
    And the game goes to the upkeep of the next turn
    Then it is the upkeep of player "Carol"'s turn
    When the game goes to the upkeep of the next turn
    Then it is the upkeep of player "Bob"'s turn

  # In APNAP order Alice's turn is created first and Carol's last, so Carol's is taken first and Alice's last.
  @CR:500.7 @see:101.4
  Scenario: If each player is given an extra turn, the turns are added in APNAP order
    ja: 各プレイヤーが追加ターンを得るなら、それらはAPNAP順に加えられる

    Given the following cards are used
      | name       | cost | type    | text                                            |
      | Round Trip | {1}  | Sorcery | Each player takes an extra turn after this one. |
    And player "Alice"'s hand is "Round Trip"
    When player "Alice" casts "Round Trip" and it resolves
    And the game goes to the upkeep of the next turn
    Then it is the upkeep of player "Carol"'s turn
    When the game goes to the upkeep of the next turn
    Then it is the upkeep of player "Bob"'s turn
    When the game goes to the upkeep of the next turn
    Then it is the upkeep of player "Alice"'s turn
    When the game goes to the upkeep of the next turn
    Then it is the upkeep of player "Bob"'s turn

  # Abilities of Bob and Carol trigger at the beginning of Alice's end step. Bob, first in APNAP order, puts his first, so Carol's resolves first.
  @CR:603.3b
  Scenario: The triggered abilities of several players are put on the stack in APNAP order
    ja: 複数のプレイヤーの誘発型能力は、APNAP順でスタックに置かれる

    Given the following cards are used
      | name   | cost | type        | text                                                |
      | Candle | {1}  | Enchantment | At the beginning of each end step, you gain 1 life. |
    And player "Carol" controls "Candle"
    And player "Bob" controls "Candle"
    When the game goes to the end step of this turn
    And all players pass in succession
    Then player "Carol"'s life total is 21
    And player "Bob"'s life total is 20
    When all players pass in succession
    Then player "Bob"'s life total is 21

  @CR:117.3d @CR:117.4
  Scenario: A spell resolves only when all three have passed in turn order
    ja: 呪文は、3人がターン順に続けてパスして初めて解決される

    Given player "Bob"'s hand is "Lightning Bolt"
    When player "Alice" passes priority
    And player "Bob" casts "Lightning Bolt" targeting player "Alice"
    And player "Bob" passes priority
    Then player "Carol" has priority
    When player "Carol" passes priority
    Then player "Alice" has priority
    And "Lightning Bolt" is on the stack
    When player "Alice" passes priority
    Then player "Alice"'s life total is 17

  # Alice at 2 life loses; Bob goes on against Carol. Alice's own Bear leaves the game, and so do the Grizzly Bears, which she owns
  # although Bob controls them.
  @CR:800.4a
  Scenario: When a player leaves the game, all objects they own leave it
    ja: プレイヤーがゲームを離れると、そのプレイヤーがオーナーであるオブジェクトはすべてゲームを離れる

    Given player "Alice"'s life total is 2
    And player "Alice" controls a 2/2 creature "Bear"
    And player "Bob" controls "Grizzly Bears" owned by player "Alice"
    And player "Bob" controls a 2/2 creature "Wolf"
    And player "Bob"'s hand is "Lightning Bolt"
    When player "Alice" passes priority
    And player "Bob" casts "Lightning Bolt" targeting player "Alice" and it resolves
    Then player "Alice" loses the game
    And "Bear" no longer exists
    And "Grizzly Bears" no longer exists
    And "Wolf" is on the battlefield
    And player "Bob" has priority

  # The effect that gives Alice control ends as she leaves; Bear was Bob's before.
  @CR:800.4a
  Scenario: A creature that a player controlled by an effect of theirs goes back
    ja: プレイヤーが自分の効果でコントロールしていたクリーチャーは、元のプレイヤーに戻る

    Given player "Alice"'s life total is 2
    And player "Bob" controls a 2/2 creature "Bear"
    And player "Alice"'s hand is "Act of Treason"
    And player "Bob"'s hand is "Lightning Bolt"
    When player "Alice" casts "Act of Treason" targeting "Bear" and it resolves
    Then the controller of "Bear" is player "Alice"
    When player "Alice" passes priority
    And player "Bob" casts "Lightning Bolt" targeting player "Alice" and it resolves
    Then the controller of "Bear" is player "Bob"

  # The first defending player in APNAP order is Bob, who has no creature; Recruit can block only what attacks Carol.
  @CR:802.2 @see:509.1a @see:506.2 @see:802.4a
  Scenario: Creatures attack different opponents, each of whom blocks those attacking them
    ja: 各クリーチャーは別々の対戦相手を攻撃でき、攻撃された各プレイヤーが自分への攻撃をブロックする

    Given player "Alice" controls a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And player "Carol" controls a 1/1 creature "Recruit"
    When player "Alice" attacks player "Bob" with "Bear"
    And player "Alice" attacks player "Carol" with "Ogre"
    Then "Bear" is attacking player "Bob"
    And "Ogre" is attacking player "Carol"
    And player "Carol" can't block "Bear" with "Recruit" (509.1a)
    When player "Carol" blocks "Ogre" with "Recruit"
    And the game goes to the postcombat main phase of this turn
    Then player "Bob"'s life total is 18
    And player "Carol"'s life total is 20
    And "Recruit" is in player "Carol"'s graveyard

  @CR:800.4a
  Scenario: An ability that a player who leaves controls on the stack ceases to exist
    ja: ゲームを離れるプレイヤーがスタックでコントロールしている能力は消滅する

    Given the following cards are used
      | name | cost | type     | text                             |
      | Horn | {1}  | Artifact | {1}: Each opponent loses 1 life. |
    And player "Alice"'s life total is 2
    And player "Alice" controls "Horn"
    And player "Bob"'s hand is "Lightning Bolt"
    When player "Alice" activates the ability of "Horn"
    And player "Alice" passes priority
    And player "Bob" casts "Lightning Bolt" targeting player "Alice" and it resolves
    Then player "Alice" loses the game
    And the stack is empty

  # No effect gives Alice control of the Bears that would end: she would control them still.
  @CR:800.4a
  Scenario: What a player who leaves still controls is exiled
    ja: ゲームを離れるプレイヤーがなおコントロールしているものは追放される

    Given player "Alice" controls "Grizzly Bears" owned by player "Bob"
    And player "Alice"'s life total is 2
    And player "Bob"'s hand is "Lightning Bolt"
    When player "Alice" passes priority
    And player "Bob" casts "Lightning Bolt" targeting player "Alice" and it resolves
    Then "Grizzly Bears" is in exile

  # Imp dies as Alice leaves: its ability triggers, but Alice would control it, so it isn't put on the stack.
  @see:800.4d
  Scenario: A triggered ability of a player who has left is not put on the stack
    ja: ゲームを離れたプレイヤーの誘発型能力は、スタックに置かれない

    Given the following cards are used
      | name        | cost | type           | P/T | text                                                                   |
      | Imp         | {B}  | Creature — Imp | 1/1 | When Imp dies, each opponent loses 1 life.                             |
      | Black Flood | {1}  | Sorcery        |     | Black Flood deals 2 damage to each creature. Each player loses 2 life. |
    And player "Alice"'s life total is 2
    And player "Alice" controls "Imp"
    And player "Alice"'s hand is "Black Flood"
    When player "Alice" casts "Black Flood" and it resolves
    Then player "Alice" loses the game
    And the stack is empty
    And player "Bob" has priority
