Feature: Tokens
  ja: トークン

  @CR:111.7 @CR:704.5d
  Scenario: A token that leaves the battlefield ceases to exist
    ja: 戦場を離れたトークンは消滅する

    Given you control a 1/1 "Bird" token
    When an effect puts "Bird" token into your hand
    Then "Bird" token no longer exists (111.7, 704.5d)
    And your hand is empty

  @see:111.2 @see:302.6
  Scenario: A token is owned and controlled by the player who creates it, and it can't attack at once
    ja: トークンは生成したプレイヤーのものであり、すぐには攻撃できない

    When an effect makes you create a 1/1 white "Soldier" token
    Then the owner of "Soldier" token is you
    And the controller of "Soldier" token is you
    And "Soldier" token is summoning sick
    And you can't attack with "Soldier" token (302.6)

  @CR:111.2
  Scenario: Whoever is told to create a token owns and controls it, not who controls the effect
    ja: トークンのオーナーかつコントローラーは、効果のコントローラーではなく、生成するプレイヤーである

    When the following effect happens: each opponent creates a 1/1 white Soldier creature token
    Then the owner of "Soldier" token is the opponent (111.2)
    And the controller of "Soldier" token is the opponent
    And you control 0 "Soldier" tokens

  # 111.7: it is put into the graveyard first, which is dying, and ceases to exist only afterwards.
  @CR:603.10a @see:111.7
  Scenario: A token dies before it ceases to exist
    ja: トークンは消滅する前に死亡する

    Given the following cards are used
      | name    | type     | P/T | text                                       |
      | Mourner | creature | 1/3 | Whenever a creature dies, you gain 1 life. |
    And you control "Mourner" and a 1/1 "Bird" token
    When an effect destroys "Bird" token
    And everything on the stack resolves
    Then you gain 1 life
    And "Bird" token no longer exists

  @see:111.6
  Scenario: A token's owner stays the same under another player's control
    ja: コントロールが移っても、トークンのオーナーは変わらない

    Given you control a 1/1 "Bird" token
    When an effect gives the opponent control of "Bird" token
    Then the controller of "Bird" token is the opponent
    And the owner of "Bird" token is you
