Feature: What goes on after a player has left, and several defending players
  ja: プレイヤーがゲームを離れた後のこと、複数の防御プレイヤー

  Background:
    Given the players are "Alice", "Bob" and "Carol"
    And each player can pay any amount of mana

  @CR:802.4a
  Scenario: A player's creatures can't block what attacks another player
    ja: ほかのプレイヤーを攻撃しているクリーチャーはブロックできない

    Given player "Alice" controls a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And player "Carol" controls a 1/4 creature "Wall"
    When player "Alice" attacks player "Bob" with "Bear"
    And player "Alice" attacks player "Carol" with "Ogre"
    Then player "Carol" can't block "Bear" with "Wall" (802.4a)

  # Each of the two may block with one creature.
  @CR:802.4b
  Scenario: A limit on blockers is counted for each defending player separately
    ja: ブロック・クリーチャーの数の制限は、防御プレイヤーごとに数える

    Given the following cards are used
      | name   | type        | text                                             |
      | Narrow | Enchantment | No more than one creature can block each combat. |
    And player "Alice" controls "Narrow", a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And player "Bob" controls a 1/4 creature "Wall"
    And player "Carol" controls a 1/1 creature "Recruit"
    When player "Alice" attacks player "Bob" with "Bear"
    And player "Alice" attacks player "Carol" with "Ogre"
    And player "Bob" blocks "Bear" with "Wall"
    And player "Carol" blocks "Ogre" with "Recruit"
    Then "Wall" is blocking "Bear"
    And "Recruit" is blocking "Ogre"

  @CR:802.2 @CR:506.2a @see:802.3
  Scenario: Several opponents are defending players at once
    ja: 複数の対戦相手が同時に防御プレイヤーになる

    Given player "Alice" controls a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    When player "Alice" attacks player "Bob" with "Bear"
    And player "Alice" attacks player "Carol" with "Ogre"
    And the game goes to the end of combat step of this turn
    Then player "Bob"'s life total is 18
    And player "Carol"'s life total is 17

  # Alice, who is active, comes first but has nothing to divide: each of her creatures is blocked by just one. Then Bob, then Carol.
  @CR:802.5 @see:510.1
  Scenario: Combat damage is assigned in turn order
    ja: 戦闘ダメージの割り振りはターン順に行う

    Given the following cards are used
      | name  | type     | P/T | text                                                |
      | Giant | Creature | 4/9 | Giant can block an additional creature each combat. |
      | Titan | Creature | 4/9 | Titan can block an additional creature each combat. |
    And player "Alice" controls a 2/2 creature "Bear", a 2/2 creature "Wolf", a 2/2 creature "Fox" and a 2/2 creature "Elk"
    And player "Bob" controls "Giant"
    And player "Carol" controls "Titan"
    When player "Alice" attacks player "Bob" with "Bear" and "Wolf"
    And player "Alice" attacks player "Carol" with "Fox" and "Elk"
    And player "Bob" blocks "Bear" with "Giant"
    And player "Bob" blocks "Wolf" with "Giant"
    And player "Carol" blocks "Fox" with "Titan"
    And player "Carol" blocks "Elk" with "Titan"
    And the game goes to the combat damage step of this turn
    Then player "Bob" is asked to choose
    When player "Bob" chooses to divide it as 2 to "Bear" and 2 to "Wolf"
    Then player "Carol" is asked to choose
    When player "Carol" chooses to divide it as 2 to "Fox" and 2 to "Elk"
    Then "Bear", "Wolf", "Fox" and "Elk" die simultaneously

  @CR:800.4b
  Scenario: No token is created under the control of a player who has left
    ja: ゲームを離れたプレイヤーのコントロール下にはトークンは生成されない

    Given the following cards are used
      | name  | type        | text                                                                             |
      | Grave | Enchantment | Whenever a creature dies, its controller creates a 1/1 black Rat creature token. |
    And player "Alice" controls "Grave"
    And player "Bob" controls a 2/2 creature "Bear"
    When an effect destroys "Bear"
    And player "Bob" concedes
    And everything on the stack resolves
    Then player "Bob" controls exactly 0 creatures
    And player "Alice" controls exactly 0 creatures

  @CR:800.4d
  Scenario: An ability that a player who has left would control isn't put on the stack
    ja: ゲームを離れたプレイヤーがコントロールするはずの誘発型能力は、スタックに置かれない

    # Bob's creature dies as he loses: its ability triggers, under his control.
    Given the following cards are used
      | name  | cost | type    | text                                                   |
      | Quake | {R}  | Sorcery | Quake deals 2 damage to each creature and each player. |
    And player "Bob" controls "Zulaport Cutthroat"
    And player "Alice"'s life total is 22
    And player "Carol"'s life total is 22
    And player "Bob"'s life total is 2
    And player "Alice"'s hand is "Quake"
    When player "Alice" casts "Quake" and it resolves
    Then player "Bob" loses the game
    And 0 triggered abilities are on the stack
    And player "Alice"'s life total is 20
    And player "Carol"'s life total is 20

  @CR:800.4f
  Scenario: A cost that a player who has left would have to pay is not paid
    ja: ゲームを離れたプレイヤーが支払うはずのコストは支払われない

    Given the following cards are used
      | name  | type        | text                                                                         |
      | Study | Enchantment | Whenever an opponent casts a spell, draw a card unless that player pays {1}. |
    And player "Alice" controls "Study"
    And player "Bob"'s hand is "Lightning Bolt"
    When player "Bob" casts "Lightning Bolt" targeting player "Carol"
    And player "Bob" concedes
    And everything on the stack resolves
    Then player "Alice" draws 1 card

  # Bob's turn would come after Alice's; it is Carol's then.
  @CR:800.4m
  Scenario: What lasts until the next turn of a player who has left ends when that turn would have begun
    ja: ゲームを離れたプレイヤーの次のターンまで続く効果は、そのターンが始まるはずだった時に終わる

    Given the following cards are used
      | name | cost | type    | text                                             |
      | Oath | {G}  | Instant | Target creature gets +2/+2 until your next turn. |
    And player "Carol" controls a 2/2 creature "Bear"
    And player "Bob"'s hand is "Oath"
    When player "Bob" casts "Oath" targeting "Bear" and it resolves
    And player "Bob" concedes
    Then "Bear" is 4/4
    When the game goes to the end step of this turn
    Then "Bear" is 4/4
    When the game goes to the upkeep of player "Carol"'s turn
    Then "Bear" is 2/2

  @CR:800.4i
  Scenario: Of a player who has left the last known information is used
    ja: ゲームを離れたプレイヤーについては、最後の情報を用いる

    Given the following cards are used
      | name | type        | text                                                                                  |
      | Heir | Enchantment | Whenever an opponent loses the game, you gain life equal to that player's life total. |
    And player "Alice" controls "Heir"
    And player "Bob"'s life total is 7
    When player "Bob" concedes
    And everything on the stack resolves
    Then player "Alice"'s life total is 27
