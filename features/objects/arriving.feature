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
