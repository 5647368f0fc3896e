Feature: What is settled as attackers are declared, and what is made to attack afterward
  ja: 攻撃クリーチャーの指定のときに決まること、後から攻撃している状態にされるもの

  Background:
    Given each player can pay any amount of mana

  @CR:508.4b
  Scenario: An effect that makes a creature attack what is no longer there doesn't make it attack
    ja: もう存在しないものを攻撃しているとする効果は、クリーチャーを攻撃クリーチャーにしない

    Given the following cards are used
      | name   | type     | P/T | text                                                                                                                               |
      | Herald | Creature | 2/2 | Whenever another creature you control attacks, Herald becomes an attacking creature that's attacking the same player or permanent. |
    And you control "Herald" and a 3/3 creature "Ogre"
    And the opponent controls a planeswalker "Walker" with 6 loyalty counters
    When you attack "Walker" with "Ogre"
    And an effect destroys "Walker"
    And everything on the stack resolves
    Then "Herald" is not an attacking creature
    When the game goes to the end of combat step of this turn
    Then the opponent's life total is 20

  @CR:506.6
  Scenario: A creature had to attack if an effect required it to as attackers were declared, whatever has become of the effect
    ja: 攻撃クリーチャーの指定のときに効果が強制していれば、その効果がどうなっても、攻撃しなければならなかったのである

    Given the following cards are used
      | name    | type        | P/T | text                                                                                                |
      | Recruit | Creature    | 2/2 | Whenever Recruit deals combat damage to a player, if it had to attack this combat, you gain 3 life. |
      | Drum    | Enchantment |     | Creatures you control attack each combat if able.                                                   |
    And you control "Recruit" and "Drum"
    When you attack with "Recruit"
    And an effect destroys "Drum"
    And the game goes to the end of combat step of this turn
    Then your life total is 23

  @CR:506.6
  Scenario: An effect that begins to require attacks later has made nothing have to attack
    ja: 後から攻撃を強制し始めた効果があっても、攻撃しなければならなかったことにはならない

    Given the following cards are used
      | name    | cost | type        | P/T | text                                                                                                |
      | Recruit | {R}  | Creature    | 2/2 | Whenever Recruit deals combat damage to a player, if it had to attack this combat, you gain 3 life. |
      | Drum    | {R}  | Enchantment |     | Flash\nCreatures you control attack each combat if able.                                            |
    And you control "Recruit"
    And your hand is "Drum"
    When you attack with "Recruit"
    And you cast "Drum" and it resolves
    And the game goes to the end of combat step of this turn
    Then your life total is 20

  @see:506.6
  Scenario: A creature that had to attack all the same counts as one, though nothing else could have been declared
    ja: ほかに適正な指定がなくても、強制されていれば攻撃しなければならなかったのである

    Given the following cards are used
      | name    | type     | P/T | text                                                                                                                                      |
      | Recruit | Creature | 2/2 | Recruit attacks each combat if able.\nWhenever Recruit deals combat damage to a player, if it had to attack this combat, you gain 3 life. |
    And you control "Recruit"
    When you attack with "Recruit"
    And the game goes to the end of combat step of this turn
    Then your life total is 23

  @CR:508.1g @see:508.1j
  Scenario: Whether an optional cost to attack is paid is chosen as attackers are declared
    ja: 攻撃するための任意のコストを支払うかどうかは、攻撃クリーチャーを指定するときに選ぶ

    Given the following cards are used
      | name   | type     | P/T | text                                                             |
      | Squire | Creature | 2/2 | You may pay {2} as Squire attacks. When you do, you gain 3 life. |
    And you control "Squire"
    When you attack with "Squire"
    And you choose to pay
    And everything on the stack resolves
    Then you have paid {2} for "Squire"
    And your life total is 23

  @see:508.1g
  Scenario: Nobody need pay an optional cost to attack
    ja: 攻撃するための任意のコストは、支払わなくてもよい

    Given the following cards are used
      | name   | type     | P/T | text                                                             |
      | Squire | Creature | 2/2 | You may pay {2} as Squire attacks. When you do, you gain 3 life. |
    And you control "Squire"
    When you attack with "Squire"
    And you choose not to pay
    Then "Squire" is attacking the opponent
    And the stack is empty

  @see:508.1g @see:508.1h
  Scenario: What is paid for several creatures is one cost
    ja: 何体もの分を支払うなら、合わせて1つのコストである

    Given the following cards are used
      | name   | type     | P/T | text                                                             |
      | Squire | Creature | 2/2 | You may pay {2} as Squire attacks. When you do, you gain 3 life. |
    And you control "Squire" A and "Squire" B
    When you attack with "Squire" A and "Squire" B
    And you choose to pay
    And you choose to pay
    And everything on the stack resolves
    Then you have paid {4} for "Squire" A
    And your life total is 26
