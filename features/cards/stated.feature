Feature: Givens that only state how things are

  @see:208.1
  Scenario: What is stated of a card is so
    ja: カードについて述べることは、その通りである

    Given you control "Grizzly Bears"
    And "Grizzly Bears" is a green creature
    And the mana value of "Grizzly Bears" is 2
    And the name of "Grizzly Bears" is "Grizzly Bears"
    And the opponent controls "Serra Angel" owned by you
    And "Serra Angel" has flying and vigilance
    And the owner of "Serra Angel" is you
    When an effect destroys "Serra Angel"
    Then "Serra Angel" is in your graveyard

  @CR:730.2
  Scenario: What is stated of a merged permanent is so
    ja: 合同パーマネントについて述べることは、その通りである

    Given you control a merged permanent of "Cubwarden" over "Grizzly Bears"
    And from the top, the components of the merged permanent are "Cubwarden" and "Grizzly Bears"
    And the merged permanent has mutated 1 time
    When an effect destroys the merged permanent
    Then "Cubwarden" is in your graveyard
    And "Grizzly Bears" is in your graveyard

  @CR:400.7d
  Scenario: What is stated of a spell of this turn is so
    ja: このターンの呪文について述べることは、その通りである

    Given you have cast "Plasma Jockey" for its blitz cost this turn and it has resolved
    And the blitz cost of "Plasma Jockey" was paid
    And the opponent controls "Serra Angel"
    And the blitz cost of "Serra Angel" was not paid
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then you sacrifice "Plasma Jockey"
    And "Serra Angel" is on the battlefield

  @CR:311.5
  Scenario: Whose turn it is says who the planar controller is
    ja: だれのターンかで、だれが次元コントローラーかが決まる

    Given it is the precombat main phase of the opponent's turn
    And "The Caldaia" is in the command zone
    And the opponent is the planar controller
    When the game goes to the precombat main phase of your next turn
    Then you are the planar controller

  # A plane without abilities has a controller, too: the planar controller, who is the active player.
  @CR:311.5 @see:901.6
  Scenario: Who controls a plane changes with the turn, whatever the plane says
    ja: 次元のコントローラーは、その次元に能力がなくても、ターンとともに変わる

    Given the following cards are used
      | name        | type  |
      | Quiet Plane | Plane |
    And from the top, your planar deck has "Quiet Plane"
    When an effect makes you planeswalk
    And the game goes to the upkeep of the next turn
    Then the game is consistent
    And the opponent is the planar controller
