Feature: Color identity
  ja: 固有色

  # The mana cost gives green, the symbol in the rules text red.
  @CR:903.4
  Scenario: Mana symbols in the rules text count for a commander's color identity
    ja: 文章にあるマナ・シンボルも、統率者の固有色に数える

    Given the following cards are used
      | name       | cost   | type                        | P/T | text             |
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
