Feature: Blitz, cases from reports
  ja: 奇襲：報告された事例

  Background:
    Given each player can pay any amount of mana

  @CR:702.152a @CR:302.6 @see:400.7d @case:BL-02
  Scenario: A creature cast normally is plain, though it was blitzed the turn before
    ja: 前のターンに奇襲コストで唱えたクリーチャーでも、普通に唱え直せば奇襲の効果はない

    # Both costs are {1}{R}: only the announced choice tells the two casts apart.
    Given you have cast "Mayhem Patrol" for its blitz cost this turn and it has resolved
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then you have sacrificed "Mayhem Patrol" (702.152a)
    And you draw 1 card (702.152a)
    When an effect puts "Mayhem Patrol" into your hand
    And the game goes to the precombat main phase of your next turn
    And you cast "Mayhem Patrol" for its mana cost and it resolves
    Then the blitz cost of "Mayhem Patrol" was not paid
    And "Mayhem Patrol" does not have haste
    And you can't attack with "Mayhem Patrol" (302.6)
    When the game goes to the end step of this turn
    Then the delayed triggered ability of "Mayhem Patrol" does not trigger
    And "Mayhem Patrol" is on the battlefield
    When an effect destroys "Mayhem Patrol"
    Then "Mayhem Patrol" dies
    And the triggered ability of "Mayhem Patrol" does not trigger
    And you draw no card

  @CR:400.7 @CR:603.7c @case:BL-07
  Scenario: Blinked before the end step, the creature is not sacrificed
    ja: 終了ステップの前に追放されて戻ったクリーチャーは、生け贄に捧げられない

    Given you have cast "Mayhem Patrol" for its blitz cost this turn and it has resolved
    And your hand is "Cloudshift"
    When you cast "Cloudshift" targeting "Mayhem Patrol" and it resolves
    Then "Mayhem Patrol" is a new object (400.7)
    And "Mayhem Patrol" does not have haste
    And the triggered ability of "Mayhem Patrol" does not trigger
    When the game goes to the end step of this turn
    Then the delayed triggered ability of "Mayhem Patrol" triggers 1 time
    When everything on the stack resolves
    Then the delayed triggered ability of "Mayhem Patrol" resolves without effect (603.7c)
    And "Mayhem Patrol" is on the battlefield
    And you draw no card

  @CR:400.7 @CR:603.7c @case:BL-07
  Scenario: Blinked in response to the sacrifice, the creature stays
    ja: 生け贄の能力に対応して追放され戻ったクリーチャーは、戦場に残る

    Given you have cast "Mayhem Patrol" for its blitz cost this turn and it has resolved
    And your hand is "Cloudshift"
    When the game goes to the end step of this turn
    Then the delayed triggered ability of "Mayhem Patrol" is on the stack
    When in response, you cast "Cloudshift" targeting "Mayhem Patrol" and it resolves
    Then "Mayhem Patrol" is a new object (400.7)
    And the triggered ability of "Mayhem Patrol" does not trigger
    When everything on the stack resolves
    Then the delayed triggered ability of "Mayhem Patrol" resolves without effect (603.7c)
    And "Mayhem Patrol" is on the battlefield
    And you draw no card
    When an effect destroys "Mayhem Patrol"
    Then the triggered ability of "Mayhem Patrol" does not trigger
    And you draw no card

  @CR:302.1 @see:601.3 @case:BL-18
  Scenario Outline: Blitz does not let a creature be cast at instant speed
    ja: 奇襲があっても、クリーチャーをインスタントのように唱えることはできない

    Given it is the <step> of <turn>
    And your hand is "Mayhem Patrol"
    Then you can't cast "Mayhem Patrol" for its blitz cost (302.1)
    Examples:
      | step                     | turn                |
      | beginning of combat step | your turn           |
      | precombat main phase     | the opponent's turn |

  @CR:702.8a @CR:702.152a @see:118.9 @case:BL-18
  Scenario Outline: With permission to cast as though with flash, blitz may be chosen at instant speed
    ja: 瞬速を持つかのように唱えられるなら、インスタントのように唱えるときにも奇襲コストを選べる

    Given it is the <step> of <turn>
    And you control "Vedalken Orrery"
    And your hand is "Mayhem Patrol"
    When you cast "Mayhem Patrol" for its blitz cost and it resolves
    Then "Mayhem Patrol" is on the battlefield
    And "Mayhem Patrol" has haste (702.152a)
    Examples:
      | step                     | turn                |
      | beginning of combat step | your turn           |
      | precombat main phase     | the opponent's turn |

  @CR:513.2 @CR:702.152a @case:BL-18 @ruling:BLZ-X09
  Scenario: Blitzed during an end step, it is sacrificed at the end step of the next turn
    ja: 終了ステップに奇襲コストで唱えたクリーチャーは、次のターンの終了ステップに生け贄に捧げられる

    # The step does not back up: its beginning is past when the delayed triggered ability is made.
    Given it is the end step of the opponent's turn
    And you control "Vedalken Orrery"
    And your hand is "Mayhem Patrol"
    When you cast "Mayhem Patrol" for its blitz cost and it resolves
    Then the delayed triggered ability of "Mayhem Patrol" does not trigger
    When the game goes to the postcombat main phase of your next turn
    Then the delayed triggered ability of "Mayhem Patrol" does not trigger
    And "Mayhem Patrol" is on the battlefield
    When the game goes to the end step of this turn
    Then the delayed triggered ability of "Mayhem Patrol" triggers 1 time
    When everything on the stack resolves
    Then you have sacrificed "Mayhem Patrol" (702.152a)

  @CR:601.3 @derived @ruling:BLZ-X01
  Scenario: A player who can't cast creature spells can't cast one for blitz either
    ja: クリーチャー呪文を唱えられないプレイヤーは、奇襲コストでも唱えられない

    Given you control "Steel Golem"
    And your hand is "Mayhem Patrol"
    Then you can't cast "Mayhem Patrol" for its blitz cost (601.3)

  @CR:903.8 @CR:702.152a @see:118.9d @case:BL-13
  Scenario Outline: A commander blitzed from the command zone costs its blitz cost and the tax
    ja: 統率領域から奇襲コストで唱える統率者には、奇襲コストに加えて統率者税がかかる

    Given the game is Commander
    And your commander is "Jaxis, the Troublemaker"
    And "Jaxis, the Troublemaker" has been cast <times> from the command zone
    Then the total cost to cast "Jaxis, the Troublemaker" from the command zone for its blitz cost is <blitz> (903.8, 702.152a)
    And the total cost to cast "Jaxis, the Troublemaker" from the command zone is <mana>
    Examples:
      | times   | blitz  | mana   |
      | 1 time  | {3}{R} | {5}{R} |
      | 2 times | {5}{R} | {7}{R} |

  @CR:702.152a @CR:903.9a @see:117.5 @see:704.6d @case:BL-13
  Scenario: A blitzed commander really dies and draws, though it is put into the command zone after that
    ja: 奇襲で出た統率者は、その後で統率領域に置いても、実際に死亡してカードを引かせる

    # It goes to the graveyard first. Moving it on is a state-based action, performed before the draw ability is put on the stack.
    Given the game is Commander
    And your commander is "Jaxis, the Troublemaker"
    When you cast "Jaxis, the Troublemaker" from the command zone for its blitz cost and it resolves
    Then "Jaxis, the Troublemaker" has haste (702.152a)
    When the game goes to the end step of this turn
    And all players pass in succession
    And you choose to put "Jaxis, the Troublemaker" into the command zone
    Then you have sacrificed "Jaxis, the Troublemaker" (702.152a)
    And "Jaxis, the Troublemaker" is in the command zone
    And the blitz triggered ability of "Jaxis, the Troublemaker" is on the stack
    When everything on the stack resolves
    Then you draw 1 card (702.152a)

  @CR:702.152a @see:903.9a @see:117.5 @see:704.6d @case:BL-13
  Scenario: A blitzed commander that is left in the graveyard draws, too
    ja: 墓地に残した統率者でも、奇襲の能力でカードを引く

    Given the game is Commander
    And your commander is "Jaxis, the Troublemaker"
    When you cast "Jaxis, the Troublemaker" from the command zone for its blitz cost and it resolves
    Then "Jaxis, the Troublemaker" has haste (702.152a)
    When the game goes to the end step of this turn
    And all players pass in succession
    And you choose not to put "Jaxis, the Troublemaker" into the command zone
    Then you have sacrificed "Jaxis, the Troublemaker" (702.152a)
    And "Jaxis, the Troublemaker" is in your graveyard
    And the blitz triggered ability of "Jaxis, the Troublemaker" is on the stack
    When everything on the stack resolves
    Then you draw 1 card (702.152a)

  @CR:302.6 @see:702.152a @see:903.8 @case:BL-13
  Scenario: Cast normally from the command zone, the commander is not blitzed
    ja: 統率領域からマナ・コストで唱えた統率者は、奇襲で出たことにならない

    Given the game is Commander
    And your commander is "Jaxis, the Troublemaker"
    And "Jaxis, the Troublemaker" has been cast 2 times from the command zone
    When you cast "Jaxis, the Troublemaker" from the command zone for its mana cost and it resolves
    Then the blitz cost of "Jaxis, the Troublemaker" was not paid
    And you can't attack with "Jaxis, the Troublemaker" (302.6)
    When the game goes to the end step of this turn
    Then the delayed triggered ability of "Jaxis, the Troublemaker" does not trigger

  @CR:702.152b @CR:702.152a @see:118.9a @case:BL-15
  Scenario: Of a printed and a granted blitz only the one paid works, once
    ja: 印刷された奇襲と与えられた奇襲のうち、支払われた方だけが一度だけ働く

    Given you control "Henzie Toolbox Torre"
    And your hand is "Jaxis, the Troublemaker"
    When you cast "Jaxis, the Troublemaker" for its blitz cost {1}{R} and it resolves
    Then "Jaxis, the Troublemaker" has 2 instances of blitz
    And "Jaxis, the Troublemaker" has 1 instance of haste (702.152b)
    When the game goes to the end step of this turn
    Then 1 delayed triggered ability controlled by you is on the stack (702.152a)
    When everything on the stack resolves
    Then you have sacrificed "Jaxis, the Troublemaker"
    And you draw 1 card (702.152a)

  @CR:702.152a @see:601.3 @derived @case:P-18
  Scenario: By another permission, "Tenacious Underdog" may be cast from the graveyard normally, and then it is not blitzed
    ja: 別の許可があれば「しつこい負け犬」を墓地から普通に唱えられ、その場合は奇襲で出たことにならない

    # "Tenacious Underdog" itself allows it only for blitz; "Yawgmoth's Will" for any cost.
    Given "Tenacious Underdog" is in your graveyard
    And your hand is "Yawgmoth's Will"
    When you cast "Yawgmoth's Will" and it resolves
    Then the only costs you can choose to cast "Tenacious Underdog" are its mana cost and its blitz cost {2}{B}{B} (702.152a)
    When you cast "Tenacious Underdog" from your graveyard for its mana cost and it resolves
    Then "Tenacious Underdog" is on the battlefield
    And "Tenacious Underdog" does not have haste
    And the blitz cost of "Tenacious Underdog" was not paid

  @see:702.152a @see:603.6c @derived
  Scenario: A blitzed "Tenacious Underdog" that is exiled draws nothing
    ja: 奇襲で出た「しつこい負け犬」が追放されても、カードは引けない

    Given "Tenacious Underdog" is in your graveyard
    And the opponent's hand is "Swords to Plowshares"
    When you cast "Tenacious Underdog" from your graveyard for its blitz cost and it resolves
    And the opponent casts "Swords to Plowshares" targeting "Tenacious Underdog" and it resolves
    Then "Tenacious Underdog" is exiled
    And the triggered ability of "Tenacious Underdog" does not trigger
    And you draw no card
