Feature: Face-down piles that are turned up or leave
  ja: 裏向きの合同パーマネントが表向きになる、戦場を離れる

  Background:
    Given each player can pay any amount of mana

  @see:730.2g @ruling:MUT-X22 @ruling:MUT-50
  Scenario: A pile with an instant card in it is revealed and stays face down
    ja: インスタント・カードを含む合同パーマネントは、公開されて裏向きのままである

    Given your hand is "Soul Summons" and "Gemrazer"
    And from the top, your library has "Murder"
    And the opponent's hand is "Break Open"
    When you cast "Soul Summons" and it resolves
    And you cast "Gemrazer" for its mutate cost targeting the card "Murder" and it resolves
    And you choose to put "Gemrazer" under the card "Murder"
    And the opponent casts "Break Open" targeting the merged permanent and it resolves
    Then the merged permanent is revealed to all players
    And the merged permanent does not count as turned face up (730.2g)
    And the merged permanent is face down
    And the merged permanent is 2/2

  @CR:701.40a @see:730.2g @ruling:MUT-X22
  Scenario: With a creature card it is turned up, all of it
    ja: クリーチャー・カードなら、全体が表向きになる

    Given your hand is "Soul Summons" and "Gemrazer"
    And from the top, your library has "Runeclaw Bear"
    And the opponent's hand is "Break Open"
    When you cast "Soul Summons" and it resolves
    And you cast "Gemrazer" for its mutate cost targeting the card "Runeclaw Bear" and it resolves
    And you choose to put "Gemrazer" under the card "Runeclaw Bear"
    Then the merged permanent is face down
    And the merged permanent is 2/2
    And the merged permanent has no name
    When the opponent casts "Break Open" targeting the merged permanent and it resolves
    Then the merged permanent is turned face up
    And the name of the merged permanent is "Runeclaw Bear"
    And the merged permanent has reach and trample
    And from the top, the components of the merged permanent are "Runeclaw Bear" and "Gemrazer"

  @CR:730.2e @ruling:MUT-X23 @case:MU-28
  Scenario: Becoming face up by merging triggers nothing
    ja: 合同して表向きになっても、何も誘発しない

    Given you control "Master of the Veil"
    And "Master of the Veil" is face down
    And your hand is "Gemrazer"
    When you cast "Gemrazer" for its mutate cost targeting the card "Master of the Veil" and it resolves
    And you choose to put "Gemrazer" over the card "Master of the Veil"
    Then the merged permanent is not face down
    And the card "Master of the Veil" does not count as turned face up (730.2e)
    And the triggered ability of "Master of the Veil" does not trigger

  @CR:702.37e @see:730.2f @ruling:MUT-X23
  Scenario: Turned up for its morph cost, a pile with it on top does trigger
    ja: 変異コストで表向きになれば、上にあるカードの能力は誘発する

    Given you control "Master of the Veil"
    And "Master of the Veil" is face down
    And your hand is "Gemrazer"
    When you cast "Gemrazer" for its mutate cost targeting the card "Master of the Veil" and it resolves
    And you choose to put "Gemrazer" under the card "Master of the Veil"
    And you turn the merged permanent face up for its morph cost
    Then the merged permanent is turned face up (702.37e)
    And the triggered ability of "Master of the Veil" triggers

  @CR:708.9 @ruling:MUT-X24
  Scenario: A face-down component is revealed as the pile leaves
    ja: 裏向きの構成要素は、合同パーマネントが戦場を離れるときに公開される

    Given you control "Exalted Angel"
    And "Exalted Angel" is face down
    And your hand is "Gemrazer"
    When you cast "Gemrazer" for its mutate cost targeting the card "Exalted Angel" and it resolves
    And you choose to put "Gemrazer" over the card "Exalted Angel"
    And an effect puts the merged permanent into your hand
    Then the merged permanent is revealed to all players (708.9)
    And "Exalted Angel" and "Gemrazer" are in your hand
