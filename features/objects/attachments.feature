Feature: Auras and Equipment
  ja: オーラと装備品

  Background:
    Given each player can pay any amount of mana

  @CR:303.4 @see:303.4a @CR:608.3c
  Scenario: An Aura spell targets what it will enchant and enters attached to it
    ja: オーラ呪文はエンチャントするものを対象とし、それについた状態で戦場に出る

    # The other creature could be enchanted as well: what was the target decides.
    Given your hand is "Pacifism"
    And the opponent controls a 3/3 creature "Ogre", a 2/2 creature "Bear" and an artifact "Relic"
    Then "Bear" is a legal target for "Pacifism"
    And "Relic" is not a legal target for "Pacifism" (601.2c)
    When you cast "Pacifism" targeting "Bear" and it resolves
    Then "Pacifism" is attached to "Bear"

  @CR:303.4a @CR:608.2b @see:608.3b
  Scenario: An Aura spell whose target is gone is put into the graveyard
    ja: 対象を失ったオーラ呪文は墓地に置かれる

    Given your hand is "Pacifism"
    And the opponent controls a 2/2 creature "Bear"
    When you cast "Pacifism" targeting "Bear"
    And an effect destroys "Bear"
    And all players pass in succession
    Then "Pacifism" does not resolve (608.2b)
    And "Pacifism" is in your graveyard

  @CR:704.5m @CR:303.4c
  Scenario: An Aura is put into the graveyard when what it enchants is gone
    ja: エンチャントしているものがなくなったオーラは墓地に置かれる

    Given you control a 2/2 creature "Bear" and "Pacifism"
    And "Pacifism" is attached to "Bear"
    When an effect destroys "Bear"
    Then "Pacifism" moves from the battlefield to your graveyard

  @CR:702.5a @CR:704.5m
  Scenario: An Aura with enchant creature falls off what is no creature any more
    ja: エンチャント（クリーチャー）を持つオーラは、クリーチャーでなくなったものからはずれる

    Given you control a 2/2 creature "Bear" and "Pacifism"
    And "Pacifism" is attached to "Bear"
    And your hand is "Song of the Dryads"
    When you cast "Song of the Dryads" targeting "Bear" and it resolves
    Then "Bear" is not a creature
    And "Song of the Dryads" is attached to "Bear"
    And "Pacifism" is in your graveyard

  @CR:303.4f
  Scenario: Put onto the battlefield by an effect, an Aura enchants what its controller chooses, hexproof or not
    ja: 効果によって戦場に出るオーラは、呪禁を持つものも含めて、コントローラーが選んだものにつく

    Given you control a 2/2 creature "Bear"
    And the opponent controls a 3/3 creature "Stag" with hexproof
    And "Pacifism" is in your graveyard
    When an effect puts "Pacifism" onto the battlefield under your control
    And you choose "Stag"
    Then "Pacifism" is attached to "Stag"

  @CR:303.4g
  Scenario: An Aura with nothing to enchant stays where it is
    ja: つくことのできるものがないオーラは、元の領域に残る

    Given "Pacifism" is in exile
    When an effect puts "Pacifism" onto the battlefield under your control
    Then "Pacifism" is in exile

  @CR:702.6a @CR:602.5d
  Scenario: Equip attaches the Equipment to a creature you control, only as a sorcery
    ja: 装備能力は、ソーサリーを唱えられるときに、自分のクリーチャーに装備品をつける

    Given you control "Short Sword", a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And "Short Sword" is attached to "Bear"
    Then "Bear" is 3/3
    When you activate the equip ability of "Short Sword" targeting "Ogre" and it resolves
    Then "Short Sword" is attached to "Ogre" (702.6a)
    And "Ogre" is 4/4
    And "Bear" is 2/2
    When you attack with "Ogre"
    Then you can't activate the equip ability of "Short Sword" targeting "Bear" (602.5d)

  @CR:704.5n @CR:301.5
  Scenario: Equipment on what is no creature any more becomes unattached and stays
    ja: クリーチャーでなくなったものについている装備品ははずれ、戦場に残る

    Given you control "Short Sword" and a 2/2 creature "Bear"
    And "Short Sword" is attached to "Bear"
    And your hand is "Song of the Dryads"
    When you cast "Song of the Dryads" targeting "Bear" and it resolves
    Then "Short Sword" is attached to nothing
    And "Short Sword" is on the battlefield

  # 301.5d: only its controller activates it, and it stays on a creature that someone else has taken.
  @CR:602.2 @see:301.5d
  Scenario: Taking control of the creature doesn't take the Equipment along
    ja: クリーチャーのコントロールを得ても、装備品のコントロールは変わらない

    Given you control a 2/2 creature "Wolf"
    And the opponent controls "Short Sword" and a 2/2 creature "Bear"
    And "Short Sword" is attached to "Bear"
    When an effect gives you control of "Bear" until end of turn
    Then "Bear" is 3/3
    And the controller of "Short Sword" is the opponent
    And you can't activate the equip ability of "Short Sword" targeting "Wolf" (602.2)

  @CR:702.16c @CR:702.16d
  Scenario: Protection from a quality takes off Auras and Equipment that have it
    ja: プロテクションは、その性質を持つオーラと装備品を外す

    Given the following cards are used
      | name      | type                 | color | text      |
      | Red Plate | Artifact - Equipment | red   | Equip {1} |
    And you control a 2/2 creature "Bear", "Pacifism" and "Red Plate"
    And "Pacifism" is attached to "Bear"
    And "Red Plate" is attached to "Bear"
    When an effect gives "Bear" protection from white until end of turn
    And an effect gives "Bear" protection from red until end of turn
    Then "Pacifism" is in your graveyard
    And "Red Plate" is attached to nothing

  @CR:702.18a
  Scenario: What has shroud can't be equipped again
    ja: 被覆を持つクリーチャーは、装備能力の対象にならない

    Given you control "Short Sword", "Lightning Greaves" and a 2/2 creature "Bear"
    And "Lightning Greaves" is attached to "Bear"
    Then you can't activate the equip ability of "Short Sword" targeting "Bear" (702.18a)
