Feature: When something can be cast or activated, and who makes the choices
  ja: 唱えられる時と、選択をするプレイヤー

  Background:
    Given each player can pay any amount of mana

  @CR:601.3c
  Scenario: A spell may be cast as though it had flash if more is paid for it
    ja: 追加で支払うなら、瞬速を持っているかのように唱えられる

    Given the following cards are used
      | name       | cost      | type    | text                                                                                                   |
      | Swift Rout | {3}{W}{W} | Sorcery | You may cast this spell as though it had flash if you pay {2} more to cast it.\nDestroy all creatures. |
    And the opponent controls a 2/2 creature "Bear"
    And it is the precombat main phase of the opponent's turn
    And your hand is "Swift Rout"
    When you cast "Swift Rout" and it resolves
    Then "Bear" is in the opponent's graveyard
    And you have paid {5}{W}{W} for "Swift Rout"

  @see:601.3c
  Scenario: A spell that costs more as though it had flash costs no more in a main phase of one's own turn
    ja: 瞬速を持つかのように唱えると重くなる呪文も、ソーサリーを唱えられるときに唱えるなら重くならない

    Given the following cards are used
      | name       | cost      | type    | text                                                                                                   |
      | Swift Rout | {3}{W}{W} | Sorcery | You may cast this spell as though it had flash if you pay {2} more to cast it.\nDestroy all creatures. |
    And the opponent controls a 2/2 creature "Bear"
    And your hand is "Swift Rout"
    When you cast "Swift Rout" and it resolves
    Then you have paid {3}{W}{W} for "Swift Rout"

  @CR:601.3d
  Scenario: A spell with flash on a condition may be begun while the condition is met
    ja: 条件つきで瞬速を持つ呪文は、その条件が満たされている間は唱え始められる

    Given the following cards are used
      | name       | cost | type     | P/T | text                                                                      |
      | Cat Pounce | {G}  | Creature | 2/2 | You may cast this spell as though it had flash if you control a creature. |
    And it is the precombat main phase of the opponent's turn
    And your hand is "Cat Pounce"
    Then you can't cast "Cat Pounce" (302.1)
    When an effect makes you create a 1/1 creature "Bird" token
    Then you can cast "Cat Pounce"

  # With the card on the stack there are only six cards left in the hand.
  @CR:601.6a
  Scenario: A spell begun with flash on a condition goes on even if the condition is no longer met
    ja: 条件が満たされなくなっても、唱え始めた呪文はそのまま唱えられる

    Given the following cards are used
      | name       | cost | type     | P/T | text                                                                                    |
      | Cat Pounce | {G}  | Creature | 2/2 | You may cast this spell as though it had flash if you have seven or more cards in hand. |
    And it is the precombat main phase of the opponent's turn
    And your hand is "Cat Pounce", 6 "Forest"
    When you cast "Cat Pounce" and it resolves
    Then "Cat Pounce" is on the battlefield

  @CR:601.4
  Scenario: Modes that only a kicked spell offers can be chosen with the kicker in view
    ja: キッカーされるつもりなら、キッカーされた呪文のモードの数を選べる

    Given the following cards are used
      | name  | cost | type    | text                                                                                                             |
      | Runes | {R}  | Instant | Kicker {2}\nChoose one. If this spell was kicked, choose any number instead.\n• You gain 3 life.\n• Draw a card. |
    And your hand is "Runes"
    Then you can't cast "Runes" choosing modes 1 and 2 (601.2b)
    When you cast "Runes" choosing modes 1 and 2 using kicker
    And all players pass in succession
    Then you gain 3 life
    And you draw 1 card

  @CR:601.7
  Scenario: Where a spell says that an opponent chooses the mode, the opponent does so as it is cast
    ja: モードを対戦相手が選ぶと書かれた呪文では、唱えるときに対戦相手が選ぶ

    Given the following cards are used
      | name   | cost | type    | text                                                              |
      | Choice | {R}  | Sorcery | An opponent chooses one —\n• You gain 3 life.\n• You draw a card. |
    And your hand is "Choice"
    When you cast "Choice"
    Then the opponent is asked to choose
    When the opponent chooses mode 2
    And all players pass in succession
    Then you draw 1 card

  @CR:601.7a
  Scenario: Of several opponents the spell's controller says which one chooses
    ja: 対戦相手が複数いるなら、誰が選ぶかは呪文のコントローラーが決める

    Given the players are "Alice", "Bob" and "Carol"
    And the following cards are used
      | name   | cost | type    | text                                                              |
      | Choice | {0}  | Sorcery | An opponent chooses one —\n• You gain 3 life.\n• You draw a card. |
    And player "Alice"'s hand is "Choice"
    When player "Alice" casts "Choice"
    Then player "Alice" is asked to choose
    When player "Alice" chooses player "Carol"
    Then player "Carol" is asked to choose
    When player "Carol" chooses mode 1
    And everything on the stack resolves
    Then player "Alice" gains 3 life

  @CR:602.3
  Scenario: Where an activated ability says that an opponent chooses the mode, the opponent does so as it is activated
    ja: モードを対戦相手が選ぶと書かれた起動型能力では、起動するときに対戦相手が選ぶ

    Given the following cards are used
      | name   | type     | text                                                                   |
      | Oracle | Artifact | {T}: An opponent chooses one —\n• You gain 3 life.\n• You draw a card. |
    And you control "Oracle"
    When you activate the ability of "Oracle"
    Then the opponent is asked to choose
    When the opponent chooses mode 1
    And everything on the stack resolves
    Then you gain 3 life

  @CR:602.3a
  Scenario: Of several opponents the activated ability's controller says which one chooses its mode
    ja: 対戦相手が複数いるなら、誰が選ぶかは能力のコントローラーが決める

    Given the players are "Alice", "Bob" and "Carol"
    And the following cards are used
      | name   | type     | text                                                                   |
      | Oracle | Artifact | {T}: An opponent chooses one —\n• You gain 3 life.\n• You draw a card. |
    And player "Alice" controls "Oracle"
    When player "Alice" activates the ability of "Oracle"
    Then player "Alice" is asked to choose
    When player "Alice" chooses player "Carol"
    Then player "Carol" is asked to choose
    When player "Carol" chooses mode 1
    And everything on the stack resolves
    Then player "Alice" gains 3 life

  # --- Points of combat ----------------------------------------------------------------------------------------------------------------

  @CR:506.7a
  Scenario: "Only before attackers are declared" ends as the declare attackers step begins, even if nothing attacks
    ja: 「攻撃クリーチャーが指定される前」は、何も攻撃しなくても攻撃クリーチャー指定ステップの開始で終わる

    Given the following cards are used
      | name  | cost | type    | text                                                              |
      | Siren | {U}  | Instant | Cast this spell only before attackers are declared.\nDraw a card. |
    And your hand is "Siren"
    Then you can cast "Siren"
    When the game goes to the declare attackers step of this turn
    Then you can't cast "Siren" (506.7a)

  @CR:506.7b
  Scenario: "Only before blockers are declared" ends as the declare blockers step begins, even if nothing blocks
    ja: 「ブロック・クリーチャーが指定される前」は、何もブロックしなくてもブロック・クリーチャー指定ステップの開始で終わる

    Given the following cards are used
      | name | cost | type    | text                                                             |
      | Murk | {U}  | Instant | Cast this spell only before blockers are declared.\nDraw a card. |
    And you control a 2/2 creature "Bear"
    And your hand is "Murk"
    When you attack with "Bear"
    Then you can cast "Murk"
    When the game goes to the declare blockers step of this turn
    Then you can't cast "Murk" (506.7b)

  @CR:506.7e
  Scenario: Without attackers there is no declare blockers step: it ends with the declare attackers step
    ja: 攻撃クリーチャーがいなければブロック・クリーチャー指定ステップはなく、攻撃クリーチャー指定ステップとともに終わる

    Given the following cards are used
      | name | cost | type    | text                                                             |
      | Murk | {U}  | Instant | Cast this spell only before blockers are declared.\nDraw a card. |
    And your hand is "Murk"
    When the game goes to the declare attackers step of this turn
    Then you can cast "Murk"
    When the game goes to the end of combat step of this turn
    Then you can't cast "Murk" (506.7e)

  @CR:506.7c
  Scenario: "During combat before blockers are declared" comes again in each combat phase
    ja: 「戦闘中、ブロック・クリーチャーが指定される前」は、どの戦闘フェイズにもある

    Given the following cards are used
      | name       | cost | type    | text                                                                           |
      | Late Feint | {U}  | Instant | Cast this spell only during combat before blockers are declared.\nDraw a card. |
    And you control "Aggravated Assault" and a 2/2 creature "Bear"
    And your hand is "Late Feint"
    When you attack with "Bear"
    And the game goes to the postcombat main phase of this turn
    And you activate the ability of "Aggravated Assault" and it resolves
    And all players pass in succession
    And you attack with "Bear"
    Then you can cast "Late Feint"

  @CR:506.7d
  Scenario: Without "during combat" it is the first combat phase of the turn that counts
    ja: 「戦闘中」と書かれていなければ、そのターンの最初の戦闘フェイズで判断する

    Given the following cards are used
      | name | cost | type    | text                                                             |
      | Murk | {U}  | Instant | Cast this spell only before blockers are declared.\nDraw a card. |
    And you control "Aggravated Assault" and a 2/2 creature "Bear"
    And your hand is "Murk"
    When you attack with "Bear"
    And the game goes to the postcombat main phase of this turn
    And you activate the ability of "Aggravated Assault" and it resolves
    And all players pass in succession
    And you attack with "Bear"
    Then you can't cast "Murk" (506.7b)

  @CR:506.7f
  Scenario: "During combat after blockers are declared" never comes in a combat without attackers
    ja: 「戦闘中、ブロック・クリーチャーが指定された後」は、攻撃のない戦闘では訪れない

    Given the following cards are used
      | name  | cost | type    | text                                                                          |
      | Sally | {R}  | Instant | Cast this spell only during combat after blockers are declared.\nDraw a card. |
    And your hand is "Sally"
    When the game goes to the end of combat step of this turn
    Then you can't cast "Sally" (506.7f)

  @CR:506.7g
  Scenario: An ability that can be activated only before attackers are declared can't be from the declare attackers step on
    ja: 「攻撃クリーチャーが指定される前にのみ」起動できる能力は、攻撃クリーチャー指定ステップからは起動できない

    Given the following cards are used
      | name | type     | text                                                               |
      | Horn | Artifact | {T}: You gain 1 life. Activate only before attackers are declared. |
    And you control "Horn"
    Then you can activate the ability of "Horn"
    When the game goes to the declare attackers step of this turn
    Then you can't activate the ability of "Horn" (506.7a)
