Feature: Cards that arrive in a graveyard at the same time
  ja: 同時に墓地に置かれるカード

  Background:
    Given each player can pay any amount of mana

  @CR:404.3
  Scenario: Their owner arranges them in any order
    ja: オーナーが好きな順番に並べる

    Given every choice of an order is asked
    And you control "Grizzly Bears"
    And you control "Serra Angel"
    And your hand is "Wrath of God"
    When you cast "Wrath of God" and it resolves
    And you choose the order "Grizzly Bears" and "Serra Angel"
    Then "Serra Angel" dies (404.3)
    And from the top, your graveyard has "Wrath of God", "Grizzly Bears" and "Serra Angel"

  @CR:404.3
  Scenario: Each owner arranges the cards of their own graveyard
    ja: それぞれのオーナーが自分の墓地の分を並べる

    # The active player chooses first (101.4).
    Given every choice of an order is asked
    And you control "Grizzly Bears"
    And you control "Serra Angel"
    And your opponent controls "Mardu Scout"
    And your opponent controls a 3/3 creature "Hill Giant"
    And your hand is "Wrath of God"
    When you cast "Wrath of God" and it resolves
    And you choose the order "Grizzly Bears" and "Serra Angel"
    And your opponent chooses the order "Mardu Scout" and "Hill Giant"
    Then from the top, your opponent's graveyard has "Mardu Scout" and "Hill Giant"
    And from the top, your graveyard has "Wrath of God", "Grizzly Bears" and "Serra Angel"

  @CR:404.3
  Scenario: The order is asked if something in the game reads it
    ja: 順番を見るものがあれば、順番は必ず求められる

    # "Nether Shadow" looks for three creature cards above it; it and the others die at the same time.
    Given you control "Nether Shadow", "Grizzly Bears", "Serra Angel" and a 3/3 creature "Hill Giant"
    And your hand is "Wrath of God"
    When you cast "Wrath of God" and it resolves
    Then you are asked to choose
    When you choose the order "Grizzly Bears", "Hill Giant", "Serra Angel" and "Nether Shadow"
    And the game goes to the upkeep of your next turn
    Then the triggered ability of "Nether Shadow" triggers 1 time

  @see:404.3
  Scenario: With fewer than three creature cards above it, Nether Shadow doesn't come back
    ja: 上にあるクリーチャー・カードが3枚に足りなければ、Nether Shadowは戻らない

    Given you control "Nether Shadow", "Grizzly Bears", "Serra Angel" and a 3/3 creature "Hill Giant"
    And your hand is "Wrath of God"
    When you cast "Wrath of God" and it resolves
    And you choose the order "Grizzly Bears", "Hill Giant", "Nether Shadow" and "Serra Angel"
    And the game goes to the upkeep of your next turn
    Then the triggered ability of "Nether Shadow" does not trigger

  @CR:613.7m
  Scenario: Which of two enchantments is older is asked if it makes a difference
    ja: どちらが古いかで結果が変わるなら、それは必ず求められる

    # Both set the base power and toughness of all creatures: the newer one wins.
    Given the following cards are used
      | name      | cost | type        | text                                         |
      | Small Day | {2}  | Enchantment | Creatures have base power and toughness 1/1. |
      | Great Day | {2}  | Enchantment | Creatures have base power and toughness 5/5. |
    And you control "Grizzly Bears"
    And "Small Day" and "Great Day" are in your graveyard
    When an effect puts "Small Day" and "Great Day" onto the battlefield under your control
    Then you are asked to choose
    When you choose the order "Great Day" and "Small Day"
    Then "Grizzly Bears" is 1/1

  @see:613.7m
  Scenario: Whichever of two enchantments was chosen to be newer counts
    ja: 2つのエンチャントのうち、後から出たと選ばれた方が優先される

    # Both set the base power and toughness of all creatures: the newer one wins.
    Given the following cards are used
      | name      | cost | type        | text                                         |
      | Small Day | {2}  | Enchantment | Creatures have base power and toughness 1/1. |
      | Great Day | {2}  | Enchantment | Creatures have base power and toughness 5/5. |
    And you control "Grizzly Bears"
    And "Small Day" and "Great Day" are in your graveyard
    When an effect puts "Small Day" and "Great Day" onto the battlefield under your control
    Then you are asked to choose
    When you choose the order "Small Day" and "Great Day"
    Then "Grizzly Bears" is 5/5

  @see:613.7m
  Scenario: Which of two enchantments is older isn't asked if it makes no difference
    ja: 2つのエンチャントのどちらが古いかは、結果が変わらなければ求められない

    Given "Glorious Anthem" A and "Glorious Anthem" B are in your graveyard
    And you control "Grizzly Bears"
    When an effect puts "Glorious Anthem" A and "Glorious Anthem" B onto the battlefield under your control
    Then no player is asked to choose
    And "Grizzly Bears" is 4/4
