Feature: Disturb
  ja: 降霊

  Background:
    Given each player can pay any amount of mana

  @CR:702.146a @CR:712.11d @CR:712.11a @see:712.11c @see:702.146b
  Scenario: A card with disturb is cast transformed from the graveyard
    ja: 降霊を持つカードは、墓地から変身した状態で唱えられる

    # Only the front face has disturb, and what is cast is the back face: the front's permission counts all the same.
    Given "Baithook Angler" is in your graveyard
    When you cast "Baithook Angler" from your graveyard for its disturb cost
    Then you have paid {1}{U} for "Hook-Haunt Drifter" (702.146a)
    And "Hook-Haunt Drifter" is on the stack
    And "Hook-Haunt Drifter" is 1/2
    When everything on the stack resolves
    Then "Hook-Haunt Drifter" is on the battlefield
    And "Hook-Haunt Drifter" has flying
    And "Hook-Haunt Drifter" is transformed

  @CR:712.13 @see:702.146b
  Scenario: The spell becomes a permanent with its back face up
    ja: その呪文は、第2面を上にしたパーマネントになる

    Given "Baithook Angler" is in your graveyard
    When you cast "Baithook Angler" from your graveyard for its disturb cost and it resolves
    Then "Hook-Haunt Drifter" is 1/2 (712.13)
    And "Hook-Haunt Drifter" is a Spirit
    And "Hook-Haunt Drifter" is not a Human

  @CR:712.8c
  Scenario: Its mana value is that of the front face
    ja: そのマナ総量は第1面のものである

    Given "Baithook Angler" is in your graveyard
    When you cast "Baithook Angler" from your graveyard for its disturb cost
    Then the mana value of "Hook-Haunt Drifter" is 2 (712.8c)

  @see:702.146a @see:601.2b
  Scenario: From the hand it is cast with its front face up, and only for its mana cost
    ja: 手札からは、第1面を上にして、マナ・コストだけで唱えられる

    Given your hand is "Baithook Angler"
    Then you can't cast "Baithook Angler" for its disturb cost (601.2b)
    When you cast "Baithook Angler" and it resolves
    Then "Baithook Angler" is 2/1
    And "Baithook Angler" has disturb

  @see:702.146a @see:118.9b
  Scenario: From the graveyard it isn't cast for its mana cost
    ja: 墓地からは、マナ・コストでは唱えられない

    Given "Baithook Angler" is in your graveyard
    Then you can't cast "Baithook Angler" from your graveyard for its mana cost (601.2b)

  @see:712.11c @see:302.1
  Scenario: It is cast when a creature spell may be cast
    ja: クリーチャー呪文を唱えられる時にだけ唱えられる

    Given "Baithook Angler" is in your graveyard
    And it is the precombat main phase of the opponent's turn
    And you have priority
    Then you can't cast "Baithook Angler" from your graveyard for its disturb cost (302.1)

  @see:712.11c @see:601.3a
  Scenario: What forbids casting the front face's name doesn't forbid the back face
    ja: 第1面の名前を禁じる効果は、第2面を唱えることを禁じない

    Given "Baithook Angler" is in your graveyard
    And your hand is "Meddling Mage"
    When you cast "Meddling Mage" and it resolves
    And you choose the card name "Baithook Angler"
    Then you can cast "Baithook Angler" from your graveyard for its disturb cost

  @see:614.6 @see:712.8a
  Scenario: The back face is exiled instead of going to a graveyard
    ja: 第2面は、墓地に置かれる代わりに追放される

    Given "Baithook Angler" is in your graveyard
    When you cast "Baithook Angler" from your graveyard for its disturb cost and it resolves
    And an effect destroys "Hook-Haunt Drifter"
    Then "Baithook Angler" is in exile

  @see:614.6 @see:701.6a
  Scenario: So it is if the spell is countered
    ja: 呪文が打ち消されても同じである

    Given "Baithook Angler" is in your graveyard
    And the opponent's hand is "Counterspell"
    When you cast "Baithook Angler" from your graveyard for its disturb cost
    And in response, the opponent casts "Counterspell" targeting "Hook-Haunt Drifter" and it resolves
    Then "Baithook Angler" is in exile
