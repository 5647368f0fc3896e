Feature: Abilities that are lost and gained
  ja: 失われる能力と得られる能力

  Background:
    Given each player can pay any amount of mana

  @CR:101.2a @CR:113.10c
  Scenario: A creature that has lost an ability has it again if it gains it later
    ja: 能力を失ったクリーチャーも、後でそれを得ればそれを持つ

    # That it loses flying doesn't mean that it can't have it: the newer effect prevails.
    Given the following cards are used
      | name | cost | type    | text                                            |
      | Clip | {W}  | Instant | Target creature loses flying until end of turn. |
      | Lift | {W}  | Instant | Target creature gains flying until end of turn. |
    And you control "Serra Angel"
    And your hand is "Clip" and "Lift"
    When you cast "Clip" targeting "Serra Angel" and it resolves
    Then "Serra Angel" does not have flying
    When you cast "Lift" targeting "Serra Angel" and it resolves
    Then "Serra Angel" has flying (101.2a)

  @see:101.2a @see:113.10c
  Scenario: A creature that has gained an ability doesn't have it any more if it loses it later
    ja: 能力を得たクリーチャーも、後でそれを失えばもうそれを持たない

    Given the following cards are used
      | name | cost | type    | text                                            |
      | Clip | {W}  | Instant | Target creature loses flying until end of turn. |
      | Lift | {W}  | Instant | Target creature gains flying until end of turn. |
    And you control a 2/2 creature "Bear"
    And your hand is "Clip" and "Lift"
    When you cast "Lift" targeting "Bear" and it resolves
    Then "Bear" has flying
    When you cast "Clip" targeting "Bear" and it resolves
    Then "Bear" does not have flying

  @CR:101.2a
  Scenario: What loses all abilities can gain one afterward
    ja: すべての能力を失ったものも、その後で能力を得られる

    Given the following cards are used
      | name  | cost | type    | text                                                   |
      | Blank | {U}  | Instant | Target creature loses all abilities until end of turn. |
      | Lift  | {W}  | Instant | Target creature gains flying until end of turn.        |
    And you control a 2/2 creature "Bear"
    And your hand is "Blank" and "Lift"
    When you cast "Blank" targeting "Bear" and it resolves
    And you cast "Lift" targeting "Bear" and it resolves
    Then "Bear" has flying
