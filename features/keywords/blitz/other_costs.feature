Feature: Blitz beside other costs
  ja: 奇襲コストと他のコスト

  Background:
    Given each player can pay any amount of mana

  @CR:118.8 @CR:702.152a @see:118.8a @see:118.9d @ruling:BLZ-X07
  Scenario: An additional cost is paid beside the blitz cost
    ja: 追加コストは、奇襲コストに加えて支払える

    # Kicker is an additional cost: {2}{R} for blitz and {1} for kicker make {3}{R}.
    Given the following cards are used
      | name           | cost   | type               | P/T | text                     |
      | Kicking Raider | {4}{R} | Creature — Warrior | 2/2 | Kicker {1}; blitz {2}{R} |
    And your hand is "Kicking Raider"
    When you cast "Kicking Raider" for its blitz cost using kicker
    Then you have paid {3}{R} for "Kicking Raider"
    And the blitz cost of "Kicking Raider" was paid (702.152a)
    And the kicker cost of "Kicking Raider" was paid

  @CR:702.152a @see:118.9a @see:601.2b @ruling:BLZ-X07
  Scenario: Of two alternative costs only the one that was chosen is paid
    ja: 代替コストが2つあっても、支払われるのは選んだ1つだけである

    Given the following cards are used
      | name        | cost   | type               | P/T | text                      |
      | Dash Raider | {4}{R} | Creature — Warrior | 2/2 | Dash {3}{R}; blitz {2}{R} |
    And your hand is "Dash Raider"
    Then the only costs you can choose to cast "Dash Raider" are its mana cost, its dash cost {3}{R} and its blitz cost {2}{R} (702.152a)
    When you cast "Dash Raider" for its blitz cost
    Then you have paid {2}{R} for "Dash Raider"
    And the dash cost of "Dash Raider" was not paid
    When everything on the stack resolves
    And the game goes to the end step of this turn
    Then 1 delayed triggered ability controlled by you is on the stack (702.152a)
