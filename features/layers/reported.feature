Feature: Layers that other engines have got wrong
  ja: ほかのエンジンが誤った種類別

  # Each retells what somebody reported of a program that plays the game; what is right was derived from the rules.

  Background:
    Given each player can pay any amount of mana

  @CR:613.6 @see:613.8a @see:613.7
  Scenario Outline: Humility, made a creature by March of the Machines and Mycosynth Lattice, goes on saying 1/1
    ja: 機械の行進とマイコシンスの格子でクリーチャーになった謙虚も、1/1と言い続ける

    # Layer 4: everything is an artifact, and noncreature artifacts are creatures, Humility too. Layer 6: it loses its own ability. It has
    # begun to apply by then and goes on in layer 7b (613.6): the Angel is 1/1. What was no creature before, Humility with its mana value
    # of 4 as well, is set by both in layer 7b: the newer of March and Humility counts. Lands would be 0/0, so there are none.
    Given you control "<first>"
    And you control "<second>"
    And you control "<third>"
    And you control "Serra Angel"
    Then "Serra Angel" is 1/1 (613.6)
    And "Serra Angel" does not have flying
    And "Humility" is <humility>
    And "Humility" is an artifact enchantment creature

    Examples:
      | first                 | second                | third                 | humility |
      | Humility              | March of the Machines | Mycosynth Lattice     | 4/4      |
      | Humility              | Mycosynth Lattice     | March of the Machines | 4/4      |
      | Mycosynth Lattice     | Humility              | March of the Machines | 4/4      |
      | March of the Machines | Humility              | Mycosynth Lattice     | 1/1      |
      | March of the Machines | Mycosynth Lattice     | Humility              | 1/1      |
      | Mycosynth Lattice     | March of the Machines | Humility              | 1/1      |

  # Kin gives creature types to creatures; the Bell makes Swamps creatures; Urborg makes every land a Swamp. As layer 4 begins there is no
  # Swamp, so that the Bell changes nothing of what Kin applies to: only the Bell depends on Urborg (613.8a looks one effect ahead, no more).

  @CR:613.8a @see:613.8c
  Scenario Outline: A land becomes a Zombie only if the effect on types still waits when the land could become a creature
    ja: 土地がゾンビになるのは、土地がクリーチャーになりうる時に、タイプの効果がまだ残っている場合だけである

    # With Urborg older than Kin: once Urborg has been applied, the Bell would give Kin lands to apply to, so Kin waits for it.
    Given the following cards are used
      | name      | cost | type        | text                                                                |
      | Grave Kin | {4}  | Enchantment | Creatures you control are Zombies in addition to their other types. |
    And you control "<first>"
    And you control "<second>"
    And you control "<third>"
    Then "Urborg, Tomb of Yawgmoth" is a Swamp
    And "Urborg, Tomb of Yawgmoth" is 1/1
    And "Urborg, Tomb of Yawgmoth" is a Zombie
    And the effect of "Kormus Bell" depends on the effect of "Urborg, Tomb of Yawgmoth" (613.8a)

    Examples:
      | first                    | second                   | third       |
      | Urborg, Tomb of Yawgmoth | Grave Kin                | Kormus Bell |
      | Urborg, Tomb of Yawgmoth | Kormus Bell              | Grave Kin   |
      | Kormus Bell              | Urborg, Tomb of Yawgmoth | Grave Kin   |

  @CR:613.8a @see:613.8b @see:613.7
  Scenario Outline: With the effect on types older than Urborg, it has been applied before there is a Swamp
    ja: タイプの効果がアーボーグより古ければ、沼ができる前に適用されている

    # even so: the Bell, older or newer, waits for Urborg.
    Given the following cards are used
      | name      | cost | type        | text                                                                |
      | Grave Kin | {4}  | Enchantment | Creatures you control are Zombies in addition to their other types. |
    And you control "<first>"
    And you control "<second>"
    And you control "<third>"
    Then "Urborg, Tomb of Yawgmoth" is 1/1
    And "Urborg, Tomb of Yawgmoth" is not a Zombie
    And the effect of "Kormus Bell" depends on the effect of "Urborg, Tomb of Yawgmoth" (613.8a)
    And the effect of "Grave Kin" is applied before the effect of "Urborg, Tomb of Yawgmoth"

    Examples:
      | first       | second                   | third                    |
      | Grave Kin   | Urborg, Tomb of Yawgmoth | Kormus Bell              |
      | Grave Kin   | Kormus Bell              | Urborg, Tomb of Yawgmoth |
      | Kormus Bell | Grave Kin                | Urborg, Tomb of Yawgmoth |

  @CR:613.1e @see:613.1f
  Scenario: Painter's Servant colors everything though an Aura has taken its abilities
    ja: オーラで能力を失った絵描きの召使いも、すべてに色を加える

    # Its effect is of layer 5 and has been applied before layer 6.
    Given you control "Grizzly Bears"
    And your hand is "Painter's Servant" and "Lignify"
    When you cast "Painter's Servant" and it resolves
    And you choose the color red
    And you cast "Lignify" targeting "Painter's Servant" and it resolves
    Then "Grizzly Bears" is a red green creature (613.1e)
    And "Painter's Servant" is 0/4

  @CR:613.2b @see:613.1f
  Scenario: A face-down creature that loses all abilities is still a 2/2
    ja: 能力をすべて失った裏向きのクリーチャーも2/2のままである

    # Being face down is no ability of the creature (layer 1b). -2/-0 is the Aura's.
    Given you control "Hystrodon"
    And "Hystrodon" is face down
    And the opponent controls "Mystic Subdual"
    And "Mystic Subdual" is attached to the card "Hystrodon"
    Then the card "Hystrodon" is 0/2 (613.2b)
    And the card "Hystrodon" has no name

  @see:613.7 @see:613.7d @see:613.7e
  Scenario: What an Aura newer than Humility gives stays, whoever has controlled the creature and whatever has entered since
    ja: 謙虚より新しいオーラが与えるものは、その後コントロールが変わっても、何が出ても残る

    # Neither a change of control nor another permanent gives anything a new timestamp.
    # even so: creatures lose their abilities.
    Given the opponent controls "Humility"
    And you control "Grizzly Bears"
    And your hand is "Flight" and "Glorious Anthem"
    When you cast "Flight" targeting "Grizzly Bears" and it resolves
    Then "Grizzly Bears" has flying
    When an effect gives the opponent control of "Grizzly Bears" until end of turn
    And you cast "Glorious Anthem" and it resolves
    And the game goes to the precombat main phase of your next turn
    Then the controller of "Grizzly Bears" is you
    And "Grizzly Bears" has flying

  @CR:613.7 @see:305.7
  Scenario Outline: Of an Aura that makes a land an Island and Magus of the Moon the newer one counts
    ja: 土地を島にするオーラと月の大魔術師では、新しい方が残る

    # Each sets the land type of the Factory whatever the other does: independent, so timestamps. A land is no basic one for being called so.
    Given the following cards are used
      | name      | cost | type               | text                                       |
      | Tide Bond | {U}  | Enchantment — Aura | Enchant land\nEnchanted land is an Island. |
    And you control "Mishra's Factory"
    And your hand is "Tide Bond" and "Magus of the Moon"
    When <first>
    And <second>
    Then "Mishra's Factory" is <type> (613.7)
    And "Mishra's Factory" is not <other>

    Examples:
      | first                                                             | second                                                            | type       | other      |
      | you cast "Magus of the Moon" and it resolves                      | you cast "Tide Bond" targeting "Mishra's Factory" and it resolves | an Island  | a Mountain |
      | you cast "Tide Bond" targeting "Mishra's Factory" and it resolves | you cast "Magus of the Moon" and it resolves                      | a Mountain | an Island  |
