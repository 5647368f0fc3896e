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

  @CR:302.6 @see:702.109a @see:400.7d @case:DA-02 @case:P-24
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

  @CR:400.7 @CR:603.7c @case:DA-04 @case:P-24
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

  @see:603.7c @CR:704.5g @see:702.109a @ruling:BLZ-24 @case:P-24
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

  @CR:508.4 @CR:707.2 @CR:702.109a @case:DA-05
  Scenario: A token copy of a dashed attacker was not dashed
    ja: 疾駆で出た攻撃クリーチャーのコピーであるトークンは、疾駆で出たことにならない

    Given you have cast "Flamerush Rider" for its dash cost this turn and it has resolved
    And you have cast "Screamreach Brawler" for its dash cost this turn and it has resolved
    When you attack with "Flamerush Rider" and "Screamreach Brawler"
    And everything on the stack resolves
    Then "Screamreach Brawler" token is an attacking creature (508.4)
    And "Screamreach Brawler" token is tapped
    And "Screamreach Brawler" token has dash {1}{R}
    And "Screamreach Brawler" token does not have haste
    When the game goes to the end of combat step of this turn
    And everything on the stack resolves
    Then "Screamreach Brawler" token is exiled
    When the game goes to the end step of this turn
    And you choose to put the triggered abilities on the stack in the order the delayed triggered ability of "Flamerush Rider" and the delayed triggered ability of "Screamreach Brawler"
    And everything on the stack resolves
    Then "Flamerush Rider" and the card "Screamreach Brawler" are in your hand

  @CR:903.8 @CR:702.109a @see:118.9d @case:DA-10
  Scenario: A commander dashed from hand is cast without the tax and does not raise it
    ja: 手札から疾駆コストで唱えた統率者には税がかからず、税も増えない

    # Cast once from the command zone; left to go to hand; cast from hand; then put into the command zone as it would return (903.9b).
    Given the game is Commander
    And your commander is "Zurgo Bellstriker"
    Then the total cost to cast "Zurgo Bellstriker" from the command zone for its dash cost is {1}{R} (702.109a)
    When you cast "Zurgo Bellstriker" from the command zone for its dash cost and it resolves
    And the game goes to the end step of this turn
    And all players pass in succession
    And you choose not to put "Zurgo Bellstriker" into the command zone
    Then "Zurgo Bellstriker" is in your hand
    When the game goes to the precombat main phase of your next turn
    Then the total cost to cast "Zurgo Bellstriker" for its dash cost is {1}{R}
    When you cast "Zurgo Bellstriker" for its dash cost and it resolves
    And the game goes to the end step of this turn
    And all players pass in succession
    And you choose to put "Zurgo Bellstriker" into the command zone
    Then "Zurgo Bellstriker" is in the command zone
    When the game goes to the precombat main phase of your next turn
    Then the total cost to cast "Zurgo Bellstriker" from the command zone for its dash cost is {3}{R} (903.8)

  @CR:603.7b @CR:702.26b @CR:702.109a @case:DA-12
  Scenario: Phased out as its return resolves, the dashed creature stays
    ja: 手札に戻す能力の解決時にフェイズ・アウトしていれば、疾駆で出たクリーチャーは戦場に残る

    Given you have cast "Ragavan, Nimble Pilferer" for its dash cost this turn and it has resolved
    When the game goes to the end step of this turn
    And an effect phases out "Ragavan, Nimble Pilferer"
    And everything on the stack resolves
    Then "Ragavan, Nimble Pilferer" is phased out
    When the game goes to the precombat main phase of your next turn
    Then "Ragavan, Nimble Pilferer" is not phased out
    And "Ragavan, Nimble Pilferer" has haste (702.109a)
    When the game goes to the end step of this turn
    Then the delayed triggered ability of "Ragavan, Nimble Pilferer" does not trigger
    And "Ragavan, Nimble Pilferer" is on the battlefield
