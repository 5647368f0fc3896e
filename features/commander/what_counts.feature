Feature: Controlling a commander, attacking in Commander games, and a color chosen before the game
  ja: 統率者をコントロールすること、統率者戦での攻撃、ゲーム前に選ばれる色

  @CR:903.2 @see:802.2
  Scenario: In a Commander game of several players, each attacker may attack another opponent
    ja: 多人数の統率者戦では、攻撃クリーチャーごとに別の対戦相手を攻撃してよい

    Given the players are "Alice", "Bob" and "Carol"
    And the game is Commander
    And player "Alice"'s commander is "Isamaru, Hound of Konda"
    And player "Alice" controls a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    When player "Alice" attacks player "Bob" with "Bear"
    And player "Alice" attacks player "Carol" with "Ogre"
    And the game goes to the end of combat step of this turn
    Then player "Bob"'s life total is 38
    And player "Carol"'s life total is 37

  @CR:903.3d
  Scenario: A commander in the command zone is not controlled
    ja: 統率領域にある統率者は、コントロールされていない

    Given each player can pay any amount of mana
    And the following cards are used
      | name  | cost | type    | text                                         |
      | Rally | {W}  | Sorcery | If you control a commander, you gain 2 life. |
    And the game is Commander
    And your commander is "Isamaru, Hound of Konda"
    And your hand is "Rally"
    When you cast "Rally" and it resolves
    Then your life total is 40

  @see:903.3d
  Scenario: A commander on the battlefield is, another player's too
    ja: 戦場にある統率者は、他のプレイヤーのものでも、コントロールされている

    Given each player can pay any amount of mana
    And the following cards are used
      | name  | cost | type    | text                                         |
      | Rally | {W}  | Sorcery | If you control a commander, you gain 2 life. |
    And the game is Commander
    And the opponent's commander is "Isamaru, Hound of Konda"
    And the opponent controls "Isamaru, Hound of Konda"
    And your hand is "Rally"
    When an effect gives you control of "Isamaru, Hound of Konda"
    And you cast "Rally" and it resolves
    Then your life total is 42

  @see:903.3d @see:903.3c
  Scenario: A merged permanent with a commander in it is a commander that is controlled
    ja: 統率者を含む合同パーマネントも、コントロールされている統率者である

    Given each player can pay any amount of mana
    And the following cards are used
      | name  | cost | type    | text                                         |
      | Rally | {W}  | Sorcery | If you control a commander, you gain 2 life. |
    And the game is Commander
    And your commander is "Snapdax, Apex of the Hunt"
    And you control a merged permanent of "Cloudpiercer" over "Snapdax, Apex of the Hunt"
    And your hand is "Rally"
    When you cast "Rally" and it resolves
    Then your life total is 42

  # --- A color chosen before the game -----------------------------------------------------------------------------------------------------

  @CR:903.4b
  Scenario: The color that was chosen for a commander is in its color identity
    ja: 統率者について選ばれた色は、その固有色に含まれる

    Given the following cards are used
      | name  | cost | type                              | P/T | text                                                                                      |
      | Piper | {5}  | Legendary Creature - Shapeshifter | 3/3 | If Piper is your commander, choose a color before the game begins. It's the chosen color. |
    And the game is Commander
    And your commander is "Piper"
    And for "Piper", the color red has been chosen
    And you control "Command Tower"
    Then you can't add {G} with "Command Tower" (605.3a)
    When you add {R} with "Command Tower"
    Then your mana pool holds {R}

  @CR:903.4b
  Scenario: It is that color in every zone, however often it changes zones
    ja: 統率者は、何度領域を移動しても、どの領域でもその色である

    Given each player can pay any amount of mana
    And the following cards are used
      | name  | cost | type                              | P/T | text                                                                                      |
      | Piper | {5}  | Legendary Creature - Shapeshifter | 3/3 | If Piper is your commander, choose a color before the game begins. It's the chosen color. |
    And the game is Commander
    And your commander is "Piper"
    And for "Piper", the color red has been chosen
    Then "Piper" is red
    When you cast "Piper" from the command zone
    Then the spell "Piper" is red
    When everything on the stack resolves
    Then "Piper" is red
    When an effect puts "Piper" into your hand
    And you choose to put "Piper" into the command zone
    Then "Piper" is red
