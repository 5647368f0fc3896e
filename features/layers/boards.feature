Feature: Boards that are worked out layer by layer
  ja: 種類別を1つずつ追って決まる盤面

  Background:
    Given each player can pay any amount of mana

  @CR:613.1e @see:613.5
  Scenario: A creature has the bonus for white creatures as long as it is white
    ja: 白のクリーチャーへの修整は、白である間だけ及ぶ

    # Layer 5 before layer 7c: 3/3 while it is white, 2/2 again as soon as a newer effect makes it red.
    Given the following cards are used
      | name       | cost | type        | text                                   |
      | Pure Honor | {1}  | Enchantment | White creatures you control get +1/+1. |
    And you control "Pure Honor" and a 2/2 black creature "Ghoul"
    When the following effect happens: "Ghoul" becomes white until end of turn
    Then "Ghoul" is 3/3 (613.1e)
    When the following effect happens: "Ghoul" becomes red until end of turn
    Then "Ghoul" is 2/2

  @CR:613.4b @see:613.4c @see:613.5
  Scenario: What is set to 0/1 keeps every bonus that it had before
    ja: 0/1と定められても、それまでの修整はすべて残る

    # 2/2, a counter, +4/+4 and +0/+2 make 7/9; with 0/1 in layer 7b it is 0/1 +1/+1 +4/+4 +0/+2.
    Given the following cards are used
      | name       | cost | type        | text                             |
      | Thick Hide | {1}  | Enchantment | Creatures you control get +0/+2. |
    And you control a 2/2 red creature "Ogre"
    And your hand is "Thick Hide" and "Humble"
    When an effect puts 1 +1/+1 counter on "Ogre"
    And the following effect happens: "Ogre" gets +4/+4 until end of turn
    And you cast "Thick Hide" and it resolves
    Then "Ogre" is 7/9
    When you cast "Humble" targeting "Ogre" and it resolves
    Then "Ogre" is 5/8 (613.4b)

  @CR:613.4d @see:613.4c
  Scenario: After a switch, what adds to power adds to the toughness that is seen
    ja: 入れ替えた後の+5/+0は、見えているタフネスを増やす

    # 1/3 with +0/+1 is 1/4, switched 4/1. With +5/+0 it would be 6/4 unswitched.
    Given you control a 1/3 creature "Turtle"
    When the following effect happens: "Turtle" gets +0/+1 until end of turn
    And the following effect happens: switch "Turtle"'s power and toughness until end of turn
    Then "Turtle" is 4/1
    When the following effect happens: "Turtle" gets +5/+0 until end of turn
    Then "Turtle" is 4/6 (613.4d)

  @CR:613.4d
  Scenario: As the bonus ends before the switch does, the switched values change
    ja: 入れ替えより先に修整が終われば、入れ替わった値が変わる

    # 1/4 switched is 4/1; without +0/+1 it is 1/3 switched.
    Given the following cards are used
      | name       | cost | type        | text                             |
      | Thick Hide | {1}  | Enchantment | Creatures you control get +0/+1. |
    And you control a 1/3 creature "Turtle"
    And you control "Thick Hide"
    When the following effect happens: switch "Turtle"'s power and toughness until end of turn
    Then "Turtle" is 4/1
    When an effect destroys "Thick Hide"
    Then "Turtle" is 3/1 (613.4d)

  @see:613.4d
  Scenario: Two switches cancel each other, whatever bonus came before
    ja: 2回の入れ替えは、その前の修整によらず打ち消し合う

    Given you control a 1/3 creature "Turtle"
    When the following effect happens: "Turtle" gets +0/+1 until end of turn
    And the following effect happens: switch "Turtle"'s power and toughness until end of turn
    And the following effect happens: switch "Turtle"'s power and toughness until end of turn
    Then "Turtle" is 1/4

  @CR:613.4b @CR:613.7 @see:613.7b @see:613.6
  Scenario: Of several effects that set a land's size the newest counts, and a bonus is added to it
    ja: 土地の大きさを定める効果のうち最も新しいものが残り、修整はそれに加わる

    # 3/3 and +1/+1 is 4/4. The land's own ability is newer and counts two creature cards: 2/2 and +1/+1. Then 3/3 again.
    Given you control "Svogthos, the Restless Tomb"
    And "Grizzly Bears" and "Serra Angel" are in your graveyard
    When the following effect happens: "Svogthos, the Restless Tomb" becomes a 3/3 creature in addition to its other types until end of turn
    And the following effect happens: "Svogthos, the Restless Tomb" gets +1/+1 until end of turn
    Then "Svogthos, the Restless Tomb" is 4/4
    When you activate the second ability of "Svogthos, the Restless Tomb" and it resolves
    Then "Svogthos, the Restless Tomb" is 3/3 (613.4b)
    When an effect exiles the card "Grizzly Bears"
    Then "Svogthos, the Restless Tomb" is 2/2
    When the following effect happens: "Svogthos, the Restless Tomb" becomes a 3/3 creature in addition to its other types until end of turn
    Then "Svogthos, the Restless Tomb" is 4/4 (613.7)

  @CR:613.1d @see:613.1f
  Scenario: Magus of the Moon under an Aura that takes its abilities still makes Mountains
    ja: 能力を失わせるオーラがついていても、月の大魔術師は土地を山にする

    # Its effect is of layer 4 and has been applied before layer 6 takes the ability away.
    Given you control "Mishra's Factory" and "Magus of the Moon"
    And the opponent controls "Lignify"
    And "Lignify" is attached to "Magus of the Moon"
    Then "Magus of the Moon" is 0/4
    And "Mishra's Factory" is a Mountain (613.1d)

  @see:613.1d @see:613.7f
  Scenario: So it does if the Aura is the older one
    ja: オーラのほうが古くても同じである

    # Turned face down and up again, the Magus is newer than the Aura on it.
    Given you control "Mishra's Factory" and "Magus of the Moon"
    And the opponent controls "Lignify"
    And "Lignify" is attached to "Magus of the Moon"
    When an effect turns "Magus of the Moon" face down
    Then "Mishra's Factory" is not a Mountain
    When an effect turns the card "Magus of the Moon" face up
    Then "Magus of the Moon" is 0/4
    And "Mishra's Factory" is a Mountain

  @CR:613.1d @see:613.1f @see:613.6
  Scenario Outline: Blood Moon, a creature without abilities now, still makes Mountains
    ja: クリーチャーになって能力を失った血染めの月も、土地を山にする

    # Opalescence (layer 4) makes Blood Moon a creature, and its own effect is applied in layer 4, too. Humility comes in layer 6.
    Given you control "<first>"
    And you control "<second>"
    And you control "<third>"
    And you control "Mishra's Factory"
    Then "Mishra's Factory" is a Mountain (613.1d)
    And "Blood Moon" is <size>

    Examples:
      | first       | second      | third       | size |
      | Blood Moon  | Humility    | Opalescence | 3/3  |
      | Humility    | Opalescence | Blood Moon  | 3/3  |
      | Blood Moon  | Opalescence | Humility    | 1/1  |
      | Opalescence | Humility    | Blood Moon  | 1/1  |

  @CR:613.1d @see:613.6 @see:613.8a @see:613.1f
  Scenario Outline: With Kormus Bell, Urborg and Humility lands stay black creatures, and tap for nothing
    ja: コーマスの鈴とアーボーグと謙虚があっても、土地は黒のクリーチャーのままで、マナは出ない

    # Layer 4: every land is a Swamp (Urborg) and then a creature (the Bell), layer 5 black, layer 6 without abilities. That Urborg, too,
    # has lost its ability in layer 6 changes nothing of what it has done; both effects say 1/1 in layer 7b.
    Given you control "<first>"
    And you control "<second>"
    And you control "<third>"
    And you control "Forest"
    Then "Forest" is a black creature (613.1d)
    And "Forest" is a Swamp
    And "Forest" is 1/1
    And "Urborg, Tomb of Yawgmoth" is 1/1
    And you can't add {B} with "Forest" (605.3a)

    Examples:
      | first                    | second                   | third                    |
      | Kormus Bell              | Urborg, Tomb of Yawgmoth | Humility                 |
      | Humility                 | Kormus Bell              | Urborg, Tomb of Yawgmoth |
      | Urborg, Tomb of Yawgmoth | Humility                 | Kormus Bell              |

  @CR:305.7 @see:614.12 @see:613.1d
  Scenario: A nonbasic land under Blood Moon enters as a Mountain: nobody is asked, and it is untapped
    ja: 血染めの月の下では、基本でない土地は山として出る。選択はなく、アンタップ状態である

    # It is looked at as it would exist on the battlefield: without its text (305.7).
    Given you control "Blood Moon"
    And "Breeding Pool" is in your hand
    When an effect puts "Breeding Pool" onto the battlefield under your control
    Then no player is asked to choose (614.12)
    And "Breeding Pool" is a Mountain (305.7)
    And "Breeding Pool" is not tapped
    And your life total is 20

  @CR:613.1d @see:613.4c
  Scenario Outline: A creature type that an effect adds counts for a bonus to that type, whichever is older
    ja: 効果が加えたクリーチャー・タイプは、どちらが古くても、そのタイプへの修整に数えられる

    Given the following cards are used
      | name      | cost | type        | text                                                              |
      | Pack Call | {1}  | Enchantment | Elf creatures you control get +1/+1.                              |
      | New Ways  | {1}  | Enchantment | Creatures you control are Elves in addition to their other types. |
    And you control "<older>"
    And you control "<newer>"
    And you control "Grizzly Bears"
    Then "Grizzly Bears" is 3/3 (613.1d)
    And "Grizzly Bears" is a Bear

    Examples:
      | older     | newer     |
      | Pack Call | New Ways  |
      | New Ways  | Pack Call |

  @CR:613.4c @see:613.4b
  Scenario Outline: Counters and bonuses are added to what Humility sets
    ja: カウンターと修整は、謙虚が定めた値に加わる

    Given you control "<first>"
    And you control "<second>"
    And you control "Serra Angel"
    And "Serra Angel" has 2 +1/+1 counters on it
    Then "Serra Angel" is 4/4 (613.4c)
    And "Serra Angel" does not have flying

    Examples:
      | first           | second          |
      | Humility        | Glorious Anthem |
      | Glorious Anthem | Humility        |

  @CR:613.5
  Scenario: What a spell makes of a creature is so at once, for the rest of the spell, too
    ja: 呪文がクリーチャーをどう変えるかは、その呪文の残りにとってもただちにそうである

    # The power is 2 + 3 as the spell asks for it.
    Given the following cards are used
      | name      | cost | type    | text                                                                                        |
      | Big Heart | {G}  | Instant | Target creature gets +3/+3 until end of turn. You gain life equal to that creature's power. |
    And you control "Grizzly Bears"
    And your hand is "Big Heart"
    When you cast "Big Heart" targeting "Grizzly Bears" and it resolves
    Then your life total is 25 (613.5)

  @CR:613.5 @see:613.1e
  Scenario: What has become white by it is destroyed by it among the white creatures
    ja: 呪文によって白になったものは、その呪文で白のクリーチャーとして破壊される

    Given the following cards are used
      | name        | cost | type    | text                                                                          |
      | White Night | {B}  | Sorcery | Target creature becomes white until end of turn. Destroy all white creatures. |
    And you control "Grizzly Bears"
    And the opponent controls "Serra Angel"
    And your hand is "White Night"
    When you cast "White Night" targeting "Grizzly Bears" and it resolves
    Then "Grizzly Bears" dies (613.5)
    And "Serra Angel" dies

  @CR:613.7h @see:311.6
  Scenario: A plane is as new as its being turned face up
    ja: 次元は、表向きになった時のタイムスタンプを持つ

    # It was in the planar deck before there was any Humility.
    Given the following cards are used
      | name       | type  | text                      |
      | Wild Plane | Plane | All creatures have haste. |
    And from the top, your planar deck has "Wild Plane"
    # even so: creatures lose their abilities.
    And the opponent controls "Humility"
    And you control "Grizzly Bears"
    When an effect makes you planeswalk
    Then "Grizzly Bears" has haste

  @see:613.7h @see:613.9
  Scenario: What comes afterward is newer than the plane
    ja: その後に出たものは、その次元より新しい

    Given the following cards are used
      | name       | type  | text                      |
      | Wild Plane | Plane | All creatures have haste. |
    And from the top, your planar deck has "Wild Plane"
    And your hand is "Humility"
    And you control "Grizzly Bears"
    When an effect makes you planeswalk
    Then "Grizzly Bears" has haste
    When you cast "Humility" and it resolves
    Then "Grizzly Bears" does not have haste
