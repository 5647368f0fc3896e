Feature: Phased-out permanents and players who leave the game
  ja: フェイズ・アウトしているパーマネントと、ゲームから抜けるプレイヤー

  Background:
    Given the players are "Alice", "Bob" and "Carol"

  @CR:702.26k @see:800.4a
  Scenario: What a player owns leaves the game with them even while it is phased out
    ja: プレイヤーがオーナーであるパーマネントは、フェイズ・アウトしていてもともにゲームを離れる

    Given player "Bob" controls "Grizzly Bears" and "Serra Angel"
    When an effect phases out "Grizzly Bears"
    And an effect deals 20 damage to player "Bob"
    Then "Grizzly Bears" no longer exists (702.26k)
    And "Serra Angel" no longer exists

  @CR:702.26n
  Scenario: What phased out under a player who has left phases in after their turn would have begun
    ja: 抜けたプレイヤーのコントロール下でフェイズ・アウトしたものは、そのターンが始まるはずだった後にフェイズ・インする

    # Alice's creature, under Bob's control; after Bob's turn would have begun comes Carol's untap step.
    Given player "Alice" controls "Grizzly Bears"
    When an effect gives player "Bob" control of "Grizzly Bears"
    And an effect phases out "Grizzly Bears"
    And an effect deals 20 damage to player "Bob"
    Then "Grizzly Bears" is phased out
    When the game goes to the upkeep of player "Carol"'s turn
    Then "Grizzly Bears" is not phased out (702.26n)
    And the controller of "Grizzly Bears" is player "Alice"
