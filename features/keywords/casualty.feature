Feature: Casualty
  ja: 犠牲

  Background:
    Given each player can pay any amount of mana

  @CR:702.153a @CR:702.152a @see:603.4 @ruling:BLZ-25
  Scenario: A blitzed creature is sacrificed for casualty: the spell is copied and a card drawn
    ja: 奇襲で出たクリーチャーを犠牲のために生け贄に捧げると、呪文がコピーされ、カードも引ける

    Given you have cast "Plasma Jockey" for its blitz cost this turn and it has resolved
    And the opponent controls "Grizzly Bears" and "Serra Angel"
    And your hand is "Light 'Em Up"
    When you cast "Light 'Em Up" targeting "Grizzly Bears" using casualty
    And you choose to put the triggered abilities on the stack in the order the blitz triggered ability of "Plasma Jockey" and the casualty triggered ability of "Light 'Em Up"
    Then you have sacrificed "Plasma Jockey" (702.153a)
    When the players pass until the casualty triggered ability of "Light 'Em Up" has resolved
    And you choose "Serra Angel" as the new target of "Light 'Em Up"
    And everything on the stack resolves
    Then "Grizzly Bears" dies
    And the marked damage of "Serra Angel" is 2
    And you draw 1 card (702.152a)

  @see:702.153a @see:601.2b
  Scenario: Without the sacrifice there is no copy
    ja: 生け贄に捧げなければ、コピーもない

    Given you control "Plasma Jockey"
    And the opponent controls "Grizzly Bears"
    And your hand is "Light 'Em Up"
    When you cast "Light 'Em Up" targeting "Grizzly Bears"
    Then the casualty triggered ability of "Light 'Em Up" does not trigger
    And "Plasma Jockey" is on the battlefield

  @CR:118.3 @see:702.153a
  Scenario: A creature with too little power can't be sacrificed for casualty
    ja: パワーが足りないクリーチャーは、犠牲のために生け贄に捧げられない

    # even so: there is a creature, but a small one.
    Given you control "Mayhem Patrol"
    And the opponent controls "Grizzly Bears"
    And your hand is "Light 'Em Up"
    Then you can't cast "Light 'Em Up" targeting "Grizzly Bears" using casualty (118.3)

  @CR:702.153b @CR:702.153a
  Scenario: Of two instances of casualty only the one paid copies the spell
    ja: 犠牲を2つ持つ呪文でも、コピーするのは支払われた方だけである

    Given the following cards are used
      | name      | cost | type    | P/T | text                                 |
      | Two Deals | {R}  | Sorcery | -   | Casualty 1; casualty 3\nDraw a card. |
    And you control "Mayhem Patrol"
    And your hand is "Two Deals"
    When you cast "Two Deals" using casualty
    Then the casualty triggered ability of "Two Deals" triggers 1 time (702.153b)
    When everything on the stack resolves
    Then you draw 2 cards
