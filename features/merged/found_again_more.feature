Feature: More effects that find what was a merged permanent, or don't
  ja: 合同パーマネントだったものを見つける効果と、見つけない効果（続き）

  # Twins of scenarios elsewhere in which an effect finds, returns or waits for one card.

  Background:
    Given each player can pay any amount of mana

  @see:607.2a @see:730.3c
  Scenario: If the ability that returns the cards resolves before the one that exiles them, all of them stay in exile
    ja: 追放する能力より先に戻す能力が解決されれば、どのカードも戻らない

    # Oblivion Ring leaves with its first ability on the stack.
    Given the opponent controls a merged permanent of "Serra Angel" over "Grizzly Bears"
    And your hand is "Oblivion Ring"
    When you cast "Oblivion Ring" and it resolves
    And an effect destroys "Oblivion Ring"
    And everything on the stack resolves
    Then "Serra Angel" and "Grizzly Bears" are in exile

  @see:702.26d @see:603.6c @see:730.3c
  Scenario: Oblivion Ring phasing out doesn't leave the battlefield, so that nothing returns until it does
    ja: 忘却の輪がフェイズ・アウトしても戦場を離れたことにはならず、実際に離れるまで何も戻らない

    Given the opponent controls a merged permanent of "Serra Angel" over "Grizzly Bears"
    And your hand is "Oblivion Ring"
    When you cast "Oblivion Ring" and it resolves
    And everything on the stack resolves
    And an effect phases out "Oblivion Ring"
    Then the stack is empty
    And "Serra Angel" and "Grizzly Bears" are in exile
    When the game goes to the upkeep of your next turn
    And an effect destroys "Oblivion Ring"
    And everything on the stack resolves
    Then "Serra Angel" and "Grizzly Bears" are on the battlefield
    And the opponent controls exactly 2 creatures

  @see:702.26d @see:603.6c
  Scenario: So it is with a single card
    ja: 1枚のカードでも同じである

    Given the opponent controls "Grizzly Bears"
    And your hand is "Oblivion Ring"
    When you cast "Oblivion Ring" and it resolves
    And everything on the stack resolves
    And an effect phases out "Oblivion Ring"
    Then the stack is empty
    And "Grizzly Bears" is in exile

  @CR:603.6 @see:400.7 @see:730.3c
  Scenario: Of two cards in the graveyard the ability finds the one that is still there
    ja: 墓地に置かれた2枚のうち、まだそこにある1枚だけが見つかる

    # The Bears leave the graveyard in response and come back as a new object.
    Given you control a merged permanent of "Weatherseed Treefolk" over "Grizzly Bears"
    When an effect destroys the merged permanent
    And an effect exiles "Grizzly Bears"
    And an effect puts "Grizzly Bears" into your graveyard
    And everything on the stack resolves
    Then "Weatherseed Treefolk" is in your hand
    And "Grizzly Bears" is in your graveyard

  @CR:701.21a @see:603.7c @see:730.2c
  Scenario: A blitzed pile that another player controls isn't sacrificed, and stays for good
    ja: 他のプレイヤーがコントロールしている、奇襲で出た合同パーマネントは生け贄に捧げられず、残る

    Given you have cast "Plasma Jockey" for its blitz cost this turn and it has resolved
    And your hand is "Serra Angel"
    When an effect merges "Serra Angel" over "Plasma Jockey"
    And an effect gives the opponent control of the merged permanent until end of turn
    And the game goes to the end step of this turn
    And everything on the stack resolves
    And the game goes to the end step of the opponent's turn
    Then the merged permanent is on the battlefield
    And the controller of the merged permanent is you

  @see:702.26b @see:603.7c @see:730.3
  Scenario: A dashed pile that phases out as its return resolves stays
    ja: 戻す能力に対応してフェイズ・アウトした、疾駆で出た合同パーマネントは残る

    Given you have cast "Mardu Scout" for its dash cost this turn and it has resolved
    And your hand is "Serra Angel"
    When an effect merges "Serra Angel" over "Mardu Scout"
    And the game goes to the end step of this turn
    Then 1 delayed triggered ability controlled by you is on the stack
    When an effect phases out the merged permanent
    And everything on the stack resolves
    And the game goes to the end step of your next turn
    Then from the top, the components of the merged permanent are "Serra Angel" and "Mardu Scout"

  @CR:730.3c @see:603.7c
  Scenario: A spell that exiles it until the end step with a counter returns every card with a counter
    ja: 追放して終了ステップに戻す呪文は、すべてのカードを+1/+1カウンターが置かれた状態で戻す

    Given you control a merged permanent of "Serra Angel" over "Grizzly Bears"
    And your hand is "Otherworldly Journey"
    When you cast "Otherworldly Journey" targeting the merged permanent and it resolves
    And the game goes to the end step of this turn
    And everything on the stack resolves
    Then "Serra Angel" is 5/5 (730.3c)
    And "Grizzly Bears" is 3/3

  @CR:730.3c @see:603.7c
  Scenario: Of several creatures that are exiled until the end step everything comes back, each card by itself
    ja: 終了ステップまで追放された複数のクリーチャーは、カードごとにすべて戻る

    # Three creatures go, four cards come.
    Given you control a merged permanent of "Serra Angel" over "Grizzly Bears"
    And you control "Runeclaw Bear" and a 3/3 creature "Ogre"
    And your hand is "Eerie Interlude"
    When you cast "Eerie Interlude" targeting the merged permanent, "Runeclaw Bear" and "Ogre" and it resolves
    Then you control exactly 0 creatures
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then you control exactly 4 creatures

  @CR:730.3c @CR:400.7e
  Scenario: An Aura that returns the creature that died returns every card, under its controller's control
    ja: 死亡したクリーチャーを戻すオーラは、すべてのカードをオーラのコントローラーのコントロール下で戻す

    Given the opponent controls a merged permanent of "Serra Angel" over "Grizzly Bears"
    And your hand is "False Demise"
    When you cast "False Demise" targeting the merged permanent and it resolves
    And an effect destroys the merged permanent
    And everything on the stack resolves
    Then the controller of "Serra Angel" is you (730.3c)
    And the controller of "Grizzly Bears" is you
    And you control exactly 2 creatures

  @CR:400.7e @see:111.8
  Scenario: A token that died isn't returned by it
    ja: 死亡したトークンは、そのオーラでも戻らない

    Given the opponent controls 1 2/2 green "Bear" token
    And your hand is "False Demise" A and "False Demise" B
    And the opponent controls "Runeclaw Bear"
    When you cast "False Demise" A targeting "Bear" token and it resolves
    And you cast "False Demise" B targeting "Runeclaw Bear" and it resolves
    And an effect destroys "Bear" token and "Runeclaw Bear"
    And everything on the stack resolves
    Then the controller of "Runeclaw Bear" is you (400.7e)
    And you control exactly 1 creature

  @CR:730.3d @see:616.1
  Scenario Outline: Of two replacement effects the one that is chosen applies to every card
    ja: 2つの置換効果のうち選んだものが、すべてのカードに適用される

    Given the following cards are used
      | name      | cost | type        | text                                                                                                 |
      | Old Wheel | {2}  | Enchantment | If a card would be put into a graveyard from anywhere, put it on top of its owner's library instead. |
    And every choice of an order is asked
    And the opponent controls "Rest in Peace" and "Old Wheel"
    And you control a merged permanent of "Serra Angel" over "Grizzly Bears"
    When an effect destroys the merged permanent
    And you choose to apply the replacement effect of "<which>" first
    And you choose the order "Serra Angel" and "Grizzly Bears"
    Then "Serra Angel" and "Grizzly Bears" are in <zone>
    And 0 creatures have died this turn

    Examples:
      | which         | zone         |
      | Rest in Peace | exile        |
      | Old Wheel     | your library |

  @CR:730.3c @see:702.62a
  Scenario: A pile that is exiled with time counters is so many suspended cards
    ja: 時間カウンターとともに追放された合同パーマネントは、それだけの枚数の待機状態のカードになる

    Given the opponent controls a merged permanent of "Serra Angel" over "Grizzly Bears"
    And your hand is "Suspend"
    When you cast "Suspend" targeting the merged permanent and it resolves
    Then "Serra Angel" has 2 time counters on it (730.3c)
    And "Grizzly Bears" has 2 time counters on it
    And "Serra Angel" has suspend
    And "Grizzly Bears" has suspend

  @CR:730.3c @CR:400.7e @see:702.62a
  Scenario: So is a pile that has "when this dies, exile it with time counters"
    ja: 「死亡したとき、時間カウンターを置いて追放する」合同パーマネントも同じである

    Given you control a merged permanent of "Serra Angel" over "Grizzly Bears"
    And your hand is "Epochrasite"
    When an effect merges "Epochrasite" over the merged permanent
    And an effect destroys the merged permanent
    And everything on the stack resolves
    Then "Epochrasite" has 3 time counters on it (730.3c)
    And "Serra Angel" has 3 time counters on it
    And "Grizzly Bears" has 3 time counters on it

  @CR:730.3c @see:400.4a @see:701.40a
  Scenario: Of a pile with an instant card in it, the card that can't enter stays in exile
    ja: インスタント・カードを含む合同パーマネントでは、戦場に出られないカードは追放領域に残る

    Given your hand is "Soul Summons", "Gemrazer" and "Cloudshift"
    And from the top, your library has "Murder"
    When you cast "Soul Summons" and it resolves
    And you cast "Gemrazer" for its mutate cost targeting the card "Murder" and it resolves
    And you choose to put "Gemrazer" under the card "Murder"
    And you cast "Cloudshift" targeting the merged permanent and it resolves
    Then "Gemrazer" is on the battlefield (730.3c)
    And "Murder" is in exile

  @CR:730.3c @see:400.7e
  Scenario: What counts the cards that were exiled counts each of them, and no token
    ja: 追放されたカードを数える効果は、それぞれのカードを数え、トークンは数えない

    # Two cards of the pile and the Ogre; the Bird was a component, too.
    Given the following cards are used
      | name        | cost | type    | text                                                                         |
      | Great Exile | {4}  | Sorcery | Exile all creatures. You gain 1 life for each creature card exiled this way. |
    And you control a merged permanent of "Serra Angel" over "Grizzly Bears"
    And you control a 3/3 creature "Ogre" and 1 1/1 white "Bird" token
    And your hand is "Great Exile"
    When you cast "Great Exile" and it resolves
    Then your life total is 23 (730.3c)
