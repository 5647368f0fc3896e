Feature: Combat damage by commanders
  ja: 統率者による戦闘ダメージ

  Background:
    Given each player can pay any amount of mana
    And the game is Commander
    And your commander is "Isamaru, Hound of Konda"

  @CR:903.10a @CR:704.6c
  Scenario: 21 combat damage by the same commander and the player loses
    ja: 同じ統率者から合計21点の戦闘ダメージを受けたプレイヤーは敗北する

    Given you control "Isamaru, Hound of Konda"
    And the opponent has been dealt 19 commander damage by "Isamaru, Hound of Konda"
    When you attack with "Isamaru, Hound of Konda"
    And the game goes to the combat damage step of this turn
    Then the opponent loses the game (903.10a, 704.6c)
    And the opponent's life total is 38

  @see:903.10a
  Scenario: Cast again, it is still the same commander
    ja: 唱え直しても、同じ統率者である

    Given you control "Isamaru, Hound of Konda"
    When you attack with "Isamaru, Hound of Konda"
    And the game goes to the combat damage step of this turn
    Then the opponent has been dealt 2 commander damage by "Isamaru, Hound of Konda"
    When an effect destroys "Isamaru, Hound of Konda"
    And you choose to put "Isamaru, Hound of Konda" into the command zone
    And the game goes to the precombat main phase of your next turn
    And you cast "Isamaru, Hound of Konda" from the command zone and it resolves
    Then "Isamaru, Hound of Konda" is a new object
    When the game goes to the precombat main phase of your next turn
    And you attack with "Isamaru, Hound of Konda"
    And the game goes to the combat damage step of this turn
    Then the opponent has been dealt 4 commander damage by "Isamaru, Hound of Konda"

  @see:903.10a
  Scenario: Damage by two commanders isn't added up
    ja: 別々の統率者からのダメージは合計しない

    Given your commander is "Zurgo Bellstriker"
    And you control "Isamaru, Hound of Konda" and "Zurgo Bellstriker"
    And the opponent has been dealt 18 commander damage by "Isamaru, Hound of Konda"
    And the opponent has been dealt 17 commander damage by "Zurgo Bellstriker"
    When you attack with "Isamaru, Hound of Konda" and "Zurgo Bellstriker"
    And the game goes to the end of combat step of this turn
    Then no player has lost the game
    And the opponent has been dealt 20 commander damage by "Isamaru, Hound of Konda"
    And the opponent has been dealt 19 commander damage by "Zurgo Bellstriker"

  @see:903.10a
  Scenario: A commander under another player's control deals commander damage, too
    ja: 対戦相手がコントロールしている統率者も、そのオーナーに統率者ダメージを与える

    Given you control "Isamaru, Hound of Konda"
    When an effect gives the opponent control of "Isamaru, Hound of Konda"
    And the game goes to the precombat main phase of the opponent's turn
    And the opponent attacks with "Isamaru, Hound of Konda"
    And the game goes to the end of combat step of this turn
    Then you have been dealt 2 commander damage by "Isamaru, Hound of Konda"
