Feature: What a spell is while it is being cast
  ja: 唱えられている間の呪文

  # Blaze is {X}{R}: in the hand its mana value is 1, with X = 1 it is 2, which is even.
  @CR:601.6
  Scenario: A spell that is no longer allowed as it has been proposed is illegal
    ja: 提案が終わって唱えられなくなった呪文は、不正である

    Given the opponent controls "Void Winnower"
    And you can pay any amount of mana
    And your hand is "Blaze"
    Then you can't cast "Blaze" targeting the opponent with X = 1 (601.6)
    And you can cast "Blaze" targeting the opponent with X = 2

  @CR:601.2i
  Scenario: A spell becomes cast once its costs have been paid, and only then does it trigger anything
    ja: コストを支払い終えて初めて唱えたことになり、誘発はその時に起こる

    Given the following cards are used
      | name  | cost | type        | text                                        |
      | Choir | {W}  | Enchantment | Whenever you cast a spell, you gain 1 life. |
    And you control "Choir" and "Mountain"
    And your hand is "Lightning Bolt"
    When you begin to cast "Lightning Bolt" targeting the opponent
    Then the triggered ability of "Choir" does not trigger
    When you add {R} with "Mountain"
    And you finish casting "Lightning Bolt"
    Then the triggered ability of "Choir" is on the stack
    And from the top, the stack is the triggered ability of "Choir" and "Lightning Bolt"
    And you have cast 1 spell this turn

  @CR:601.2g @CR:605.3a
  Scenario: Mana abilities are activated while the spell is being cast
    ja: マナ能力は、呪文を唱える途中で起動できる

    Given you control "Mountain"
    And your hand is "Lightning Bolt"
    Then you can cast "Lightning Bolt" targeting the opponent
    When you cast "Lightning Bolt" targeting the opponent
    Then "Mountain" is tapped
    And "Lightning Bolt" is on the stack

  @CR:601.2g @CR:605.3a
  Scenario: Mana abilities are activated in the middle of a resolution as well, where mana is asked for
    ja: マナ能力は、解決の途中でマナの支払いを求められたときにも起動できる

    Given the opponent controls "Mountain"
    And the opponent's hand is "Lightning Bolt"
    And you control 3 "Island"
    And your hand is "Mana Leak"
    And the opponent controls 3 "Forest"
    And it is the precombat main phase of the opponent's turn
    When the opponent casts "Lightning Bolt" targeting you
    And you cast "Mana Leak" targeting "Lightning Bolt"
    And the players pass until "Mana Leak" has resolved
    And the opponent chooses to pay
    Then "Lightning Bolt" is on the stack
