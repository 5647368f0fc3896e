Feature: Cases of suspend
  ja: 待機の事例

  @CR:609.3 @CR:702.62a @case:SU-01
  Scenario: Removing more counters than there are removes those that there are, and triggers once
    ja: あるより多くのカウンターを取り除く効果は、あるだけを取り除き、能力は1回誘発する

    Given you can pay any amount of mana
    And "Ancestral Vision" is suspended in exile with 1 time counter on it
    And your hand is "Timecrafting"
    When you cast "Timecrafting" targeting "Ancestral Vision" with X = 6 choosing mode 1 and it resolves
    Then 1 time counter is removed from "Ancestral Vision" (609.3)
    And the second suspend triggered ability of "Ancestral Vision" triggers 1 time (702.62a)
    When everything on the stack resolves
    And you choose to cast "Ancestral Vision" targeting you
    Then you draw 3 cards

  @see:609.3 @see:702.62a @case:SU-01
  Scenario: Removing a counter where there is none triggers nothing
    ja: カウンターがないのに取り除こうとしても、何も誘発しない

    Given "Rift Bolt" is in exile
    When an effect removes 1 time counter from "Rift Bolt"
    Then the second suspend triggered ability of "Rift Bolt" does not trigger
    And "Rift Bolt" is in exile

  @CR:702.62d @see:601.1a @case:SU-04
  Scenario: The suspended card is cast, and no mana is spent for it
    ja: 待機していたカードは唱えられ、マナは支払われていない

    # Vexing Bauble counters spells for which no mana was spent.
    Given it is the end step of the opponent's turn
    And the opponent controls "Vexing Bauble"
    And "Rift Bolt" is suspended in exile with 1 time counter on it
    When the game goes to the upkeep of your next turn
    And all players pass in succession
    And all players pass in succession
    And you choose to cast "Rift Bolt" targeting the opponent
    Then you have cast "Rift Bolt" without paying its mana cost (702.62d)
    And the triggered ability of "Vexing Bauble" triggers 1 time
    When everything on the stack resolves
    Then the opponent's life total is 20
    And "Rift Bolt" is in your graveyard

  @CR:118.9d @CR:601.2f @case:SU-04
  Scenario: If a cost increase is paid, mana was spent
    ja: 増加したコストを支払えば、マナを支払ったことになる

    Given it is the end step of the opponent's turn
    And you control "Mountain"
    And the opponent controls "Vexing Bauble"
    And the opponent controls "Sphere of Resistance"
    And "Rift Bolt" is suspended in exile with 1 time counter on it
    When the game goes to the upkeep of your next turn
    And everything on the stack resolves
    And you choose to cast "Rift Bolt" targeting the opponent
    Then you have paid {1} for "Rift Bolt" (118.9d, 601.2f)
    And the triggered ability of "Vexing Bauble" does not trigger
    And the opponent's life total is 17

  @CR:702.61a @CR:116.2f @see:702.61b @see:116.2b @case:SU-06
  Scenario: Under split second nothing is suspended, but a morph is turned face up
    ja: 刹那の下では待機させられないが、変異を表向きにすることはできる

    Given the following cards are used
      | name          | cost   | type          | P/T | text             |
      | Late Sentence | {3}{B} | Instant       |     | Suspend 3—{1}{B} |
      | Quiet Ox      | {3}{G} | Creature - Ox | 3/3 | Morph {1}{G}     |
    And each player can pay any amount of mana
    And you control "Quiet Ox"
    And "Quiet Ox" is face down
    And your hand is "Late Sentence"
    And it is the precombat main phase of the opponent's turn
    And the opponent's hand is "Sudden Shock"
    When the opponent casts "Sudden Shock" targeting you
    And the opponent passes priority
    Then you can't suspend "Late Sentence" (702.61a, 116.2f)
    And you can turn "Quiet Ox" face up for its morph cost

  @CR:702.62c @CR:116.2f @see:601.3 @case:SU-07
  Scenario: After a spell, Rule of Law forbids suspending; suspending first is no cast
    ja: 法の定めの下では、呪文の後に待機させられないが、先に待機させるのは唱えることではない

    Given it is the precombat main phase of your turn
    And each player can pay any amount of mana
    And the opponent controls "Rule of Law"
    And your hand is "Lightning Bolt" A, "Lightning Bolt" B and "Rift Bolt"
    When you cast "Lightning Bolt" A targeting the opponent and it resolves
    Then you can't suspend "Rift Bolt" (702.62c, 116.2f)
    When the game goes to the precombat main phase of your next turn
    And you suspend "Rift Bolt"
    Then you can cast "Lightning Bolt" B
    When the game goes to the upkeep of your next turn
    And everything on the stack resolves
    And you choose to cast "Rift Bolt" targeting the opponent
    Then you can't cast "Lightning Bolt" B (601.3)

  @CR:601.3b @CR:702.8a @see:116.2f @interpretation @case:SU-08
  Scenario: Quicken lets a sorcery be suspended, and isn't used up by that
    ja: 瞬速を与える呪文の後では待機させることもでき、それで許可は使われない

    Given it is the precombat main phase of the opponent's turn
    And each player can pay any amount of mana
    And your hand is "Quicken", "Ancestral Vision" and "Rift Bolt"
    When the opponent passes priority
    And you cast "Quicken" and it resolves
    And the opponent passes priority
    And you suspend "Ancestral Vision"
    Then "Ancestral Vision" is suspended (601.3b, 702.8a)
    And you can cast "Rift Bolt"
    When you cast "Rift Bolt" targeting the opponent and it resolves
    Then the opponent's life total is 17

  @CR:116.2f @CR:405.6d @see:602.1 @case:SU-09
  Scenario: Nothing that taxes abilities or spells taxes suspending
    ja: 能力や呪文のコストを増やす効果は、待機コストを増やさない

    Given you control "Mountain"
    # even so: activated abilities cost more.
    And the opponent controls "Suppression Field"
    # even so: spells cost more.
    And the opponent controls "Sphere of Resistance"
    And your hand is "Rift Bolt"
    When you suspend "Rift Bolt"
    Then you have paid {R} for "Rift Bolt" (116.2f)
    And the stack is empty (405.6d)

  @CR:602.2b @case:SU-09
  Scenario: Suppression Field does tax abilities that are no mana abilities
    ja: 抑制の場は、マナ能力でない能力のコストを増やす

    Given you control 2 "Mountain"
    And the opponent controls "Suppression Field"
    And you control "Prodigal Pyromancer"
    When you activate the ability of "Prodigal Pyromancer" targeting the opponent
    Then you have paid {2} for "Prodigal Pyromancer" (602.2b)
    And you control 2 tapped "Mountain"

  @CR:107.3b @see:118.9 @case:SU-18
  Scenario: X is 0 though it was not when the spell was cast first
    ja: 最初に唱えたときのXがいくつでも、待機で唱えるときは0である

    Given each player can pay any amount of mana
    And your hand is "Blaze"
    And the opponent's hand is "Delay"
    When you cast "Blaze" targeting the opponent with X = 5
    And the opponent casts "Delay" targeting "Blaze" and it resolves
    And an effect removes 2 time counters from "Blaze"
    And the game goes to the upkeep of your next turn
    And all players pass in succession
    And all players pass in succession
    And you choose to cast "Blaze" targeting the opponent
    Then "Blaze" is on the stack (107.3b)
    When everything on the stack resolves
    Then the opponent's life total is 20

  @CR:118.6 @CR:118.6a @see:702.62a @case:SU-21
  Scenario: Ancestral Vision has no mana cost: only suspend casts it
    ja: 祖先の幻視にはマナ・コストがないので、唱えられるのは待機によってだけである

    Given you can pay any amount of mana
    And the opponent controls "Sphere of Resistance"
    And "Ancestral Vision" A is suspended in exile with 1 time counter on it
    And your hand is "Ancestral Vision" B
    Then you can't cast "Ancestral Vision" B (118.6)
    And you can suspend "Ancestral Vision" B
    When the game goes to the upkeep of your next turn
    And all players pass in succession
    And all players pass in succession
    And you choose to cast "Ancestral Vision" A targeting you
    Then you have cast "Ancestral Vision" A without paying its mana cost (118.6a)
    And you have paid {1} for "Ancestral Vision" A

  @see:118.6 @see:702.62a @edition:2026-08-07 @case:SU-21
  Scenario: Declined, the card can't be cast from exile
    ja: 唱えないことを選んだカードは、追放領域から唱えられない

    Given it is the end step of the opponent's turn
    And you can pay any amount of mana
    And "Ancestral Vision" is suspended in exile with 1 time counter on it
    When the game goes to the upkeep of your next turn
    And everything on the stack resolves
    And you choose not to cast "Ancestral Vision"
    And the game goes to the precombat main phase of this turn
    Then you can't cast "Ancestral Vision" from exile (601.3, 118.6)

  @CR:702.62a @see:110.1 @see:614.16 @case:SU-23
  Scenario: Doubling Season doesn't double time counters on a card in exile
    ja: 倍増の季節は、追放領域のカードの時間カウンターを倍にしない

    Given you can pay any amount of mana
    # even so: counters on permanents are doubled.
    And you control "Doubling Season"
    And your hand is "Lotus Bloom"
    When you suspend "Lotus Bloom"
    Then "Lotus Bloom" has 3 time counters on it (702.62a)
    When the game goes to the upkeep of your next turn
    And everything on the stack resolves
    Then "Lotus Bloom" has 2 time counters on it

  @CR:603.4 @CR:702.62a @see:702.62b @case:SU-24
  Scenario: A response that removes the last counter leaves nothing for the upkeep ability to do
    ja: 対応して最後のカウンターが取り除かれると、アップキープの能力は何もしない

    Given it is the end step of the opponent's turn
    And you control "Mountain"
    And "Greater Gargadon" is suspended in exile with 1 time counter on it
    When the game goes to the upkeep of your next turn
    And in response, you activate the ability of "Greater Gargadon" sacrificing "Mountain"
    And all players pass in succession
    Then the second suspend triggered ability of "Greater Gargadon" triggers 1 time (702.62a)
    When all players pass in succession
    And you choose to cast "Greater Gargadon"
    And all players pass in succession
    Then "Greater Gargadon" is on the battlefield
    When all players pass in succession
    Then the suspend triggered ability of "Greater Gargadon" is removed from the stack without resolving (603.4)

  @see:602.5b @see:702.62b @case:SU-24
  Scenario: Greater Gargadon's ability works only while it is suspended
    ja: 大いなるガルガドンの能力は、待機状態である間だけ起動できる

    Given you control "Mountain"
    And "Greater Gargadon" is in exile
    Then you can't activate the ability of "Greater Gargadon" (602.5b)
    When an effect puts 2 time counters on "Greater Gargadon"
    Then you can activate the ability of "Greater Gargadon"

  @CR:702.62a @CR:702.62b @case:SU-26 @ruling:SUS-10
  Scenario: A spell that exiles itself with counters is suspended again each time
    ja: 解決時に自身をカウンター付きで追放する呪文は、そのたびに待機状態になる

    Given you can pay any amount of mana
    And you control "Grizzly Bears"
    And your hand is "Cyclical Evolution"
    When you cast "Cyclical Evolution" targeting "Grizzly Bears" and it resolves
    Then "Cyclical Evolution" is suspended (702.62b)
    And "Cyclical Evolution" has 3 time counters on it
    When an effect removes 2 time counters from "Cyclical Evolution"
    And the game goes to the upkeep of your next turn
    And everything on the stack resolves
    And you choose to cast "Cyclical Evolution" targeting "Grizzly Bears"
    Then "Cyclical Evolution" is suspended (702.62b)
    And "Cyclical Evolution" has 3 time counters on it (702.62a)
    And "Grizzly Bears" is 5/5

  @CR:601.2c @see:702.62a @case:SU-26
  Scenario: Without a target for it the loop ends
    ja: 対象がなくなれば、繰り返しは終わる

    Given it is the end step of the opponent's turn
    And "Cyclical Evolution" is suspended in exile with 1 time counter on it
    When the game goes to the upkeep of your next turn
    And everything on the stack resolves
    Then "Cyclical Evolution" is in exile (601.2c)
    And "Cyclical Evolution" is not suspended
    And you have not cast "Cyclical Evolution"

  @see:702.26d @CR:702.62a @interpretation @case:SU-31 @ruling:SUS-06
  Scenario: Phasing out and in changes no control, so the haste lasts
    ja: フェイズ・アウトしてもコントロールは変わらないので、速攻は続く

    Given it is the end step of the opponent's turn
    And "Durkwood Baloth" is suspended in exile with 1 time counter on it
    When the game goes to the upkeep of your next turn
    And everything on the stack resolves
    And you choose to cast "Durkwood Baloth"
    And an effect phases out "Durkwood Baloth"
    And the game goes to the precombat main phase of your next turn
    Then "Durkwood Baloth" is not phased out
    And "Durkwood Baloth" has haste (702.62a)

  @CR:702.62a @see:702.62b @case:P-19
  Scenario: A suspended creature counts down upkeep by upkeep and comes with haste
    ja: 待機状態のクリーチャーは、アップキープごとに数えられ、速攻を持って現れる

    Given you can pay any amount of mana
    And your hand is "Keldon Halberdier"
    When you suspend "Keldon Halberdier"
    And the game goes to the upkeep of your next turn
    And everything on the stack resolves
    And the game goes to the upkeep of your next turn
    And everything on the stack resolves
    And the game goes to the upkeep of your next turn
    And everything on the stack resolves
    Then "Keldon Halberdier" has 1 time counter on it (702.62a)
    When the game goes to the upkeep of your next turn
    And everything on the stack resolves
    And you choose to cast "Keldon Halberdier"
    Then "Keldon Halberdier" is on the battlefield
    And "Keldon Halberdier" has first strike and haste

  @CR:712.11b @see:702.62a @case:SU-28
  Scenario: A suspended modal double-faced card may be cast with either face
    ja: 待機状態のモードを持つ両面カードは、どちらの面でも唱えられる

    Given the following cards are used
      | name       | cost      | type               | P/T |
      | Quick Face | {G}       | Creature — Warrior | 1/1 |
      | Great Face | {3}{G}{G} | Creature — Giant   | 6/6 |
    And the back face of the card "Quick Face" is "Great Face"
    And it is the end step of the opponent's turn
    And "Quick Face" is in exile
    And "Quick Face" has 1 time counter on it
    When an effect gives "Quick Face" suspend
    And the game goes to the upkeep of your next turn
    And all players pass in succession
    And all players pass in succession
    And you choose to cast "Great Face"
    Then "Great Face" is 6/6 (712.11b)
    When all players pass in succession
    Then you control "Great Face"
    And "Great Face" has haste

  @CR:702.62a @see:712.11b @case:SU-28
  Scenario: With its front face it is cast as usual
    ja: 第1面で唱えるのは、普通のカードと同じである

    Given the following cards are used
      | name       | cost      | type               | P/T |
      | Quick Face | {G}       | Creature — Warrior | 1/1 |
      | Great Face | {3}{G}{G} | Creature — Giant   | 6/6 |
    And the back face of the card "Quick Face" is "Great Face"
    And it is the end step of the opponent's turn
    And "Quick Face" is in exile
    And "Quick Face" has 1 time counter on it
    When an effect gives "Quick Face" suspend
    And the game goes to the upkeep of your next turn
    And everything on the stack resolves
    And you choose to cast "Quick Face"
    Then "Quick Face" is 1/1
    And "Quick Face" has haste (702.62a)

  @CR:715.3 @CR:702.62a @see:715.3d @case:SU-28
  Scenario: A suspended adventurer card may be cast as its Adventure, which has no haste to gain, and be cast as a creature later
    ja: 待機状態の当事者カードは出来事として唱えてもよく、その後でクリーチャーとして唱えられる

    Given it is the end step of the opponent's turn
    And you can pay any amount of mana
    And "Foulmire Knight" is in exile
    And "Foulmire Knight" has 1 time counter on it
    When an effect gives "Foulmire Knight" suspend
    And the game goes to the upkeep of your next turn
    And all players pass in succession
    And all players pass in succession
    And you choose to cast "Profane Insight"
    Then you have cast "Profane Insight" without paying its mana cost (715.3)
    And "Profane Insight" does not have haste
    When everything on the stack resolves
    Then your life total is 19
    And "Foulmire Knight" is in exile
    And "Foulmire Knight" is not suspended
    When the game goes to the precombat main phase of this turn
    And you cast "Foulmire Knight" from exile and it resolves
    Then "Foulmire Knight" does not have haste

  @CR:702.62a @see:715.3 @case:SU-28
  Scenario: Cast as a creature by suspend, an adventurer card has haste
    ja: 待機によりクリーチャーとして唱えた当事者カードは、速攻を持つ

    Given it is the end step of the opponent's turn
    And "Foulmire Knight" is in exile
    And "Foulmire Knight" has 1 time counter on it
    When an effect gives "Foulmire Knight" suspend
    And the game goes to the upkeep of your next turn
    And everything on the stack resolves
    And you choose to cast "Foulmire Knight"
    Then "Foulmire Knight" is on the battlefield
    And "Foulmire Knight" has deathtouch and haste (702.62a)

  @CR:118.9a @see:702.140a @see:702.62d @case:SU-29
  Scenario: A suspended card with mutate is cast as an ordinary creature spell
    ja: 変容を持つ待機状態のカードは、普通のクリーチャー・呪文として唱えられる

    Given it is the end step of the opponent's turn
    And you can pay any amount of mana
    And you control "Silvercoat Lion"
    And "Dreamtail Heron" is in exile
    And "Dreamtail Heron" has 1 time counter on it
    When an effect gives "Dreamtail Heron" suspend
    And the game goes to the upkeep of your next turn
    And all players pass in succession
    And all players pass in succession
    Then you can't cast "Dreamtail Heron" for its mutate cost (118.9a)
    When you choose to cast "Dreamtail Heron"
    Then "Dreamtail Heron" has no target
    When everything on the stack resolves
    Then you control exactly 2 creatures
    And "Dreamtail Heron" has flying and haste
