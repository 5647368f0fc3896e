Feature: Crew
  ja: 搭乗

  Background:
    Given the following cards are used
      | name      | type               | P/T  | text   |
      | Sky Barge | Artifact - Vehicle | 3/3  | Crew 2 |
      | Ox        | Creature - Ox      | 2/4  |        |
      | Mouse     | Creature - Mouse   | 1/1  |        |
      | Sickling  | Creature - Zombie  | -1/3 |        |
      | Snail     | Creature - Snail   | 0/4  |        |

  @CR:702.122a
  Scenario: A creature with just enough power crews a Vehicle
    ja: ちょうど足りるパワーのクリーチャー1体で、機体に搭乗できる

    Given you control "Sky Barge" and "Ox"
    When you activate the crew ability of "Sky Barge" tapping "Ox" and it resolves
    Then "Ox" is tapped
    And "Sky Barge" is an artifact creature (702.122a)
    And "Sky Barge" is not tapped
    When the game goes to the upkeep of the opponent's turn
    Then "Sky Barge" is not a creature

  @CR:702.122a
  Scenario: The player chooses which creatures crew, of all that could
    ja: 搭乗できるクリーチャーのうち、どれをタップするかはプレイヤーが選ぶ

    # 702.122a: any number of creatures with a total power of 2 or greater; 1 + 1 is enough without the Ox.
    Given you control "Sky Barge", "Ox", "Mouse" A, and "Mouse" B
    When you activate the crew ability of "Sky Barge"
    And you choose "Mouse" A and "Mouse" B
    And everything on the stack resolves
    Then "Mouse" A is tapped
    And "Mouse" B is tapped
    And "Ox" is not tapped
    And "Sky Barge" is an artifact creature (702.122a)

  @CR:702.122a
  Scenario: The power of all who crew counts together, and too little is not enough
    ja: 搭乗するクリーチャーのパワーは合計で数え、足りなければ搭乗できない

    Given you control "Sky Barge", "Mouse" A, and "Snail"
    And "Mouse" B is in your graveyard
    Then you can't activate the crew ability of "Sky Barge" (118.3)
    When an effect puts "Mouse" B onto the battlefield under your control
    Then you can't activate the crew ability of "Sky Barge" tapping "Mouse" A and "Snail" (118.3)
    When you activate the crew ability of "Sky Barge" tapping "Mouse" A, "Mouse" B, and "Snail" and it resolves
    Then "Sky Barge" is an artifact creature (702.122a)

  @CR:702.122a
  Scenario: A creature with negative power needn't help to crew, and takes away if it does
    ja: パワーが負のクリーチャーは搭乗に加わらなくてよく、加わればその分が引かれる

    # 107.1b: the power of -1 is used as it is. The Ox alone has 2; the Ox and the Sickling together have 1.
    Given you control "Sky Barge", "Ox", and "Sickling"
    Then you can't activate the crew ability of "Sky Barge" tapping "Ox" and "Sickling" (118.3)
    When you activate the crew ability of "Sky Barge"
    And you choose "Ox"
    And everything on the stack resolves
    Then "Sky Barge" is an artifact creature (702.122a)
    And "Sickling" is not tapped

  @CR:702.122a
  Scenario: Only other untapped creatures that the player controls can crew
    ja: 搭乗できるのは、自分がコントロールしている他のアンタップ状態のクリーチャーだけである

    # The Ox is tapped, the Bears are the opponent's, and the Hammer is no creature.
    Given you control a tapped "Ox", "Colossus Hammer", and "Sky Barge"
    And the opponent controls "Grizzly Bears"
    Then you can't activate the crew ability of "Sky Barge" (118.3)
    And you can't activate the crew ability of "Sky Barge" tapping "Grizzly Bears" (118.3)

  @CR:702.122a
  Scenario: A Vehicle that is a creature can't crew itself, but another one
    ja: クリーチャーである機体は、自分自身には搭乗できないが、他の機体には搭乗できる

    Given you control "Sky Barge" A, "Sky Barge" B, and "Ox"
    When you activate the crew ability of "Sky Barge" A tapping "Ox" and it resolves
    Then you can't activate the crew ability of "Sky Barge" A tapping "Sky Barge" A (118.3)
    And you can activate the crew ability of "Sky Barge" B tapping "Sky Barge" A

  @CR:702.122a @see:302.6
  Scenario: A creature that came this turn can crew, and so can it be done on the opponent's turn
    ja: このターンに出たクリーチャーでも搭乗できる。対戦相手のターンにもできる

    # 302.6 is about abilities of the creature itself with the tap symbol in their cost; this is an ability of the Vehicle.
    Given it is the upkeep of the opponent's turn
    And you control "Sky Barge"
    And "Ox" is in your graveyard
    When an effect puts "Ox" onto the battlefield under your control
    And you activate the crew ability of "Sky Barge" tapping "Ox" and it resolves
    Then "Sky Barge" is an artifact creature (702.122a)

  @CR:702.122a
  Scenario: A Vehicle that came this turn is crewed, but can't attack yet
    ja: このターンに出た機体にも搭乗できるが、まだ攻撃はできない

    Given you control "Ox"
    And "Sky Barge" is in your hand
    When an effect puts "Sky Barge" onto the battlefield under your control
    And you activate the crew ability of "Sky Barge" tapping "Ox" and it resolves
    Then "Sky Barge" is an artifact creature (702.122a)
    And you can't attack with "Sky Barge" (302.6)

  @CR:702.122a
  Scenario: A creature with negative power adds nothing to what is too little
    ja: パワーが負のクリーチャーがいても、足りないパワーは足りないままである

    Given you control "Sky Barge", "Mouse" A, and "Sickling"
    And "Mouse" B is in your graveyard
    Then you can't activate the crew ability of "Sky Barge" (118.3)
    When an effect puts "Mouse" B onto the battlefield under your control
    Then you can activate the crew ability of "Sky Barge"
