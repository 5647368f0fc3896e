Feature: The order of the layers, timestamps of objects, and what overrides what
  ja: 種類別の順番、オブジェクトのタイムスタンプ、効果の上書き

  Background:
    Given each player can pay any amount of mana

  @CR:613.1 @CR:613.1g
  Scenario: An older bonus for red creatures sees that a newer effect makes a creature red
    ja: 赤のクリーチャーへの修整は、それを赤にする新しい効果より後に適用される

    # Color is layer 5, power and toughness layer 7: the age of the effects is no matter.
    Given the following cards are used
      | name       | cost | type        | text                     |
      | Red Choir  | {2}  | Enchantment | Red creatures get +1/+1. |
      | Red Ribbon | {1}  | Enchantment | Creatures are red.       |
    And you control "Red Choir", "Red Ribbon" and "Grizzly Bears"
    Then "Grizzly Bears" is 3/3 (613.1, 613.1g)

  @see:613.1
  Scenario: It is the same if the bonus is the newer effect
    ja: 修整の方が新しくても同じである

    Given the following cards are used
      | name       | cost | type        | text                     |
      | Red Choir  | {2}  | Enchantment | Red creatures get +1/+1. |
      | Red Ribbon | {1}  | Enchantment | Creatures are red.       |
    And you control "Red Ribbon", "Red Choir" and "Grizzly Bears"
    Then "Grizzly Bears" is 3/3

  @CR:613.1a
  Scenario: A newer copy effect lies beneath an older bonus
    ja: 新しいコピー効果も、古い修整の下にある

    Given you control "Grizzly Bears" and "Serra Angel"
    And your hand is "Giant Growth"
    When you cast "Giant Growth" targeting "Grizzly Bears" and it resolves
    And an effect makes "Grizzly Bears" a copy of "Serra Angel" until end of turn
    Then the card "Grizzly Bears" is 7/7 (613.1a)

  @see:613.1a
  Scenario: So does an older one
    ja: 古いコピー効果も、新しい修整の下にある

    Given you control "Grizzly Bears" and "Serra Angel"
    And your hand is "Giant Growth"
    When an effect makes "Grizzly Bears" a copy of "Serra Angel" until end of turn
    And you cast "Giant Growth" targeting the card "Grizzly Bears" and it resolves
    Then the card "Grizzly Bears" is 7/7

  @CR:613.2 @see:613.1a
  Scenario: Within layer 1 copying comes before being face down, whatever is newer
    ja: 第1種の中では、コピーが裏向きより先である。新旧によらない

    Given your hand is "Aquamorph Entity"
    And you control "Serra Angel"
    When you cast "Aquamorph Entity" face down and it resolves
    And an effect makes "Aquamorph Entity" a copy of "Serra Angel"
    Then the card "Aquamorph Entity" is 2/2 (613.2)
    And the card "Aquamorph Entity" has no name

  @CR:613.2b @see:613.2 @see:613.1a
  Scenario: A permanent that is turned face down after it became a copy is a nameless 2/2, too
    ja: コピーになった後で裏向きにされたものも、名前のない2/2である

    Given you control "Grizzly Bears" and "Serra Angel"
    When an effect makes "Grizzly Bears" a copy of "Serra Angel"
    And an effect turns the card "Grizzly Bears" face down
    Then the card "Grizzly Bears" is 2/2 (613.2b)
    And the card "Grizzly Bears" has no name
    And the card "Grizzly Bears" does not have flying

  @CR:613.4
  Scenario: Within layer 7 what sets power and toughness comes before an older bonus
    ja: 第7種の中では、値を定める効果が古い修整より先である

    Given you control "Grizzly Bears"
    And your hand is "Humble" and "Giant Growth"
    When you cast "Giant Growth" targeting "Grizzly Bears" and it resolves
    And you cast "Humble" targeting "Grizzly Bears" and it resolves
    Then "Grizzly Bears" is 3/4 (613.4)

  @CR:613.7f
  Scenario: A permanent that is turned face up has a new timestamp
    ja: 表向きになったパーマネントは新しいタイムスタンプを得る

    # The Chant is newer than the creature, but older than its turning face up.
    Given the following cards are used
      | name        | cost | type             | P/T | text                                                    |
      | Veiled Sage | {W}  | Creature - Human | 1/1 | Creatures have base power and toughness 1/1.\nMorph {1} |
      | Old Chant   | {2}  | Enchantment      | -   | Creatures have base power and toughness 3/3.            |
    And you control "Grizzly Bears"
    And your hand is "Veiled Sage" and "Old Chant"
    When you cast "Veiled Sage" face down and it resolves
    And you cast "Old Chant" and it resolves
    Then "Grizzly Bears" is 3/3
    When you turn "Veiled Sage" face up
    Then "Grizzly Bears" is 1/1

  @CR:613.7n @see:611.2e @see:604.3a
  Scenario: What a permanent's own ability says is older than what the effect says that puts it onto the battlefield
    ja: 戦場に出す効果がそれについて言うことは、それ自身の能力より新しい

    # First its own ability makes it white, then it is black, too. The other way round it would be white alone.
    Given the following cards are used
      | name      | cost | type             | P/T | text                                                     |
      | Pale Sage | {1}  | Creature - Human | 1/1 | As long as you control a Plains, this creature is white. |
    And you control "Plains"
    And "Pale Sage" is in your graveyard
    And your hand is "Rise from the Grave"
    When you cast "Rise from the Grave" targeting "Pale Sage" and it resolves
    Then "Pale Sage" is white and black (613.7n)
    And "Pale Sage" is a Zombie

  @CR:611.2e
  Scenario: A creature that is put onto the battlefield "as a black Zombie" enters as one
    ja: 「黒のゾンビである」として戦場に出されるクリーチャーは、そのようなものとして戦場に出る

    Given the following cards are used
      | name       | cost | type        | text                                       |
      | Gravewatch | {1}  | Enchantment | Whenever a Zombie enters, you gain 3 life. |
    And you control "Gravewatch"
    And "Grizzly Bears" is in the opponent's graveyard
    And your hand is "Rise from the Grave"
    When you cast "Rise from the Grave" targeting "Grizzly Bears" and it resolves
    And everything on the stack resolves
    Then your life total is 23
    And "Grizzly Bears" is a black green Zombie creature

  @CR:613.8
  Scenario: Dependency overrides timestamps
    ja: 依存はタイムスタンプに優先する

    # Opalescence, older, waits for Enchanted Evening, by which the Sphere is an enchantment.
    Given you control "Opalescence", "Enchanted Evening" and "Sphere of Resistance"
    Then "Sphere of Resistance" is a creature (613.8)

  @CR:613.9
  Scenario: A newer loss of flying overrides an older grant
    ja: 「飛行を失う」新しい効果は、「飛行を得る」古い効果を上書きする

    Given you control "Grizzly Bears"
    And your hand is "Jump"
    When you cast "Jump" targeting "Grizzly Bears" and it resolves
    Then "Grizzly Bears" has flying
    When the following effect happens: "Grizzly Bears" loses flying until end of turn
    Then "Grizzly Bears" does not have flying (613.9)

  @see:613.9
  Scenario: A newer grant overrides an older loss
    ja: 「飛行を得る」新しい効果は、「飛行を失う」古い効果を上書きする

    Given you control "Grizzly Bears"
    And your hand is "Jump"
    When the following effect happens: "Grizzly Bears" loses flying until end of turn
    And you cast "Jump" targeting "Grizzly Bears" and it resolves
    Then "Grizzly Bears" has flying

  @CR:613.10
  Scenario: A player who loses hexproof by a newer effect can be targeted
    ja: 呪禁を失わせる新しい効果があれば、プレイヤーは対象になる

    Given the following cards are used
      | name      | cost | type        | text                          |
      | Open Door | {1}  | Enchantment | Your opponents lose hexproof. |
    And the opponent controls "Aegis of the Gods"
    And you control "Open Door"
    And your hand is "Lightning Bolt"
    When you cast "Lightning Bolt" targeting the opponent and it resolves
    Then the opponent's life total is 17

  @CR:613.10 @CR:702.11c
  Scenario: Gained by a newer effect it is there
    ja: より新しい効果で得た呪禁は残る

    Given the following cards are used
      | name      | cost | type        | text                          |
      | Open Door | {1}  | Enchantment | Your opponents lose hexproof. |
    # even so: an older effect takes hexproof away.
    And you control "Open Door"
    And the opponent controls "Aegis of the Gods"
    And your hand is "Lightning Bolt"
    Then you can't cast "Lightning Bolt" targeting the opponent (702.11c)
    And you can cast "Lightning Bolt" targeting "Aegis of the Gods"

  @CR:702.18a
  Scenario: A player with shroud can't be targeted, not even by themselves
    ja: 被覆を持つプレイヤーは、自分自身の対象にもならない

    Given you control "Ivory Mask"
    And your hand is "Lightning Bolt"
    Then you can't cast "Lightning Bolt" targeting you (702.18a)
    And you can cast "Lightning Bolt" targeting the opponent

  @CR:702.16b @CR:702.16e
  Scenario: Damage from a red source to a player with protection from red is prevented
    ja: プロテクション（赤）を持つプレイヤーへの赤の発生源からのダメージは軽減される

    # Hot Rain targets nobody: only the prevention keeps its damage away.
    Given the following cards are used
      | name       | cost | type        | text                                    |
      | Cool Cloak | {1}  | Enchantment | You have protection from red.           |
      | Hot Rain   | {R}  | Instant     | Hot Rain deals 2 damage to each player. |
    And the opponent controls "Cool Cloak"
    And your hand is "Hot Rain" and "Lightning Bolt"
    Then you can't cast "Lightning Bolt" targeting the opponent (702.16b)
    When you cast "Hot Rain" and it resolves
    Then the opponent's life total is 20 (702.16e)
    And your life total is 18
