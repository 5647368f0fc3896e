Feature: Declaring attackers
  ja: 攻撃クリーチャーの指定

  @CR:508.1a @CR:302.6 @see:508.1
  Scenario: Only an untapped creature that has been under its controller's control all turn can attack
    ja: 攻撃できるのは、ターンの間ずっとコントロールしていたアンタップ状態のクリーチャーだけである

    Given you control a 2/2 creature "Bear", a tapped 3/3 creature "Ogre" and a 1/1 creature "Recruit"
    And the opponent controls a 2/2 creature "Wolf"
    And "Recruit" is summoning sick
    Then you can attack with "Bear"
    And you can't attack with "Ogre" (508.1a)
    And you can't attack with "Recruit" (302.6)
    And you can't attack with "Wolf" (508.1a)

  @CR:508.1f @CR:702.20b
  Scenario: Attacking taps a creature, but not one with vigilance
    ja: 攻撃するとタップされるが、警戒を持つクリーチャーはタップされない

    Given you control a 2/2 creature "Bear" and a 2/2 creature "Guard" with vigilance
    When you attack with "Bear" and "Guard"
    Then "Bear" is tapped (508.1f)
    And "Guard" is not tapped
    And "Guard" is an attacking creature

  @CR:508.1c @see:506.5
  Scenario: What can't attack alone can attack beside another creature
    ja: 単独では攻撃できないクリーチャーも、ほかのクリーチャーと共になら攻撃できる

    Given you control "Mogg Flunkies" and a 2/2 creature "Bear"
    Then you can't attack with "Mogg Flunkies" (508.1c)
    And you can attack with "Bear"
    And you can attack with "Mogg Flunkies" and "Bear"

  @CR:508.1c
  Scenario: A creature enchanted with Pacifism can neither attack nor block
    ja: 平和な心がつけられたクリーチャーは、攻撃することもブロックすることもできない

    Given you control a 2/2 creature "Bear" and "Pacifism"
    And "Pacifism" is attached to "Bear"
    Then you can't attack with "Bear" (508.1c)

  @CR:508.1d
  Scenario: A creature that attacks if able must be among the attackers
    ja: 可能なら攻撃するクリーチャーは、必ず攻撃に加わらなければならない

    Given you control "Juggernaut" and a 2/2 creature "Bear"
    Then you must attack with "Juggernaut" (508.1d)
    When you try to attack with "Bear"
    Then that action is illegal and is reversed (508.1d)
    And "Bear" is not tapped
    And you can attack with "Juggernaut" and "Bear"

  # The example of 508.1d: only one creature can attack, so the requirement decides which.
  @CR:508.1d @CR:508.1c
  Scenario: Where only one creature can attack, it is the one that must
    ja: 1体しか攻撃できないなら、攻撃するのは強制されているクリーチャーである

    Given the opponent controls "Dueling Grounds"
    And you control "Juggernaut" and a 2/2 creature "Bear"
    Then you can attack with "Juggernaut"
    And you can't attack with "Bear" (508.1d)
    And you can't attack with "Juggernaut" and "Bear" (508.1c)
    And you must attack with "Juggernaut"

  @CR:508.1h @see:508.1i @see:508.1j
  Scenario: The costs to attack with several creatures are added up
    ja: 複数のクリーチャーで攻撃するためのコストは合計される

    Given the opponent controls "Propaganda"
    And you control 3 "Island"
    And you control a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    Then you can't attack with "Bear" and "Ogre" (118.3)
    When you attack with "Bear"
    Then "Bear" is attacking the opponent
    And you have paid {2} for "Bear" (508.1h)

  @CR:508.1d
  Scenario: A creature that attacks if able need not where attacking costs mana
    ja: 攻撃するのにマナがかかるなら、可能なら攻撃するクリーチャーも攻撃しなくてよい

    Given the opponent controls "Propaganda"
    And you control 2 "Island"
    And you control "Juggernaut"
    When the game goes to the end of combat step of this turn
    Then "Juggernaut" is not tapped
    And you control exactly 2 Island

  @CR:508.8
  Scenario: Without attackers there are no blockers and no damage
    ja: 攻撃クリーチャーがいなければ、ブロックとダメージのステップは飛ばされる

    # even so: it could attack.
    Given you control a 2/2 creature "Bear"
    When you declare no attackers
    And all players pass in succession
    Then it is the end of combat step of your turn
