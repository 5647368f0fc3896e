Feature: Mana abilities that add nothing or cost mana, and loyalty costs that add up
  ja: マナを加えないマナ能力、マナのかかるマナ能力、合計される忠誠度コスト

  Background:
    Given each player can pay any amount of mana

  @CR:605.2
  Scenario: A mana ability that would add no mana is one all the same: it doesn't use the stack
    ja: マナを加えないマナ能力も、やはりマナ能力であり、スタックを使わない

    # The rule's own example: there are no creatures to add mana for.
    Given the following cards are used
      | name  | type | text                                        |
      | Grove | Land | {T}: Add {G} for each creature you control. |
    And you control "Grove"
    When you activate the activated ability of "Grove"
    Then the stack is empty
    And "Grove" is tapped

  @see:605.2
  Scenario: A mana ability that adds mana for each creature adds it for as many as there are
    ja: クリーチャーの数だけマナを加えるマナ能力は、いるクリーチャーの数だけ加える

    Given the following cards are used
      | name  | type | text                                        |
      | Grove | Land | {T}: Add {G} for each creature you control. |
    And you control "Grove", "Grizzly Bears" and "Serra Angel"
    When you add {G}{G} with "Grove"
    Then your mana pool holds {G}{G}

  @CR:605.3c
  Scenario: A mana ability can't be activated again to pay for itself
    ja: マナ能力を、それ自身のコストを支払うためにもう一度起動することはできない

    Given the following cards are used
      | name | type     | text             |
      | Ring | Artifact | {1}: Add {R}{R}. |
    And you control "Ring"
    When you begin to activate the activated ability of "Ring"
    Then you can't add {R}{R} with "Ring" (605.3c)
    When you finish activating "Ring"
    Then your mana pool holds {R}{R}

  @see:605.3c
  Scenario: Another mana ability can be activated to pay for a mana ability, even one worded alike
    ja: マナ能力のコストは、文章が同じでも別のマナ能力でなら支払える

    Given the following cards are used
      | name | type     | text             |
      | Ring | Artifact | {1}: Add {R}{R}. |
    And you control "Ring" A and "Ring" B
    When you begin to activate the activated ability of "Ring" A
    And you add {R}{R} with "Ring" B
    And you finish activating "Ring" A
    Then your mana pool holds {R}{R}{R}{R}

  @CR:602.5b
  Scenario: A mana ability that can be activated only once each turn pays once
    ja: 毎ターン1回しか起動できないマナ能力で支払えるのは、1回だけである

    Given the players are "Alice" and "Bob"
    And the following cards are used
      | name  | type     | text                                               |
      | Prism | Artifact | Pay 1 life: Add {G}. Activate only once each turn. |
    And player "Alice" controls "Prism"
    And player "Alice"'s hand is "Llanowar Elves" A and "Llanowar Elves" B
    When player "Alice" casts "Llanowar Elves" A and it resolves
    Then player "Alice"'s life total is 19
    And player "Alice" can't cast "Llanowar Elves" B (601.2h)
    And player "Alice" can't add {G} with "Prism" (602.5b)

  @CR:602.5b
  Scenario: A mana ability that can be activated only on a condition pays only while that is met
    ja: 条件つきで起動できるマナ能力で支払えるのは、その条件が満たされている間だけである

    Given the players are "Alice" and "Bob"
    And the following cards are used
      | name  | type | text                                                   |
      | Grove | Land | {T}: Add {G}. Activate only if you control a creature. |
    And player "Alice" controls "Grove"
    And player "Alice"'s hand is "Llanowar Elves"
    Then player "Alice" can't cast "Llanowar Elves" (601.2h)
    When an effect makes player "Alice" create a 1/1 creature "Bird" token
    Then player "Alice" can cast "Llanowar Elves"

  # While Lightning Bolt is being cast it is on the stack, so that no sorcery could be cast (307.5).
  @CR:602.5d @see:307.5
  Scenario: A mana ability that can be activated only as a sorcery is no help in the middle of casting a spell
    ja: 「起動はソーサリーとしてのみ行う」マナ能力は、呪文を唱えている途中では起動できない

    Given the players are "Alice" and "Bob"
    And the following cards are used
      | name    | type     | text                                      |
      | Diamond | Artifact | {T}: Add {R}. Activate only as a sorcery. |
    And player "Alice" controls "Diamond"
    And player "Alice"'s hand is "Lightning Bolt"
    Then player "Alice" can't cast "Lightning Bolt" targeting player "Bob" (601.2h)
    When player "Alice" activates the mana ability of "Diamond"
    Then player "Alice" can cast "Lightning Bolt" targeting player "Bob"

  @CR:606.5
  Scenario: An additional loyalty cost and the ability's own are one cost
    ja: 追加の忠誠度コストと能力自身のコストは、1つのコストになる

    # The rule's own example: −4 and +1 are −3, which three counters pay.
    Given the following cards are used
      | name   | type         | text                                                                              |
      | Mentor | Enchantment  | Loyalty abilities of planeswalkers you control cost an additional +1 to activate. |
      | Walker | Planeswalker | +1: You gain 1 life.\n−4: You gain 4 life.                                        |
    And you control "Walker"
    And "Walker" has 3 loyalty counters on it
    And you control "Mentor"
    When you activate the second activated ability of "Walker"
    Then 3 loyalty counters are removed from "Walker"

  @CR:606.5
  Scenario: An additional loyalty cost of +1 and an own one of +1 put two counters on the planeswalker at once
    ja: 追加の忠誠度コスト+1と能力自身の+1により、2個のカウンターがまとめて置かれる

    Given the following cards are used
      | name   | type         | text                                                                                      |
      | Mentor | Enchantment  | Loyalty abilities of planeswalkers you control cost an additional +1 to activate.         |
      | Ledger | Enchantment  | Whenever one or more loyalty counters are put on a planeswalker you control, draw a card. |
      | Walker | Planeswalker | +1: You gain 1 life.\n−4: You gain 4 life.                                                |
    And you control "Walker"
    And "Walker" has 3 loyalty counters on it
    And you control "Mentor" and "Ledger"
    When you activate the first activated ability of "Walker"
    Then 2 loyalty counters are newly put on "Walker"
    And the triggered ability of "Ledger" triggers 1 time
