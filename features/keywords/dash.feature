Feature: Dash
  ja: 疾駆

  Background:
    Given each player can pay any amount of mana

  @CR:702.109a @CR:702.10b @case:DA-02
  Scenario: A creature dashed a second time has haste and returns again
    ja: 二度目に疾駆コストで唱えたクリーチャーも、速攻を持ち、また手札に戻る

    Given your hand is "Screamreach Brawler"
    When you cast "Screamreach Brawler" for its dash cost and it resolves
    Then "Screamreach Brawler" has haste (702.109a)
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then "Screamreach Brawler" moves from the battlefield to your hand (702.109a)
    When the game goes to the precombat main phase of your next turn
    And you cast "Screamreach Brawler" for its dash cost and it resolves
    Then "Screamreach Brawler" has haste (702.109a)
    And you can attack with "Screamreach Brawler" (702.10b)
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then "Screamreach Brawler" moves from the battlefield to your hand (702.109a)

  @CR:302.6 @see:702.109a @see:400.7d @case:DA-02
  Scenario: Cast normally after a dash, it has no haste and stays
    ja: 疾駆の後で普通に唱えたクリーチャーは、速攻を持たず、戦場に残る

    Given you have cast "Screamreach Brawler" for its dash cost this turn and it has resolved
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then "Screamreach Brawler" is in your hand
    When the game goes to the precombat main phase of your next turn
    And you cast "Screamreach Brawler" for its mana cost and it resolves
    Then the dash cost of "Screamreach Brawler" was not paid
    And "Screamreach Brawler" does not have haste
    And you can't attack with "Screamreach Brawler" (302.6)
    When the game goes to the end step of this turn
    Then the delayed triggered ability of "Screamreach Brawler" does not trigger
    And "Screamreach Brawler" is on the battlefield

  @CR:400.7 @CR:603.7c @case:DA-04
  Scenario: A dashed creature that left and came back is not returned to hand
    ja: 疾駆で出た後に戦場を離れて戻ったクリーチャーは、手札に戻されない

    Given you have cast "Screamreach Brawler" for its dash cost this turn and it has resolved
    And your hand is "Cloudshift"
    When the game goes to the postcombat main phase of this turn
    And you cast "Cloudshift" targeting "Screamreach Brawler" and it resolves
    Then "Screamreach Brawler" is a new object (400.7)
    And "Screamreach Brawler" does not have haste
    When the game goes to the end step of this turn
    Then the delayed triggered ability of "Screamreach Brawler" triggers 1 time
    When everything on the stack resolves
    Then the delayed triggered ability of "Screamreach Brawler" resolves without effect (603.7c)
    And "Screamreach Brawler" is on the battlefield

  @CR:513.2 @CR:702.109a @see:603.7a @case:DA-08
  Scenario: Dashed during an end step, it returns at the end step of the next turn
    ja: 終了ステップに疾駆コストで唱えたクリーチャーは、次のターンの終了ステップに手札に戻る

    # The step does not back up: its beginning is past when the delayed triggered ability is made.
    Given it is the end step of the opponent's turn
    And you control "Vedalken Orrery"
    And your hand is "Screamreach Brawler"
    When you cast "Screamreach Brawler" for its dash cost and it resolves
    Then the delayed triggered ability of "Screamreach Brawler" does not trigger
    And "Screamreach Brawler" has haste (702.109a)
    When the game goes to the precombat main phase of your next turn
    Then the delayed triggered ability of "Screamreach Brawler" does not trigger
    And you can attack with "Screamreach Brawler"
    When the game goes to the end step of this turn
    Then the delayed triggered ability of "Screamreach Brawler" triggers 1 time
    When everything on the stack resolves
    Then "Screamreach Brawler" moves from the battlefield to your hand (702.109a)

  @CR:702.109a @CR:702.152a @ruling:BLZ-24
  Scenario: At the end step the dashed creature returns to hand, the blitzed one dies and draws
    ja: 終了ステップに、疾駆のクリーチャーは手札に戻り、奇襲のクリーチャーは墓地に置かれてカード1枚を引く

    # Both delayed triggers are controlled by the same player, who orders them.
    Given you have cast "Mardu Scout" for its dash cost this turn and it has resolved
    And you have cast "Riveteers Decoy" for its blitz cost this turn and it has resolved
    When the game goes to the end step of this turn
    And you choose to put the triggered abilities on the stack in the order the delayed triggered ability of "Mardu Scout" and the delayed triggered ability of "Riveteers Decoy"
    Then from the top, the stack is the delayed triggered ability of "Riveteers Decoy" and the delayed triggered ability of "Mardu Scout"
    When everything on the stack resolves
    Then "Mardu Scout" moves from the battlefield to your hand (702.109a)
    And you have sacrificed "Riveteers Decoy" (702.152a)
    And you draw 1 card (702.152a)
    And your hand has 2 cards

  @see:702.109a @ruling:BLZ-24
  Scenario: A dashed creature that dies draws nothing
    ja: 疾駆で出たクリーチャーが死亡しても、カードは引けない

    Given you have cast "Mardu Scout" for its dash cost this turn and it has resolved
    When an effect destroys "Mardu Scout"
    Then "Mardu Scout" dies
    And the triggered ability of "Mardu Scout" does not trigger
    And you draw no card

  @CR:603.7c @CR:704.5g @see:702.109a @ruling:BLZ-24
  Scenario: A dashed creature that died in combat stays in the graveyard
    ja: 戦闘で死亡した疾駆のクリーチャーは、墓地に残る

    Given you have cast "Screamreach Brawler" for its dash cost this turn and it has resolved
    And the opponent controls "Serra Angel"
    When you attack with "Screamreach Brawler"
    And the opponent blocks "Screamreach Brawler" with "Serra Angel"
    And the game goes to the end of combat step of this turn
    Then "Screamreach Brawler" dies
    When the game goes to the end step of this turn
    Then the delayed triggered ability of "Screamreach Brawler" triggers 1 time
    When everything on the stack resolves
    Then the delayed triggered ability of "Screamreach Brawler" resolves without effect (603.7c)
    And "Screamreach Brawler" is in your graveyard
    And you draw no card

  @CR:613.8a @CR:613.8c @CR:302.6 @CR:702.109a @case:DA-07
  Scenario: Under Humility a dashed creature has no haste, and is still returned
    ja: 謙虚のもとでは、疾駆で出たクリーチャーは速攻を持たず、それでも手札に戻る

    # The haste comes from dash on the battlefield, which Humility takes away first, whichever is older.
    Given the opponent controls "Humility"
    And your hand is "Screamreach Brawler"
    When you cast "Screamreach Brawler" for its dash cost and it resolves
    Then "Screamreach Brawler" is 1/1
    And "Screamreach Brawler" does not have haste
    And the effect of "Screamreach Brawler" depends on the effect of "Humility" (613.8a)
    And you can't attack with "Screamreach Brawler" (302.6)
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then "Screamreach Brawler" moves from the battlefield to your hand (702.109a)

  @see:702.109a @see:702.152a @ruling:BLZ-24
  Scenario: The blitzed creature is in no hand afterwards
    ja: 奇襲で出たクリーチャーは、その後どの手札にもない

    Given you have cast "Riveteers Decoy" for its blitz cost this turn and it has resolved
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then "Riveteers Decoy" is not in your hand
    And "Riveteers Decoy" is in your graveyard
