Feature: How activation costs may be paid
  ja: 起動コストの支払い方

  @CR:602.1e
  Scenario: Mana of any color may be spent for the whole of an activation cost, what effects add to it included
    ja: 好きな色のマナで支払ってもよいのは、効果が加えたものも含めた起動コスト全体である

    # The total cost is {U}{W} (602.2b, 601.2f); two Forests pay it.
    Given the following cards are used
      | name   | type        | text                                                                                                                      |
      | Prism  | Enchantment | You may spend mana as though it were mana of any color to pay the activation costs of abilities of artifacts you control. |
      | Tariff | Enchantment | Activated abilities cost {W} more to activate unless they're mana abilities.                                              |
      | Lens   | Artifact    | {U}: You gain 1 life.                                                                                                     |
    And you control "Prism", "Tariff", "Lens" and 2 "Forest"
    When you activate the activated ability of "Lens" and it resolves
    Then your life total is 21

  @see:602.1e @see:602.2b
  Scenario: Without such an effect the cost asks for its colors
    ja: そのような効果がなければ、コストは色を指定する

    Given the following cards are used
      | name   | type        | text                                                                         |
      | Tariff | Enchantment | Activated abilities cost {W} more to activate unless they're mana abilities. |
      | Lens   | Artifact    | {U}: You gain 1 life.                                                        |
    And you control "Tariff", "Lens", "Island" and "Forest"
    Then you can't activate the activated ability of "Lens" (118.3)
