Feature: Talon Gates
  ja: 鉤爪の門

  @CR:116.3 @CR:405.6d @see:116.2 @ruling:SUS-X18
  Scenario: Talon Gates exiles a card from hand as a special action, as often as its player likes
    ja: 鉤爪の門は特別な処理で手札のカードを追放し、何度でも行える

    Given "Talon Gates" is in the command zone
    And your hand is "Grizzly Bears" and "Serra Angel"
    When you take the special action of "Talon Gates" with "Grizzly Bears"
    Then "Grizzly Bears" is suspended
    And "Grizzly Bears" has 2 time counters on it
    And the stack is empty (405.6d)
    And you have priority (116.3)
    When you take the special action of "Talon Gates" with "Serra Angel"
    Then "Serra Angel" has 5 time counters on it

  @CR:307.5 @see:116.2 @ruling:SUS-X18
  Scenario: The special action of Talon Gates is taken only when a sorcery could be cast
    ja: 鉤爪の門の特別な処理は、ソーサリーを唱えられるときにしか行えない

    Given "Talon Gates" is in the command zone
    And you can pay any amount of mana
    And your hand is "Lightning Bolt" and "Grizzly Bears"
    When you cast "Lightning Bolt" targeting the opponent
    Then you can't take the special action of "Talon Gates" with "Grizzly Bears" (307.5)
    When everything on the stack resolves
    Then you can take the special action of "Talon Gates" with "Grizzly Bears"

  @see:116.2 @ruling:SUS-X18
  Scenario: Talon Gates exiles no land card
    ja: 鉤爪の門では、土地カードは追放できない

    Given "Talon Gates" is in the command zone
    And your hand is "Forest"
    Then you can't take the special action of "Talon Gates" with "Forest" (116.2)

  @see:702.62b @see:202.3 @ruling:SUS-X18
  Scenario: A card of mana value 0 gets no counters and isn't suspended
    ja: マナ総量が0のカードにはカウンターが置かれず、待機状態にならない

    Given "Talon Gates" is in the command zone
    And your hand is "Ancestral Vision"
    When you take the special action of "Talon Gates" with "Ancestral Vision"
    Then "Ancestral Vision" is in exile
    And "Ancestral Vision" is not suspended

  @CR:702.62b @CR:702.62a @see:701.31b @ruling:SUS-X18
  Scenario: The cards stay suspended after planeswalking away
    ja: プレインズウォークして離れても、カードは待機状態のままである

    Given the following cards are used
      | name        | type  |
      | Quiet Plane | Plane |
    And "Talon Gates" is in the command zone
    # even so: another plane takes the place of the one that suspended it.
    And from the top, your planar deck has "Quiet Plane"
    And your hand is "Grizzly Bears"
    When you take the special action of "Talon Gates" with "Grizzly Bears"
    And an effect makes you planeswalk
    Then "Grizzly Bears" is suspended (702.62b)
    When the game goes to the upkeep of your next turn
    And everything on the stack resolves
    Then "Grizzly Bears" has 1 time counter on it (702.62a)

  @see:311.7 @see:702.62b @ruling:SUS-X18
  Scenario: When chaos ensues, two time counters are removed from each suspended card of the planar controller
    ja: カオスが起こると、次元コントローラーの待機状態のカードそれぞれから、時間カウンター2個が取り除かれる

    Given "Talon Gates" is in the command zone
    And "Rift Bolt" is suspended in exile with 1 time counter on it
    And "Durkwood Baloth" is suspended in exile with 5 time counters on it
    And the opponent's "Keldon Halberdier" is suspended in exile with 4 time counters on it
    When an effect makes chaos ensue
    And all players pass in succession
    Then "Rift Bolt" has no time counters on it
    And "Durkwood Baloth" has 3 time counters on it
    And "Keldon Halberdier" has 4 time counters on it
    And the second suspend triggered ability of "Rift Bolt" triggers 1 time
