Feature: Preventing and redirecting damage
  ja: ダメージの軽減と移し変え

  Background:
    Given each player can pay any amount of mana

  @CR:615.7 @CR:615.1a @CR:615.6
  Scenario: A shield shrinks with the damage it prevents
    ja: 軽減の盾は、軽減したダメージの分だけ小さくなる

    # Of the first 3 damage all is prevented, of the next 3 just 1.
    Given your hand is "Mending Hands"
    When you cast "Mending Hands" targeting you and it resolves
    And an effect deals 3 damage to you
    Then your life total is 20
    When an effect deals 3 damage to you
    Then you lose 2 life (615.7)

  @CR:615.7
  Scenario Outline: The player chooses which of two sources' damage a shield prevents
    ja: 2つの発生源から同時にダメージを受けるとき、どちらを軽減するかはプレイヤーが選ぶ

    # 4 of the 7 damage are prevented; Abzan Guide gives its controller life for what it deals.
    Given it is the precombat main phase of the opponent's turn
    And the opponent controls "Abzan Guide" and a 3/3 creature "Ogre"
    And your hand is "Mending Hands"
    When you cast "Mending Hands" targeting you and it resolves
    And the opponent attacks you with "Abzan Guide" and "Ogre"
    And the game goes to the combat damage step of this turn
    And you choose the number <n>
    Then your life total is 17
    And the opponent's life total is <life>

    Examples:
      | n | life |
      | 4 | 20   |
      | 1 | 23   |

  @CR:615.1a @CR:615.10
  Scenario: A static ability prevents a bit of each source's damage, each time
    ja: 常在型能力による軽減は、発生源ごとに、そのつど働く

    Given it is the precombat main phase of the opponent's turn
    And you control "Urza's Armor"
    And the opponent controls a 2/2 creature "Bear" and a 2/2 creature "Wolf"
    When the opponent attacks you with "Bear" and "Wolf"
    And the game goes to the end of combat step of this turn
    Then "Bear" deals 1 combat damage to you
    And "Wolf" deals 1 combat damage to you
    And your life total is 18

  @CR:615.8 @CR:615.5 @CR:614.3 @CR:615.3
  Scenario: The next damage from a creature is prevented, and life is gained for it, just once
    ja: クリーチャーが次に与えるダメージが1度だけ軽減され、その分のライフを得る

    Given it is the precombat main phase of the opponent's turn
    And the opponent controls "Prodigal Pyromancer"
    And your hand is "Awe Strike"
    When you cast "Awe Strike" targeting "Prodigal Pyromancer" and it resolves
    And the opponent activates the activated ability of "Prodigal Pyromancer" targeting you and it resolves
    Then you gain 1 life (615.5)
    And your life total is 21
    When an effect untaps "Prodigal Pyromancer"
    And the opponent activates the activated ability of "Prodigal Pyromancer" targeting you and it resolves
    Then "Prodigal Pyromancer" deals 1 damage to you
    And your life total is 20

  @CR:615.12
  Scenario: Damage that can't be prevented is dealt in spite of a shield
    ja: 軽減できないダメージは、軽減の盾があっても与えられる

    Given your hand is "Skullcrack"
    And the opponent's hand is "Mending Hands"
    When you cast "Skullcrack" targeting the opponent
    And the opponent casts "Mending Hands" targeting the opponent and it resolves
    And everything on the stack resolves
    Then "Skullcrack" deals 3 damage to the opponent (615.12)

  @CR:615.6 @see:603.2g
  Scenario: Combat damage that is prevented triggers nothing
    ja: 軽減された戦闘ダメージでは何も誘発しない

    Given you control "Scroll Thief"
    And the opponent's hand is "Fog"
    When you attack with "Scroll Thief"
    And the opponent casts "Fog" and it resolves
    And the game goes to the end of combat step of this turn
    Then the triggered ability of "Scroll Thief" does not trigger
    And you draw no card

  @CR:614.9
  Scenario: Damage to a player is dealt to a creature instead
    ja: プレイヤーへのダメージが代わりにクリーチャーに与えられる

    Given you control "Palisade Giant"
    And the opponent's hand is "Lightning Bolt"
    When the opponent casts "Lightning Bolt" targeting you and it resolves
    Then "Lightning Bolt" deals 3 damage to "Palisade Giant" (614.9)
    And your life total is 20

  @CR:614.9
  Scenario: Damage can't be redirected to a creature that is gone
    ja: もういないクリーチャーにはダメージを移し変えられない

    Given you control "Nomads en-Kor" and "Grizzly Bears"
    When you activate the activated ability of "Nomads en-Kor" targeting "Grizzly Bears" and it resolves
    And an effect exiles "Grizzly Bears"
    And an effect deals 1 damage to "Nomads en-Kor"
    Then "Nomads en-Kor" dies (614.9)

  @CR:614.7a @CR:120.8
  Scenario: A source that would deal no damage deals none, and nothing is added
    ja: 0点のダメージは与えられず、増やすこともできない

    # even so: red sources deal 2 more.
    Given you control "Torbran, Thane of Red Fell"
    And your hand is "Blaze"
    When you cast "Blaze" targeting the opponent with X = 0 and it resolves
    Then the opponent's life total is 20

  @CR:614.8 @CR:701.19a @CR:614.3
  Scenario: Regeneration saves a creature once
    ja: 再生は1度だけクリーチャーを救う

    Given you control "Drudge Skeletons"
    When you activate the activated ability of "Drudge Skeletons" and it resolves
    And an effect destroys "Drudge Skeletons"
    Then "Drudge Skeletons" is on the battlefield (614.8)
    And "Drudge Skeletons" is tapped
    When an effect destroys "Drudge Skeletons"
    Then "Drudge Skeletons" dies

  @CR:701.19c
  Scenario: A creature that can't be regenerated is destroyed in spite of its shield
    ja: 再生できないクリーチャーは、再生の盾があっても破壊される

    Given you control "Drudge Skeletons"
    And your hand is "Wrath of God"
    When you activate the activated ability of "Drudge Skeletons" and it resolves
    And you cast "Wrath of God" and it resolves
    Then "Drudge Skeletons" dies (701.19c)

  @CR:615.9 @CR:609.7b
  Scenario: A shield against a red source is no use once the source isn't red any more
    ja: 赤の発生源に対する軽減の盾は、その発生源が赤でなくなれば働かない

    Given it is the precombat main phase of the opponent's turn
    And you control "Circle of Protection: Red"
    And the opponent controls a 2/2 red creature "Red Imp"
    And your hand is "Turn to Frog"
    When you activate the activated ability of "Circle of Protection: Red" and it resolves
    And you cast "Turn to Frog" targeting "Red Imp" and it resolves
    And the opponent attacks you with "Red Imp"
    And the game goes to the end of combat step of this turn
    Then "Red Imp" deals 1 combat damage to you

  @CR:615.8 @CR:615.1a
  Scenario: A shield against a red source prevents its damage the next time
    ja: 赤の発生源に対する軽減の盾は、それが次に与えるダメージを軽減する

    Given you control "Circle of Protection: Red" and "Mountain"
    And the opponent controls a 2/2 red creature "Red Imp" and "Prodigal Pyromancer"
    When you activate the activated ability of "Circle of Protection: Red"
    And everything on the stack resolves
    And you choose "Prodigal Pyromancer"
    And the opponent activates the activated ability of "Prodigal Pyromancer" targeting you and it resolves
    Then your life total is 20
    When an effect untaps "Prodigal Pyromancer"
    And the opponent activates the activated ability of "Prodigal Pyromancer" targeting you and it resolves
    Then your life total is 19

  # Its ability, on the stack, still refers to the Pyromancer, which is gone.
  @CR:609.7a @see:113.7a
  Scenario: A source that is gone can be chosen while an ability of it is on the stack
    ja: 能力がスタックにある間は、もう戦場にない発生源も選べる

    Given it is the precombat main phase of the opponent's turn
    And you control "Circle of Protection: Red"
    And the opponent controls "Prodigal Pyromancer" and a 2/2 red creature "Red Imp"
    When the opponent activates the activated ability of "Prodigal Pyromancer" targeting you
    And an effect destroys "Prodigal Pyromancer"
    And in response, you activate the activated ability of "Circle of Protection: Red" and it resolves
    And you choose "Prodigal Pyromancer"
    And everything on the stack resolves
    Then your life total is 20

  @see:609.7a
  Scenario: A source that is gone can't be chosen once nothing refers to it any more
    ja: もう戦場になく、何からも参照されていない発生源は選べない

    Given it is the precombat main phase of the opponent's turn
    And you control "Circle of Protection: Red"
    And the opponent controls "Prodigal Pyromancer", a 2/2 red creature "Red Imp" and a 3/3 red creature "Red Ogre"
    When an effect destroys "Prodigal Pyromancer"
    And you activate the activated ability of "Circle of Protection: Red" and it resolves
    Then you can choose only "Red Imp" and "Red Ogre"
    When you choose "Red Imp"
    And the opponent attacks you with "Red Imp"
    And the game goes to the end of combat step of this turn
    Then your life total is 20

  # 400.7: the permanent is a new object, but the shield against the spell goes on against it.
  @CR:400.7c @see:609.7a
  Scenario: A shield against a creature spell goes on against the creature which that becomes
    ja: クリーチャー呪文に対する軽減の盾は、それがなったクリーチャーに対しても働く

    Given the following cards are used
      | name     | cost | type     | P/T | text  |
      | Fire Imp | {R}  | Creature | 2/2 | Haste |
    And it is the precombat main phase of the opponent's turn
    And you control "Circle of Protection: Red"
    And the opponent's hand is "Fire Imp"
    When the opponent casts "Fire Imp"
    And in response, you activate the activated ability of "Circle of Protection: Red" and it resolves
    And everything on the stack resolves
    And the opponent attacks you with "Fire Imp"
    And the game goes to the end of combat step of this turn
    Then your life total is 20

  @CR:615.10
  Scenario: Of damage to several creatures at one time some is prevented for each
    ja: 同時に複数のクリーチャーに与えられるダメージは、それぞれについて軽減される

    Given you control "Daunting Defender", a 1/2 Cleric creature "Acolyte" and a 2/2 creature "Bear"
    And your hand is "Pyroclasm"
    When you cast "Pyroclasm" and it resolves
    Then "Pyroclasm" deals 1 damage to "Acolyte" (615.10)
    And "Pyroclasm" deals 1 damage to "Daunting Defender"
    And "Bear" dies

  @CR:615.11
  Scenario: An effect on several creatures makes a shield for each that there is as it resolves
    ja: 複数のクリーチャーへのダメージを軽減する効果は、解決時にいるそれぞれのために軽減の盾を作る

    # "Wojek Apothecary" is white: target creature, and each other creature that shares a color with it.
    Given you control "Wojek Apothecary", a 2/2 white creature "Knight" and a 2/2 green creature "Elf"
    And your hand is "Pyroclasm"
    When you activate the activated ability of "Wojek Apothecary" targeting "Knight" and it resolves
    And you cast "Pyroclasm" and it resolves
    Then "Pyroclasm" deals 1 damage to "Knight" (615.11)
    And "Pyroclasm" deals 1 damage to "Wojek Apothecary"
    And "Elf" dies

  @CR:615.12a @CR:615.12 @see:122.1c
  Scenario: A prevention effect is applied to damage that can't be prevented just once
    ja: 軽減できないダメージには、軽減効果が1度だけ適用される

    # The damage is dealt, and what the shield counters' effect does besides happens once: one of the two counters is removed.
    Given you control a 3/3 creature "Guard"
    And "Guard" has 2 shield counters on it
    And your hand is "Skullcrack"
    When you cast "Skullcrack" targeting the opponent and it resolves
    And an effect deals 1 damage to "Guard"
    Then the marked damage of "Guard" is 1 (615.12)
    And "Guard" has 1 shield counter on it (615.12a)

  @CR:615.13 @see:615.5
  Scenario: An ability about prevented damage triggers once for all that one effect prevents at one time
    ja: 軽減されたダメージを見る能力は、1つの効果が同時に軽減したものについて1回誘発する

    # "Selfless Squire" prevents all damage to you this turn, and gets as many +1/+1 counters as damage was prevented.
    Given it is the precombat main phase of the opponent's turn
    And your hand is "Selfless Squire"
    And the opponent controls a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    When you cast "Selfless Squire" and it resolves
    And everything on the stack resolves
    And the opponent attacks you with "Bear" and "Ogre"
    And the game goes to the combat damage step of this turn
    Then your life total is 20
    And the second triggered ability of "Selfless Squire" triggers 1 time (615.13)
    When everything on the stack resolves
    Then "Selfless Squire" has 5 +1/+1 counters on it

  @CR:615.1
  Scenario: A prevention effect watches for damage as it would be dealt
    ja: 軽減効果は、与えられようとするダメージを見張る

    # The bolt is on the stack before the shield is there.
    Given you control "Grizzly Bears"
    And your hand is "Mending Hands"
    And the opponent's hand is "Lightning Bolt"
    When you pass priority
    And the opponent casts "Lightning Bolt" targeting "Grizzly Bears"
    And in response, you cast "Mending Hands" targeting "Grizzly Bears" and it resolves
    And everything on the stack resolves
    Then "Grizzly Bears" is on the battlefield (615.1)

  @see:615.3 @see:514.2
  Scenario: A shield that isn't used up lasts until its duration expires
    ja: 使い切られない軽減の盾は、期間が終わるまで続く

    Given you control "Grizzly Bears"
    And your hand is "Mending Hands"
    When you cast "Mending Hands" targeting "Grizzly Bears" and it resolves
    And the game goes to the precombat main phase of the opponent's turn
    And an effect deals 2 damage to "Grizzly Bears"
    Then "Grizzly Bears" dies

  @see:615.13
  Scenario: An ability about prevented damage triggers anew each time, also for damage from a single source
    ja: 軽減されたダメージを見る能力は、単独の発生源からのダメージについても、そのたびに誘発する

    Given it is the precombat main phase of the opponent's turn
    And your hand is "Selfless Squire"
    When you cast "Selfless Squire" and it resolves
    And everything on the stack resolves
    And an effect deals 2 damage to you
    Then the second triggered ability of "Selfless Squire" triggers 1 time
    When everything on the stack resolves
    And an effect deals 1 damage to you
    Then the second triggered ability of "Selfless Squire" triggers 1 time
    When everything on the stack resolves
    Then "Selfless Squire" has 3 +1/+1 counters on it
