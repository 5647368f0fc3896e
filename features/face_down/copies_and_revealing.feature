Feature: Face-down permanents that become copies, are revealed, or can't enter
  ja: コピーになる、公開される、または戦場に出られない裏向きのパーマネント

  Background:
    Given each player can pay any amount of mana

  @CR:708.10 @see:707.3
  Scenario: A face-down permanent that becomes a copy stays a 2/2 until it is turned face up
    ja: 裏向きのパーマネントがコピーになっても、表向きになるまでは2/2のままである

    Given you control "Woolly Loxodon"
    And "Woolly Loxodon" is face down
    And the opponent controls "Serra Angel"
    When an effect makes the card "Woolly Loxodon" a copy of "Serra Angel"
    Then the card "Woolly Loxodon" is 2/2 (708.10)
    And the card "Woolly Loxodon" does not have flying
    When an effect turns the card "Woolly Loxodon" face up
    Then the card "Woolly Loxodon" is 4/4
    And the name of the card "Woolly Loxodon" is "Serra Angel"

  @CR:708.10 @see:730.2e @see:613.2a
  Scenario: A face-down merged permanent that becomes a copy stays a 2/2 until it is turned face up
    ja: 裏向きの合同パーマネントがコピーになっても、表向きになるまでは2/2のままである

    Given you control "Woolly Loxodon"
    And "Woolly Loxodon" is face down
    And your hand is "Gemrazer"
    And the opponent controls "Serra Angel"
    When you cast "Gemrazer" for its mutate cost targeting the card "Woolly Loxodon" and it resolves
    And you choose to put "Gemrazer" under the card "Woolly Loxodon"
    And an effect makes the merged permanent a copy of "Serra Angel"
    Then the merged permanent is 2/2 (708.10)
    When an effect turns the merged permanent face up
    Then the name of the merged permanent is "Serra Angel"
    And the merged permanent does not have reach

  @CR:708.12
  Scenario: What asks for the card that is revealed ignores what it is face down
    ja: 公開したカードについて問う効果は、裏向きであることによる特性を見ない

    # A manifested land is a creature, but no creature card.
    Given you control "Hauntwoods Shrieker"
    And your hand is "Soul Summons"
    And from the top, your library has "Forest"
    When you cast "Soul Summons" and it resolves
    And you activate the activated ability of "Hauntwoods Shrieker" targeting the card "Forest"
    And everything on the stack resolves
    Then the card "Forest" is revealed to all players
    And no player is asked to choose
    And the card "Forest" is face down

  @see:708.12 @CR:701.62a
  Scenario: A creature card that is revealed can be turned face up
    ja: 公開されたのがクリーチャー・カードなら、表向きにできる

    Given you control "Hauntwoods Shrieker"
    And from the top, your library has "Grizzly Bears" and "Forest"
    When you attack with "Hauntwoods Shrieker"
    And everything on the stack resolves
    And you choose "Grizzly Bears"
    Then the card "Grizzly Bears" is face down (701.62a)
    And "Forest" is in your graveyard
    When you activate the activated ability of "Hauntwoods Shrieker" targeting the card "Grizzly Bears"
    And everything on the stack resolves
    And you choose to do so
    Then "Grizzly Bears" is turned face up

  @CR:701.40f @see:701.40a @derived
  Scenario: A card that can't enter face down isn't manifested and stays where it is
    ja: 裏向きで戦場に出られないカードは予示されず、その領域に残る

    # To be manifested, the Forest would become a face-down creature card of the library, and Grafdigger's Cage keeps those out.
    Given the opponent controls "Grafdigger's Cage"
    And your hand is "Soul Summons"
    And from the top, your library has "Forest"
    When you cast "Soul Summons" and it resolves
    Then "Forest" does not enter the battlefield
    And "Forest" is on the top of your library (701.40f)

  @CR:701.58f @see:701.58a @derived
  Scenario: A card that can't enter face down isn't cloaked and stays where it is
    ja: 裏向きで戦場に出られないカードは偽装されず、その領域に残る

    Given the opponent controls "Grafdigger's Cage"
    And your hand is "Cryptic Coat"
    And from the top, your library has "Forest"
    When you cast "Cryptic Coat" and it resolves
    And everything on the stack resolves
    Then "Forest" does not enter the battlefield
    And "Forest" is on the top of your library (701.58f)

  @CR:702.37f
  Scenario: X in an ability is the value chosen as the permanent was turned face up
    ja: 能力のXは、表向きにするときに選んだ値である

    Given you control "Warbreak Trumpeter"
    And "Warbreak Trumpeter" is face down
    When you turn the card "Warbreak Trumpeter" face up
    And you choose the number 3
    Then you have paid {6}{R} for "Warbreak Trumpeter"
    When everything on the stack resolves
    Then you control 3 "Goblin" tokens
