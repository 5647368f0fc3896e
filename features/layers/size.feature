Feature: Power and toughness
  ja: パワーとタフネス

  Background:
    Given each player can pay any amount of mana

  @CR:208.1 @see:510.1a @see:704.5g
  Scenario: Power is the damage a creature deals in combat, toughness the damage that destroys it
    ja: パワーは戦闘で与えるダメージの量、タフネスは破壊されるのに必要なダメージの量である

    Given you control a 3/2 creature "Fencer"
    And the opponent controls a 2/4 creature "Guard"
    When you attack with "Fencer"
    And the opponent blocks "Fencer" with "Guard"
    And the game goes to the end of combat step of this turn
    Then "Fencer" deals 3 combat damage to "Guard" (208.1)
    And "Fencer" dies
    And "Guard" is on the battlefield

  @CR:208.2a @see:604.3
  Scenario: An ability that defines power and toughness works in a graveyard, too
    ja: P/Tを定義する能力は墓地でも働く

    Given you control "Swamp" A, "Swamp" B and "Swamp" C
    And "Nightmare" is in your graveyard
    Then "Nightmare" is 3/3 (208.2a)

  @CR:208.2a @CR:205.4c
  Scenario: Where no player has been chosen the number is 0
    ja: プレイヤーが選ばれていないところでは、その数は0である

    # In the hand nobody has been chosen; on the battlefield it is the opponent, who controls Taiga and a basic Forest.
    # even so: yours are not counted.
    Given you control "Taiga" A and "Taiga" B
    And the opponent controls "Taiga" C and "Forest"
    And your hand is "Skyshroud War Beast"
    Then "Skyshroud War Beast" is 0/0 (208.2a)
    When you cast "Skyshroud War Beast" and it resolves
    Then "Skyshroud War Beast" is 1/1 (205.4c)

  @CR:208.2b @see:707.2
  Scenario: Power and toughness chosen as it entered are copied
    ja: 戦場に出る際に選ばれたP/Tはコピーされる

    Given your hand is "Aquamorph Entity"
    And you control "Grizzly Bears"
    When you cast "Aquamorph Entity" and it resolves
    And you choose mode 1
    Then "Aquamorph Entity" is 5/1 (208.2b)
    When an effect makes "Grizzly Bears" a copy of "Aquamorph Entity"
    Then the card "Grizzly Bears" is 5/1

  @CR:208.2b @CR:614.1e
  Scenario: They are chosen as it is turned face up, too
    ja: 表向きになる際にも選ぶ

    Given your hand is "Aquamorph Entity"
    When you cast "Aquamorph Entity" face down and it resolves
    And you turn "Aquamorph Entity" face up
    And you choose mode 2
    Then "Aquamorph Entity" is 1/5 (208.2b)

  @CR:208.3 @CR:301.7a
  Scenario: A Vehicle that is no creature has no power or toughness
    ja: クリーチャーでない機体はパワーもタフネスも持たない

    Given the following cards are used
      | name      | cost | type               | P/T | text   |
      | Sky Barge | {2}  | Artifact - Vehicle | 3/3 | Crew 1 |
    And you control "Sky Barge" and "Grizzly Bears"
    Then "Sky Barge" has no power (208.3)
    And "Sky Barge" has no toughness
    When you activate the crew ability of "Sky Barge" tapping "Grizzly Bears"
    And everything on the stack resolves
    Then "Sky Barge" is 3/3

  @see:208.3
  Scenario: Elsewhere its card has what is printed on it
    ja: 戦場以外では、カードに書かれた値を持つ

    Given the following cards are used
      | name      | cost | type               | P/T | text   |
      | Sky Barge | {2}  | Artifact - Vehicle | 3/3 | Crew 1 |
    And your hand is "Sky Barge"
    Then "Sky Barge" is 3/3

  @CR:208.3a
  Scenario: A bonus on a Vehicle waits until it is crewed
    ja: 機体への修整は、搭乗されてクリーチャーになるまで待つ

    Given the following cards are used
      | name      | cost | type               | P/T | text   |
      | Sky Barge | {2}  | Artifact - Vehicle | 3/3 | Crew 1 |
    And you control "Sky Barge" and "Grizzly Bears"
    When the following effect happens: "Sky Barge" gets +2/+2 until end of turn
    Then "Sky Barge" has no power (208.3a)
    When you activate the crew ability of "Sky Barge" tapping "Grizzly Bears"
    And everything on the stack resolves
    Then "Sky Barge" is 5/5

  @CR:208.4a
  Scenario: Base power and toughness that an effect has set are modified further
    ja: 効果が定めた基本のP/Tは、さらに修整される

    # Set to 0/1 first and then +3/+3; set later, it is the same.
    Given you control "Grizzly Bears"
    And your hand is "Humble" and "Giant Growth"
    When you cast "Humble" targeting "Grizzly Bears" and it resolves
    And you cast "Giant Growth" targeting "Grizzly Bears" and it resolves
    Then "Grizzly Bears" is 3/4 (208.4a)

  @CR:208.4b
  Scenario: What asks for base power and toughness ignores bonuses and counters
    ja: 基本のP/Tを見る効果は、修整とカウンターを無視する

    Given you control a 1/1 creature "Recruit"
    And you control "Grizzly Bears"
    And "Recruit" has 2 +1/+1 counters on it
    When the following effect happens: destroy all creatures with base power and toughness 1/1
    Then "Recruit" dies (208.4b)
    And "Grizzly Bears" is on the battlefield

  @CR:208.4b
  Scenario: And it sees what an effect has set, a bonus left out
    ja: 効果が定めたP/Tは見る。修整は見ない

    # The Bears' base is 1/1 while "Godhead of Awe" says so; +1/+1 and +2/+2 are both of layer 7c.
    Given the following cards are used
      | name     | cost | type        | text                                                               |
      | Old Fife | {1}  | Enchantment | Creatures you control with base power and toughness 1/1 get +2/+2. |
    And you control "Godhead of Awe", "Grizzly Bears", "Glorious Anthem" and "Old Fife"
    Then "Grizzly Bears" is 4/4 (208.4b)

  @see:208.4b
  Scenario: It is the same if the bonus is newer
    ja: 修整の方が新しくても同じである

    # The Bears' base is 1/1 while "Godhead of Awe" says so; +1/+1 and +2/+2 are both of layer 7c.
    Given the following cards are used
      | name     | cost | type        | text                                                               |
      | Old Fife | {1}  | Enchantment | Creatures you control with base power and toughness 1/1 get +2/+2. |
    And you control "Godhead of Awe", "Grizzly Bears", "Old Fife" and "Glorious Anthem"
    Then "Grizzly Bears" is 4/4

  @CR:208.5
  Scenario: A land that becomes a creature without power and toughness is 0/0
    ja: P/Tを定められずにクリーチャーになった土地は0/0である

    # Its counter makes it 1/1, so it stays.
    Given you control "Forest"
    And "Forest" has 1 +1/+1 counter on it
    When the following effect happens: "Forest" becomes a creature in addition to its other types until end of turn
    Then "Forest" is 1/1 (208.5)

  @see:208.5 @see:704.5f
  Scenario: Without a counter it dies
    ja: カウンターがなければ死亡する

    Given you control "Forest"
    When the following effect happens: "Forest" becomes a creature in addition to its other types until end of turn
    Then "Forest" is in your graveyard
