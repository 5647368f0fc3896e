Feature: Adventurer cards
  ja: 当事者カード

  @CR:715.3 @CR:715.3b
  Scenario: Cast as an Adventure, the card is on the stack with its alternative characteristics alone
    ja: 出来事として唱えると、スタックではもう一方の特性だけを持つ

    Given you control "Grizzly Bears"
    And you can pay any amount of mana
    And your hand is "Faerie Guidemother"
    When you cast "Gift of the Fae" targeting "Grizzly Bears"
    Then the mana value of "Gift of the Fae" is 2 (715.3)
    And "Gift of the Fae" does not have flying
    When everything on the stack resolves
    Then "Grizzly Bears" is 4/3
    And "Grizzly Bears" has flying

  @see:715.3
  Scenario: Cast normally, it is a creature spell
    ja: 通常どおり唱えると、クリーチャー呪文である

    Given you can pay any amount of mana
    And your hand is "Faerie Guidemother"
    When you cast "Faerie Guidemother" and it resolves
    Then "Faerie Guidemother" is 1/1
    And "Faerie Guidemother" is on the battlefield

  # 715.3a: an instant, whatever the creature card could be cast as.
  @CR:715.3a @CR:601.3e
  Scenario: Only the alternative characteristics decide whether it can be cast as an Adventure
    ja: 出来事として唱えられるかどうかは、もう一方の特性だけで決まる

    Given it is the upkeep of the opponent's turn
    And you can pay any amount of mana
    And your hand is "Foulmire Knight"
    Then you can't cast "Foulmire Knight" (302.1)
    And you can cast "Profane Insight"
    When you cast "Profane Insight" and it resolves
    Then your life total is 19

  @CR:715.3d
  Scenario: As it resolves, it is exiled, and its controller may cast it from there
    ja: 解決に際して追放され、コントローラーはそこから唱えられる

    Given you can pay any amount of mana
    And your hand is "Foulmire Knight"
    When you cast "Profane Insight" and it resolves
    Then "Foulmire Knight" is in exile (715.3d)
    And you can cast "Foulmire Knight" from exile
    When you cast "Foulmire Knight" from exile and it resolves
    Then "Foulmire Knight" is on the battlefield

  @CR:715.3d
  Scenario: It can't be cast from there as an Adventure
    ja: そこから出来事として唱えることはできない

    Given you can pay any amount of mana
    And your hand is "Foulmire Knight"
    When you cast "Profane Insight" and it resolves
    Then you can't cast "Profane Insight" from exile (601.3)
    And you can cast "Foulmire Knight" from exile

  # Only its controller as it resolved may play it; and what is countered hasn't resolved (715.3d speaks of resolving).
  @see:715.3d
  Scenario: A countered Adventure isn't exiled but put into its owner's graveyard, where it is a creature card
    ja: 打ち消された出来事は追放されず、墓地に置かれてクリーチャー・カードになる

    Given you can pay any amount of mana
    And your hand is "Foulmire Knight"
    When you cast "Profane Insight"
    And an effect counters "Profane Insight"
    Then "Foulmire Knight" is in your graveyard
    And you can't cast "Foulmire Knight" from your graveyard (601.3)

  @CR:715.4
  Scenario: In every other zone it has its normal characteristics alone
    ja: ほかの領域では、通常の特性だけを持つ

    Given you can pay any amount of mana
    And your hand is "Foulmire Knight"
    When you cast "Profane Insight"
    And an effect counters "Profane Insight"
    Then "Foulmire Knight" is in your graveyard (715.4)
    And "Foulmire Knight" is 1/1
    And the mana value of "Foulmire Knight" is 1

  # What its target's being illegal does not resolve isn't exiled either (608.2b): the card goes to the graveyard.
  @see:715.3d @see:608.2b
  Scenario: An Adventure whose target is gone doesn't resolve and isn't exiled
    ja: 対象を失った出来事は解決されず、追放されない

    Given you control "Grizzly Bears"
    And you can pay any amount of mana
    And your hand is "Faerie Guidemother"
    When you cast "Gift of the Fae" targeting "Grizzly Bears"
    And an effect destroys "Grizzly Bears"
    And everything on the stack resolves
    Then "Faerie Guidemother" is in your graveyard

  @see:715.2a
  Scenario: A creature spell has an Adventure though it isn't cast as one
    ja: 通常どおり唱えたクリーチャー呪文も、出来事を持つ

    Given you control "Edgewall Innkeeper"
    And you can pay any amount of mana
    And your hand is "Foulmire Knight" and "Grizzly Bears"
    When you cast "Foulmire Knight"
    Then the triggered ability of "Edgewall Innkeeper" triggers
    When everything on the stack resolves
    And you cast "Grizzly Bears"
    Then the triggered ability of "Edgewall Innkeeper" does not trigger

  # A copy isn't cast from anywhere and goes nowhere; it is what the spell is that it copies (715.3c): the sorcery, not the faerie.
  @CR:715.3c
  Scenario: A copy of an Adventure is an Adventure, too
    ja: 出来事である呪文のコピーも出来事である

    Given you control "Grizzly Bears"
    And you can pay any amount of mana
    And your hand is "Faerie Guidemother"
    When you cast "Gift of the Fae" targeting "Grizzly Bears"
    And the following effect happens: copy "Gift of the Fae"
    And everything on the stack resolves
    Then "Grizzly Bears" is 6/4
    And "Faerie Guidemother" is in exile
