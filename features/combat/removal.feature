Feature: Removal from combat
  ja: 戦闘から取り除かれること

  @CR:506.4
  Scenario: An attacking creature whose controller changes is removed from combat
    ja: コントローラーが変わった攻撃クリーチャーは、戦闘から取り除かれる

    Given you control a 3/3 creature "Ogre" and a 2/2 creature "Bear"
    When you attack with "Ogre" and "Bear"
    And an effect gives the opponent control of "Ogre" until end of turn
    Then "Ogre" is not an attacking creature
    And the controller of "Ogre" is the opponent
    When the game goes to the end of combat step of this turn
    Then the opponent's life total is 18

  # It stops being a creature for a moment only, but it doesn't come back into combat.
  @CR:506.4
  Scenario: An attacking creature that stops being a creature is removed from combat
    ja: クリーチャーでなくなった攻撃クリーチャーは、戦闘から取り除かれる

    Given each player can pay any amount of mana
    And the opponent controls "Vedalken Orrery"
    And the opponent's hand is "Song of the Dryads"
    And you control a 3/3 creature "Ogre"
    When you attack with "Ogre"
    And the opponent casts "Song of the Dryads" targeting "Ogre" and it resolves
    Then "Ogre" is not a creature
    And "Ogre" is not an attacking creature
    When an effect destroys "Song of the Dryads"
    Then "Ogre" is a creature
    And "Ogre" is not an attacking creature

  @CR:506.4
  Scenario: An attacking creature that phases out is removed from combat
    ja: フェイズ・アウトした攻撃クリーチャーは、戦闘から取り除かれる

    Given you control a 3/3 creature "Ogre" and a 2/2 creature "Bear"
    When you attack with "Ogre" and "Bear"
    And an effect phases out "Ogre"
    And the game goes to the end of combat step of this turn
    Then the opponent's life total is 18
    When the game goes to the precombat main phase of your next turn
    Then "Ogre" is not phased out
    And "Ogre" is not an attacking creature

  @see:506.4
  Scenario: Reconnaissance removes an attacker from combat before it deals damage
    ja: 偵察は、ダメージを与える前の攻撃クリーチャーを戦闘から取り除く

    Given you control "Reconnaissance" and a 2/2 creature "Bear"
    And the opponent controls a 4/4 creature "Elephant"
    When you attack with "Bear"
    And the opponent blocks "Bear" with "Elephant"
    And you activate the activated ability of "Reconnaissance" and it resolves
    Then "Bear" is not an attacking creature
    And "Bear" is not tapped
    When the game goes to the end of combat step of this turn
    Then "Bear" is on the battlefield
    And the marked damage of "Elephant" is 0

  @CR:506.4 @see:509.1h @see:510.1c
  Scenario: The blocker taken away, the attacker remains blocked and deals no damage
    ja: ブロック・クリーチャーのコントロールを奪っても、攻撃クリーチャーはブロックされたままで、ダメージを与えない

    Given each player can pay any amount of mana
    And you control a 3/3 creature "Ogre"
    And the opponent controls a 2/2 creature "Bear"
    When you attack with "Ogre"
    And the opponent blocks "Ogre" with "Bear"
    And an effect gives you control of "Bear" until end of turn
    Then "Bear" is not a blocking creature
    And "Ogre" is blocked
    When the game goes to the end of combat step of this turn
    Then the marked damage of "Bear" is 0
    And the opponent's life total is 20

  @CR:511.3
  Scenario: Everything is removed from combat as the end of combat step ends
    ja: 戦闘終了ステップが終わると、すべて戦闘から取り除かれる

    Given you control a 3/3 creature "Ogre" with vigilance
    When you attack with "Ogre"
    And the game goes to the end of combat step of this turn
    Then "Ogre" is an attacking creature
    When the game goes to the postcombat main phase of this turn
    Then "Ogre" is not an attacking creature

  # Nothing removes the Hound from combat: what it blocks is gone, but neither has it left nor has combat ended.
  @CR:509.1g @see:506.4
  Scenario: A creature goes on blocking when what it blocks is gone
    ja: ブロックした相手がいなくなっても、そのクリーチャーはブロック・クリーチャーのままである

    Given you control a 2/2 creature "Bear"
    And the opponent controls a 3/3 creature "Hound"
    When you attack with "Bear"
    And the opponent blocks "Bear" with "Hound"
    And an effect destroys "Bear"
    Then "Hound" is a blocking creature
    When the game goes to the end of combat step of this turn
    Then "Hound" is a blocking creature

  # It is still in combat, so a change of its controller removes it.
  @CR:506.4 @see:509.1g
  Scenario: A creature whose attacker is gone leaves combat when its controller changes
    ja: ブロックした相手がいなくなったブロック・クリーチャーも、コントローラーが変われば戦闘から取り除かれる

    Given you control a 2/2 creature "Bear" and a 1/1 creature "Elf"
    And the opponent controls a 3/3 creature "Hound"
    When you attack with "Bear" and "Elf"
    And the opponent blocks "Bear" with "Hound"
    And an effect destroys "Bear"
    And an effect gives you control of "Hound" until end of turn
    Then "Hound" is not a blocking creature (506.4)

  # A blocking creature with first strike makes two combat damage steps, even with nothing left to deal damage to.
  @CR:510.4 @see:509.1g
  Scenario: A blocking creature with first strike makes two combat damage steps though what it blocked is gone
    ja: ブロックした相手がいなくなっていても、先制攻撃を持つブロック・クリーチャーがいれば戦闘ダメージ・ステップは2つになる

    Given you control a 2/2 creature "Bear" and a 1/1 creature "Elf"
    And the opponent controls a 3/3 creature "Knight" with first strike
    When you attack with "Bear" and "Elf"
    And the opponent blocks "Bear" with "Knight"
    And an effect destroys "Bear"
    And all players pass in succession
    Then the opponent's life total is 20
    When all players pass in succession
    Then the opponent's life total is 19 (510.4)

  # 508.8 asks whether a creature was declared as an attacker, not whether one is left.
  @see:508.8
  Scenario: The steps of combat aren't skipped when the only attacker is gone
    ja: ただ1体の攻撃クリーチャーがいなくなっても、戦闘のステップは飛ばされない

    Given you control a 2/2 creature "Bear"
    When you attack with "Bear"
    And an effect destroys "Bear"
    And all players pass in succession
    Then it is the declare blockers step of your turn
    When all players pass in succession
    Then it is the combat damage step of your turn
