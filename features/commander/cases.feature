Feature: Commanders cast for other costs
  ja: ほかのコストで唱えられる統率者

  Background:
    Given each player can pay any amount of mana
    And the game is Commander

  @CR:903.8 @CR:118.9d @CR:903.9b @case:DA-10
  Scenario: Dashed from the hand, a commander costs no more; from the command zone it does
    ja: 手札から疾駆コストで唱えれば増えず、統率領域からなら増える

    Given your commander is "Zurgo Bellstriker"
    When you cast "Zurgo Bellstriker" from the command zone for its dash cost and it resolves
    And the game goes to the end step of this turn
    And everything on the stack resolves
    And you choose not to put "Zurgo Bellstriker" into the command zone
    Then "Zurgo Bellstriker" is in your hand
    When the game goes to the precombat main phase of your next turn
    Then the total cost to cast "Zurgo Bellstriker" for its dash cost is {1}{R}
    When you cast "Zurgo Bellstriker" for its dash cost and it resolves
    And the game goes to the end step of this turn
    And everything on the stack resolves
    And you choose to put "Zurgo Bellstriker" into the command zone
    Then "Zurgo Bellstriker" is in the command zone (903.9b)
    And "Zurgo Bellstriker" has been cast 1 time from the command zone
    And the total cost to cast "Zurgo Bellstriker" from the command zone for its dash cost is {3}{R} (118.9d, 903.8)

  @CR:903.8 @CR:118.9d @CR:702.152a @CR:704.6d @case:BL-13
  Scenario: A commander blitzed from the command zone dies, draws a card and may go back
    ja: 統率領域から奇襲コストで唱えた統率者は、死亡してカードを引き、統率領域に戻れる

    Given the following cards are used
      | name         | cost   | type                       | P/T | text         |
      | Riot Captain | {3}{R} | Legendary Creature - Human | 3/3 | Blitz {1}{R} |
    And your commander is "Riot Captain"
    When you cast "Riot Captain" from the command zone for its blitz cost and it resolves
    Then "Riot Captain" has haste (702.152a)
    When the game goes to the end step of this turn
    And all players pass in succession
    Then you have sacrificed "Riot Captain" (702.152a)
    When you choose to put "Riot Captain" into the command zone
    And everything on the stack resolves
    Then you draw 1 card (702.152a)
    And "Riot Captain" is in the command zone
    And the total cost to cast "Riot Captain" from the command zone for its blitz cost is {3}{R} (118.9d, 903.8)
    And the total cost to cast "Riot Captain" from the command zone is {5}{R} (903.8)

  @CR:903.8 @CR:118.9d @case:LE-15
  Scenario: A cost of {0} instead of the mana cost doesn't take the tax away
    ja: マナ・コストの代わりに{0}を支払っても、統率領域から唱えた分は増える

    Given the following cards are used
      | name        | cost   | type                        | P/T |
      | Rotten King | {4}{B} | Legendary Creature - Zombie | 5/5 |
    And your commander is "Rotten King"
    And "Rotten King" has been cast 2 times from the command zone
    And you control "Rooftop Storm"
    Then the total cost to cast "Rotten King" from the command zone for its alternative cost is {4} (118.9d, 903.8)
