Feature: Blitz where an effect lets a card be cast
  ja: 効果によってカードを唱えられるときの奇襲

  Background:
    Given each player can pay any amount of mana

  @CR:601.3 @see:702.152a @ruling:BLZ-X11
  Scenario Outline: Blitz by itself lets a card be cast from nowhere but the hand
    ja: 奇襲だけでは、手札以外からカードを唱えることはできない

    Given "Plasma Jockey" is <zone>
    Then you can't cast "Plasma Jockey" from <where> for its blitz cost (601.3)
    Examples:
      | zone                       | where                   |
      | in your graveyard          | your graveyard          |
      | in exile                   | exile                   |
      | on the top of your library | the top of your library |

  @CR:702.152a @see:601.3 @see:118.9 @see:601.2b @ruling:BLZ-X11
  Scenario: A card that an effect lets you cast from exile may be cast for its blitz cost
    ja: 効果によって追放領域から唱えられるカードは、奇襲コストで唱えてもよい

    # "Mezzio Mugger" lets its controller play the exiled cards this turn; it says nothing about what is paid.
    Given you control "Mezzio Mugger"
    And from the top, your library has "Plasma Jockey"
    When you attack with "Mezzio Mugger"
    And everything on the stack resolves
    Then "Plasma Jockey" is in exile
    When the game goes to the postcombat main phase of this turn
    Then the only costs you can choose to cast "Plasma Jockey" are its mana cost and its blitz cost {2}{R} (702.152a)
    When you cast "Plasma Jockey" from exile for its blitz cost and it resolves
    Then "Plasma Jockey" has haste (702.152a)
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then you have sacrificed "Plasma Jockey" (702.152a)
    And you draw 1 card (702.152a)

  @see:601.3 @see:702.152a @ruling:BLZ-X11
  Scenario: Cast from exile for its mana cost, the card was not blitzed
    ja: 追放領域からマナ・コストで唱えたカードは、奇襲で出たことにならない

    Given you control "Mezzio Mugger"
    And from the top, your library has "Plasma Jockey"
    When you attack with "Mezzio Mugger"
    And everything on the stack resolves
    And the game goes to the postcombat main phase of this turn
    And you cast "Plasma Jockey" from exile for its mana cost and it resolves
    Then the blitz cost of "Plasma Jockey" was not paid
    And "Plasma Jockey" does not have haste
    When the game goes to the end step of this turn
    Then the delayed triggered ability of "Plasma Jockey" does not trigger

  @CR:601.3 @see:514.2 @derived @ruling:BLZ-X11
  Scenario: The permission of "Mezzio Mugger" ends with the turn
    ja: 「Mezzio Mugger」の許可は、そのターンで終わる

    Given you control "Mezzio Mugger"
    And from the top, your library has "Plasma Jockey"
    When you attack with "Mezzio Mugger"
    And everything on the stack resolves
    And the game goes to the precombat main phase of your next turn
    Then you can't cast "Plasma Jockey" from exile for its blitz cost (601.3)

  @CR:118.9a @see:118.9b @see:601.2b @ruling:BLZ-X11 @ruling:BLZ-X07
  Scenario: Where the permission itself is to cast without paying the mana cost, blitz can't be added
    ja: マナ・コストを支払わずに唱えることを許す効果に、奇襲コストを加えることはできない

    # even so: spells may be cast without paying their mana costs.
    Given you control "Omniscience"
    And your hand is "Plasma Jockey"
    Then you can't cast "Plasma Jockey" for its blitz cost without paying its mana cost (118.9a)

  @CR:702.152a @CR:118.3 @see:601.2h @ruling:BLZ-X12
  Scenario Outline: A blitz cost that includes a discard takes another card
    ja: カードを捨てることを含む奇襲コストには、もう1枚のカードが要る

    # {2}{R}{R} and discarding a card. The card being cast is on the stack while costs are paid, so it can't be discarded itself.
    Given "Sabin, Master Monk" is in <zone>
    Then you can't cast "Sabin, Master Monk" from <zone> for its blitz cost (118.3)
    Examples:
      | zone           |
      | your hand      |
      | your graveyard |

  @CR:702.152a @ruling:BLZ-X12
  Scenario Outline: "Sabin, Master Monk" is cast for mana and a discard, from hand or graveyard
    ja: 「Sabin, Master Monk」は、マナとカード1枚を捨てることで、手札からも墓地からも唱えられる

    Given "Sabin, Master Monk" is in <zone>
    And "Grizzly Bears" is in your hand
    When you cast "Sabin, Master Monk" from <zone> for its blitz cost discarding "Grizzly Bears"
    Then you have discarded "Grizzly Bears"
    And you have paid {2}{R}{R} for "Sabin, Master Monk"
    When everything on the stack resolves
    Then "Sabin, Master Monk" has haste (702.152a)
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then you have sacrificed "Sabin, Master Monk" (702.152a)
    And you draw 1 card (702.152a)
    Examples:
      | zone           |
      | your hand      |
      | your graveyard |

  @CR:118.9b @see:601.2b @ruling:BLZ-X12
  Scenario: "Sabin, Master Monk" can't be cast from the graveyard for his mana cost
    ja: 「Sabin, Master Monk」を、墓地からマナ・コストで唱えることはできない

    Given "Sabin, Master Monk" is in your graveyard
    # even so: there is a card to discard.
    And "Grizzly Bears" is in your hand
    Then you can't cast "Sabin, Master Monk" from your graveyard for its mana cost (118.9b)
