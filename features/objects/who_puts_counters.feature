Feature: Who puts counters on a permanent
  ja: パーマネントにカウンターを置くのは誰か

  Background:
    Given each player can pay any amount of mana

  @CR:122.6a
  Scenario: Who controls what enters with counters puts them on it, not its owner
    ja: カウンターが置かれた状態で戦場に出るものには、オーナーではなくコントローラーがそれを置く

    Given the following cards are used
      | name   | type        | cost | P/T | text                                                                               |
      | Ledger | Enchantment | {G}  |     | Whenever you put one or more +1/+1 counters on a creature, you gain 1 life.        |
      | Hydra  | Creature    | {G}  | 0/0 | This creature enters with two +1/+1 counters on it.                                |
      | Call   | Sorcery     | {B}  |     | Put target creature card from a graveyard onto the battlefield under your control. |
    And you control "Ledger" A
    And the opponent controls "Ledger" B
    And "Hydra" is in the opponent's graveyard
    And your hand is "Call"
    When you cast "Call" targeting "Hydra" and it resolves
    Then the triggered ability of "Ledger" A triggers 1 time
    And the triggered ability of "Ledger" B does not trigger

  @see:122.6a
  Scenario: Counters put on a creature that is there are put by the controller of the spell
    ja: すでに戦場にあるクリーチャーには、呪文のコントローラーがカウンターを置く

    Given the following cards are used
      | name   | type        | cost | P/T | text                                                                        |
      | Ledger | Enchantment | {G}  |     | Whenever you put one or more +1/+1 counters on a creature, you gain 1 life. |
      | Boost  | Instant     | {G}  |     | Put a +1/+1 counter on target creature.                                     |
    And you control "Ledger" A
    And the opponent controls "Ledger" B and a 2/2 creature "Bear"
    And your hand is "Boost"
    When you cast "Boost" targeting "Bear" and it resolves
    Then the triggered ability of "Ledger" A triggers 1 time
    And the triggered ability of "Ledger" B does not trigger
