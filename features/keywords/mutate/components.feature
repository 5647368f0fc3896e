Feature: What represents a mutated permanent
  ja: 変容したパーマネントの構成要素

  Background:
    Given each player can pay any amount of mana

  @CR:730.3e @see:730.3d @see:614.6 @ruling:MUT-X20
  Scenario: What exiles cards instead exiles all components of a pile that isn't a token
    ja: 「カード」を追放する置換効果は、トークンでない合同パーマネントならすべての構成要素に及ぶ

    # As Leyline of the Void does it. Nothing is put into a graveyard, so nothing dies.
    Given the following cards are used
      | name      | cost      | type        | P/T | text                                                                                 |
      | Void Line | {2}{B}{B} | Enchantment | -   | If a card would be put into an opponent's graveyard from anywhere, exile it instead. |
    And the opponent controls "Void Line"
    And you control 1 1/1 white "Bird" token with flying
    And your hand is "Gemrazer"
    When you cast "Gemrazer" for its mutate cost targeting "Bird" token and it resolves
    And you choose to put "Gemrazer" over "Bird" token
    And an effect destroys the merged permanent
    Then "Gemrazer" is exiled (730.3e)
    And "Bird" no longer exists
    And 0 creatures have died this turn

  @CR:730.3e @ruling:MUT-X20
  Scenario: Of a pile that is a token, it exiles only the cards
    ja: トークンである合同パーマネントなら、カードの構成要素だけが追放される

    Given the following cards are used
      | name      | cost      | type        | P/T | text                                                                                 |
      | Void Line | {2}{B}{B} | Enchantment | -   | If a card would be put into an opponent's graveyard from anywhere, exile it instead. |
    And the opponent controls "Void Line"
    And you control 1 1/1 white "Bird" token with flying
    And your hand is "Gemrazer"
    When you cast "Gemrazer" for its mutate cost targeting "Bird" token and it resolves
    And you choose to put "Gemrazer" under "Bird" token
    And an effect destroys the merged permanent
    Then the merged permanent dies
    And "Gemrazer" is in exile (730.3e)
    And your graveyard is empty

  @CR:730.2i @CR:702.140e @ruling:MUT-X21 @case:MU-40
  Scenario: Transforming turns a double-faced card over that lies below
    ja: 変身させると、下にある両面カードの面が替わる

    # Gemrazer stays on top, and the pile has the abilities of Sinuous Predator instead of those of Kessig Prowler.
    Given you control "Kessig Prowler"
    And your hand is "Gemrazer"
    And the opponent controls "Grizzly Bears" and "Serra Angel"
    When you cast "Gemrazer" for its mutate cost targeting "Kessig Prowler" and it resolves
    And you choose to put "Gemrazer" over "Kessig Prowler"
    And you activate the activated ability of the merged permanent
    And everything on the stack resolves
    Then the name of the merged permanent is "Gemrazer"
    And the merged permanent is 4/4
    And you can't activate the activated ability of the merged permanent (602.1)
    When you attack the opponent with the merged permanent
    Then the opponent can't block the merged permanent with "Grizzly Bears" and "Serra Angel" (509.1b)

  @CR:701.27a @see:730.2i @ruling:MUT-X21 @case:MU-40
  Scenario: On top, the double-faced card shows its other face
    ja: 上にある両面カードは、もう一方の面になる

    Given you control "Kessig Prowler"
    And your hand is "Gemrazer"
    When you cast "Gemrazer" for its mutate cost targeting "Kessig Prowler" and it resolves
    And you choose to put "Gemrazer" under "Kessig Prowler"
    And you activate the activated ability of the merged permanent
    And everything on the stack resolves
    Then the merged permanent transforms (701.27a)
    And the name of the merged permanent is "Sinuous Predator"
    And the merged permanent is 4/4
    And the merged permanent has reach and trample
    And the merged permanent is not transformed
