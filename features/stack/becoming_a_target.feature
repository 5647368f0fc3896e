Feature: Becoming a target
  ja: 対象になること

  Background:
    Given each player can pay any amount of mana
    And the following cards are used
      | name    | cost | type             | P/T | text                                                                          |
      | Guard   | {W}  | Creature - Human | 3/4 | Ward {2}                                                                      |
      | Watcher | {W}  | Creature - Human | 3/4 | Whenever this creature becomes the target of a spell or ability, draw a card. |

  # Ward is about a spell that an opponent controls (702.21a): who chooses its new target doesn't matter.
  @see:702.21a @see:115.7
  Scenario: Your opponent's spell that you turn on their creature with ward is no spell of an opponent of theirs
    ja: 対戦相手の呪文の対象を、対戦相手自身の護法を持つクリーチャーに変えても、護法は誘発しない

    Given it is the precombat main phase of the opponent's turn
    And the opponent controls "Guard"
    And you control a 2/2 creature "Bear"
    And the opponent's hand is "Lightning Bolt"
    And your hand is "Swerve"
    When the opponent casts "Lightning Bolt" targeting "Bear"
    And you cast "Swerve" targeting "Lightning Bolt" and it resolves
    And you choose "Guard" as the new target of "Lightning Bolt"
    Then the ward triggered ability of "Guard" does not trigger

  @CR:702.21a @see:115.7
  Scenario: Your spell that your opponent turns on their creature with ward is one
    ja: 対戦相手があなたの呪文の対象を自分の護法を持つクリーチャーに変えると、護法は誘発する

    Given the opponent controls "Guard"
    And the opponent controls a 2/2 creature "Bear"
    And your hand is "Lightning Bolt"
    And the opponent's hand is "Swerve"
    When you cast "Lightning Bolt" targeting "Bear"
    And in response, the opponent casts "Swerve" targeting "Lightning Bolt" and it resolves
    And the opponent chooses "Guard" as the new target of "Lightning Bolt"
    Then the ward triggered ability of "Guard" triggers 1 time (702.21a)

  @see:603.2e
  Scenario: A target that is left as it is as new ones are chosen doesn't become the target again
    ja: 新しい対象を選ぶときに変えられなかった対象は、改めて対象になったことにはならない

    Given you control "Watcher"
    And the opponent controls a 2/2 creature "Bear"
    And your hand is "Electrolyze" and "Redirect"
    When you cast "Electrolyze" targeting "Watcher" and the opponent
    Then the triggered ability of "Watcher" triggers 1 time
    When you cast "Redirect" targeting "Electrolyze"
    And the players pass until "Redirect" has resolved
    And you choose "Watcher" as the new target of "Electrolyze"
    And you choose "Bear" as the new target of "Electrolyze"
    Then the triggered ability of "Watcher" does not trigger

  # The copy is another spell (707.10), of which the creature is the target from now on.
  @see:707.10 @see:707.10c
  Scenario: A creature becomes the target of a copy
    ja: クリーチャーはコピーの対象にもなる

    Given you control "Watcher"
    And your hand is "Lightning Bolt" and "Twincast"
    When you cast "Lightning Bolt" targeting "Watcher"
    Then the triggered ability of "Watcher" triggers 1 time
    When you cast "Twincast" targeting "Lightning Bolt" and it resolves
    And you choose "Watcher" as the new target of "Lightning Bolt"
    Then the triggered ability of "Watcher" triggers 1 time
