Feature: Morph, megamorph and disguise
  ja: 変異と大変異と変装

  Background:
    Given each player can pay any amount of mana

  @CR:702.37a @CR:708.2 @CR:613.2b
  Scenario: A card with morph is cast face down for {3} and is a nameless 2/2 creature
    ja: 変異を持つカードは{3}で裏向きに唱えられ、名前のない2/2のクリーチャーになる

    Given your hand is "Woolly Loxodon"
    When you cast "Woolly Loxodon" face down
    Then you have paid {3} for "Woolly Loxodon"
    And the mana value of "Woolly Loxodon" is 0
    When everything on the stack resolves
    Then "Woolly Loxodon" is face down
    And "Woolly Loxodon" is 2/2 (708.2)
    And "Woolly Loxodon" has no name
    And "Woolly Loxodon" is not a green creature

  @CR:702.37d
  Scenario: A card without such an ability can't be cast face down
    ja: そのような能力を持たないカードは裏向きに唱えられない

    Given your hand is "Grizzly Bears"
    Then you can't cast "Grizzly Bears" face down (702.37d)

  @CR:708.4 @CR:702.37c @CR:601.3e
  Scenario: A land card with morph can be cast, since face down it is a creature spell
    ja: 変異を持つ土地カードは、裏向きならクリーチャー呪文なので唱えられる

    Given your hand is "Zoetic Cavern"
    When you cast "Zoetic Cavern" face down and it resolves
    Then "Zoetic Cavern" is 2/2
    And "Zoetic Cavern" is not a land

  @CR:702.37e @see:116.2b
  Scenario: Its controller turns it face up for its morph cost, without using the stack
    ja: コントローラーは変異コストを支払い、スタックを使わずにそれを表向きにする

    Given you control "Woolly Loxodon"
    And "Woolly Loxodon" is face down
    And it is the end step of the opponent's turn
    And you have priority
    When you turn "Woolly Loxodon" face up
    Then "Woolly Loxodon" is turned face up
    And you have paid {5}{G} for "Woolly Loxodon"
    And "Woolly Loxodon" is 6/7
    And the stack is empty

  @CR:708.8
  Scenario: What applied to the face-down creature still applies when it is face up
    ja: 裏向きのクリーチャーに適用されていた効果は、表向きになっても適用される

    Given you control "Woolly Loxodon"
    And "Woolly Loxodon" is face down
    And your hand is "Giant Growth"
    When you cast "Giant Growth" targeting "Woolly Loxodon" and it resolves
    Then "Woolly Loxodon" is 5/5
    When you turn "Woolly Loxodon" face up
    Then "Woolly Loxodon" is 9/10
    And "Woolly Loxodon" is still the same object

  @CR:708.7
  Scenario: A face-down spell can't be turned face up
    ja: 裏向きの呪文を表向きにすることはできない

    Given your hand is "Woolly Loxodon"
    When you cast "Woolly Loxodon" face down
    Then you can't turn "Woolly Loxodon" face up (708.7)

  @CR:702.37e
  Scenario: Under Humility a creature would have no morph cost, so that it can't be turned face up
    ja: 謙虚があれば表向きでも変異コストを持たないので、表向きにできない

    # What counts is what it would have if it were face up, not what is printed on the card.
    Given you control "Woolly Loxodon"
    # even so: it is face down, as morph would want it.
    And "Woolly Loxodon" is face down
    And the opponent controls "Humility"
    Then you can't turn "Woolly Loxodon" face up (702.37e)

  @CR:702.37b
  Scenario: Turned up for its megamorph cost, a creature gets a +1/+1 counter
    ja: 大変異コストで表向きになったクリーチャーには+1/+1カウンターが置かれる

    Given your hand is "Aerie Bowmasters"
    When you cast "Aerie Bowmasters" face down and it resolves
    And you turn "Aerie Bowmasters" face up
    Then "Aerie Bowmasters" has 1 +1/+1 counter on it (702.37b)
    And "Aerie Bowmasters" is 4/5

  @see:702.37b @CR:708.8
  Scenario: A creature with megamorph that an effect turns up gets no counter
    ja: 効果によって表向きになった大変異を持つクリーチャーには、カウンターは置かれない

    Given you control "Aerie Bowmasters"
    And "Aerie Bowmasters" is face down
    When an effect turns "Aerie Bowmasters" face up
    Then "Aerie Bowmasters" has no +1/+1 counters on it
    And "Aerie Bowmasters" is 3/4
    And "Aerie Bowmasters" is still the same object

  @CR:708.11 @CR:614.1e
  Scenario: What a permanent says of being turned face up is done while it is turned
    ja: 「表向きになるに際し」の能力は、表向きになる間に適用される

    # Afterward would be too late: a 0/0 creature dies.
    Given you control "Hooded Hydra"
    And "Hooded Hydra" is face down
    When you turn "Hooded Hydra" face up
    Then "Hooded Hydra" has 5 +1/+1 counters on it (708.11)
    And "Hooded Hydra" is 5/5

  @CR:702.168a @CR:702.21a
  Scenario: A disguised creature has ward {2}
    ja: 変装したクリーチャーは護法{2}を持つ

    Given your hand is "Bolrac-Clan Basher"
    And the opponent's hand is "Lightning Bolt"
    When you cast "Bolrac-Clan Basher" face down and it resolves
    Then "Bolrac-Clan Basher" has ward {2}
    When the opponent casts "Lightning Bolt" targeting "Bolrac-Clan Basher"
    And everything on the stack resolves
    And the opponent chooses not to pay
    Then "Lightning Bolt" is countered
    And "Bolrac-Clan Basher" is on the battlefield

  @CR:702.168d
  Scenario: A disguised creature is turned face up for its disguise cost
    ja: 変装したクリーチャーは変装コストで表向きになる

    Given your hand is "Bolrac-Clan Basher"
    When you cast "Bolrac-Clan Basher" face down and it resolves
    Then "Bolrac-Clan Basher" is face down
    When you turn "Bolrac-Clan Basher" face up
    Then you have paid {3}{R}{R} for "Bolrac-Clan Basher"
    And "Bolrac-Clan Basher" is 3/2
    And "Bolrac-Clan Basher" does not have ward

  @CR:702.168d
  Scenario: Under Humility a disguised creature would have no disguise cost
    ja: 謙虚があれば、変装したクリーチャーは表向きでも変装コストを持たないので、表向きにできない

    Given your hand is "Bolrac-Clan Basher" and "Humility"
    When you cast "Bolrac-Clan Basher" face down and it resolves
    And you cast "Humility" and it resolves
    Then you can't turn "Bolrac-Clan Basher" face up (702.168d)

  @CR:708.2b
  Scenario: A creature that is face down already can't be turned face down
    ja: すでに裏向きのクリーチャーを裏向きにすることはできない

    # It would lose its ward.
    Given your hand is "Bolrac-Clan Basher"
    When you cast "Bolrac-Clan Basher" face down and it resolves
    And an effect turns "Bolrac-Clan Basher" face down
    Then "Bolrac-Clan Basher" has ward {2}

  @CR:702.37e @see:603.2
  Scenario: Being turned face up triggers what waits for it
    ja: 表向きになったときに誘発する能力が誘発する

    Given you control "Echo Tracer"
    And "Echo Tracer" is face down
    And the opponent controls "Grizzly Bears"
    When you turn "Echo Tracer" face up
    And you choose "Grizzly Bears" as the target
    And everything on the stack resolves
    Then "Grizzly Bears" moves from the battlefield to the opponent's hand
