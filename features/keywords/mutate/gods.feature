Feature: A God underneath
  ja: 下にある神

  Background:
    Given each player can pay any amount of mana

  @CR:702.140e @see:613.1d @see:110.4c @ruling:MUT-X33 @derived
  Scenario: With too little devotion the pile is no creature, and stays merged
    ja: 信心が足りなくなると合同パーマネントはクリーチャーでなくなるが、合同したままである

    # Gemrazer's only card type is creature: the permanent has no card type left. Heliod's own {W} no longer counts.
    Given you control "Heliod, Sun-Crowned" and 3 "Serra Angel"
    And your hand is "Gemrazer"
    Then "Heliod, Sun-Crowned" is an enchantment creature
    When you cast "Gemrazer" for its mutate cost targeting "Heliod, Sun-Crowned" and it resolves
    And you choose to put "Gemrazer" over "Heliod, Sun-Crowned"
    And an effect exiles the first "Serra Angel", the second "Serra Angel" and the third "Serra Angel"
    Then the merged permanent is not a creature (702.140e)
    And the merged permanent has indestructible
    And the merged permanent is on the battlefield
    And from the top, the components of the merged permanent are "Gemrazer" and "Heliod, Sun-Crowned"
    When an effect destroys the merged permanent
    Then the merged permanent is on the battlefield

  @CR:700.5 @CR:730.2a @see:702.140e @ruling:MUT-X33 @derived
  Scenario: With enough devotion from other permanents it is a creature
    ja: ほかのパーマネントによる信心が5以上あれば、クリーチャーである

    # Three Angels give 6; Heliod's own mana cost doesn't count under Gemrazer.
    Given you control "Heliod, Sun-Crowned" and 3 "Serra Angel"
    And your hand is "Gemrazer"
    When you cast "Gemrazer" for its mutate cost targeting "Heliod, Sun-Crowned" and it resolves
    And you choose to put "Gemrazer" over "Heliod, Sun-Crowned"
    Then the merged permanent is 4/4 (730.2a)
    And the merged permanent is a creature
    And you can attack with the merged permanent

  @CR:730.2a @CR:700.5 @ruling:MUT-X33 @derived
  Scenario: Heliod's own mana symbol no longer counts once it lies below
    ja: 下に置かれたヘリオッド自身のマナ・シンボルは、もう数えない

    # Two Angels give 4: with Heliod's own {W} it was a creature, without it isn't.
    Given you control "Heliod, Sun-Crowned" and 2 "Serra Angel"
    And your hand is "Gemrazer"
    Then "Heliod, Sun-Crowned" is an enchantment creature (700.5)
    When you cast "Gemrazer" for its mutate cost targeting "Heliod, Sun-Crowned" and it resolves
    And you choose to put "Gemrazer" over "Heliod, Sun-Crowned"
    Then the merged permanent is not a creature (730.2a)
