Feature: Triggered abilities: what triggers, and how they get onto the stack
  ja: 誘発型能力：何が誘発し、どうスタックに置かれるか

  Background:
    Given each player can pay any amount of mana

  @CR:603.2c @see:603.6c
  Scenario: An ability triggers once for each of several creatures that die at the same time
    ja: 同時に死亡したクリーチャー1体ごとに、能力は1回ずつ誘発する

    Given you control "Zulaport Cutthroat"
    And you control a 2/2 creature "Bear" A and a 2/2 creature "Bear" B
    When an effect destroys "Bear" A and "Bear" B
    Then "Bear" A and "Bear" B die simultaneously
    And the triggered ability of "Zulaport Cutthroat" triggers 2 times
    When everything on the stack resolves
    Then the opponent loses 2 life
    And you gain 2 life

  @CR:603.2c @CR:603.10a
  Scenario: "One or more" triggers once for all cards that leave a graveyard together, and sees them as they were there
    ja: 「1枚以上」の能力は、まとめて墓地を離れたカードに対して1回だけ誘発し、墓地にあった状態を見る

    # Were the cards looked at where they are now, in exile, nothing would have left a graveyard.
    Given you control "Desecrated Tomb"
    And "Grizzly Bears" and "Serra Angel" are in your graveyard
    When an effect exiles "Grizzly Bears" and "Serra Angel"
    Then the triggered ability of "Desecrated Tomb" triggers 1 time
    When everything on the stack resolves
    Then you control 1 "Bat" token

  @CR:603.2d
  Scenario Outline: An effect may have an ability trigger additional times, each of several such effects once more
    ja: 能力を追加で誘発させる効果は、いくつあってもそれぞれ1回ずつ加える

    Given you control <artifacts>
    And your hand is "Elvish Visionary"
    When you cast "Elvish Visionary" and it resolves
    Then the triggered ability of "Elvish Visionary" triggers <times> times
    Examples:
      | artifacts         | times |
      | "Panharmonicon"   | 2     |
      | 2 "Panharmonicon" | 3     |

  @CR:603.2g @see:614.6
  Scenario: An event that is replaced triggers nothing
    ja: 置換された出来事は何も誘発させない

    Given you control "Doomed Traveler"
    And the opponent controls "Rest in Peace"
    When an effect destroys "Doomed Traveler"
    Then "Doomed Traveler" is exiled
    And the triggered ability of "Doomed Traveler" does not trigger

  @CR:603.2b
  Scenario: As a step begins, everything triggers that triggers at its beginning
    ja: ステップが始まると、その開始時に誘発するものがすべて誘発する

    Given it is the end step of your turn
    And the opponent controls "Ophiomancer"
    When the game goes to the upkeep of the opponent's turn
    Then the triggered ability of "Ophiomancer" triggers 1 time
    When everything on the stack resolves
    Then the opponent controls 1 "Snake" token

  @CR:603.2e
  Scenario: What is untapped already doesn't become untapped
    ja: すでにアンタップ状態のものは、アンタップ状態になったとは扱われない

    Given the opponent controls "Sphinx's Disciple"
    When an effect untaps "Sphinx's Disciple"
    Then the triggered ability of "Sphinx's Disciple" does not trigger
    When the game goes to the end step of this turn
    Then the opponent draws no card

  @see:603.2e
  Scenario: A tapped creature becomes untapped
    ja: タップ状態のクリーチャーはアンタップ状態になる

    Given the opponent controls a tapped "Sphinx's Disciple"
    When an effect untaps "Sphinx's Disciple"
    Then the triggered ability of "Sphinx's Disciple" triggers 1 time

  @see:603.2a @see:702.61b
  Scenario: Abilities trigger even while nothing can be cast or activated
    ja: 何も唱えられず起動できないあいだも、能力は誘発する

    Given you control "Zulaport Cutthroat"
    And the opponent's hand is "Sudden Shock"
    When the opponent casts "Sudden Shock" targeting you
    And an effect destroys "Zulaport Cutthroat"
    Then the triggered ability of "Zulaport Cutthroat" is on the stack

  @CR:603.3a
  Scenario: Whoever controlled the source when its ability triggered controls the ability
    ja: 誘発型能力は、誘発したときにその発生源をコントロールしていたプレイヤーがコントロールする

    # Threaten untaps the creature before it changes its controller.
    Given the opponent controls a tapped "Sphinx's Disciple"
    And your hand is "Threaten"
    When you cast "Threaten" targeting "Sphinx's Disciple" and it resolves
    Then the controller of "Sphinx's Disciple" is you
    And 1 triggered ability controlled by the opponent is on the stack
    When everything on the stack resolves
    Then the opponent draws 1 card

  @CR:603.3b
  Scenario Outline: The active player's abilities go on the stack first, whoever's creature enters
    ja: アクティブ・プレイヤーの能力が先にスタックに置かれる

    Given you control "Soul Warden"
    And the opponent controls "Essence Warden"
    And it is the precombat main phase of <turn>
    When an effect makes you create a 1/1 creature "Bird" token
    Then from the top, the stack is <stack>
    Examples:
      | turn                | stack                                                                                |
      | your turn           | the triggered ability of "Essence Warden" and the triggered ability of "Soul Warden" |
      | the opponent's turn | the triggered ability of "Soul Warden" and the triggered ability of "Essence Warden" |

  @CR:603.3b
  Scenario Outline: A player chooses the order of their own abilities
    ja: 自分の能力の順番は自分で選ぶ

    Given you control "Soul Warden" and "Impact Tremors"
    When an effect makes you create a 1/1 creature "Bird" token
    Then you are asked to choose
    When you choose to put the triggered abilities on the stack in the order <order>
    Then from the top, the stack is <stack>
    Examples:
      | order                                                                                | stack                                                                                |
      | the triggered ability of "Soul Warden" and the triggered ability of "Impact Tremors" | the triggered ability of "Impact Tremors" and the triggered ability of "Soul Warden" |
      | the triggered ability of "Impact Tremors" and the triggered ability of "Soul Warden" | the triggered ability of "Soul Warden" and the triggered ability of "Impact Tremors" |

  @CR:603.3d
  Scenario: An ability for which no target can be chosen is removed from the stack
    ja: 適正な対象のない誘発型能力は、スタックから取り除かれる

    Given your hand is "Ravenous Chupacabra"
    # even so: there is a creature, but of its own controller.
    And you control "Grizzly Bears"
    When you cast "Ravenous Chupacabra" and it resolves
    Then the triggered ability of "Ravenous Chupacabra" triggers 1 time
    And the triggered ability of "Ravenous Chupacabra" is removed from the stack without resolving

  @CR:603.3c @CR:700.2b
  Scenario: A mode without a legal target can't be chosen for a triggered ability
    ja: 適正な対象のないモードは、誘発型能力のモードとして選べない

    # even so: there is a permanent, but neither artifact nor enchantment.
    Given the opponent controls "Serra Angel"
    And your hand is "Knight of Autumn"
    When you cast "Knight of Autumn" and it resolves
    Then you can choose only 1 and 3
    When you choose mode 3
    And everything on the stack resolves
    Then you gain 4 life

  @CR:603.4
  Scenario: With an intervening "if", an ability triggers only if the condition is true
    ja: 「場合」の条件が満たされていなければ、能力は誘発しない

    Given it is the end step of your turn
    And the opponent controls "Ophiomancer"
    And the opponent controls a 1/1 snake creature "Old Snake"
    When the game goes to the upkeep of the opponent's turn
    Then the triggered ability of "Ophiomancer" does not trigger

  @CR:603.4 @CR:608.2a
  Scenario: The condition is checked again as the ability would resolve
    ja: その条件は、解決されるときにもう一度確かめられる

    Given it is the end step of your turn
    And the opponent controls "Ophiomancer" A and "Ophiomancer" B
    When the game goes to the upkeep of the opponent's turn
    Then 2 triggered abilities controlled by the opponent are on the stack
    When everything on the stack resolves
    Then the opponent controls 1 "Snake" token

  @CR:603.5
  Scenario: An optional ability goes on the stack; the choice is made as it resolves
    ja: 任意の能力もスタックに置かれ、使うかどうかは解決時に選ぶ

    Given you control "Soul's Attendant"
    When an effect makes you create a 1/1 creature "Bird" token
    Then no player is asked to choose
    And the triggered ability of "Soul's Attendant" is on the stack
    When all players pass in succession
    Then you are asked to choose
    When you choose not to do so
    Then your life total is 20

  @see:603.6
  Scenario: An ability finds a creature that died only in the graveyard it went to
    ja: 死亡したクリーチャーは、それが置かれた墓地でしか見つからない

    Given you control "Weatherseed Treefolk"
    When an effect destroys "Weatherseed Treefolk"
    And an effect exiles "Weatherseed Treefolk"
    And everything on the stack resolves
    Then the triggered ability of "Weatherseed Treefolk" resolves without effect
    And "Weatherseed Treefolk" is in exile

  @CR:603.6 @see:400.7
  Scenario: A card that left the graveyard and came back is a new object and isn't found
    ja: 墓地を離れて戻ったカードは新しいオブジェクトであり、見つからない

    Given you control "Weatherseed Treefolk"
    When an effect destroys "Weatherseed Treefolk"
    And an effect exiles "Weatherseed Treefolk"
    And an effect puts "Weatherseed Treefolk" into your graveyard
    And everything on the stack resolves
    Then "Weatherseed Treefolk" is in your graveyard

  @see:603.6 @see:730.3
  Scenario: Of a merged permanent every card is found
    ja: 合同パーマネントの場合は、すべてのカードが見つかる

    Given you control a merged permanent of "Weatherseed Treefolk" over "Grizzly Bears"
    When an effect destroys "Weatherseed Treefolk"
    And everything on the stack resolves
    Then "Weatherseed Treefolk" and "Grizzly Bears" are in your hand

  @CR:603.6a @CR:603.10
  Scenario: Permanents that enter together see one another enter
    ja: 同時に戦場に出たパーマネントは、互いが出るのを見る

    Given "Soul Warden" and "Essence Warden" are in your graveyard
    When an effect puts "Soul Warden" and "Essence Warden" onto the battlefield under your control
    Then you are asked to choose
    When you choose to put the triggered abilities on the stack in the order the triggered ability of "Soul Warden" and the triggered ability of "Essence Warden"
    Then 2 triggered abilities controlled by you are on the stack

  @CR:603.6c @CR:603.10a
  Scenario: Creatures that die together see one another die
    ja: 同時に死亡するクリーチャーは、互いが死亡するのを見る

    # Each of the two sees both deaths: four abilities.
    Given you control "Zulaport Cutthroat" A and "Zulaport Cutthroat" B
    When an effect destroys "Zulaport Cutthroat" A and "Zulaport Cutthroat" B
    Then 4 triggered abilities controlled by you are on the stack

  @CR:603.10a @see:701.21a
  Scenario: A permanent that is sacrificed sees its own sacrifice
    ja: 生け贄に捧げられたパーマネントは、自分の生け贄を見る

    Given you control "Mayhem Devil"
    And your hand is "Village Rites"
    When you cast "Village Rites" sacrificing "Mayhem Devil"
    Then you are asked to choose the target
    When you choose the opponent as the target
    Then the triggered ability of "Mayhem Devil" is on the stack
    When everything on the stack resolves
    Then the opponent loses 1 life

  @CR:603.10a
  Scenario: A permanent that is returned to a hand sees its own return
    ja: 手札に戻されたパーマネントは、自分が戻されるのを見る

    Given you control "Warped Devotion"
    And the opponent's hand is "Boomerang"
    When the opponent casts "Boomerang" targeting "Warped Devotion" and it resolves
    Then the triggered ability of "Warped Devotion" triggers 1 time
    When everything on the stack resolves
    Then you have discarded "Warped Devotion"

  @CR:603.10e
  Scenario: An ability that triggers when a spell is countered looks at the spell as it was on the stack
    ja: 呪文が打ち消されたときに誘発する能力は、スタックにあったその呪文を見る

    Given you control "Multani's Presence"
    And your hand is "Grizzly Bears"
    And the opponent's hand is "Counterspell"
    When you cast "Grizzly Bears"
    And in response, the opponent casts "Counterspell" targeting "Grizzly Bears" and it resolves
    Then "Grizzly Bears" is countered
    And the triggered ability of "Multani's Presence" triggers 1 time

  @CR:107.3m
  Scenario Outline: In an ability that triggers as a permanent enters, X is what was announced for the spell
    ja: 戦場に出たときに誘発する能力のXは、その呪文について宣言された値である

    Given the opponent controls "Grizzly Bears" and "Serra Angel"
    And your hand is "The Meathook Massacre"
    When you cast "The Meathook Massacre" with X = <x> and it resolves
    And everything on the stack resolves
    Then "Serra Angel" is <size>
    And "Grizzly Bears" is <place>
    And the mana value of "The Meathook Massacre" is 2
    Examples:
      | x | size | place                       |
      | 1 | 3/3  | on the battlefield          |
      | 2 | 2/2  | in the opponent's graveyard |
