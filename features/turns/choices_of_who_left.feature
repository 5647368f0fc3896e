Feature: Choices of a player who has left the game
  ja: ゲームから離れたプレイヤーの選択

  Background:
    Given the following cards are used
      | name  | type        | text                                                                            |
      | Judge | Enchantment | Whenever an opponent casts a spell, that player chooses a creature. Destroy it. |

  @CR:800.4g
  Scenario: The controller of the ability chooses another opponent to make the choice
    ja: 能力のコントローラーは、選択を行う別の対戦相手を選ぶ

    # The choice was to be made by an opponent of Alice's: of the players left, Carol and Dan are opponents.
    Given the players are "Alice", "Bob", "Carol" and "Dan"
    And each player can pay any amount of mana
    And it is the precombat main phase of player "Bob"'s turn
    And player "Alice" controls "Judge" and "Grizzly Bears"
    And player "Carol" controls "Serra Angel"
    And player "Bob"'s hand is "Silvercoat Lion"
    When player "Bob" casts "Silvercoat Lion"
    And player "Bob" concedes
    And all players pass in succession
    Then player "Alice" can choose only player "Carol" and player "Dan"
    When player "Alice" chooses player "Carol"
    And player "Carol" chooses "Grizzly Bears"
    Then "Grizzly Bears" dies

  @see:800.4g
  Scenario: A player who is still in the game chooses for themselves
    ja: まだゲームにいるプレイヤーは、自分で選ぶ

    Given the players are "Alice", "Bob", "Carol" and "Dan"
    And each player can pay any amount of mana
    And it is the precombat main phase of player "Bob"'s turn
    And player "Alice" controls "Judge" and "Grizzly Bears"
    And player "Carol" controls "Serra Angel"
    And player "Bob"'s hand is "Silvercoat Lion"
    When player "Bob" casts "Silvercoat Lion"
    And all players pass in succession
    And player "Bob" chooses "Serra Angel"
    Then "Serra Angel" dies
