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
