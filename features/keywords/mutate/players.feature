Feature: Mutated permanents and the players who own and control them
  ja: 合同パーマネントのオーナーとコントローラー

  @see:730.2c @see:702.140a @see:111.2 @ruling:MUT-X34 @ruling:MUT-04
  Scenario: Mutating onto one's own creature that an opponent controls doesn't change its control
    ja: 対戦相手がコントロールしている自分のクリーチャーに変容しても、コントローラーは変わらない

    # You chose top or bottom as the spell's controller; the opponent controls the triggers.
    Given each player can pay any amount of mana
    And you control "Mysterious Egg"
    And your hand is "Vulpikeet"
    When an effect gives the opponent control of "Mysterious Egg"
    And you cast "Vulpikeet" for its mutate cost targeting "Mysterious Egg" and it resolves
    And you choose to put "Vulpikeet" over "Mysterious Egg"
    And the opponent chooses to put the triggered abilities on the stack in the order the triggered ability of "Vulpikeet" and the triggered ability of "Mysterious Egg"
    Then the controller of the merged permanent is the opponent
    And the owner of the merged permanent is you
    And 2 triggered abilities controlled by the opponent are on the stack

  @CR:702.140c @see:111.2 @ruling:MUT-X34 @ruling:MUT-43
  Scenario: A creature token that you own is a legal target
    ja: 自分がオーナーであるクリーチャー・トークンは、変容の適正な対象である

    Given each player can pay any amount of mana
    And you control 1 1/1 white "Bird" token with flying
    And your hand is "Vulpikeet"
    When you cast "Vulpikeet" for its mutate cost targeting "Bird" token and it resolves
    And you choose to put "Vulpikeet" over "Bird" token
    Then "Vulpikeet" merges with "Bird" (702.140c)

  @CR:800.4a @see:730.2 @ruling:MUT-X35
  Scenario: When its owner leaves the game, a pile leaves whole, whoever controls it
    ja: オーナーがゲームから抜けると、合同パーマネントは誰がコントロールしていても全体がゲームを離れる

    Given the players are "Alice", "Bob" and "Carol"
    And player "Bob" controls a merged permanent of "Gemrazer" over "Mysterious Egg"
    When an effect gives player "Alice" control of the merged permanent
    And an effect deals 20 damage to player "Bob"
    Then player "Bob" loses the game
    And "Gemrazer" no longer exists (800.4a)
    And "Mysterious Egg" no longer exists

  @CR:702.140c @CR:702.140f @see:702.140a @derived
  Scenario: Whoever controls the mutating creature spell as it resolves chooses top or bottom
    ja: 上か下かを選ぶのは、変容するクリーチャー呪文の、解決されるときのコントローラーである

    # The target stays legal: it has the same owner. The effect that changed the spell's control goes on changing
    # the merged permanent's.
    Given each player can pay any amount of mana
    And you control "Mysterious Egg"
    And your hand is "Vulpikeet"
    When you cast "Vulpikeet" for its mutate cost targeting "Mysterious Egg"
    And an effect gives the opponent control of "Vulpikeet"
    And everything on the stack resolves
    And the opponent chooses to put "Vulpikeet" under "Mysterious Egg"
    Then "Vulpikeet" merges with "Mysterious Egg" (702.140c)
    And the controller of the merged permanent is the opponent (702.140f)
    And the owner of the merged permanent is you
    When the opponent chooses to put the triggered abilities on the stack in the order the triggered ability of "Mysterious Egg" and the triggered ability of "Vulpikeet"
    Then the merged permanent is 2/4
