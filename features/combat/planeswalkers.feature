Feature: Attacking planeswalkers
  ja: プレインズウォーカーへの攻撃

  @CR:508.1b @CR:120.3c @CR:306.8
  Scenario: Damage to an attacked planeswalker removes loyalty counters
    ja: 攻撃されたプレインズウォーカーへのダメージは、忠誠カウンターを取り除く

    Given you control a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And the opponent controls a planeswalker "Walker" with 4 loyalty counters
    When you attack "Walker" with "Bear"
    And you attack the opponent with "Ogre"
    And the game goes to the end of combat step of this turn
    Then "Walker" has 2 loyalty counters on it
    And the opponent's life total is 17

  @CR:704.5i @CR:306.9
  Scenario: A planeswalker with loyalty 0 is put into its owner's graveyard
    ja: 忠誠度が0になったプレインズウォーカーは墓地に置かれる

    Given you control a 4/4 creature "Elephant"
    And the opponent controls a planeswalker "Walker" with 4 loyalty counters
    When you attack "Walker" with "Elephant"
    And the game goes to the end of combat step of this turn
    Then "Walker" moves from the battlefield to the opponent's graveyard

  # 506.4c, 510.1b: it goes on attacking, but nothing; unblocked it assigns no damage.
  @CR:510.1b @see:506.4c
  Scenario: With the attacked planeswalker gone, the attacker deals no damage to the player
    ja: 攻撃していたプレインズウォーカーがいなくなれば、プレイヤーにダメージは与えられない

    Given you control a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And the opponent controls a planeswalker "Walker" with 4 loyalty counters
    When you attack "Walker" with "Bear"
    And you attack the opponent with "Ogre"
    And an effect destroys "Walker"
    Then "Bear" is an attacking creature
    When the game goes to the end of combat step of this turn
    Then the opponent's life total is 17

  @CR:702.19b @see:702.19f
  Scenario: Trample past the blockers goes to the planeswalker, not to its controller
    ja: トランプルの余剰ダメージは、攻撃しているプレインズウォーカーに割り振られる

    Given you control a 5/5 creature "Boar" with trample
    And the opponent controls a planeswalker "Walker" with 4 loyalty counters and a 2/2 creature "Bear"
    When you attack "Walker" with "Boar"
    And the opponent blocks "Boar" with "Bear"
    And all players pass in succession
    And you choose to divide it as 2 to "Bear" and 3 to "Walker"
    Then "Walker" has 1 loyalty counter on it
    And the opponent's life total is 20
