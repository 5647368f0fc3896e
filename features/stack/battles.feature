Feature: Battles
  ja: バトル

  Background:
    Given each player can pay any amount of mana

  @CR:310.4b @see:310.9a @see:310.1
  Scenario: A battle enters with its printed defense as counters, and with a protector
    ja: バトルは、守備値と同じ数の守備カウンターと守護プレイヤーとともに戦場に出る

    Given your hand is "Invasion of Dominaria"
    When you cast "Invasion of Dominaria" and it resolves
    Then "Invasion of Dominaria" has 5 defense counters on it (310.4b)
    And the protector of "Invasion of Dominaria" is the opponent
    And the controller of "Invasion of Dominaria" is you

  @CR:310.12a @CR:310.9a
  Scenario: Of several opponents, a Siege's controller chooses one as its protector
    ja: 対戦相手が複数いれば、包囲戦のコントローラーがその中から守護プレイヤーを選ぶ

    Given the players are "Alice", "Bob" and "Carol"
    And player "Alice" can pay any amount of mana
    And player "Alice"'s hand is "Invasion of Dominaria"
    When player "Alice" casts "Invasion of Dominaria"
    And the players pass until "Invasion of Dominaria" has resolved
    Then player "Alice" is asked to choose
    And "Invasion of Dominaria" is on the stack
    When player "Alice" chooses player "Carol"
    Then the protector of "Invasion of Dominaria" is player "Carol"

  @CR:310.5 @CR:310.9b @CR:310.6 @CR:120.3h
  Scenario: A Siege's controller can attack it; damage removes defense counters
    ja: 包囲戦は自分で攻撃でき、ダメージは守備カウンターを取り除く

    Given you control "Invasion of Dominaria" and a 2/2 creature "Bear"
    When you attack "Invasion of Dominaria" with "Bear"
    And the game goes to the end of combat step of this turn
    Then "Invasion of Dominaria" has 3 defense counters on it
    And the opponent's life total is 20

  @see:310.9b
  Scenario: A battle's protector can't attack it
    ja: 守護プレイヤーは、そのバトルを攻撃できない

    Given it is the precombat main phase of the opponent's turn
    And you control "Invasion of Dominaria"
    And the opponent controls a 2/2 creature "Bear"
    Then the opponent can't attack "Invasion of Dominaria" with "Bear" (508.1b)

  @CR:310.9d @see:310.9c
  Scenario: The protector's creatures block what attacks the battle
    ja: バトルを攻撃するクリーチャーは、守護プレイヤーのクリーチャーがブロックする

    Given you control "Invasion of Dominaria" and a 2/2 creature "Bear"
    And the opponent controls a 1/4 creature "Wall"
    When you attack "Invasion of Dominaria" with "Bear"
    And the opponent blocks "Bear" with "Wall"
    And the game goes to the end of combat step of this turn
    Then "Invasion of Dominaria" has 5 defense counters on it

  @see:509.1a @see:310.9c
  Scenario: Other players' creatures can't block what attacks the battle
    ja: 守護プレイヤーでないプレイヤーのクリーチャーは、バトルを攻撃するクリーチャーをブロックできない

    Given the players are "Alice", "Bob" and "Carol"
    And player "Alice" controls "Invasion of Dominaria" and a 2/2 creature "Bear"
    And player "Carol" controls a 1/4 creature "Wall"
    When player "Alice" attacks "Invasion of Dominaria" with "Bear"
    Then player "Carol" can't block "Bear" with "Wall" (509.1a)

  # 310.12b, 712.11a: it is cast with its back face up and enters so.
  @CR:310.12b @CR:712.11a
  Scenario: With its last defense counter gone, a Siege is exiled and cast transformed for nothing
    ja: 最後の守備カウンターが取り除かれた包囲戦は、追放され、変身した状態で無料で唱えられる

    Given you control "Invasion of Dominaria" and a 5/5 creature "Giant"
    When you attack "Invasion of Dominaria" with "Giant"
    And the game goes to the combat damage step of this turn
    Then "Invasion of Dominaria" is on the battlefield
    And the triggered ability of "Invasion of Dominaria" is on the stack
    When all players pass in succession
    And you choose to cast "Invasion of Dominaria"
    Then "Serra Faithkeeper" is on the stack (310.12b, 712.11a)
    When everything on the stack resolves
    Then "Serra Faithkeeper" is on the battlefield
    And "Serra Faithkeeper" is 4/4

  @CR:310.12b
  Scenario: Who doesn't cast it leaves it in exile
    ja: 唱えなければ、追放領域に残る

    Given you control "Invasion of Dominaria" and a 5/5 creature "Giant"
    When you attack "Invasion of Dominaria" with "Giant"
    And the game goes to the combat damage step of this turn
    And all players pass in succession
    And you choose not to cast "Invasion of Dominaria"
    Then "Invasion of Dominaria" is in exile (310.12b)

  # The ability is what keeps it on the battlefield (704.5v); countered, it leaves it to the state-based action.
  @CR:704.5v @CR:310.7
  Scenario: If that ability is countered, the Siege is put into the graveyard
    ja: その能力が打ち消されれば、包囲戦は墓地に置かれる

    Given you control "Invasion of Dominaria" and a 5/5 creature "Giant"
    When you attack "Invasion of Dominaria" with "Giant"
    And the game goes to the combat damage step of this turn
    And an effect counters the triggered ability of "Invasion of Dominaria"
    Then "Invasion of Dominaria" is in your graveyard (704.5v)

  # 310.9a: without battle types only its controller can be its protector, so that any opponent can attack it.
  @CR:310.9a @CR:704.5w @CR:310.8 @CR:122.1g
  Scenario: A battle without battle types is protected by its controller
    ja: バトル・タイプを持たないバトルは、コントローラーが守護する

    Given the following cards are used
      | name    | cost | type   | P/T |
      | Old War | {3}  | Battle | 2   |
    And your hand is "Old War"
    And the opponent controls a 2/2 creature "Bear"
    When you cast "Old War" and it resolves
    Then "Old War" has 2 defense counters on it
    And the protector of "Old War" is you
    When the game goes to the precombat main phase of the opponent's turn
    And the opponent attacks "Old War" with "Bear"
    And the game goes to the end of combat step of this turn
    Then "Old War" is in your graveyard

  # 704.5y: the protector of a Siege is an opponent of its controller.
  @CR:704.5y @CR:310.11
  Scenario: A Siege whose protector comes to control it gets another protector
    ja: 守護プレイヤーが包囲戦のコントロールを得ると、守護プレイヤーが変わる

    Given you control "Invasion of Dominaria"
    When an effect gives the opponent control of "Invasion of Dominaria"
    Then the protector of "Invasion of Dominaria" is you

  @CR:704.5x @CR:310.11
  Scenario: A battle whose protector has left the game gets another one
    ja: 守護プレイヤーがゲームを離れたバトルには、別の守護プレイヤーが選ばれる

    Given the players are "Alice", "Bob" and "Carol"
    And player "Alice" controls "Invasion of Dominaria"
    Then the protector of "Invasion of Dominaria" is player "Bob"
    When player "Bob" concedes
    And all players pass in succession
    Then the protector of "Invasion of Dominaria" is player "Carol"

  # 704.5x leaves a battle that is being attacked alone: nobody else has become its protector, so that it isn't removed from combat (506.4).
  @CR:704.5x @CR:310.11 @see:506.4
  Scenario: A battle whose protector leaves the game while it is being attacked goes on being attacked, and gets another protector after that
    ja: 攻撃されている間に守護プレイヤーがゲームを離れたバトルは、攻撃されたままであり、別の守護プレイヤーはその後で選ばれる

    Given the players are "Alice", "Bob" and "Carol"
    And player "Alice" controls "Invasion of Dominaria" and a 2/2 creature "Bear"
    When player "Alice" attacks "Invasion of Dominaria" with "Bear"
    And player "Bob" concedes
    Then "Bear" is attacking "Invasion of Dominaria"
    When the game goes to the end of combat step of this turn
    Then "Invasion of Dominaria" has 3 defense counters on it
    When the game goes to the postcombat main phase of this turn
    Then the protector of "Invasion of Dominaria" is player "Carol"

  # Carol, who isn't its protector, comes to control it: Bob goes on protecting it.
  @CR:506.4
  Scenario: A battle that another player comes to control is removed from combat, though its protector stays the same
    ja: 守護プレイヤーが変わらなくても、コントローラーが変わったバトルは戦闘から取り除かれる

    Given the players are "Alice", "Bob" and "Carol"
    And player "Alice" controls "Invasion of Dominaria" and a 2/2 creature "Bear"
    When player "Alice" attacks "Invasion of Dominaria" with "Bear"
    And an effect gives player "Carol" control of "Invasion of Dominaria"
    Then "Bear" is an attacking creature
    And the protector of "Invasion of Dominaria" is player "Bob"
    When the game goes to the end of combat step of this turn
    Then "Invasion of Dominaria" has 5 defense counters on it

  @CR:506.4
  Scenario: A creature goes on attacking, but no battle whose protector changed
    ja: 守護プレイヤーが変わったバトルは戦闘から取り除かれるが、クリーチャーは攻撃し続ける

    # Bob, its protector, comes to control it and chooses another one (704.5y).
    Given the players are "Alice", "Bob" and "Carol"
    And player "Alice" controls "Invasion of Dominaria" and a 2/2 creature "Bear"
    When player "Alice" attacks "Invasion of Dominaria" with "Bear"
    And an effect gives player "Bob" control of "Invasion of Dominaria"
    And player "Bob" chooses player "Alice"
    Then "Bear" is an attacking creature
    When the game goes to the end of combat step of this turn
    Then "Invasion of Dominaria" has 5 defense counters on it
