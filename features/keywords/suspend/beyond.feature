Feature: Suspend beyond the article
  ja: 記事にない待機の裁定

  @CR:702.62a @CR:702.62b @edition:2026-08-07 @ruling:SUS-X01
  Scenario: A card whose owner chooses not to cast it stays exiled and is no longer suspended
    ja: 唱えないことを選んだカードは追放されたままで、もう待機状態ではない

    Given it is the end step of the opponent's turn
    And "Rift Bolt" is suspended in exile with 1 time counter on it
    When the game goes to the upkeep of your next turn
    And everything on the stack resolves
    And you choose not to cast "Rift Bolt"
    Then "Rift Bolt" is in exile (702.62a)
    And "Rift Bolt" is not suspended
    When the game goes to the upkeep of your next turn
    Then the suspend triggered ability of "Rift Bolt" does not trigger

  @see:406.3 @ruling:SUS-X02
  Scenario: A suspended card is face up
    ja: 待機状態のカードは表向きである

    Given you can pay any amount of mana
    And your hand is "Rift Bolt"
    When you suspend "Rift Bolt"
    Then "Rift Bolt" is in exile
    And "Rift Bolt" is not face down
    And the opponent knows what "Rift Bolt" is

  @CR:405.6d @see:116.2f @ruling:SUS-X03
  Scenario: Suspending a card triggers nothing that waits for a spell to be cast
    ja: 待機させても、呪文を唱えたときの能力は誘発しない

    # The ability of the opponent's Kraken triggers whenever you cast a spell while it is suspended.
    Given you can pay any amount of mana
    And the opponent's "Deep-Sea Kraken" is suspended in exile with 9 time counters on it
    And your hand is "Rift Bolt" and "Lightning Bolt"
    When you suspend "Rift Bolt"
    Then the stack is empty (405.6d)
    And the triggered ability of "Deep-Sea Kraken" does not trigger
    When you cast "Lightning Bolt" targeting the opponent
    Then the third triggered ability of "Deep-Sea Kraken" triggers 1 time
    When everything on the stack resolves
    Then "Deep-Sea Kraken" has 8 time counters on it

  @CR:116.2f @see:702.62c @ruling:SUS-X04
  Scenario: Neither a missing mana cost nor a missing target keeps a card from being suspended
    ja: マナ・コストがなくても、対象がなくても、待機させられる

    Given you can pay any amount of mana
    And your hand is "Ancestral Vision" and "Shivan Meteor"
    When you suspend "Ancestral Vision"
    And you suspend "Shivan Meteor"
    Then "Ancestral Vision" is suspended (116.2f)
    And "Shivan Meteor" is suspended (116.2f)

  @CR:702.62a @ruling:SUS-X05
  Scenario: Any effect may remove the last counter, in any turn
    ja: 最後のカウンターは、どの効果がいつ取り除いてもよい

    Given you can pay any amount of mana
    And "Durkwood Baloth" is suspended in exile with 2 time counters on it
    And "Ancestral Vision" is suspended in exile with 1 time counter on it
    And your hand is "Dust of Moments"
    When you cast "Dust of Moments" choosing mode 1 and it resolves
    And you choose to put the triggered abilities on the stack in the order the suspend triggered ability of "Durkwood Baloth" and the suspend triggered ability of "Ancestral Vision"
    Then the second suspend triggered ability of "Durkwood Baloth" triggers 1 time (702.62a)
    And the second suspend triggered ability of "Ancestral Vision" triggers 1 time

  @CR:702.62a @CR:702.62b @see:603.4 @ruling:SUS-X06
  Scenario: The countered upkeep ability comes again, the countered cast ability doesn't
    ja: 打ち消されたアップキープの能力は再び誘発し、唱える能力は再び誘発しない

    Given it is the end step of the opponent's turn
    And the opponent can pay any amount of mana
    And "Rift Bolt" is suspended in exile with 1 time counter on it
    And the opponent's hand is "Stifle" A and "Stifle" B
    When the game goes to the upkeep of your next turn
    And the opponent casts "Stifle" A targeting the suspend triggered ability of "Rift Bolt" and it resolves
    Then "Rift Bolt" is suspended (702.62b)
    When the game goes to the upkeep of your next turn
    Then the suspend triggered ability of "Rift Bolt" triggers 1 time (702.62a)
    When all players pass in succession
    And the opponent casts "Stifle" B targeting the second suspend triggered ability of "Rift Bolt" and it resolves
    Then "Rift Bolt" is in exile
    When the game goes to the upkeep of your next turn
    Then the suspend triggered ability of "Rift Bolt" does not trigger

  @CR:118.9a @see:118.9 @ruling:SUS-X07 @case:SU-29
  Scenario: No other alternative cost can be chosen with the free cast
    ja: マナ・コストを支払わずに唱えるとき、他の代替コストは選べない

    # Ragavan has dash {1}{R}, another alternative cost.
    Given it is the end step of the opponent's turn
    And you can pay any amount of mana
    And "Ragavan, Nimble Pilferer" is in exile
    And "Ragavan, Nimble Pilferer" has 1 time counter on it
    When an effect gives "Ragavan, Nimble Pilferer" suspend
    And the game goes to the upkeep of your next turn
    And all players pass in succession
    And all players pass in succession
    Then you can't cast "Ragavan, Nimble Pilferer" for its dash cost (118.9a)
    When you choose to cast "Ragavan, Nimble Pilferer"
    Then you have cast "Ragavan, Nimble Pilferer" without paying its mana cost
    When all players pass in succession
    Then the dash cost of "Ragavan, Nimble Pilferer" was not paid
    And "Ragavan, Nimble Pilferer" has 1 instance of haste

  @CR:118.8 @CR:702.62a @see:118.8a @ruling:SUS-X07
  Scenario: Kicker may be paid for a spell cast by suspend
    ja: 待機で唱える呪文にも、キッカーを支払える

    Given it is the end step of the opponent's turn
    And you control 5 "Mountain"
    And "Burst Lightning" is in exile
    And "Burst Lightning" has 1 time counter on it
    When an effect gives "Burst Lightning" suspend
    And the game goes to the upkeep of your next turn
    And all players pass in succession
    And all players pass in succession
    And you choose to cast "Burst Lightning" targeting the opponent using kicker
    Then you have paid {4} for "Burst Lightning" (118.8)
    When everything on the stack resolves
    Then the opponent's life total is 16

  @CR:118.3c @edition:2023-11-17 @see:118.9d @ruling:SUS-X08
  Scenario: Where a cast is mandatory, mana abilities still needn't be activated for it
    ja: 唱えることが強制されても、そのためのマナ能力の起動は強制されない

    Given it is the end step of the opponent's turn
    And you control 2 "Mountain"
    And the opponent controls "Thalia, Guardian of Thraben"
    And "Rift Bolt" is suspended in exile with 1 time counter on it
    When the game goes to the upkeep of your next turn
    And everything on the stack resolves
    And you choose not to cast "Rift Bolt"
    Then "Rift Bolt" is in exile (118.3c)
    And you control 2 untapped "Mountain"

  @CR:107.3b @see:702.62a @ruling:SUS-X09
  Scenario: X in the mana cost of the spell is 0
    ja: 呪文のマナ・コストのXは0である

    Given it is the end step of the opponent's turn
    And you can pay any amount of mana
    And "Blaze" is in exile
    And "Blaze" has 1 time counter on it
    When an effect gives "Blaze" suspend
    And the game goes to the upkeep of your next turn
    And all players pass in succession
    And all players pass in succession
    And you choose to cast "Blaze" targeting the opponent
    Then "Blaze" is on the stack (107.3b)
    And no player is asked to choose
    When everything on the stack resolves
    Then the opponent's life total is 20

  @CR:107.3d @CR:603.2c @ruling:SUS-X09
  Scenario: X in the suspend cost is chosen as the card is suspended
    ja: 待機コストのXは、待機させるときに選ぶ

    Given you can pay any amount of mana
    And your hand is "Aeon Chronicler"
    When you suspend "Aeon Chronicler" with X = 3
    Then you have paid {6}{U} for "Aeon Chronicler" (107.3d)
    And "Aeon Chronicler" has 3 time counters on it (107.3d)
    When an effect removes 2 time counters from "Aeon Chronicler"
    Then the third triggered ability of "Aeon Chronicler" triggers 2 times (603.2c)
    When everything on the stack resolves
    Then you draw 2 cards

  @see:107.3d @ruling:SUS-X09
  Scenario: The printed X can't be 0
    ja: 印刷されたXは0にできない

    Given you can pay any amount of mana
    And your hand is "Aeon Chronicler"
    When you try to suspend "Aeon Chronicler" with X = 0
    Then that action is illegal and is reversed (107.3d)
    And nothing has changed

  @CR:118.9c @see:202.3 @ruling:SUS-X10
  Scenario: The spell has the mana value of its mana cost
    ja: 呪文のマナ総量は、マナ・コストで決まる

    Given it is the end step of the opponent's turn
    And "Durkwood Baloth" is suspended in exile with 1 time counter on it
    When the game goes to the upkeep of your next turn
    And all players pass in succession
    And all players pass in succession
    And you choose to cast "Durkwood Baloth"
    Then the mana value of "Durkwood Baloth" is 6 (118.9c)

  @CR:611.2a @see:702.62a @ruling:SUS-X11
  Scenario: An opponent who takes the creature doesn't have its haste
    ja: クリーチャーのコントロールを奪った対戦相手の下では、速攻はない

    Given it is the end step of the opponent's turn
    And "Keldon Halberdier" is suspended in exile with 1 time counter on it
    When the game goes to the upkeep of your next turn
    And everything on the stack resolves
    And you choose to cast "Keldon Halberdier"
    Then "Keldon Halberdier" has haste
    When an effect gives the opponent control of "Keldon Halberdier"
    Then "Keldon Halberdier" does not have haste (611.2a)

  @CR:118.6 @see:118.6a @ruling:SUS-X12
  Scenario: Where the mana cost has to be paid, a card without one can't be cast
    ja: マナ・コストを支払わなければならないなら、マナ・コストのないカードは唱えられない

    Given you can pay any amount of mana
    And your hand is "Yawgmoth's Will"
    And "Lotus Bloom" is in your graveyard
    And "Grizzly Bears" is in your graveyard
    When you cast "Yawgmoth's Will" and it resolves
    Then you can cast "Grizzly Bears" from your graveyard
    And you can't cast "Lotus Bloom" from your graveyard (118.6)

  @CR:603.3b @CR:702.62a @ruling:SUS-X13
  Scenario: A card's own ability for its last time counter and that of suspend both trigger
    ja: カード自身の最後の時間カウンターの能力と待機の能力は、両方誘発する

    Given it is the end step of the opponent's turn
    And the opponent controls "Grizzly Bears"
    And "Veiling Oddity" is suspended in exile with 1 time counter on it
    When the game goes to the upkeep of your next turn
    And all players pass in succession
    And you choose to put the triggered abilities on the stack in the order the third triggered ability of "Veiling Oddity" and the second suspend triggered ability of "Veiling Oddity"
    Then from the top, the stack is the second suspend triggered ability of "Veiling Oddity" and the third triggered ability of "Veiling Oddity" (603.3b)
    When everything on the stack resolves
    And you choose to cast "Veiling Oddity"
    Then "Veiling Oddity" is on the battlefield
    When the game goes to the precombat main phase of this turn
    And you attack with "Veiling Oddity"
    Then the opponent can't block "Veiling Oddity" with "Grizzly Bears" (509.1b)

  @see:122.2 @see:702.62a @ruling:SUS-X14
  Scenario: The counters of a card that leaves exile aren't removed
    ja: 追放領域を離れたカードのカウンターは、取り除かれたのではない

    Given you can pay any amount of mana
    And "Rift Bolt" A is suspended in exile with 1 time counter on it
    And "Rift Bolt" B is suspended in exile with 1 time counter on it
    And your hand is "Pull from Eternity" and "Riftsweeper"
    When you cast "Pull from Eternity" targeting "Rift Bolt" A and it resolves
    Then "Rift Bolt" A is in your graveyard
    And the suspend triggered ability of "Rift Bolt" A does not trigger
    When you cast "Riftsweeper" and it resolves
    And everything on the stack resolves
    Then "Rift Bolt" B is in your library
    And the suspend triggered ability of "Rift Bolt" B does not trigger

  @CR:305.9 @see:116.2f @ruling:SUS-X15
  Scenario: A land can't be suspended from hand
    ja: 土地は手札から待機させられない

    Given the following cards are used
      | name        | type                   | P/T | text          |
      | Slow Forest | Land Creature - Forest | 1/1 | Suspend 1—{G} |
    And you can pay any amount of mana
    And your hand is "Slow Forest"
    Then you can't suspend "Slow Forest" (305.9)

  @CR:702.62a @see:305.2b @edition:2023-11-17 @edition:2009-02-01 @ruling:SUS-X15
  Scenario: By the older editions a suspended land must be played in its owner's upkeep
    ja: 以前の版では、待機状態の土地をオーナーのアップキープにプレイしなければならない

    Given it is the end step of the opponent's turn
    And "Dryad Arbor" is in exile
    And "Dryad Arbor" has 1 time counter on it
    When an effect gives "Dryad Arbor" suspend
    And the game goes to the upkeep of your next turn
    And everything on the stack resolves
    Then "Dryad Arbor" is on the battlefield (702.62a)
    And you have not cast "Dryad Arbor"

  @CR:702.62a @see:305.2b @edition:2026-08-07 @ruling:SUS-X15
  Scenario: A suspended land is played in its owner's upkeep
    ja: 待機状態の土地は、オーナーのアップキープにプレイできる

    Given it is the end step of the opponent's turn
    And "Dryad Arbor" is in exile
    And "Dryad Arbor" has 1 time counter on it
    And your hand is "Forest"
    When an effect gives "Dryad Arbor" suspend
    And the game goes to the upkeep of your next turn
    And everything on the stack resolves
    And you choose to do so
    Then "Dryad Arbor" is on the battlefield (702.62a)
    And you have not cast "Dryad Arbor"
    And "Dryad Arbor" does not have haste
    When the game goes to the precombat main phase of this turn
    Then you can't play "Forest" (305.2)

  @CR:305.3 @see:702.62a @ruling:SUS-X15
  Scenario: In another player's turn the suspended land can't be played
    ja: 他のプレイヤーのターンには、待機していた土地をプレイできない

    Given it is the precombat main phase of the opponent's turn
    And "Dryad Arbor" is in exile
    And "Dryad Arbor" has 1 time counter on it
    And the opponent can pay any amount of mana
    And the opponent's hand is "Fury Charm"
    When an effect gives "Dryad Arbor" suspend
    And the opponent casts "Fury Charm" targeting "Dryad Arbor" choosing mode 3 and it resolves
    And everything on the stack resolves
    Then "Dryad Arbor" is in exile (305.3)
    And "Dryad Arbor" has no time counters on it

  @CR:305.2b @see:702.62a @ruling:SUS-X15
  Scenario: Nor can it be played when a land has been played this turn
    ja: このターンに土地をプレイしていれば、やはりプレイできない

    Given you can pay any amount of mana
    And "Dryad Arbor" is in exile
    And "Dryad Arbor" has 1 time counter on it
    And your hand is "Forest" and "Fury Charm"
    When an effect gives "Dryad Arbor" suspend
    And you play "Forest"
    And you cast "Fury Charm" targeting "Dryad Arbor" choosing mode 3 and it resolves
    And everything on the stack resolves
    Then "Dryad Arbor" is in exile (305.2b)

  @CR:701.56a @see:702.62b @ruling:SUS-X16
  Scenario: Time travel adds or removes a counter on each card and permanent chosen
    ja: 時間旅行では、選んだものごとにカウンターを1個増やすか減らす

    Given you can pay any amount of mana
    And "Rift Bolt" is suspended in exile with 1 time counter on it
    And "Durkwood Baloth" is suspended in exile with 3 time counters on it
    And you control "Keldon Marauders" with 2 time counters
    # even so: a permanent of another player has a time counter, too.
    And the opponent controls "Grizzly Bears" with 1 time counter
    And your hand is "Wibbly-wobbly, Timey-wimey"
    When you cast "Wibbly-wobbly, Timey-wimey" and it resolves
    Then you can choose only "Keldon Marauders", "Rift Bolt" and "Durkwood Baloth"
    When you choose "Keldon Marauders", "Rift Bolt" and "Durkwood Baloth"
    And you choose mode 2
    And you choose mode 1
    And you choose mode 2
    Then "Keldon Marauders" has 3 time counters on it (701.56a)
    And "Rift Bolt" has no time counters on it
    And "Durkwood Baloth" has 4 time counters on it
    And the second suspend triggered ability of "Rift Bolt" triggers 1 time

  @CR:108.4a @CR:109.5 @CR:113.8 @see:702.62a @ruling:SUS-X17
  Scenario: The owner counts down, whoever controlled the permanent and whoever exiled it
    ja: だれがコントロールし、だれが追放しても、数えるのはオーナーである

    Given you can pay any amount of mana
    And "Grizzly Bears" is in the opponent's graveyard
    And your hand is "Suspend"
    When an effect puts "Grizzly Bears" onto the battlefield under your control
    And you cast "Suspend" targeting "Grizzly Bears" and it resolves
    Then "Grizzly Bears" is suspended (108.4a, 109.5, 113.8)
    When the game goes to the upkeep of the opponent's turn
    Then the suspend triggered ability of "Grizzly Bears" triggers 1 time
    When everything on the stack resolves
    And the game goes to the upkeep of your next turn
    Then the suspend triggered ability of "Grizzly Bears" does not trigger
    When the game goes to the upkeep of the opponent's turn
    And everything on the stack resolves
    And the opponent chooses to cast "Grizzly Bears"
    Then the opponent controls "Grizzly Bears"
