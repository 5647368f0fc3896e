Feature: Blitz and modal double-faced cards
  ja: 奇襲とモードを持つ両面カード

  Background:
    Given each player can pay any amount of mana
    And the following cards are used
      | name       | cost      | type               | P/T |
      | Quick Face | {G}       | Creature — Warrior | 1/1 |
      | Great Face | {3}{G}{G} | Creature — Giant   | 6/6 |
    And the back face of the card "Quick Face" is "Great Face"
    And you control "Henzie Toolbox Torre"
    And your hand is "Quick Face"

  @CR:712.11b @CR:702.152a @see:712.11c @see:601.3e @ruling:BLZ-X13
  Scenario: A back face of mana value 4 or greater may be cast for the blitz that Henzie gives
    ja: マナ総量4以上の第2面は、ヘンジーが与える奇襲コストで唱えられる

    # Only the face that will be up on the stack counts: Henzie looks at the back face.
    Then the only costs you can choose to cast "Great Face" are its mana cost and its blitz cost {3}{G}{G} (702.152a)
    When you cast "Great Face" for its blitz cost
    Then you have paid {3}{G}{G} for "Great Face"
    And "Great Face" is 6/6 (712.11b)
    When everything on the stack resolves
    Then "Great Face" has haste (702.152a)
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then you have sacrificed "Great Face" (702.152a)
    And you draw 1 card (702.152a)

  @see:712.11c @see:601.3e @ruling:BLZ-X13
  Scenario: The front face of mana value 3 or less is given no blitz
    ja: マナ総量3以下の第1面には、奇襲は与えられない

    Then the only cost you can choose to cast "Quick Face" is its mana cost

  @CR:712.8a @see:712.8f @derived
  Scenario: Back in the graveyard the card has only the characteristics of its front face
    ja: 墓地に戻ったカードは、第1面の特性だけを持つ

    When you cast "Great Face" for its blitz cost and it resolves
    Then the mana value of "Great Face" is 5
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then "Quick Face" is in your graveyard
    And the name of "Quick Face" is "Quick Face"
    And the mana value of "Quick Face" is 1

  @CR:712.11c @CR:702.152a @see:305.9 @ruling:BLZ-X13
  Scenario: Only the face to be cast counts: a land on the front doesn't matter
    ja: 評価されるのは唱える面だけであり、第1面が土地でもかまわない

    Given the following cards are used
      | name      | cost      | type             | P/T |
      | Wood Face |           | Land             |     |
      | Tall Face | {3}{G}{G} | Creature — Giant | 6/6 |
    And the back face of the card "Wood Face" is "Tall Face"
    And "Wood Face" is in your hand
    When you cast "Tall Face" for its blitz cost and it resolves
    Then "Tall Face" has haste (702.152a)
