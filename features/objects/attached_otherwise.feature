Feature: What is attached: Auras, Equipment and what is neither
  ja: つけられているもの（オーラ、装備品、どちらでもないもの）

  Background:
    Given each player can pay any amount of mana


  @CR:301.5f
  Scenario: The "equipped creature" is what the permanent is attached to, even if that is an Aura
    ja: 「装備しているクリーチャー」は、パーマネントがオーラであっても、それがつけられているクリーチャーである

    Given the following cards are used
      | name       | cost | type               | text                                            |
      | Oath Blade | {1}  | Enchantment - Aura | Enchant creature\nEquipped creature gets +2/+2. |
    And you control a 2/2 creature "Bear"
    And your hand is "Oath Blade"
    When you cast "Oath Blade" targeting "Bear" and it resolves
    Then "Bear" is 4/4 (301.5f)

  @CR:303.4m
  Scenario: The "enchanted creature" is what the permanent is attached to, even if that is an Equipment
    ja: 「エンチャントしているクリーチャー」は、パーマネントが装備品であっても、それがつけられているクリーチャーである

    Given the following cards are used
      | name       | cost | type                 | text                                                     |
      | Rune Blade | {1}  | Artifact - Equipment | Enchanted creature gets +2/+2 and has flying.\nEquip {1} |
    And you control a 2/2 creature "Bear"
    And you control "Rune Blade"
    When you activate the equip ability of "Rune Blade" targeting "Bear" and it resolves
    Then "Bear" is 4/4 (303.4m)
    And "Bear" has flying

  @CR:303.4m
  Scenario: The "enchanted creature" of an Equipment on a merged permanent is the whole of it
    ja: 合同パーマネントにつけられた装備品の「エンチャントしているクリーチャー」は、その全体である

    Given the following cards are used
      | name       | cost | type                 | text                                      |
      | Rune Blade | {1}  | Artifact - Equipment | Enchanted creature gets +2/+2.\nEquip {1} |
    And you control a merged permanent of "Serra Angel" over "Grizzly Bears"
    And you control "Rune Blade"
    When you activate the equip ability of "Rune Blade" targeting the merged permanent and it resolves
    Then the merged permanent is 6/6

  # It becomes unattached (704.5p), then it is put into the graveyard (704.5m).
  @see:303.4d
  Scenario: An Aura that becomes a creature is put into its owner's graveyard
    ja: クリーチャーになったオーラは、オーナーの墓地に置かれる

    Given the following cards are used
      | name        | cost | type               | text                                                                                        |
      | Waking Word | {W}  | Instant            | Target Aura becomes a 3/3 Spirit creature in addition to its other types until end of turn. |
      | Oath        | {1}  | Enchantment - Aura | Enchant creature\nEnchanted creature gets +2/+2.                                            |
    And you control a 2/2 creature "Bear" and "Oath"
    And "Oath" is attached to "Bear"
    And your hand is "Waking Word"
    When you cast "Waking Word" targeting "Oath" and it resolves
    Then "Oath" moves from the battlefield to your graveyard
    And "Bear" is 2/2

  @CR:303.4d
  Scenario: An Aura can't be attached to itself
    ja: オーラはそれ自身につけられない

    Given the following cards are used
      | name | cost | type               | text                                                       |
      | Oath | {1}  | Enchantment - Aura | Enchant permanent\n{W}: Attach Oath to target enchantment. |
    And you control a 2/2 creature "Bear" and "Oath"
    And "Oath" is attached to "Bear"
    When you activate the activated ability of "Oath" targeting "Oath" and it resolves
    Then "Oath" is attached to "Bear" (303.4d)

  @CR:301.5c
  Scenario: An Equipment that is a creature can't be attached to one, not for a moment
    ja: クリーチャーである装備品は、一瞬でもクリーチャーにつけられない

    # Had it been attached, it would have become unattached (704.5p), and that would have triggered its ability.
    Given the following cards are used
      | name        | cost | type    | text                                                                                           |
      | Waking Word | {W}  | Instant | Target artifact becomes a 3/3 Golem creature in addition to its other types until end of turn. |
    And you control a 2/2 creature "Bear" and "Grafted Exoskeleton"
    And your hand is "Waking Word"
    When you cast "Waking Word" targeting "Grafted Exoskeleton" and it resolves
    And you activate the equip ability of "Grafted Exoskeleton" targeting "Bear" and it resolves
    Then "Grafted Exoskeleton" is attached to nothing
    And the triggered ability of "Grafted Exoskeleton" does not trigger

  @CR:303.4d
  Scenario: An Aura that an effect would attach to several creatures is attached to the one that its controller chooses
    ja: 効果が複数のクリーチャーにつけようとするオーラは、コントローラーが選んだ1体につけられる

    Given the following cards are used
      | name    | cost | type               | text                                             |
      | Scatter | {W}  | Instant            | Attach target Aura to each creature you control. |
      | Oath    | {1}  | Enchantment - Aura | Enchant creature\nEnchanted creature gets +2/+2. |
    And you control a 2/2 creature "Bear", a 3/3 creature "Ogre" and a 1/1 creature "Squire"
    And you control "Oath"
    And "Oath" is attached to "Squire"
    And your hand is "Scatter"
    When you cast "Scatter" targeting "Oath" and it resolves
    And you choose "Bear"
    Then "Oath" is attached to "Bear"

  @CR:301.5c
  Scenario: An Equipment that an effect would attach to several creatures is attached to the one that its controller chooses
    ja: 効果が複数のクリーチャーにつけようとする装備品は、コントローラーが選んだ1体につけられる

    Given the following cards are used
      | name    | cost | type                 | text                                                  |
      | Scatter | {W}  | Instant              | Attach target Equipment to each creature you control. |
      | Mace    | {1}  | Artifact - Equipment | Equipped creature gets +2/+2.\nEquip {1}              |
    And you control a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And you control "Mace"
    And your hand is "Scatter"
    When you cast "Scatter" targeting "Mace" and it resolves
    And you choose "Bear"
    Then "Mace" is attached to "Bear"

  @CR:303.4k
  Scenario: What an Aura may be attached to as it is turned face up is judged by the Aura that it would be
    ja: 表向きになるオーラを何につけられるかは、表向きのオーラとして判断される

    # Face down it is a creature, which can be attached to nothing (303.4d). It doesn't target: hexproof doesn't matter, protection does (702.16c).
    Given you control "Gift of Doom" and a 2/2 creature "Bear"
    And you control a 3/3 creature "Ogre"
    And "Gift of Doom" is face down
    And the opponent controls a 5/5 creature "Knight" with protection from black and a 5/5 creature "Elf" with hexproof
    When you turn "Gift of Doom" face up
    And you choose "Bear" to sacrifice
    Then you can choose only "Ogre" and "Elf"
    When you choose "Elf"
    Then "Gift of Doom" is attached to "Elf"
    And "Elf" has deathtouch

  @see:303.4k @see:704.5m
  Scenario: Not attached to anything as it is turned face up, the Aura is put into its owner's graveyard
    ja: 表向きになるに際し何にもつけられなければ、オーラはオーナーの墓地に置かれる

    Given you control "Gift of Doom", a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And "Gift of Doom" is face down
    When you turn "Gift of Doom" face up
    And you choose "Bear" to sacrifice
    And you choose nothing
    Then "Gift of Doom" moves from the battlefield to your graveyard

  @see:303.4k @see:730.2e
  Scenario: A merged permanent with the Aura beneath is no Aura as it is turned face up
    ja: オーラを下に含む合同パーマネントは、表向きになってもオーラではない

    # The topmost component counts for what it is (730.2a): Serra Angel, which can't be attached to anything.
    Given you control a merged permanent of "Serra Angel" over "Gift of Doom"
    And the merged permanent is face down
    # even so, there is something that it could be attached to
    And you control a 3/3 creature "Ogre"
    When an effect turns the merged permanent face up
    Then the merged permanent is attached to nothing
    And the merged permanent is 4/4

  # --- Entering otherwise than as an Aura spell -----------------------------------------------------------------------------------------

  @CR:303.4f
  Scenario: Of an Aura that enters under its owner's control, the owner chooses what it enchants
    ja: オーナーのコントロール下で戦場に出るオーラが何をエンチャントするかは、オーナーが選ぶ

    Given the opponent controls a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And "Pacifism" is in the opponent's graveyard
    And your hand is "Open the Vaults"
    When you cast "Open the Vaults" and it resolves
    Then the opponent is asked to choose
    When the opponent chooses "Ogre"
    Then "Pacifism" is attached to "Ogre"

  @see:303.4f
  Scenario: An Aura that enters can't be attached to what enters at the same time
    ja: 戦場に出るオーラは、同時に戦場に出るものにはつけられない

    Given "Juggernaut" and "Pacifism" are in your graveyard
    And the opponent controls "Ornithopter"
    And your hand is "Open the Vaults"
    When you cast "Open the Vaults" and it resolves
    Then "Pacifism" is attached to "Ornithopter"

  @CR:303.4f
  Scenario: Of a token that is a copy of an Aura, the player who creates it chooses what it enchants
    ja: オーラのコピーであるトークンが何をエンチャントするかは、それを生成するプレイヤーが選ぶ

    Given the following cards are used
      | name | cost | type    | text                                                |
      | Echo | {U}  | Sorcery | Create a token that's a copy of target enchantment. |
    And the opponent controls a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And you control "Pacifism"
    And "Pacifism" is attached to "Bear"
    And your hand is "Echo"
    When you cast "Echo" targeting "Pacifism" and it resolves
    And you choose "Ogre"
    Then the copy of "Pacifism" is attached to "Ogre"

  @CR:303.4g @see:111.1
  Scenario: A token that is a copy of an Aura is not created if there is nothing that it could enchant
    ja: エンチャントできるものがなければ、オーラのコピーであるトークンは生成されない

    Given the following cards are used
      | name | cost | type               | text                                                         |
      | Echo | {U}  | Sorcery            | Create a token that's a copy of target enchantment.          |
      | Oath | {W}  | Enchantment - Aura | Enchant creature you control\nEnchanted creature gets +1/+1. |
    And the opponent controls a 2/2 creature "Bear" and "Oath"
    And "Oath" is attached to "Bear"
    And your hand is "Echo"
    When you cast "Echo" targeting "Oath" and it resolves
    Then you create 0 "Oath" tokens
    And you control exactly 0 enchantments

  @CR:303.4f @see:707.5
  Scenario: An enchantment that enters as a copy of an Aura enters attached to what its controller chooses
    ja: オーラのコピーとして戦場に出るエンチャントは、コントローラーが選んだものにつけられた状態で出る

    Given the following cards are used
      | name | cost | type        | text                                                                     |
      | Mime | {U}  | Enchantment | You may have Mime enter as a copy of any enchantment on the battlefield. |
    And the opponent controls a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And you control "Pacifism"
    And "Pacifism" is attached to "Bear"
    And your hand is "Mime"
    When you cast "Mime"
    And all players pass in succession
    And you choose "Pacifism"
    And you choose "Ogre"
    Then the card "Mime" is attached to "Ogre"

  @CR:303.4g @see:707.5
  Scenario: A spell that would enter as a copy of an Aura with nothing to enchant is put into the graveyard instead
    ja: エンチャントできるものがないオーラのコピーとして出ることになる呪文は、代わりに墓地に置かれる

    Given the following cards are used
      | name | cost | type               | text                                                                     |
      | Mime | {U}  | Enchantment        | You may have Mime enter as a copy of any enchantment on the battlefield. |
      | Oath | {W}  | Enchantment - Aura | Enchant creature you control\nEnchanted creature gets +1/+1.             |
    And the opponent controls a 2/2 creature "Bear" and "Oath"
    And "Oath" is attached to "Bear"
    And your hand is "Mime"
    When you cast "Mime"
    And all players pass in succession
    And you choose "Oath"
    Then "Mime" does not enter the battlefield
    And "Mime" is in your graveyard
