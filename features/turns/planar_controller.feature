Feature: The planar controller leaves the game
  ja: 次元コントローラーがゲームから離れること

  @CR:800.4p @see:311.5
  Scenario: The next player in turn order becomes the planar controller
    ja: ターン順で次のプレイヤーが次元コントローラーになる

    Given the players are "Alice", "Bob" and "Carol"
    And "The Caldaia" is in the command zone
    And it is the precombat main phase of player "Bob"'s turn
    Then player "Bob" is the planar controller
    When player "Bob" concedes
    Then player "Carol" is the planar controller
    And the controller of "The Caldaia" is player "Carol"

  @see:800.4p @see:311.5
  Scenario: After that turn the active player is the planar controller again
    ja: そのターンの後は、再びアクティブ・プレイヤーが次元コントローラーである

    Given the players are "Alice", "Bob" and "Carol"
    And "The Caldaia" is in the command zone
    And it is the precombat main phase of player "Bob"'s turn
    When player "Bob" concedes
    And the game goes to the precombat main phase of player "Alice"'s turn
    Then player "Alice" is the planar controller
