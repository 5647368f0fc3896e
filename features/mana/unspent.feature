Feature: Unspent mana
  ja: 未使用のマナ

  @CR:106.4
  Scenario: Mana goes into the pool of the player who is instructed to add it, and stays there until it is spent or the step ends
    ja: 加えられたマナはマナ・プールに入り、支払われるか、そのステップが終わるまで残る

    Given you control "Llanowar Elves"
    When you activate the activated ability of "Llanowar Elves"
    Then your mana pool holds {G} (106.4)
    When the game goes to the beginning of combat of this turn
    Then your mana pool is empty

  @CR:106.4
  Scenario: The player loses it as the phase ends
    ja: フェイズが終わると、プレイヤーはそのマナを失う

    Given your mana pool holds {R}{R}
    When the game goes to the beginning of combat of this turn
    Then your mana pool is empty (106.4)

  # Upwelling says so of every player.
  @see:106.4
  Scenario: With Upwelling nobody loses unspent mana
    ja: 「Upwelling」があれば、誰も未使用のマナを失わない

    Given the opponent controls "Upwelling"
    And your mana pool holds {R}{G}
    When the game goes to the end step of this turn
    Then your mana pool holds {R}{G}

  @see:106.4
  Scenario: Omnath's controller keeps green mana alone, and Omnath grows with it
    ja: 「マナの座、オムナス」のコントローラーは緑のマナだけを失わず、オムナスはその分大きくなる

    Given you control "Omnath, Locus of Mana"
    And your mana pool holds {R}{G}{G}
    Then "Omnath, Locus of Mana" is 3/3
    When the game goes to the beginning of combat of this turn
    Then your mana pool holds {G}{G}
    And "Omnath, Locus of Mana" is 3/3

  # 514.2: "until end of turn" is over in the cleanup step; as that ends, the mana is lost like any other.
  @see:106.4 @see:514.2
  Scenario: Mana that its source says isn't lost this turn is lost as the turn ends
    ja: ターン終了時まで失われないマナは、ターンが終わるときに失われる

    Given you control "Savage Ventmaw"
    When you attack the opponent with "Savage Ventmaw"
    And everything on the stack resolves
    And the game goes to the end step of this turn
    Then your mana pool holds {R}{R}{R}{G}{G}{G}
    When the game goes to the opponent's upkeep
    Then your mana pool is empty

  # 106.4: it would be lost; what happens instead is that it becomes colorless. So it still is there, and is kept again and again.
  @see:106.4 @see:614.1a
  Scenario: Mana that becomes colorless instead of being lost isn't lost
    ja: 失われる代わりに無色になるマナは失われない

    Given you control "Horizon Stone"
    And your mana pool holds {R}{G}
    When the game goes to the end step of this turn
    Then your mana pool holds {C}{C}

  # It keeps its snow source, too: only its type changes (106.6 says of the like that it is no matter of the type).
  @see:106.4 @see:107.4h
  Scenario: Such mana still comes from a snow source
    ja: そうなったマナも、氷雪の発生源からのマナである

    Given you control "Horizon Stone", "Snow-Covered Forest" and "Chilling Shade"
    When you add {G} with "Snow-Covered Forest"
    And the game goes to the beginning of combat of this turn
    And you activate the activated ability of "Chilling Shade"
    And everything on the stack resolves
    Then "Chilling Shade" is 2/2
    And your mana pool is empty
