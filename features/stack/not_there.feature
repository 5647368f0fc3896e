Feature: What can't be there
  ja: 置かれえないもの

  Background:
    Given each player can pay any amount of mana

  @CR:608.3e
  Scenario: A permanent spell that can't enter the battlefield is put into the graveyard
    ja: 戦場に出られないパーマネント呪文は墓地に置かれる

    Given the following cards are used
      | name | cost | type        | text                                   |
      | Gate | {1}  | Enchantment | Creatures can't enter the battlefield. |
    And you control "Gate"
    And your hand is "Grizzly Bears"
    When you cast "Grizzly Bears" and it resolves
    Then "Grizzly Bears" is in your graveyard (608.3e)
    And "Grizzly Bears" does not enter the battlefield

  @CR:704.5r @CR:122.4
  Scenario: Of more counters than a permanent can have, the surplus is removed
    ja: 置ける数を超えたカウンターは取り除かれる

    Given the following cards are used
      | name | cost | type     | text                                                   |
      | Cell | {1}  | Artifact | Cell can't have more than three charge counters on it. |
    And you control "Cell" with 2 charge counters
    When an effect puts 1 charge counter on "Cell"
    Then "Cell" has 3 charge counters on it
    When an effect puts 4 charge counters on "Cell"
    Then "Cell" has 3 charge counters on it (704.5r)

  # Only the kind that it speaks of.
  @CR:704.5r @CR:122.4
  Scenario: Counters of other kinds don't count
    ja: ほかの種類のカウンターは数えない

    Given the following cards are used
      | name | cost | type     | text                                                   |
      | Cell | {1}  | Artifact | Cell can't have more than three charge counters on it. |
    And you control "Cell" with 2 charge counters
    When an effect puts 4 time counters on "Cell"
    Then "Cell" has 4 time counters on it
    When an effect puts 2 charge counters on "Cell"
    Then "Cell" has 3 charge counters on it (704.5r)
    And "Cell" has 4 time counters on it

  # The opponent's Role is no matter: the rule asks for each player's own.
  @CR:704.5z @CR:303.7a
  Scenario: Of several Roles of a player on one permanent only the newest stays
    ja: 1つのパーマネントについている同じプレイヤーの役割は、最も新しいものだけが残る

    Given the following cards are used
      | name | cost | type                    | text                                             |
      | Part | {W}  | Enchantment — Aura Role | Enchant creature\nEnchanted creature gets +1/+1. |
      | Act  | {W}  | Enchantment — Aura Role | Enchant creature\nEnchanted creature gets +2/+2. |
    And you control a 2/2 creature "Bear"
    And the opponent controls "Act"
    And "Act" is attached to "Bear"
    And your hand is "Part" A and "Part" B
    When you cast "Part" A targeting "Bear" and it resolves
    Then "Bear" is 5/5
    When you cast "Part" B targeting "Bear" and it resolves
    Then "Part" A is in your graveyard (704.5z)
    And "Part" B is on the battlefield
    And "Act" is on the battlefield
    And "Bear" is 5/5
