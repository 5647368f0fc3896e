Feature: Whom creatures attack, and other choices of combat
  ja: 誰を攻撃するか、その他の戦闘での選択

  Background:
    Given each player can pay any amount of mana

  @CR:508.5
  Scenario: The defending player is the one whose planeswalker is attacked, even after that is gone
    ja: プレインズウォーカーが攻撃されていれば、それがなくなっても防御プレイヤーはそのコントローラーである

    Given the following cards are used
      | name  | type     | P/T | text                                                   |
      | Drain | Creature | 2/2 | Whenever Drain attacks, defending player loses 1 life. |
    And you control "Drain"
    And the opponent controls a planeswalker "Walker" with 4 loyalty counters
    When you attack "Walker" with "Drain"
    And an effect destroys "Walker"
    And everything on the stack resolves
    Then the opponent loses 1 life

  @CR:508.5a @CR:802.2a
  Scenario: With several defending players it is the one whom that creature attacks
    ja: 防御プレイヤーが複数いるなら、そのクリーチャーが攻撃しているプレイヤーのことである

    Given the players are "Alice", "Bob" and "Carol"
    And the following cards are used
      | name  | type     | P/T | text                                                   |
      | Drain | Creature | 0/2 | Whenever Drain attacks, defending player loses 1 life. |
    And player "Alice" controls "Drain" and a 0/3 creature "Ogre"
    When player "Alice" attacks player "Carol" with "Drain"
    And player "Alice" attacks player "Bob" with "Ogre"
    And everything on the stack resolves
    Then player "Carol"'s life total is 19
    And player "Bob"'s life total is 20

  @CR:802.3
  Scenario: For each attacker its own player is chosen
    ja: 攻撃クリーチャーごとに、攻撃するプレイヤーを選ぶ

    Given the players are "Alice", "Bob" and "Carol"
    And player "Alice" controls a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    When player "Alice" attacks player "Bob" with "Bear"
    And player "Alice" attacks player "Carol" with "Ogre"
    Then "Bear" is attacking player "Bob"
    And "Ogre" is attacking player "Carol"

  @CR:802.3a
  Scenario: Who can't attack alone can attack one player while another creature attacks another player
    ja: 「単独では攻撃できない」クリーチャーも、ほかのクリーチャーが別のプレイヤーを攻撃するなら攻撃できる

    Given the players are "Alice", "Bob" and "Carol"
    And the following cards are used
      | name | type     | P/T | text                    |
      | Imp  | Creature | 2/2 | Imp can't attack alone. |
    And player "Alice" controls "Imp" and a 3/3 creature "Ogre"
    When player "Alice" attacks player "Bob" with "Imp"
    And player "Alice" attacks player "Carol" with "Ogre"
    Then "Imp" is attacking player "Bob"
    And "Ogre" is attacking player "Carol"

  @CR:506.3c @CR:508.4a
  Scenario: With the planeswalker gone that it should attack, the token enters without attacking
    ja: 攻撃するはずのプレインズウォーカーがいなくなっていれば、トークンは攻撃していない状態で出る

    Given the following cards are used
      | name  | type     | P/T | text                                                                                                         |
      | Rider | Creature | 2/2 | Whenever Rider attacks, create a 1/1 white Cat creature token that's attacking the same player or permanent. |
    And you control "Rider"
    And the opponent controls a planeswalker "Walker" with 4 loyalty counters
    When you attack "Walker" with "Rider"
    And an effect destroys "Walker"
    And everything on the stack resolves
    Then "Cat" token is on the battlefield
    And "Cat" token is not an attacking creature

  @see:508.4a
  Scenario: A token that should attack the same planeswalker attacks it while that is there
    ja: 同じプレインズウォーカーを攻撃するはずのトークンは、それがまだあれば攻撃している

    Given the following cards are used
      | name  | type     | P/T | text                                                                                                         |
      | Rider | Creature | 2/2 | Whenever Rider attacks, create a 1/1 white Cat creature token that's attacking the same player or permanent. |
    And you control "Rider"
    And the opponent controls a planeswalker "Walker" with 4 loyalty counters
    When you attack "Walker" with "Rider"
    And everything on the stack resolves
    Then "Cat" token is attacking "Walker"

  # Bob, who casts it, can't turn the attacker on Alice, who controls it.
  @CR:508.7a @CR:508.7c
  Scenario: An attacker turned on another opponent has not attacked a second time
    ja: 攻撃先を選び直しても、2度攻撃したことにはならない

    Given the players are "Alice", "Bob" and "Carol"
    And each player can pay any amount of mana
    And the following cards are used
      | name   | cost | type        | text                                                                       |
      | Decoy  | {U}  | Instant     | Reselect which player or permanent target attacking creature is attacking. |
      | Banner |      | Enchantment | Whenever a creature attacks, you gain 1 life.                              |
    And player "Alice" controls a 2/2 creature "Bear" and "Banner"
    And player "Bob"'s hand is "Decoy"
    When player "Alice" attacks player "Bob" with "Bear"
    And everything on the stack resolves
    And player "Bob" casts "Decoy" targeting "Bear"
    And all players pass in succession
    Then player "Bob" can choose only player "Bob" and player "Carol"
    When player "Bob" chooses player "Carol"
    Then "Bear" is attacking player "Carol"
    And player "Alice"'s life total is 21
    And the triggered ability of "Banner" does not trigger

  @CR:508.7b
  Scenario: An attacker may be turned on a player whom it couldn't have been declared to attack
    ja: 攻撃クリーチャーの攻撃先は、攻撃できないはずのプレイヤーへも選び直せる

    Given the players are "Alice", "Bob" and "Carol"
    And each player can pay any amount of mana
    And the following cards are used
      | name  | cost | type    | text                                                                       |
      | Decoy | {U}  | Instant | Reselect which player or permanent target attacking creature is attacking. |
    And player "Alice" controls a 2/2 creature "Bear"
    And player "Bob"'s hand is "Decoy"
    When player "Alice" attacks player "Bob" with "Bear"
    And the following effect happens: "Bear" can't attack this turn
    And player "Bob" casts "Decoy" targeting "Bear"
    And all players pass in succession
    And player "Bob" chooses player "Carol"
    Then "Bear" is attacking player "Carol"

  @CR:800.4
  Scenario: With three players the game goes on when one of them has lost
    ja: 3人のゲームは、1人が敗北しても続く

    Given the players are "Alice", "Bob" and "Carol"
    When an effect makes player "Bob" lose 20 life
    Then player "Bob" loses the game
    And player "Alice" has priority

  # --- Other choices -------------------------------------------------------------------------------------------------------------------

  # The main phase that is added comes between the two combat phases; with the turn's own there are two after combat.
  @CR:505.1a
  Scenario: A main phase that is added before combat is a postcombat main phase
    ja: 戦闘の前に追加されたメイン・フェイズも、戦闘後メイン・フェイズである

    Given the following cards are used
      | name | type        | text                                                             |
      | Dawn | Enchantment | At the beginning of your first main phase, you gain 1 life.      |
      | Dusk | Enchantment | At the beginning of your postcombat main phase, you gain 5 life. |
    And you control "Aggravated Assault", "Dawn" and "Dusk"
    When you activate the ability of "Aggravated Assault" and it resolves
    And the game goes to the end step of this turn
    Then your life total is 30

  # Precombat main, the added main phase (the second), then the turn's own postcombat main phase (the third).
  @CR:505.1b
  Scenario: The second main phase is counted, not named
    ja: 「2つ目のメイン・フェイズ」は、名前ではなく数で決まる

    Given the following cards are used
      | name | type        | text                                                         |
      | Noon | Enchantment | At the beginning of your second main phase, you gain 1 life. |
    And you control "Aggravated Assault" and "Noon"
    And it is the draw step of your turn
    When the game goes to the precombat main phase of this turn
    And you activate the ability of "Aggravated Assault" and it resolves
    And the game goes to the end step of this turn
    Then your life total is 21

  @CR:602.2a
  Scenario: A card whose ability is activated from the hand is revealed
    ja: 手札から能力を起動するカードは公開される

    Given the following cards are used
      | name  | cost | type     | P/T | text        |
      | Drake | {3}  | Creature | 2/2 | Cycling {2} |
    And your hand is "Drake"
    When you activate the cycling ability of "Drake"
    Then "Drake" is revealed to all players (602.2a)

  @CR:605.5b
  Scenario: A spell that adds mana uses the stack
    ja: マナを加える呪文もスタックを用いる

    Given the following cards are used
      | name  | cost | type    | text           |
      | Surge | {B}  | Instant | Add {B}{B}{B}. |
    And your hand is "Surge"
    When you cast "Surge"
    Then "Surge" is on the stack
    And your mana pool is empty

  @CR:101.3
  Scenario: What is impossible is skipped, and the rest is done
    ja: 不可能な部分は無視され、残りは行われる

    Given the following cards are used
      | name | cost | type    | text                                   |
      | Toll | {B}  | Sorcery | Sacrifice a creature. You gain 3 life. |
    And your hand is "Toll"
    When you cast "Toll" and it resolves
    Then you gain 3 life

  @CR:101.2
  Scenario: An effect that says something can't be done takes precedence over one that allows it
    ja: 「できない」とする効果は、許可する効果に優先する

    Given the following cards are used
      | name  | type        | text                                                    |
      | Gate  | Enchantment | You may cast creature spells from your graveyard.       |
      | Grate | Enchantment | Players can't cast spells from graveyards or libraries. |
    # even so: with the permission, too
    And you control "Gate"
    And the opponent controls "Grate"
    And "Grizzly Bears" is in your graveyard
    Then you can't cast "Grizzly Bears" from your graveyard (601.3)
