Feature: Chains of effects that change types
  ja: 種類を変える効果の連鎖

  Background:
    Given each player can pay any amount of mana

  @CR:613.8a
  Scenario Outline: Opalescence waits for Enchanted Evening
    ja: オパール色の輝きはEnchanted Eveningを待つ

    # Enchanted Evening makes the Sphere (mana value 2) an enchantment, so Opalescence affects it, whichever is older.
    Given you control "<older>"
    And you control "<newer>"
    And you control "Sphere of Resistance"
    Then "Sphere of Resistance" is an artifact enchantment creature
    And "Sphere of Resistance" is 2/2
    And "Enchanted Evening" is 5/5
    And the effect of "Opalescence" depends on the effect of "Enchanted Evening" (613.8a)

    Examples:
      | older             | newer             |
      | Opalescence       | Enchanted Evening |
      | Enchanted Evening | Opalescence       |

  @CR:613.8b
  Scenario: An older effect that waits is applied just after the one it waits for
    ja: 待つ古い効果は、待たれている効果のすぐ後に適用される

    Given you control "Opalescence"
    And you control "Enchanted Evening"
    And you control "Sphere of Resistance"
    Then "Sphere of Resistance" is a creature (613.8b)
    And the effect of "Enchanted Evening" is applied before the effect of "Opalescence"

  @CR:613.8b @see:704.5f
  Scenario: All lands die when Mycosynth Lattice comes to March of the Machines
    ja: 機械の行進がある時にマイコシンスの格子が出ると、土地はすべて死亡する

    # The Lattice makes lands artifacts; March, older, waits for it and makes them 0/0 creatures.
    Given you control "March of the Machines"
    And you control "Forest"
    And your hand is "Mycosynth Lattice"
    When you cast "Mycosynth Lattice" and it resolves
    Then "Forest" dies
    And "March of the Machines" is 4/4 (613.8b)
    And "Mycosynth Lattice" is 6/6

  @CR:613.8a
  Scenario: March of the Machines newer than Mycosynth Lattice does the same
    ja: 機械の行進の方が新しくても同じである

    Given you control "Mycosynth Lattice"
    And you control "Forest"
    And your hand is "March of the Machines"
    When you cast "March of the Machines" and it resolves
    Then "Forest" dies
    And "March of the Machines" is 4/4
    And the effect of "March of the Machines" depends on the effect of "Mycosynth Lattice" (613.8a)

  @CR:205.1b @CR:613.1d
  Scenario Outline: March of the Machines lets an artifact keep its other types
    ja: 機械の行進は、アーティファクトの他の種類を残す

    Given you control "<older>"
    And you control "<newer>"
    And you control "Glorious Anthem"
    Then "Glorious Anthem" is an artifact creature (613.1d)
    And "Glorious Anthem" is an enchantment (205.1b)

    Examples:
      | older                 | newer                 |
      | March of the Machines | Mycosynth Lattice     |
      | Mycosynth Lattice     | March of the Machines |

  @CR:613.6 @see:613.4b
  Scenario Outline: March of the Machines sets power and toughness of what is no noncreature artifact any more
    ja: 機械の行進は、もう「クリーチャーでないアーティファクト」でないもののP/Tも定める

    # Layer 4 makes the Bell a creature; in layer 7b the effect goes on applying to it, whichever of the two is older.
    Given you control "<older>"
    And your hand is "<newer>"
    When you cast "<newer>" and it resolves
    Then "Kormus Bell" is an artifact creature
    And "Kormus Bell" is 4/4 (613.6)

    Examples:
      | older                 | newer                 |
      | Kormus Bell           | March of the Machines |
      | March of the Machines | Kormus Bell           |

  # A chain of three. Lattice: all permanents are artifacts. March: noncreature artifacts are creatures. Ashaya: nontoken creatures you
  # control are Forest lands. Each depends on the one before, whatever their timestamps.

  @CR:613.8a
  Scenario Outline: Three effects, each waiting for the next, in any order of timestamps
    ja: 順に待ち合う三つの効果は、どのタイムスタンプ順でも同じである

    Given you control "<first>"
    And you control "<second>"
    And you control "<third>"
    And you control "Glorious Anthem"
    Then "Glorious Anthem" is an artifact enchantment creature
    And "Glorious Anthem" is a Forest land
    # 3/3 by its mana value and +1/+1 by itself.
    And "Glorious Anthem" is 4/4
    And the effect of "Ashaya, Soul of the Wild" depends on the effect of "March of the Machines"
    And the effect of "March of the Machines" depends on the effect of "Mycosynth Lattice" (613.8a)

    Examples:
      | first                    | second                   | third                    |
      | Ashaya, Soul of the Wild | March of the Machines    | Mycosynth Lattice        |
      | Ashaya, Soul of the Wild | Mycosynth Lattice        | March of the Machines    |
      | March of the Machines    | Mycosynth Lattice        | Ashaya, Soul of the Wild |
      | March of the Machines    | Ashaya, Soul of the Wild | Mycosynth Lattice        |
      | Mycosynth Lattice        | Ashaya, Soul of the Wild | March of the Machines    |
      | Mycosynth Lattice        | March of the Machines    | Ashaya, Soul of the Wild |

  @CR:613.8a @see:613.8b @see:613.8c
  Scenario Outline: An effect may come to depend on another only after a third has been applied
    ja: 三つ目の効果が適用されて初めて、依存が生じることもある

    # As layer 4 begins, Opalescence does nothing to the Sphere, so March does not depend on it. Once the Sphere is an enchantment,
    # Opalescence would make it a creature: then March, though older, waits. So it is whenever Enchanted Evening is older than March,
    # for then nothing else can be applied first: Opalescence waits for Enchanted Evening.
    Given you control "<first>"
    And you control "<second>"
    And you control "<third>"
    And you control "Sphere of Resistance"
    Then the effect of "Opalescence" is applied before the effect of "March of the Machines"
    And the effect of "March of the Machines" depends on the effect of "Opalescence" (613.8a)

    Examples:
      | first             | second                | third                 |
      | Enchanted Evening | March of the Machines | Opalescence           |
      | Enchanted Evening | Opalescence           | March of the Machines |
      | Opalescence       | Enchanted Evening     | March of the Machines |

  @CR:613.7 @see:613.8a
  Scenario Outline: An effect that depends on nothing yet is applied by its timestamp
    ja: まだ何にも依存していない効果は、タイムスタンプ順に適用される

    # The same three, March older than Enchanted Evening: nothing it reads is written by the other two as the layer begins, and
    # Opalescence, even if it is the oldest of all, waits for Enchanted Evening.
    Given you control "<first>"
    And you control "<second>"
    # even so: a third effect would make more things enchantments.
    And you control "<third>"
    # even so: there is an artifact for all of them.
    And you control "Sphere of Resistance"
    Then the effect of "March of the Machines" is applied before the effect of "Opalescence" (613.7)

    Examples:
      | first                 | second                | third             |
      | March of the Machines | Opalescence           | Enchanted Evening |
      | March of the Machines | Enchanted Evening     | Opalescence       |
      | Opalescence           | March of the Machines | Enchanted Evening |

  @CR:613.1e
  Scenario: Under Mycosynth Lattice everything is a colorless artifact
    ja: マイコシンスの格子のもとでは、すべてのものが無色である

    Given you control "Mycosynth Lattice"
    And you control "Grizzly Bears"
    And "Serra Angel" is in your graveyard
    And your hand is "Lightning Bolt"
    Then "Grizzly Bears" is colorless (613.1e)
    And "Grizzly Bears" is an artifact creature
    And "Serra Angel" is colorless
    And "Serra Angel" is not an artifact
    And "Lightning Bolt" is colorless

  @CR:609.4b
  Scenario: Under Mycosynth Lattice any mana pays for any color
    ja: マイコシンスの格子のもとでは、どのマナでもどの色としても支払える

    Given the players are "Alice" and "Bob"
    And player "Bob" controls "Mycosynth Lattice"
    And player "Alice" controls "Forest"
    And player "Alice" has "Lightning Bolt" in hand
    Then player "Alice" can cast "Lightning Bolt" targeting player "Bob" (609.4b)

  @CR:613.7 @see:613.1e
  Scenario Outline: Darkest Hour and Mycosynth Lattice apply in timestamp order
    ja: Darkest Hourとマイコシンスの格子はタイムスタンプ順に適用される

    Given you control "<older>"
    And you control "<newer>"
    And you control "Grizzly Bears"
    Then "Grizzly Bears" is <color> (613.7)

    Examples:
      | older             | newer             | color     |
      | Darkest Hour      | Mycosynth Lattice | colorless |
      | Mycosynth Lattice | Darkest Hour      | black     |
