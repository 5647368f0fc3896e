Feature: Extra phases and steps
  ja: 追加のフェイズとステップ

  Background:
    Given each player can pay any amount of mana

  # Precombat main, the added combat and main, then the turn's own combat phase and postcombat main phase.
  @CR:500.8
  Scenario: An extra combat phase and an extra main phase come directly after this main phase
    ja: 追加の戦闘フェイズとメイン・フェイズは、このメイン・フェイズのすぐ後に来る

    Given you control "Aggravated Assault" and a 2/2 creature "Bear" with vigilance
    When you activate the ability of "Aggravated Assault" and it resolves
    And all players pass in succession
    Then it is the beginning of combat of your turn
    When you attack with "Bear"
    And the game goes to the postcombat main phase of this turn
    Then the opponent's life total is 18
    When all players pass in succession
    Then it is the beginning of combat of your turn
    When you attack with "Bear"
    And the game goes to the postcombat main phase of this turn
    Then the opponent's life total is 16
    When all players pass in succession
    Then it is the end step of your turn

  # The first combat phase has its declare attackers step alone; the turn's own combat phase has all its steps.
  @see:508.8 @CR:500.8
  Scenario: An extra combat without attackers leaves the next one its steps
    ja: 攻撃クリーチャーのいない追加の戦闘の後でも、次の戦闘にはすべてのステップがある

    Given you control "Aggravated Assault" and a 2/2 creature "Bear"
    When you activate the ability of "Aggravated Assault" and it resolves
    And you declare no attackers
    And the game goes to the end of combat step of this turn
    Then the opponent's life total is 20
    When the game goes to the postcombat main phase of this turn
    And all players pass in succession
    Then it is the beginning of combat of your turn
    When you attack with "Bear"
    And the game goes to the combat damage step of this turn
    Then the opponent's life total is 18

  # Sphinx of the Second Sun has added a beginning phase after this main phase when Aggravated Assault adds its phases there, too.
  @CR:500.8
  Scenario: Of the phases added after one phase, those created last come first
    ja: 同じフェイズの後に加えられたフェイズは、最後に作られたものから行われる

    Given you control "Sphinx of the Second Sun" and "Aggravated Assault"
    When the game goes to the postcombat main phase of this turn
    And everything on the stack resolves
    And you activate the ability of "Aggravated Assault" and it resolves
    And all players pass in succession
    Then it is the beginning of combat of your turn

  # Untap step (no priority), upkeep, draw step.
  @CR:500.8 @see:501.1
  Scenario: An extra beginning phase has its untap, upkeep and draw steps
    ja: 追加の開始フェイズには、アンタップ、アップキープ、ドローの各ステップがある

    Given you control "Sphinx of the Second Sun" and a tapped 2/2 creature "Bear"
    When the game goes to the postcombat main phase of this turn
    And everything on the stack resolves
    And all players pass in succession
    Then it is the upkeep of your turn
    And "Bear" is not tapped
    When all players pass in succession
    Then it is the draw step of your turn
    And you draw 1 card
    When all players pass in succession
    Then it is the end step of your turn

  # Two damage gives two phases with only an upkeep each; they come after the combat phase. Nothing untaps and no card is drawn.
  @CR:500.10 @CR:500.8
  Scenario: A step added after a phase comes in a phase of its own, without the other steps
    ja: フェイズの後に加えられたステップは、ほかのステップのない独立したフェイズとして来る

    Given you control "Obeka, Splitter of Seconds"
    When you attack with "Obeka, Splitter of Seconds"
    And the game goes to the combat damage step of this turn
    And everything on the stack resolves
    And the game goes to the end of combat step of this turn
    And all players pass in succession
    Then it is the upkeep of your turn
    And "Obeka, Splitter of Seconds" is tapped (500.10)
    When all players pass in succession
    Then it is the upkeep of your turn
    When all players pass in succession
    Then it is the postcombat main phase of your turn

  @CR:500.9
  Scenario: An upkeep step added after this step comes before the draw step, and only once
    ja: このステップの後に加えられたアップキープは、ドロー・ステップの前に1回だけ来る

    Given your hand is "Paradox Haze"
    When you cast "Paradox Haze" targeting the opponent and it resolves
    And the game goes to the upkeep of the opponent's turn
    And everything on the stack resolves
    And all players pass in succession
    Then it is the upkeep of the opponent's turn
    And the stack is empty
    When all players pass in succession
    Then it is the draw step of the opponent's turn

  # The turn has no upkeep after its postcombat main phase.
  @CR:500.10a
  Scenario: A step that "you get" is added to no turn but your own
    ja: 「あなたは得る」とされたステップは、あなた自身のターンにしか加えられない

    Given the following cards are used
      | name | cost | type    | text                                                |
      | Dawn | {1}  | Instant | You get an additional upkeep step after this phase. |
    And your hand is "Dawn"
    When the game goes to the postcombat main phase of the opponent's turn
    And you cast "Dawn" and it resolves
    And all players pass in succession
    Then it is the end step of the opponent's turn
