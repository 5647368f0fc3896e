Feature: Blitz and copies, beyond the source
  ja: 奇襲とコピー（出典にない裁定）

  Background:
    Given each player can pay any amount of mana

  @see:702.152a @see:707.2 @ruling:BLZ-X03
  Scenario: What becomes a copy of a blitzed creature gains none of the three effects, either
    ja: 戦場で、奇襲で出たクリーチャーのコピーになったものも、何も得ない

    Given you have cast "Plasma Jockey" for its blitz cost this turn and it has resolved
    And you control "Grizzly Bears"
    When an effect makes "Grizzly Bears" a copy of "Plasma Jockey"
    Then the card "Grizzly Bears" has blitz
    And the card "Grizzly Bears" does not have haste
    When an effect destroys the card "Grizzly Bears"
    Then you draw no card
    And the stack is empty

  @CR:702.152a @CR:603.7c @CR:707.2a @ruling:BLZ-X03
  Scenario: A blitzed creature that becomes a copy of something else loses haste and the draw but is still sacrificed
    ja: 奇襲で出たクリーチャーがほかのもののコピーになると、速攻と引く能力を失うが、生け贄には捧げられる

    # A delayed triggered ability affects the object it is about even if its characteristics have changed.
    Given you have cast "Plasma Jockey" for its blitz cost this turn and it has resolved
    And the opponent controls "Grizzly Bears"
    When an effect makes "Plasma Jockey" a copy of "Grizzly Bears"
    Then the card "Plasma Jockey" does not have haste (707.2a)
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then you have sacrificed the card "Plasma Jockey" (702.152a)
    And you draw no card

  @CR:707.10 @CR:702.152a @CR:608.3g @see:707.10f @ruling:BLZ-X05
  Scenario: A copy of a blitzed spell copies the payment: the token has haste and is sacrificed, too
    ja: 奇襲で唱えた呪文のコピーは支払いも写し取り、トークンも速攻を持って生け贄に捧げられる

    # So two creatures are sacrificed and two cards are drawn.
    Given your hand is "Plasma Jockey" and "Double Major"
    When you cast "Plasma Jockey" for its blitz cost
    And in response, you cast "Double Major" targeting "Plasma Jockey" and it resolves
    And everything on the stack resolves
    Then "Plasma Jockey" token has haste (702.152a)
    And the card "Plasma Jockey" has haste (702.152a)
    When the game goes to the end step of this turn
    Then delayed triggered ability triggers 2 times (702.152a)
    When you choose to put the triggered abilities on the stack in the order the delayed triggered ability of the card "Plasma Jockey" and the delayed triggered ability of the copy of "Plasma Jockey"
    And everything on the stack resolves
    Then you have sacrificed the card "Plasma Jockey" and "Plasma Jockey" token
    And you draw 2 cards (702.152a)

  @see:707.10 @see:702.152a @ruling:BLZ-X05 @case:BL-04 @interpretation
  Scenario: A copy of a spell cast for granted blitz has no blitz
    ja: 与えられた奇襲で唱えた呪文のコピーは、奇襲を持たない

    # A copy is not cast, so it is given no blitz, and a granted ability is no copiable value.
    Given you control "Henzie Toolbox Torre"
    And your hand is "Serra Angel" and "Double Major"
    When you cast "Serra Angel" for its blitz cost
    And in response, you cast "Double Major" targeting "Serra Angel" and it resolves
    Then the copy of "Serra Angel" does not have blitz
    When everything on the stack resolves
    Then "Serra Angel" token does not have haste
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then you have sacrificed the card "Serra Angel"
    And "Serra Angel" token is not sacrificed
    And you draw 1 card
