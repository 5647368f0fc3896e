Feature: Extra turns
  ja: 追加ターン

  Background:
    Given each player can pay any amount of mana

  @CR:500.7
  Scenario: An extra turn comes directly after this one
    ja: 追加ターンは、このターンのすぐ後に来る

    Given your hand is "Time Walk"
    When you cast "Time Walk" and it resolves
    And the game goes to the upkeep of the next turn
    Then it is the upkeep of your turn
    When the game goes to the upkeep of the next turn
    Then it is the upkeep of the opponent's turn

  # The turn created last is taken first: the opponent's comes before your own.
  @CR:500.7
  Scenario Outline: Of several extra turns the one created last is taken first
    ja: 追加ターンが複数あるなら、最後に作られたものから行う

    Given your hand is "Time Walk" and "Time Warp"
    When you cast <first> and it resolves
    And you cast <second> and it resolves
    And the game goes to the upkeep of the next turn
    Then it is the upkeep of <next> turn
    When the game goes to the upkeep of the next turn
    Then it is the upkeep of <after> turn
    Examples:
      | first                              | second                             | next           | after          |
      | "Time Walk"                        | "Time Warp" targeting the opponent | the opponent's | your           |
      | "Time Warp" targeting the opponent | "Time Walk"                        | your           | the opponent's |

  @CR:104.3e @see:603.7a @see:500.7
  Scenario: At the end of the turn that Final Fortune gave, and not of this one, its controller loses
    ja: 「Final Fortune」で得たターンの終わりに、そのコントローラーは敗北する。このターンの終わりではない

    Given your hand is "Final Fortune"
    When you cast "Final Fortune" and it resolves
    And the game goes to the end step of this turn
    Then the delayed triggered ability of "Final Fortune" does not trigger
    When the game goes to the end step of the next turn
    Then the delayed triggered ability of "Final Fortune" triggers 1 time
    When everything on the stack resolves
    Then you lose the game (104.3e)

  # The turn ends before its end step, and "that turn's end step" never comes.
  @CR:724.1e @CR:724.1d @see:500.7
  Scenario: Ending the extra turn before its end step, the player does not lose
    ja: 追加ターンが終了ステップより前に終了すれば、敗北しない

    Given your hand is "Final Fortune" and "Time Stop"
    When you cast "Final Fortune" and it resolves
    And the game goes to the precombat main phase of the next turn
    And you cast "Time Stop" and it resolves
    And the game goes to the end step of the opponent's turn
    Then the delayed triggered ability of "Final Fortune" does not trigger
    When the game goes to the end step of your next turn
    Then the delayed triggered ability of "Final Fortune" does not trigger

  # Meditate has its controller skip their next turn, and the next is the extra one.
  @CR:614.10 @see:500.11
  Scenario: An extra turn can be the turn that is skipped
    ja: 追加ターンも、飛ばされる次のターンになる

    Given your hand is "Time Walk" and "Meditate"
    When you cast "Time Walk" and it resolves
    And you cast "Meditate" and it resolves
    And the game goes to the upkeep of the next turn
    Then it is the upkeep of the opponent's turn
    When the game goes to the upkeep of the next turn
    Then it is the upkeep of your turn
