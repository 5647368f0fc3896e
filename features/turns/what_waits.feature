Feature: What happens in the steps of a turn, and what triggers in them
  ja: ターンの各ステップで起こること、誘発すること

  Background:
    Given each player can pay any amount of mana

  # Sphinx's Disciple triggers as it untaps in the untap step, the shrine as the upkeep begins.
  @CR:503.1a @CR:500.6
  Scenario: What triggered in the untap step and at the beginning of the upkeep is put on the stack together, in any order
    ja: アンタップ・ステップとアップキープの開始時に誘発したものは、まとめて好きな順にスタックに置かれる

    Given the following cards are used
      | name   | type        | text                                              |
      | Shrine | Enchantment | At the beginning of your upkeep, you gain 1 life. |
    And it is the end step of the opponent's turn
    And you control a tapped "Sphinx's Disciple" and "Shrine"
    When the game goes to the upkeep of your turn
    Then you are asked to choose
    When you choose to put the triggered abilities on the stack in the order the triggered ability of "Shrine" and the triggered ability of "Sphinx's Disciple"
    Then from the top, the stack is the triggered ability of "Sphinx's Disciple" and the triggered ability of "Shrine"

  # The attacker becomes tapped before it attacks.
  @CR:508.2b @CR:508.1m
  Scenario: What triggered while attackers were declared is put on the stack together, in any order
    ja: 攻撃クリーチャーの指定の間に誘発したものは、まとめて好きな順にスタックに置かれる

    Given the following cards are used
      | name  | type     | P/T | text                                            |
      | Rider | Creature | 2/2 | Whenever Rider becomes tapped, you gain 1 life. |
      | Drum  | Creature | 0/1 | Whenever a creature attacks, draw a card.       |
    And you control "Rider" and "Drum"
    When you attack with "Rider"
    Then you are asked to choose
    When you choose to put the triggered abilities on the stack in the order the triggered ability of "Drum" and the triggered ability of "Rider"
    Then from the top, the stack is the triggered ability of "Rider" and the triggered ability of "Drum"

  # Recruit blocks, and so Brawler becomes blocked.
  @CR:509.2a @CR:509.1i
  Scenario: What triggered while blockers were declared is put on the stack together, in any order
    ja: ブロック・クリーチャーの指定の間に誘発したものは、まとめて好きな順にスタックに置かれる

    Given the following cards are used
      | name    | type        | P/T | text                                                    |
      | Tower   | Enchantment |     | Whenever a creature blocks a creature, you gain 1 life. |
      | Brawler | Creature    | 3/3 | Whenever Brawler becomes blocked, draw a card.          |
    And you control "Tower" and "Brawler"
    And the opponent controls a 1/1 creature "Recruit"
    When you attack with "Brawler"
    And the opponent blocks "Brawler" with "Recruit"
    Then you are asked to choose
    When you choose to put the triggered abilities on the stack in the order the triggered ability of "Brawler" and the triggered ability of "Tower"
    Then from the top, the stack is the triggered ability of "Tower" and the triggered ability of "Brawler"

  # Damage first, then death, by state-based actions.
  @CR:510.3a
  Scenario: What triggered on combat damage and on the deaths after it is put on the stack together, in any order
    ja: 戦闘ダメージとその後の死亡で誘発したものは、まとめて好きな順にスタックに置かれる

    Given the following cards are used
      | name  | type        | P/T | text                                         |
      | Fang  | Creature    | 2/2 | Whenever Fang deals damage, you gain 1 life. |
      | Mourn | Enchantment |     | Whenever a creature dies, draw a card.       |
    And you control "Fang" and "Mourn"
    And the opponent controls a 1/1 creature "Recruit"
    When you attack with "Fang"
    And the opponent blocks "Fang" with "Recruit"
    And the game goes to the combat damage step of this turn
    Then you are asked to choose
    When you choose to put the triggered abilities on the stack in the order the triggered ability of "Mourn" and the triggered ability of "Fang"
    Then from the top, the stack is the triggered ability of "Fang" and the triggered ability of "Mourn"

  @CR:500.5a @CR:511.2
  Scenario: "Until end of combat" lasts through the end of combat step
    ja: 「戦闘終了時まで」は戦闘終了ステップの間も続く

    Given you control a 2/2 creature "Bear"
    When you attack with "Bear"
    And the following effect happens: "Bear" gets +2/+2 until end of combat
    And the game goes to the end of combat step of this turn
    Then "Bear" is 4/4
    When the game goes to the postcombat main phase of this turn
    Then "Bear" is 2/2

  @CR:500.11 @see:614.10
  Scenario: A step that is skipped is passed over as though it didn't exist
    ja: 飛ばされるステップは、存在しないかのように通り過ぎる

    Given the following cards are used
      | name  | type        | text                                                                      |
      | Haste | Enchantment | Skip your upkeep step.\nAt the beginning of your upkeep, you gain 1 life. |
    And you control "Haste"
    And it is the end step of the opponent's turn
    When all players pass in succession
    Then it is the draw step of your turn
    And your life total is 20

  @CR:505.4 @see:714.3c
  Scenario: A Saga gets a lore counter as the precombat main phase begins, before anybody has priority
    ja: 戦闘前メイン・フェイズの開始時、優先権が与えられる前に、英雄譚に伝承カウンターが置かれる

    Given the following cards are used
      | name | type               | text                                             |
      | Edda | Enchantment - Saga | I, II — You gain 1 life.\nIII — You gain 5 life. |
    And it is the draw step of your turn
    And you control "Edda"
    And "Edda" has 1 lore counter on it
    When the game goes to the precombat main phase of this turn
    Then "Edda" has 2 lore counters on it
    And the triggered ability of "Edda" is on the stack

  @CR:505.6a @see:302.1
  Scenario Outline: Spells other than instants are cast only in a main phase of one's own turn
    ja: インスタント以外の呪文は、自分のメイン・フェイズにしか唱えられない

    Given the following cards are used
      | name | cost | type   | text |
      | It   | {1}  | <type> |      |
    And it is the upkeep of your turn
    And your hand is "It"
    Then you can't cast "It" (505.6a)
    When the game goes to the precombat main phase of this turn
    Then you can cast "It"
    Examples:
      | type        |
      | Artifact    |
      | Enchantment |

  @CR:301.1 @CR:301.2
  Scenario: An artifact is cast in a main phase and enters under its caster's control
    ja: アーティファクトはメイン・フェイズに唱えられ、唱えたプレイヤーのコントロール下で戦場に出る

    Given the following cards are used
      | name  | cost | type     | text |
      | Relic | {1}  | Artifact |      |
    And it is the upkeep of your turn
    And your hand is "Relic"
    Then you can't cast "Relic" (301.1)
    When the game goes to the precombat main phase of this turn
    And you cast "Relic" and it resolves
    Then "Relic" is on the battlefield
    And the controller of "Relic" is you

  @CR:303.1 @CR:303.2
  Scenario: An enchantment is cast in a main phase and enters under its caster's control
    ja: エンチャントはメイン・フェイズに唱えられ、唱えたプレイヤーのコントロール下で戦場に出る

    Given the following cards are used
      | name | cost | type        | text |
      | Oath | {1}  | Enchantment |      |
    And it is the upkeep of your turn
    And your hand is "Oath"
    Then you can't cast "Oath" (303.1)
    When the game goes to the precombat main phase of this turn
    And you cast "Oath" and it resolves
    Then "Oath" is on the battlefield
    And the controller of "Oath" is you

  @CR:302.2
  Scenario: A creature spell that resolves becomes a creature under its caster's control
    ja: クリーチャー呪文が解決されると、唱えたプレイヤーのコントロール下で戦場に出る

    Given your hand is "Grizzly Bears"
    When you cast "Grizzly Bears" and it resolves
    Then "Grizzly Bears" is on the battlefield
    And the controller of "Grizzly Bears" is you

  @CR:505.6b @CR:305.1 @CR:305.2 @CR:116.2a
  Scenario: One land may be played in a main phase of one's turn while the stack is empty
    ja: 土地は、自分のメイン・フェイズでスタックが空のときに、1枚だけプレイできる

    Given it is the upkeep of your turn
    And your hand is "Forest" and "Mountain"
    Then you can't play "Forest" (305.1)
    When the game goes to the precombat main phase of this turn
    And you play "Forest"
    Then "Forest" is on the battlefield
    And you can't play "Mountain" (305.2)

  @CR:514.2
  Scenario: In the cleanup step damage and "until end of turn" effects wear off at the same time
    ja: クリンナップ・ステップには、ダメージと「ターン終了時まで」の効果が同時になくなる

    # Were the toughness lost before the damage, the creature would die.
    Given you control a 2/2 creature "Bear"
    And your hand is "Giant Growth"
    When you cast "Giant Growth" targeting "Bear" and it resolves
    And an effect deals 4 damage to "Bear"
    And the game goes to the upkeep of the opponent's turn
    Then "Bear" is on the battlefield
    And "Bear" is 2/2
    And the marked damage of "Bear" is 0

  @CR:733.2
  Scenario: After an illegal action is undone the player still has priority
    ja: 不正な処理が取り消された後も、そのプレイヤーが優先権を持っている

    Given the opponent controls an artifact "Relic"
    And your hand is "Lightning Bolt"
    When you try to cast "Lightning Bolt" targeting "Relic"
    Then that action is illegal and is reversed (601.2c)
    And you have priority
    When you cast "Lightning Bolt" targeting the opponent and it resolves
    Then the opponent's life total is 17

  # Bear has toughness 0 while the turn is being ended; in the cleanup step, which follows, "until end of turn" is over and it would be 2/2 again.
  @CR:724.1c
  Scenario: While the turn is being ended state-based actions are checked
    ja: ターンを終了する途中で、状況起因処理がチェックされる

    Given the following cards are used
      | name | cost | type    | text                                                     |
      | Halt | {U}  | Instant | All creatures get -2/-2 until end of turn. End the turn. |
    And you control a 2/2 creature "Bear"
    And your hand is "Halt"
    When you cast "Halt" and it resolves
    Then "Bear" is in your graveyard

  @CR:724.1f
  Scenario: What triggers while the turn is being ended is put on the stack in the cleanup step
    ja: ターンを終了する途中で誘発した能力は、クリンナップ・ステップにスタックに置かれる

    Given the following cards are used
      | name | cost | type    | text                                                     |
      | Halt | {U}  | Instant | All creatures get -2/-2 until end of turn. End the turn. |
    And you control a 2/2 creature "Bear" and "Zulaport Cutthroat"
    And your hand is "Halt"
    When you cast "Halt" and it resolves
    Then it is the cleanup step of your turn
    And 2 triggered abilities controlled by you are on the stack
    When everything on the stack resolves
    Then the opponent loses 2 life
