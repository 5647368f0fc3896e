Feature: The phases and steps of a turn
  ja: ターンのフェイズとステップ

  Background:
    Given each player can pay any amount of mana

  # The untap step has no priority (502.4): the turn begins with the upkeep for whoever could act.
  @CR:503.1
  Scenario: The active player gets priority in the upkeep step
    ja: アップキープ・ステップではアクティブ・プレイヤーが優先権を得る

    Given it is the end step of the opponent's turn
    When the game goes to the upkeep of your turn
    Then you have priority

  @CR:504.2
  Scenario: The active player gets priority in the draw step, after drawing
    ja: ドロー・ステップではカードを引いた後にアクティブ・プレイヤーが優先権を得る

    Given it is the upkeep of your turn
    When all players pass in succession
    Then it is the draw step of your turn
    And you have priority

  @CR:505.6
  Scenario: The active player gets priority in the main phase
    ja: メイン・フェイズではアクティブ・プレイヤーが優先権を得る

    Given it is the draw step of your turn
    When all players pass in succession
    Then it is the precombat main phase of your turn
    And you have priority

  @CR:507.2
  Scenario: The active player gets priority in the beginning of combat step
    ja: 戦闘開始ステップではアクティブ・プレイヤーが優先権を得る

    Given it is the precombat main phase of your turn
    When all players pass in succession
    Then it is the beginning of combat of your turn
    And you have priority

  @CR:508.2
  Scenario: The active player gets priority in the declare attackers step, though nothing attacks
    ja: 何も攻撃しなくても、攻撃クリーチャー指定ステップではアクティブ・プレイヤーが優先権を得る

    Given it is the beginning of combat of your turn
    When all players pass in succession
    Then it is the declare attackers step of your turn
    And you have priority

  # Without attackers the declare blockers and combat damage steps are skipped (508.8).
  @CR:511.1
  Scenario: The active player gets priority in the end of combat step
    ja: 戦闘終了ステップではアクティブ・プレイヤーが優先権を得る

    Given it is the declare attackers step of your turn
    When all players pass in succession
    Then it is the end of combat step of your turn
    And you have priority

  @CR:513.1
  Scenario: The active player gets priority in the end step
    ja: 終了ステップではアクティブ・プレイヤーが優先権を得る

    Given it is the postcombat main phase of your turn
    When all players pass in succession
    Then it is the end step of your turn
    And you have priority

  @CR:509.2 @CR:510.3
  Scenario: Players get priority after blockers are declared and again after combat damage
    ja: ブロック・クリーチャーの指定の後と戦闘ダメージの後に、それぞれ優先権が与えられる

    Given you control a 2/2 creature "Bear"
    When you attack with "Bear"
    And all players pass in succession
    Then it is the declare blockers step of your turn
    And you have priority
    And the opponent's life total is 20
    When all players pass in succession
    Then it is the combat damage step of your turn
    And you have priority
    And the opponent's life total is 18

  @CR:514.3 @see:514.3a
  Scenario: Normally nobody gets priority in the cleanup step
    ja: 通常、クリンナップ・ステップには誰も優先権を得ない

    Given it is the end step of your turn
    When all players pass in succession
    Then it is the upkeep of the opponent's turn

  @CR:500.3 @CR:502.4
  Scenario: The untap step ends by itself when its actions are done
    ja: アンタップ・ステップは、その処理が終われば自動的に終わる

    Given it is the end step of the opponent's turn
    And you control a tapped 2/2 creature "Bear"
    When all players pass in succession
    Then it is the upkeep of your turn
    And "Bear" is not tapped

  @CR:502.3
  Scenario: In the untap step the active player's permanents untap, and nobody else's
    ja: アンタップ・ステップには、アクティブ・プレイヤーのパーマネントだけがアンタップする

    Given it is the end step of the opponent's turn
    And you control a tapped 2/2 creature "Bear" and a tapped artifact "Relic"
    And the opponent controls a tapped 3/3 creature "Ogre"
    When the game goes to the upkeep of your turn
    Then "Bear" is not tapped (502.3)
    And "Relic" is not tapped
    And "Ogre" is tapped

  @CR:504.1
  Scenario: In the draw step the active player draws a card before anybody has priority
    ja: ドロー・ステップには、優先権が与えられる前にアクティブ・プレイヤーがカードを1枚引く

    Given it is the upkeep of your turn
    When the game goes to the draw step of this turn
    Then you draw 1 card (504.1)
    And the opponent draws no card
    And no player is asked to choose
    And you have priority

  # With a spell still to come after the stack has become empty, the main phase must go on.
  @CR:500.2 @CR:505.2
  Scenario: A main phase doesn't end because the last object on the stack has resolved
    ja: スタックの最後のオブジェクトが解決されても、メイン・フェイズは終わらない

    Given your hand is "Grizzly Bears"
    When you cast "Grizzly Bears" and it resolves
    Then it is the precombat main phase of your turn
    And you have priority

  @CR:500.2
  Scenario: A step in which players get priority doesn't end because the last object on the stack has resolved
    ja: スタックの最後のオブジェクトが解決されても、優先権の与えられるステップは終わらない

    Given it is the upkeep of your turn
    And your hand is "Lightning Bolt"
    When you cast "Lightning Bolt" targeting the opponent and it resolves
    Then it is the upkeep of your turn
    And you have priority

  # The second ability finds 21 life only if the first one's phase came before its own.
  @CR:500.1
  Scenario: The precombat main phase comes before the combat phase
    ja: 戦闘前メイン・フェイズは戦闘フェイズより前に来る

    Given the following cards are used
      | name  | type        | text                                                                                                                                            |
      | Clock | Enchantment | At the beginning of your first main phase, you gain 1 life.\nAt the beginning of combat on your turn, if you have 21 or more life, draw a card. |
    And it is the end step of the opponent's turn
    And you control "Clock"
    When the game goes to the end of combat step of your turn
    Then you draw 2 cards

  @CR:501.1
  Scenario: The upkeep comes before the draw step
    ja: アップキープはドロー・ステップより前に来る

    Given the following cards are used
      | name  | type        | text                                                                                                                                  |
      | Clock | Enchantment | At the beginning of your upkeep, you gain 1 life.\nAt the beginning of your draw step, if you have 21 or more life, you gain 10 life. |
    And it is the end step of the opponent's turn
    And you control "Clock"
    When the game goes to the precombat main phase of your turn
    Then your life total is 31

  @CR:505.1
  Scenario: There is a second main phase after combat
    ja: 戦闘の後に2つ目のメイン・フェイズがある

    Given the following cards are used
      | name  | type        | text                                                             |
      | Clock | Enchantment | At the beginning of your postcombat main phase, you gain 1 life. |
    And it is the end step of the opponent's turn
    And you control "Clock"
    When the game goes to the end step of your turn
    Then your life total is 21

  @CR:506.1
  Scenario: The combat phase begins with a step in which nobody attacks yet
    ja: 戦闘フェイズは、まだ攻撃の行われないステップから始まる

    Given the following cards are used
      | name   | type        | text                                                      |
      | Herald | Enchantment | At the beginning of combat on your turn, you gain 1 life. |
    And it is the end step of the opponent's turn
    And you control "Herald" and a 2/2 creature "Bear"
    When the game goes to the beginning of combat of your turn
    And everything on the stack resolves
    And you attack with "Bear"
    And the game goes to the end of combat step of your turn
    Then your life total is 21

  # Were the cleanup step first, the effect of Giant Growth would be over in the end step: 1/3, +3/+3 and a counter are 5/7.
  @CR:512.1
  Scenario: The end step comes before the cleanup step
    ja: 終了ステップはクリンナップ・ステップより前に来る

    Given the following cards are used
      | name  | type     | P/T | text                                                                                 |
      | Mason | Creature | 1/3 | At the beginning of your end step, put a +1/+1 counter on each creature you control. |
    And it is the end step of the opponent's turn
    And your hand is "Giant Growth"
    And you control "Mason"
    When the game goes to the postcombat main phase of your turn
    And you cast "Giant Growth" targeting "Mason" and it resolves
    And the game goes to the end step of your turn
    And everything on the stack resolves
    Then "Mason" is 5/7
