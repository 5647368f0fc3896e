Feature: Scavenge and undying
  ja: 活用と不死

  Background:
    Given each player can pay any amount of mana

  @CR:702.97a
  Scenario: From the graveyard, a creature card's power becomes +1/+1 counters on a creature
    ja: 墓地のクリーチャー・カードのパワーが、クリーチャーの上の+1/+1カウンターになる

    # Two other creature cards in the graveyard: the Mycodrax that is exiled was a 2/2 there.
    Given from the top, your graveyard has "Boneyard Mycodrax", "Runeclaw Bear" and "Gemrazer"
    And you control "Alpine Watchdog"
    When you activate the ability of "Boneyard Mycodrax" targeting "Alpine Watchdog" and it resolves
    Then "Boneyard Mycodrax" is in exile
    And "Alpine Watchdog" has 2 +1/+1 counters on it (702.97a)

  @see:702.97a @see:602.5d
  Scenario: It is activated only as a sorcery
    ja: 活用はソーサリーを唱えられるときにのみ起動できる

    Given from the top, your graveyard has "Boneyard Mycodrax" and "Runeclaw Bear"
    And you control "Alpine Watchdog"
    When the game goes to the end step of this turn
    Then you can't activate the ability of "Boneyard Mycodrax" targeting "Alpine Watchdog" (602.5d)

  @CR:702.93a
  Scenario: With a +1/+1 counter on it, a creature with undying stays dead
    ja: +1/+1カウンターが置かれていれば、不死を持つクリーチャーは戻らない

    Given you control "Runeclaw Bear" and "Alpine Watchdog"
    And "Alpine Watchdog" has 1 +1/+1 counter on it
    And your hand is "Undying Evil" A and "Undying Evil" B
    When you cast "Undying Evil" A targeting "Runeclaw Bear" and it resolves
    And you cast "Undying Evil" B targeting "Alpine Watchdog" and it resolves
    And an effect destroys "Runeclaw Bear" and "Alpine Watchdog"
    And everything on the stack resolves
    Then "Runeclaw Bear" is 3/3 (702.93a)
    And "Alpine Watchdog" is in your graveyard
