Feature: Color identity
  ja: 固有色

  # The mana cost gives green, the symbol in the rules text red.
  @CR:903.4
  Scenario: Mana symbols in the rules text count for a commander's color identity
    ja: 文章にあるマナ・シンボルも、統率者の固有色に数える

    Given the following cards are used
      | name       | cost   | type                       | P/T | text         |
      | Ember King | {1}{G} | Legendary Creature - Human | 2/2 | Blitz {1}{R} |
    And the game is Commander
    And your commander is "Ember King"
    And you control "Command Tower"
    Then you can add {G} with "Command Tower"
    And you can't add {U} with "Command Tower" (605.3a)
    When you add {R} with "Command Tower"
    Then your mana pool holds {R}

  @see:903.4f
  Scenario: Without a commander, Command Tower gives no mana
    ja: 統率者がいなければ、統率の塔からマナは出ない

    Given you control "Command Tower"
    Then you can't add {G} with "Command Tower" (605.3a)

  # To a double-faced card's color identity both faces count (903.4d), but the back face of a meld card is used for nothing but the
  # melded permanent: what refers to it otherwise fails to determine what it is.
  @CR:712.4b @see:903.4d
  Scenario: What a meld card would be part of doesn't count for its color identity
    ja: 合体カードの第2面は、そのカードの固有色に数えない

    Given the following cards are used
      | name      | cost   | type                       | P/T | text         |
      | Sun Half  | {1}{W} | Legendary Creature - Human | 2/2 |              |
      | Moon Half | {1}{W} | Legendary Creature - Human | 2/2 |              |
      | The Whole |        | Legendary Creature - Human | 5/5 | Blitz {1}{R} |
    And the back face of the card "Sun Half" is "The Whole"
    And the back face of the card "Moon Half" is "The Whole"
    And the game is Commander
    And your commander is "Sun Half"
    And you control "Command Tower"
    Then you can add {W} with "Command Tower"
    And you can't add {R} with "Command Tower" (605.3a)

  @CR:903.4d @see:712.4b
  Scenario: With a back face of its own it does
    ja: それ自身の第2面なら数える

    Given the following cards are used
      | name      | cost   | type                       | P/T | text         |
      | Sun Half  | {1}{W} | Legendary Creature - Human | 2/2 |              |
      | The Whole |        | Legendary Creature - Human | 5/5 | Blitz {1}{R} |
    And the back face of the card "Sun Half" is "The Whole"
    And the game is Commander
    And your commander is "Sun Half"
    And you control "Command Tower"
    Then you can add {R} with "Command Tower"
