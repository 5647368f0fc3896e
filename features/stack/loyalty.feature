Feature: Loyalty abilities
  ja: 忠誠度能力

  Background:
    Given each player can pay any amount of mana

  @CR:306.5b
  Scenario: A planeswalker enters with as many loyalty counters as its printed loyalty
    ja: プレインズウォーカーは、印刷された忠誠度と同じ数の忠誠カウンターが置かれた状態で戦場に出る

    Given your hand is "Jace Beleren"
    When you cast "Jace Beleren" and it resolves
    Then "Jace Beleren" has 3 loyalty counters on it (306.5b)

  @CR:606.4
  Scenario: Putting loyalty counters on the planeswalker is the cost, paid as the ability is activated
    ja: 忠誠カウンターを置くことはコストであり、起動時に支払う

    Given you control "Jace Beleren" with 3 loyalty counters
    When you activate the first activated ability of "Jace Beleren"
    Then "Jace Beleren" has 5 loyalty counters on it (606.4)
    And the first activated ability of "Jace Beleren" is on the stack
    When everything on the stack resolves
    Then you draw 1 card
    And the opponent draws 1 card

  @CR:606.4 @see:704.5i
  Scenario: The ability resolves even if paying its cost costs the planeswalker its last counters
    ja: 最後の忠誠カウンターを支払っても、能力は解決される

    Given you control "Jace Beleren" with 1 loyalty counter
    When you activate the second activated ability of "Jace Beleren" targeting you
    Then "Jace Beleren" is in your graveyard
    When everything on the stack resolves
    Then you draw 1 card

  @CR:606.3
  Scenario: Only one loyalty ability of a permanent can be activated each turn
    ja: 1つのパーマネントの忠誠度能力は、1ターンに1回しか起動できない

    Given you control "Jace Beleren" with 3 loyalty counters
    When you activate the second activated ability of "Jace Beleren" targeting you
    And everything on the stack resolves
    Then you can't activate the first activated ability of "Jace Beleren" (606.3)
    And you can't activate the second activated ability of "Jace Beleren" targeting you (606.3)
    When the game goes to the precombat main phase of your next turn
    Then you can activate the first activated ability of "Jace Beleren"

  # 400.7: the planeswalker that returns is a new object, of which no ability has been activated.
  @CR:606.3 @see:400.7
  Scenario: A planeswalker that has left and come back is another permanent
    ja: 戦場を離れて戻ったプレインズウォーカーは、別のパーマネントである

    Given you control "Jace Beleren" with 3 loyalty counters
    When you activate the second activated ability of "Jace Beleren" targeting you
    And everything on the stack resolves
    Then you can't activate the first activated ability of "Jace Beleren" (606.3)
    When an effect exiles "Jace Beleren"
    And an effect puts "Jace Beleren" onto the battlefield under your control
    Then you can activate the first activated ability of "Jace Beleren"

  @CR:606.3
  Scenario: Loyalty abilities wait for a main phase of their controller's turn
    ja: 忠誠度能力は自分のメイン・フェイズにしか起動できない

    Given you control "Jace Beleren" with 3 loyalty counters
    And it is the upkeep of your turn
    Then you can't activate the first activated ability of "Jace Beleren" (606.3)
    When the game goes to the precombat main phase of the opponent's turn
    And the opponent passes priority
    Then you can't activate the first activated ability of "Jace Beleren" (606.3)

  @CR:606.3
  Scenario: Loyalty abilities wait for an empty stack
    ja: 忠誠度能力はスタックが空でなければ起動できない

    Given you control "Jace Beleren" with 3 loyalty counters
    And your hand is "Lightning Bolt"
    When you cast "Lightning Bolt" targeting the opponent
    Then you can't activate the first activated ability of "Jace Beleren" (606.3)

  @CR:606.6
  Scenario: More counters than there are can't be removed
    ja: ある数より多くの忠誠カウンターは取り除けない

    Given you control "Jace Beleren" with 9 loyalty counters
    Then you can't activate the third activated ability of "Jace Beleren" targeting the opponent (606.6)
    When you activate the first activated ability of "Jace Beleren"
    And everything on the stack resolves
    And the game goes to the precombat main phase of your next turn
    And you activate the third activated ability of "Jace Beleren" targeting the opponent
    And everything on the stack resolves
    Then "Jace Beleren" has 1 loyalty counter on it
    And the opponent's graveyard has 20 cards

  @CR:605.1a
  Scenario: A loyalty ability that adds mana is no mana ability
    ja: マナを加える忠誠度能力は、マナ能力ではない

    Given the following cards are used
      | name       | cost | type         | text         |
      | Old Wizard | {3}  | Planeswalker | +1: Add {G}. |
    And you control "Old Wizard" with 2 loyalty counters
    When you activate the activated ability of "Old Wizard"
    Then the activated ability of "Old Wizard" is on the stack
    When everything on the stack resolves
    Then your mana pool holds {G}

  @CR:606.4 @see:107.3a
  Scenario: X in a loyalty cost is chosen as the ability is activated
    ja: 忠誠度コストのXは、起動時に選ぶ

    Given the following cards are used
      | name       | cost | type         | text                 |
      | Old Wizard | {3}  | Planeswalker | −X: You gain X life. |
    And you control "Old Wizard" with 4 loyalty counters
    When you activate the activated ability of "Old Wizard" with X = 3
    Then "Old Wizard" has 1 loyalty counter on it (606.4)
    When everything on the stack resolves
    Then you gain 3 life

  # The counters are put on it to pay a cost (606.4), which is no effect.
  @CR:614.16 @see:606.4
  Scenario: Doubling Season doesn't double the counters that a loyalty ability costs
    ja: 倍増の季節は、忠誠度能力のコストとして置かれるカウンターを倍にしない

    Given you control "Doubling Season" and "Jace Beleren"
    When you activate the first ability of "Jace Beleren"
    Then "Jace Beleren" has 5 loyalty counters on it
