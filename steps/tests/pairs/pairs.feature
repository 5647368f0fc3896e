Feature: Fourteen rulings, in English

  @CR:613.8a @CR:702.152a @ruling:BLZ-15 @ruling:BLZ-13
  Scenario: With an older Humility, blitz gives neither haste nor the draw
    ja: 謙虚が先にあるとき、奇襲の速攻と引く能力は得られない

    Given each player can pay any amount of mana
    And the opponent controls "Humility"
    And your hand is "Plasma Jockey"
    When you cast "Plasma Jockey" for its blitz cost and it resolves
    Then "Plasma Jockey" is 1/1 (613.4b)
    And "Plasma Jockey" does not have haste
    And the effect of "Plasma Jockey" depends on the effect of "Humility" (613.8a)
    And you can't attack with "Plasma Jockey" (302.6)
    When the game goes to the end step of this turn
    Then the delayed triggered ability of "Plasma Jockey" is on the stack
    When everything on the stack resolves
    Then you have sacrificed "Plasma Jockey" (702.152a)
    And you draw no card

  @CR:613.8a @ruling:BLZ-15
  Scenario: A newer Humility gives the same result
    ja: 謙虚が後から出ても結果は同じである

    Given each player can pay any amount of mana
    And the opponent controls "Vedalken Orrery"
    And the opponent's hand is "Humility"
    And you have cast "Plasma Jockey" for its blitz cost this turn and it has resolved
    Then "Plasma Jockey" has haste (702.152a)
    When the opponent casts "Humility" and it resolves
    Then "Plasma Jockey" is 1/1
    And "Plasma Jockey" does not have haste
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then you have sacrificed "Plasma Jockey" (702.152a)
    And you draw no card

  @CR:603.7b @CR:702.152a @ruling:BLZ-16 @ruling:BLZ-17
  Scenario: The sacrifice triggers once; countered, it never comes again
    ja: 生け贄の能力は一度だけ誘発し、打ち消されたら二度と誘発しない

    Given each player can pay any amount of mana
    And you have cast "Plasma Jockey" for its blitz cost this turn and it has resolved
    And the opponent's hand is "Stifle"
    When the game goes to the end step of this turn
    Then 1 delayed triggered ability controlled by you is on the stack (603.7b)
    When in response, the opponent casts "Stifle" targeting the delayed triggered ability of "Plasma Jockey" and it resolves
    Then the delayed triggered ability of "Plasma Jockey" is countered
    And "Plasma Jockey" is on the battlefield
    When the game goes to the end step of your next turn
    Then the delayed triggered ability of "Plasma Jockey" does not trigger
    And "Plasma Jockey" has haste (702.152a)
    When an effect destroys "Plasma Jockey"
    And everything on the stack resolves
    Then you draw 1 card (702.152a)

  @CR:707.10 @CR:608.3f @ruling:BLZ-X05
  Scenario: A copy of a blitzed spell was blitzed too
    ja: 奇襲コストで唱えた呪文のコピーも、奇襲コストが支払われたものである

    Given each player can pay any amount of mana
    And your hand is "Plasma Jockey" and "Double Major"
    When you cast "Plasma Jockey" for its blitz cost
    And in response, you cast "Double Major" targeting "Plasma Jockey" and it resolves
    Then 1 copy of the card "Plasma Jockey" is on the stack
    And the blitz cost of the copy of "Plasma Jockey" was paid (707.10)
    When everything on the stack resolves
    Then the copy of "Plasma Jockey" is a token (608.3f)
    And the copy of "Plasma Jockey" has haste
    And the card "Plasma Jockey" has haste
    When the game goes to the end step of this turn
    And you choose to put the triggered abilities on the stack in the order the delayed triggered ability of the copy of "Plasma Jockey" and the delayed triggered ability of the card "Plasma Jockey"
    And everything on the stack resolves
    Then you have sacrificed the copy of "Plasma Jockey" and the card "Plasma Jockey"
    And you draw 2 cards
    And the copy of "Plasma Jockey" no longer exists (704.5d)

  @CR:702.62a @ruling:SUS-13 @edition:2023-11-17
  Scenario: When the last time counter goes, the card must be cast if able
    ja: 最後の時間カウンターが取り除かれたら、可能なかぎり唱えなければならない

    Given it is the end step of the opponent's turn
    And "Shivan Meteor" is suspended in exile with 1 time counter on it
    And you control "Durkwood Baloth"
    When the game goes to the upkeep of your next turn
    And all players pass in succession
    Then "Shivan Meteor" has no time counters on it
    And the suspend triggered ability of "Shivan Meteor" is on the stack
    When all players pass in succession
    Then you must cast "Shivan Meteor" (702.62a)
    When you choose to cast "Shivan Meteor" targeting "Durkwood Baloth"
    And everything on the stack resolves
    Then "Durkwood Baloth" dies

  @CR:702.62a @CR:702.62b @ruling:SUS-13
  Scenario: When the last time counter goes, casting is optional
    ja: 最後の時間カウンターが取り除かれても、唱えないことを選べる

    Given it is the end step of the opponent's turn
    And "Shivan Meteor" is suspended in exile with 1 time counter on it
    And you control "Durkwood Baloth"
    When the game goes to the upkeep of your next turn
    And all players pass in succession
    Then "Shivan Meteor" has no time counters on it
    And the suspend triggered ability of "Shivan Meteor" is on the stack
    When all players pass in succession
    Then you are asked to choose whether to cast
    When you choose not to cast "Shivan Meteor"
    Then "Shivan Meteor" is in exile
    And "Shivan Meteor" is not suspended
    And "Durkwood Baloth" is on the battlefield
    When the game goes to the precombat main phase of your next turn
    Then the suspend triggered ability of "Shivan Meteor" does not trigger

  @CR:702.62a @CR:611.2a @ruling:SUS-06
  Scenario: Haste from suspend ends for good with the loss of control
    ja: 待機から唱えたクリーチャーの速攻は、コントロールを失うと二度と戻らない

    Given it is the end step of the opponent's turn
    And each player can pay any amount of mana
    And "Durkwood Baloth" is suspended in exile with 1 time counter on it
    And the opponent's hand is "Act of Treason"
    When the game goes to the upkeep of your next turn
    And everything on the stack resolves
    And you choose to cast "Durkwood Baloth"
    And the game goes to the precombat main phase of this turn
    Then "Durkwood Baloth" has haste (702.62a)
    And you can attack with "Durkwood Baloth"
    When the game goes to the precombat main phase of the opponent's next turn
    And the opponent casts "Act of Treason" targeting "Durkwood Baloth" and it resolves
    Then the controller of "Durkwood Baloth" is the opponent
    And "Durkwood Baloth" has 1 instance of haste
    When the game goes to the precombat main phase of your next turn
    Then the controller of "Durkwood Baloth" is you
    And "Durkwood Baloth" does not have haste

  @CR:702.94a @CR:702.94b @CR:603.3 @ruling:MIR-07 @ruling:MIR-17
  Scenario: Once the revealed card has left the hand, the miracle trigger does nothing
    ja: 公開した奇跡カードが手札を離れたら、誘発型能力は何も起こさない

    Given each player can pay any amount of mana
    And it is the upkeep of your turn
    And your hand is "Brainstorm"
    And from the top, your library has "Terminus", "Island" and "Forest"
    And the opponent controls "Scroll of Griselbrand"
    When you cast "Brainstorm"
    And the players pass until "Brainstorm" has resolved
    And you choose to reveal "Terminus"
    And you choose to put "Island" and "Forest" on the top of your library
    Then "Brainstorm" is in your graveyard
    And the miracle triggered ability of "Terminus" is on the stack (603.3)
    And the opponent knows what "Terminus" is (702.94b)
    When in response, the opponent activates the ability of "Scroll of Griselbrand" targeting you and it resolves
    Then you have discarded "Terminus"
    And the miracle triggered ability of "Terminus" is on the stack
    When everything on the stack resolves
    Then the miracle triggered ability of "Terminus" resolves without effect (702.94a)
    And "Terminus" is in your graveyard

  @CR:121.8 @CR:702.94a @ruling:MIR-13 @edition:2023-11-17
  Scenario: A card drawn in the middle of casting may be revealed once the spell is cast
    ja: 唱えている途中で引いたカードは、唱え終わってから公開できる

    Given it is the upkeep of your turn
    And you control "Chromatic Sphere" and 2 "Mountain"
    And your hand is "Lightning Bolt"
    And from the top, your library has "Thunderous Wrath"
    When you begin to cast "Lightning Bolt" targeting the opponent
    And you add {R} with "Chromatic Sphere"
    Then "Thunderous Wrath" is in your hand
    And "Thunderous Wrath" is face down (121.8)
    And you do not know what "Thunderous Wrath" is (121.8)
    When you finish casting "Lightning Bolt"
    And you choose to reveal "Thunderous Wrath"
    Then from the top, the stack is the miracle triggered ability of "Thunderous Wrath" and "Lightning Bolt"
    When all players pass in succession
    And you choose to cast "Thunderous Wrath" for its miracle cost targeting the opponent
    Then from the top, the stack is "Thunderous Wrath" and "Lightning Bolt"
    When everything on the stack resolves
    Then the opponent's life total is 12

  @CR:702.140c @CR:702.140d @CR:702.140e @ruling:MUT-05 @ruling:MUT-12
  Scenario Outline: Over or under, the mutate triggers of both cards trigger
    ja: 上に重ねても下に重ねても、両方の変容誘発が誘発する

    Given each player can pay any amount of mana
    And you control "Mysterious Egg"
    And the opponent controls "Short Sword"
    And your hand is "Gemrazer"
    When you cast "Gemrazer" for its mutate cost targeting "Mysterious Egg" and it resolves
    And you choose to put "Gemrazer" <place> "Mysterious Egg"
    And you choose to put the triggered abilities on the stack in the order the triggered ability of "Gemrazer" and the triggered ability of "Mysterious Egg"
    Then the name of the merged permanent is "<name>"
    And the merged permanent is <before>
    And from the top, the stack is the triggered ability of "Mysterious Egg" and the triggered ability of "Gemrazer"
    When everything on the stack resolves
    Then the merged permanent is <after>
    And the merged permanent has reach and trample (702.140e)
    And the merged permanent has mutated 1 time
    And "Short Sword" is in the opponent's graveyard
    Examples:
      | place | name | before | after |
      | over | Gemrazer | 4/4 | 5/5 |
      | under | Mysterious Egg | 0/2 | 1/3 |

  @CR:730.3 @CR:730.3c @ruling:MUT-29 @ruling:MUT-30
  Scenario: Each component of a blinked merged permanent returns with its own counter
    ja: 一時的に追放された合同パーマネントの構成要素は、それぞれカウンターを得て戻る

    Given each player can pay any amount of mana
    And you control a merged permanent of "Gemrazer" over "Mysterious Egg"
    And your hand is "Teferi's Time Twist"
    When you cast "Teferi's Time Twist" targeting the merged permanent and it resolves
    Then "Gemrazer" and "Mysterious Egg" are in exile (730.3)
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then "Gemrazer" and "Mysterious Egg" enter the battlefield simultaneously
    And "Gemrazer" is 5/5
    And "Mysterious Egg" is 1/3
    And "Mysterious Egg" has 1 +1/+1 counter on it
    And "Gemrazer" is not a merged permanent
    And "Gemrazer" has mutated 0 times
    And the triggered ability of "Gemrazer" does not trigger

  @CR:903.10a @CR:903.3c @CR:704.6c @ruling:MUT-54
  Scenario: Combat damage by a pile with the commander below counts towards 21
    ja: 統率者が下にある合同パーマネントの戦闘ダメージも21点に数える

    Given the game is Commander
    And your commander is "Snapdax, Apex of the Hunt"
    And you control a merged permanent of "Cloudpiercer" over "Snapdax, Apex of the Hunt"
    And the opponent has been dealt 16 commander damage by "Snapdax, Apex of the Hunt"
    And the opponent's life total is 24
    When you attack with "Cloudpiercer"
    And the game goes to the first strike damage step of this turn
    Then the opponent has been dealt 21 commander damage by "Snapdax, Apex of the Hunt"
    And the opponent's life total is 19
    And the opponent loses the game (903.10a, 704.6c)

  @CR:903.9a @CR:730.3 @ruling:MUT-X18
  Scenario: When the pile dies, only the commander card may move to the command zone
    ja: 合同パーマネントが死亡したとき、統率領域に移れるのは統率者カードだけである

    Given the game is Commander
    And each player can pay any amount of mana
    And your commander is "Snapdax, Apex of the Hunt"
    And you control a merged permanent of "Cloudpiercer" over "Snapdax, Apex of the Hunt"
    And the opponent's hand is "Murder"
    When the opponent casts "Murder" targeting the merged permanent and it resolves
    And you choose to put "Snapdax, Apex of the Hunt" into the command zone
    Then the merged permanent dies
    And 1 creature has died this turn
    And "Snapdax, Apex of the Hunt" moves from your graveyard to the command zone (903.9a)
    And "Cloudpiercer" is in your graveyard

  @CR:702.140a @CR:601.2c @CR:733.1 @ruling:MUT-03 @ruling:MUT-04
  Scenario: A Human or a creature with another owner can't be mutated onto
    ja: 人間や他のプレイヤーがオーナーであるクリーチャーには変容できない

    Given each player can pay any amount of mana
    And you control "Impassioned Orator"
    And the opponent controls "Runeclaw Bear"
    And your hand is "Gemrazer"
    When you try to cast "Gemrazer" for its mutate cost targeting "Impassioned Orator"
    Then that action is illegal and is reversed (702.140a)
    And nothing has changed
    When an effect gives you control of "Runeclaw Bear"
    Then "Runeclaw Bear" is not a legal target for "Gemrazer" cast for its mutate cost (702.140a)
    And you can't cast "Gemrazer" for its mutate cost (601.2c)
    And you can cast "Gemrazer"
