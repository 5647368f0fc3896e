Feature: Rad counters
  ja: 放射線カウンター

  # The first card is drawn in the draw step. Of the three that are milled two are no lands: 2 life and 2 counters.
  @CR:728.1 @CR:122.1i
  Scenario: At the beginning of their precombat main phase a player mills, loses life and loses rad counters
    ja: 戦闘前メイン・フェイズの開始時に、カードを切削し、ライフと放射線カウンターを失う

    Given it is the end step of the opponent's turn
    And you have 3 rad counters
    And from the top, your library has "Plains", "Grizzly Bears", "Forest", "Lightning Bolt" and "Island"
    When the game goes to your precombat main phase
    Then your life total is 20
    When everything on the stack resolves
    Then your life total is 18
    And you have 1 rad counter

  @CR:728.1
  Scenario: On the turns of others a player's rad counters do nothing
    ja: ほかのプレイヤーのターンには、何も起こらない

    Given it is the end step of your turn
    And you have 3 rad counters
    When the game goes to the opponent's precombat main phase
    Then the stack is empty
    When the game goes to your precombat main phase
    Then 1 triggered ability is on the stack

  # The ability asks "if that player has one or more rad counters" again as it resolves; nothing is milled without them (603.4).
  @see:728.1 @see:603.4
  Scenario: A player who mills only lands keeps their counters
    ja: 土地だけを切削したプレイヤーは、カウンターを失わない

    Given it is the end step of the opponent's turn
    And you have 1 rad counter
    And from the top, your library has "Grizzly Bears", "Forest" and "Island"
    When the game goes to your precombat main phase
    And everything on the stack resolves
    Then "Forest" is in your graveyard
    And your life total is 20
    And you have 1 rad counter
