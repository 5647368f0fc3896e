Feature: Copies of double-faced objects
  ja: 両面のオブジェクトのコピー

  Background:
    Given each player can pay any amount of mana

  @CR:707.8
  Scenario: Of a transformed permanent, the face that is up is copied
    ja: 変身したパーマネントについては、上になっている面がコピーされる

    Given you control "Kessig Prowler"
    And "Kessig Prowler" is transformed
    And your hand is "Clone"
    When you cast "Clone" and it resolves
    And you choose "Sinuous Predator"
    Then the card "Clone" is 4/4 (707.8)

  @CR:707.8a
  Scenario: A token that is a copy of a double-faced permanent has both faces
    ja: 両面パーマネントのコピーであるトークンは、両面を持つ

    Given you control "Loyal Cathar"
    When an effect makes you copy "Loyal Cathar"
    Then you control 1 "Loyal Cathar" token (707.8a)
    When an effect transforms "Loyal Cathar" token
    Then "Unhallowed Cathar" token is 2/1

  @CR:707.8a
  Scenario: Of a transformed permanent, the token has the same face up, and turns to the other
    ja: 変身したパーマネントのコピーであるトークンは、同じ面を上にして戦場に出る

    Given you control "Kessig Prowler"
    And "Kessig Prowler" is transformed
    When an effect makes you copy "Sinuous Predator"
    Then "Sinuous Predator" token is 4/4 (707.8a)
    When an effect transforms "Sinuous Predator" token
    Then "Kessig Prowler" token is 2/1

  @CR:701.27c @see:707.8a
  Scenario: A token that copies a Clone has one face, whatever that had copied
    ja: クローンのコピーであるトークンは、片面だけを持つ

    Given you control "Kessig Prowler"
    And your hand is "Clone"
    When you cast "Clone" and it resolves
    And you choose "Kessig Prowler"
    And an effect makes you copy the card "Clone"
    And an effect transforms "Kessig Prowler" token
    Then "Kessig Prowler" token does not transform (701.27c)

  @CR:707.10g @see:707.10f
  Scenario: A copy of a double-faced permanent spell becomes a double-faced token
    ja: 両面のパーマネント呪文のコピーは、両面のトークンになる

    Given your hand is "Kessig Prowler" and "Double Major"
    When you cast "Kessig Prowler"
    And you cast "Double Major" targeting the spell "Kessig Prowler" and it resolves
    Then 1 copy of "Kessig Prowler" is on the stack (707.10g)
    When everything on the stack resolves
    And an effect transforms "Kessig Prowler" token
    Then "Sinuous Predator" token is 4/4

  @see:707.8a @see:202.3b
  Scenario: Such a token has the mana value of the face that is its front
    ja: そのトークンのマナ総量は、第1面のものである

    Given you control "Loyal Cathar"
    When an effect makes you copy "Loyal Cathar"
    Then the mana value of "Loyal Cathar" token is 2
    When an effect transforms "Loyal Cathar" token
    Then the mana value of "Unhallowed Cathar" token is 2
