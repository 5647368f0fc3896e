Feature: What a commander is, and its color identity
  ja: 統率者であることと、その固有色

  Background:
    Given each player can pay any amount of mana

  @CR:903.3
  Scenario: A card stays a commander wherever it goes
    ja: カードはどの領域へ移っても統率者であり続ける

    Given the game is Commander
    And your commander is "Isamaru, Hound of Konda"
    When you cast "Isamaru, Hound of Konda" from the command zone and it resolves
    And an effect destroys "Isamaru, Hound of Konda"
    Then you are asked to choose
    When you choose to put "Isamaru, Hound of Konda" into the command zone
    Then "Isamaru, Hound of Konda" is in the command zone

  # The commander is green; it has become blue since.
  @CR:903.4a
  Scenario: What effects make of a commander doesn't change its color identity
    ja: 効果で色が変わっても、統率者の固有色は変わらない

    Given the following cards are used
      | name      | cost   | type                       | P/T | text |
      | Moss King | {1}{G} | Legendary Creature - Human | 2/2 |      |
    And the game is Commander
    And your commander is "Moss King"
    And you control "Moss King" and "Command Tower"
    When the following effect happens: "Moss King" becomes blue until end of turn
    Then you can add {G} with "Command Tower"
    And you can't add {U} with "Command Tower" (605.3a)

  @CR:903.4f
  Scenario: Without a commander what asks for its colors does nothing
    ja: 統率者がいなければ、その固有色を参照する能力は何もしない

    Given the game is Commander
    And you control "Command Tower"
    Then you can't add {G} with "Command Tower" (605.3a)

  @CR:903.4d
  Scenario: The back face of a double-faced commander counts
    ja: 両面カードの統率者は、第2面も固有色に数える

    Given the following cards are used
      | name       | cost | type                       | P/T | text |
      | Day King   | {W}  | Legendary Creature - Human | 2/2 |      |
      | Night King | {U}  | Creature - Human           | 3/3 |      |
    And the back face of the card "Day King" is "Night King"
    And the game is Commander
    And your commander is "Day King"
    And you control "Command Tower"
    Then you can add {U} with "Command Tower"

  @CR:702.124c
  Scenario: With two commanders both count
    ja: 統率者が2人いれば、両方の固有色を数える

    Given the following cards are used
      | name     | cost | type                       | P/T | text    |
      | Sun King | {W}  | Legendary Creature - Human | 2/2 | Partner |
      | Sea King | {U}  | Legendary Creature - Human | 2/2 | Partner |
    And the game is Commander
    And your commander is "Sun King"
    And your commander is "Sea King"
    And you control "Command Tower"
    Then you can add {W} with "Command Tower"
    And you can add {U} with "Command Tower"

  @CR:702.124d
  Scenario: Each of two commanders costs more only for its own casts
    ja: 統率者が2人いれば、追加のコストはそれぞれの唱えた回数で数える

    Given the following cards are used
      | name     | cost | type                       | P/T | text    |
      | Sun King | {W}  | Legendary Creature - Human | 2/2 | Partner |
      | Sea King | {U}  | Legendary Creature - Human | 2/2 | Partner |
    And the game is Commander
    And your commander is "Sun King"
    And your commander is "Sea King"
    And "Sun King" has been cast 2 times from the command zone
    Then the total cost to cast "Sea King" from the command zone is {U}
    And the total cost to cast "Sun King" from the command zone is {4}{W}

  @CR:903.3e
  Scenario: What asks for a commander's mana value finds it even in the hand
    ja: 統率者のマナ総量を参照する効果は、手札にあっても見つける

    Given the following cards are used
      | name      | cost   | type                       | P/T | text                                                     |
      | Moss King | {1}{G} | Legendary Creature - Human | 2/2 |                                                          |
      | Tribute   | {G}    | Sorcery                    |     | You gain life equal to the mana value of your commander. |
    And the game is Commander
    And your commander is "Moss King"
    And your life total is 40
    And your hand is "Tribute" and "Moss King"
    When you cast "Tribute" and it resolves
    Then your life total is 42
