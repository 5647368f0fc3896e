Feature: Combat damage
  ja: 戦闘ダメージ

  @CR:510.2 @CR:120.3e @CR:704.5g
  Scenario: Two creatures kill each other, since combat damage is dealt at once
    ja: 戦闘ダメージは同時に与えられるので、2体のクリーチャーは相打ちになる

    Given you control a 2/2 creature "Bear"
    And the opponent controls a 2/2 creature "Wolf"
    When you attack with "Bear"
    And the opponent blocks "Bear" with "Wolf"
    And the game goes to the end of combat step of this turn
    Then "Bear" and "Wolf" die simultaneously

  # 510.1c as it stands: no order of blockers, any division.
  @see:510.1c
  Scenario: The attacker's controller divides its damage among the blockers as they choose
    ja: 攻撃クリーチャーのコントローラーは、ダメージをブロック・クリーチャーに好きなように割り振る

    Given you control a 4/3 creature "Ogre"
    And the opponent controls a 2/3 creature "Vampire" and a 1/1 creature "Helper"
    When you attack with "Ogre"
    And the opponent blocks "Ogre" with "Vampire" and "Helper"
    And all players pass in succession
    And you choose to divide it as 2 to "Vampire" and 2 to "Helper"
    Then "Ogre" deals 2 combat damage to "Vampire" (510.1c)
    And "Helper" dies
    And "Vampire" is on the battlefield
    And "Ogre" dies

  @CR:510.1d
  Scenario: A creature that blocks two attackers has its damage divided by its controller
    ja: 2体をブロックしたクリーチャーのダメージは、そのコントローラーが割り振る

    Given you control a 2/2 creature "Bear" and a 1/1 creature "Recruit"
    And the opponent controls "Palace Guard"
    When you attack with "Bear" and "Recruit"
    And the opponent blocks "Bear" with "Palace Guard"
    And the opponent blocks "Recruit" with "Palace Guard"
    And all players pass in succession
    And the opponent chooses to divide it as 1 to "Recruit"
    Then "Recruit" dies
    And "Bear" is on the battlefield
    And "Palace Guard" deals 1 combat damage to "Recruit" (510.1d)

  @CR:510.1a @CR:510.1b @CR:120.3a
  Scenario: An unblocked creature deals damage equal to its power, and none with power 0
    ja: ブロックされなかったクリーチャーはパワーに等しい点数のダメージを与え、パワーが0なら与えない

    Given you control a 3/3 creature "Ogre" and a 0/4 creature "Wall"
    When you attack with "Ogre" and "Wall"
    And the game goes to the end of combat step of this turn
    Then the opponent's life total is 17
    And "Ogre" deals 3 combat damage to the opponent (510.1a, 510.1b)

  @CR:510.1b @see:510.3a
  Scenario: What triggers on combat damage goes on the stack before players have priority
    ja: 戦闘ダメージで誘発した能力は、プレイヤーが優先権を得る前にスタックに置かれる

    Given you control "Scroll Thief"
    When you attack with "Scroll Thief"
    And the game goes to the combat damage step of this turn
    Then the triggered ability of "Scroll Thief" is on the stack
    When everything on the stack resolves
    Then you draw 1 card

  @CR:510.1b @see:510.1d
  Scenario: A blocking creature deals no damage to anything else once what it blocked is gone
    ja: ブロックしていたクリーチャーがいなくなれば、ブロック・クリーチャーはダメージを与えない

    Given each player can pay any amount of mana
    And you control a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And the opponent controls a 5/5 creature "Giant"
    And the opponent's hand is "Murder"
    When you attack with "Bear" and "Ogre"
    And the opponent blocks "Bear" with "Giant"
    And the opponent casts "Murder" targeting "Bear" and it resolves
    And the game goes to the end of combat step of this turn
    Then "Giant" is on the battlefield
    And the marked damage of "Giant" is 0
    And the marked damage of "Ogre" is 0
    And the opponent's life total is 17

  @CR:120.1a
  Scenario: Nothing is dealt to a permanent that is no creature any more
    ja: もうクリーチャーではないパーマネントにダメージは与えられない

    Given the following cards are used
      | name  | cost | type             | P/T | text                                                                                                       |
      | Thorn | {W}  | Creature - Plant | 1/1 | Lifelink\nWhenever a creature an opponent controls attacks, this creature deals 1 damage to that creature. |
    And the opponent controls "Thorn" and "Forest"
    And you control a 3/3 creature "Ox"
    When you attack with "Ox"
    And an effect makes "Ox" a copy of "Forest" until end of turn
    And everything on the stack resolves
    Then the opponent's life total is 20 (120.1a)
