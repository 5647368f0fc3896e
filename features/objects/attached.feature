Feature: What is attached, and counters: rule by rule
  ja: つけられているものとカウンター

  Background:
    Given each player can pay any amount of mana

  @CR:301.5d
  Scenario: Gaining control of the equipped creature doesn't give control of the Equipment
    ja: 装備しているクリーチャーのコントロールを得ても、装備品のコントロールは得ない

    Given the opponent controls "Short Sword" and a 2/2 creature "Bear"
    And "Short Sword" is attached to "Bear"
    And your hand is "Threaten"
    When you cast "Threaten" targeting "Bear" and it resolves
    Then the controller of "Bear" is you
    And the controller of "Short Sword" is the opponent
    And "Short Sword" is attached to "Bear"
    And "Bear" is 3/3

  @CR:303.4e
  Scenario: Gaining control of the enchanted creature doesn't give control of the Aura
    ja: エンチャントされているクリーチャーのコントロールを得ても、オーラのコントロールは得ない

    Given the opponent controls a 2/2 creature "Bear"
    And you control "Pacifism"
    And "Pacifism" is attached to "Bear"
    When an effect gives you control of "Bear"
    And an effect gives the opponent control of "Bear"
    Then the controller of "Pacifism" is you

  @CR:301.5b
  Scenario: Equipment enters attached to nothing, and doesn't move to what it can't equip
    ja: 装備品は何にもつけられていない状態で出て、装備できないものへは動かない

    Given your hand is "Short Sword"
    And you control a 2/2 creature "Bear" and an artifact "Relic"
    When you cast "Short Sword" and it resolves
    Then "Short Sword" is attached to nothing
    When you activate the equip ability of "Short Sword" targeting "Bear" and it resolves
    And the following effect happens: attach "Short Sword" to "Relic"
    Then "Short Sword" is attached to "Bear"

  @CR:303.4j
  Scenario: An Aura doesn't move to what it can't enchant
    ja: オーラは、エンチャントできないものへは動かない

    Given you control a 2/2 creature "Bear" and an artifact "Relic"
    And the opponent controls "Pacifism"
    And "Pacifism" is attached to "Bear"
    When the following effect happens: attach "Pacifism" to "Relic"
    Then "Pacifism" is attached to "Bear"

  @CR:301.6 @CR:702.67a
  Scenario: A Fortification is attached to a land, not to a creature
    ja: 城砦は土地につけられ、クリーチャーにはつけられない

    Given the following cards are used
      | name  | cost | type                     | text        |
      | Tower | {1}  | Artifact - Fortification | Fortify {2} |
    And you control "Tower", "Forest" and a 2/2 creature "Bear"
    When you activate the fortify ability of "Tower" targeting "Forest" and it resolves
    Then "Tower" is attached to "Forest"
    When the following effect happens: attach "Tower" to "Bear"
    Then "Tower" is attached to "Forest"

  @CR:702.67a
  Scenario: Fortify can be activated only as a sorcery, targeting a land of one's own
    ja: 城砦化を起動できるのはソーサリーを唱えられるときだけで、対象は自分の土地に限る

    Given each player can pay any amount of mana
    And the following cards are used
      | name  | cost | type                     | text        |
      | Tower | {1}  | Artifact - Fortification | Fortify {2} |
    And you control "Tower" and "Forest"
    And the opponent controls "Island"
    Then you can't activate the fortify ability of "Tower" targeting "Island" (115.1)
    And you can activate the fortify ability of "Tower" targeting "Forest"
    When the game goes to the upkeep of the opponent's turn
    Then you can't activate the fortify ability of "Tower" targeting "Forest" (602.5d)

  @CR:122.2
  Scenario: Counters cease to exist as the object moves to another zone
    ja: オブジェクトが領域を移動すると、その上のカウンターはなくなる

    Given you control a 2/2 creature "Bear"
    And "Bear" has 2 +1/+1 counters on it
    When an effect puts "Bear" into your hand
    Then "Bear" has no counters on it

  @CR:122.3
  Scenario: +1/+1 and -1/-1 counters are removed in pairs
    ja: +1/+1カウンターと-1/-1カウンターは同じ数ずつ取り除かれる

    Given you control a 4/4 creature "Elephant"
    And "Elephant" has 2 +1/+1 counters on it
    When an effect puts 3 -1/-1 counters on "Elephant"
    Then "Elephant" has 1 -1/-1 counter on it
    And "Elephant" is 3/3

  @CR:122.1e @see:306.9
  Scenario: A planeswalker's loyalty counters are its loyalty; without any it is put into the graveyard
    ja: プレインズウォーカーの忠誠度は忠誠カウンターの数であり、なくなると墓地に置かれる

    Given the opponent controls a planeswalker "Walker" with 2 loyalty counters
    When an effect removes 2 loyalty counters from "Walker"
    Then "Walker" is in the opponent's graveyard

  @CR:122.1f
  Scenario: A player with ten poison counters loses
    ja: 毒カウンターが10個になったプレイヤーは敗北する

    Given the following cards are used
      | name       | cost | type    | text                           |
      | Cold Venom | {B}  | Instant | You get three poison counters. |
    And the opponent has 7 poison counters
    And the opponent's hand is "Cold Venom"
    When the opponent casts "Cold Venom" and it resolves
    Then the opponent loses the game

  @CR:122.1j
  Scenario: A hone counter on an Equipment gives +1/+0 to the creature that has it
    ja: 装備品の上の研磨カウンターは、それを装備しているクリーチャーに+1/+0の修整を与える

    Given you control "Short Sword" and a 2/2 creature "Bear"
    And "Short Sword" is attached to "Bear"
    When an effect puts 2 hone counters on "Short Sword"
    Then "Bear" is 5/3

  @CR:122.7
  Scenario Outline: What triggers on the third counter triggers as that number is reached or passed, not later
    ja: 3個目のカウンターで誘発する能力は、その数に達するか超えたときに誘発し、その後は誘発しない

    Given the following cards are used
      | name | type     | P/T | text                                                          |
      | Sage | Creature | 1/1 | Whenever the third +1/+1 counter is put on Sage, draw a card. |
    And you control "Sage"
    And "Sage" has <there> on it
    When an effect puts 2 +1/+1 counters on "Sage"
    Then the triggered ability of "Sage" triggers <times>
    When an effect puts 1 +1/+1 counter on "Sage"
    Then the triggered ability of "Sage" triggers 0 times
    Examples:
      | there            | times  |
      | 1 +1/+1 counter  | 1 time |
      | 2 +1/+1 counters | 1 time |

  @CR:122.8
  Scenario: A creature's counters are put on another as it dies: as many of each kind as it had
    ja: 死亡したクリーチャーのカウンターは、持っていた種類と数だけ別のものの上に置かれる

    Given the following cards are used
      | name | type     | P/T | text                                                             |
      | Heir | Creature | 1/1 | When Heir dies, put its counters on target creature you control. |
    And you control "Heir" and a 2/2 creature "Bear"
    And "Heir" has 2 +1/+1 counters on it
    And "Heir" has 1 flying counter on it
    When an effect destroys "Heir"
    And everything on the stack resolves
    Then "Bear" is 4/4
    And "Bear" has flying

  @CR:122.9
  Scenario: The counters of what was sacrificed as the cost of its own ability are put on another: as many of each kind as it had
    ja: 自身の能力のコストとして生け贄に捧げたもののカウンターは、持っていた種類と数だけ別のものの上に置かれる

    Given the following cards are used
      | name | type     | P/T | text                                                     |
      | Urn  | Artifact |     | {T}, Sacrifice Urn: Put its counters on target creature. |
    And you control "Urn" and a 2/2 creature "Bear"
    And "Urn" has 2 +1/+1 counters on it
    When you activate the ability of "Urn" targeting "Bear" and it resolves
    Then "Bear" is 4/4

  @CR:500.4
  Scenario: What lasts until the next upkeep ends as that begins
    ja: 次のアップキープまで続く効果は、それが始まると同時に終わる

    Given you control a 2/2 creature "Bear"
    And it is the end step of the opponent's turn
    When the following effect happens: "Bear" gets +2/+2 until your next upkeep
    Then "Bear" is 4/4
    When the game goes to the upkeep of your turn
    Then "Bear" is 2/2

  @CR:303.4i
  Scenario: An Aura that is to return attached to what it can't enchant stays where it is
    ja: エンチャントできないものにつけられた状態で戻るオーラは、元の領域に残る

    Given you control an artifact "Relic"
    And "Pacifism" is in your graveyard
    When the following effect happens: return "Pacifism" to the battlefield attached to "Relic"
    Then "Pacifism" does not enter the battlefield
    And "Pacifism" is in your graveyard

  @CR:301.5e
  Scenario: An Equipment that is to return attached to what it can't equip enters unattached
    ja: 装備できないものにつけられた状態で戻る装備品は、つけられていない状態で出る

    # Were it attached and only then taken off, it would become unattached.
    Given the following cards are used
      | name  | cost | type                 | text                                                           |
      | Blade | {1}  | Artifact - Equipment | Whenever Blade becomes unattached, you gain 1 life.\nEquip {1} |
    And you control an artifact "Relic"
    And "Blade" is in your graveyard
    When the following effect happens: return "Blade" to the battlefield attached to "Relic"
    Then "Blade" is on the battlefield
    And "Blade" is attached to nothing
    And the triggered ability of "Blade" does not trigger

  @CR:303.4h
  Scenario: What is neither Aura nor Equipment enters unattached
    ja: オーラでも装備品でもないものは、つけられていない状態で出る

    Given you control a 2/2 creature "Bear"
    And the following cards are used
      | name | cost | type     | text                                               |
      | Idol | {1}  | Artifact | Whenever Idol becomes unattached, you gain 1 life. |
    And "Idol" is in your graveyard
    When the following effect happens: return "Idol" to the battlefield attached to "Bear"
    Then "Idol" is on the battlefield
    And "Idol" is attached to nothing
    And the triggered ability of "Idol" does not trigger

  @CR:301.5c @see:704.5p
  Scenario: An Equipment that is a creature isn't attached by its equip ability
    ja: クリーチャーである装備品は、装備能力が解決されてもつけられない

    # Were it attached and only then taken off, it would become unattached.
    Given the following cards are used
      | name  | cost | type                 | text                                                           |
      | Blade | {1}  | Artifact - Equipment | Whenever Blade becomes unattached, you gain 1 life.\nEquip {1} |
    And you control "March of the Machines", "Blade" and a 2/2 creature "Bear"
    When you activate the equip ability of "Blade" targeting "Bear" and it resolves
    Then "Blade" is attached to nothing
    And the triggered ability of "Blade" does not trigger

  @CR:503.2
  Scenario: "Only after the upkeep step" begins after the first of several upkeep steps
    ja: 「アップキープ・ステップの後」は、複数あるならその最初のものの後である

    Given the following cards are used
      | name | cost | type    | text                                                      |
      | Late | {U}  | Instant | Cast this spell only after the upkeep step.\nDraw a card. |
    And your hand is "Paradox Haze" and "Late"
    When you cast "Paradox Haze" targeting you and it resolves
    And the game goes to the upkeep of your next turn
    Then you can't cast "Late" (503.2)
    When everything on the stack resolves
    And all players pass in succession
    Then it is the upkeep of your turn
    And you can cast "Late"
