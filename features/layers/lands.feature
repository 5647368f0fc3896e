Feature: Land types
  ja: 土地タイプ

  Background:
    Given each player can pay any amount of mana

  @CR:305.6
  Scenario: A basic land taps for mana though nothing is printed on it
    ja: 基本土地は、何も書かれていなくてもマナを加える

    Given the players are "Alice" and "Bob"
    And player "Alice" controls "Swamp"
    Then player "Alice" can add {B} with "Swamp" (305.6)

  # Urborg makes every land a Swamp as well (layer 4). Blood Moon sets the land types of nonbasic lands, Urborg's too, which then has
  # no abilities left (305.7). So Blood Moon takes away the existence of Urborg's effect, and that waits (613.8a): it is never applied.

  @CR:613.8a @CR:305.7
  Scenario Outline: Under Blood Moon, Urborg makes no land a Swamp
    ja: 血染めの月があれば、アーボーグはどの土地も沼にしない

    Given you control "<older>"
    And you control "<newer>"
    And you control "Forest"
    And you control "Mishra's Factory"
    Then "Forest" is not a Swamp
    And "Urborg, Tomb of Yawgmoth" is a Mountain (305.7)
    And "Urborg, Tomb of Yawgmoth" is not a Swamp
    And "Mishra's Factory" is not a Swamp
    And the effect of "Urborg, Tomb of Yawgmoth" depends on the effect of "Blood Moon" (613.8a)

    Examples:
      | older                    | newer                    |
      | Urborg, Tomb of Yawgmoth | Blood Moon               |
      | Blood Moon               | Urborg, Tomb of Yawgmoth |

  @see:305.7
  Scenario: A nonbasic land that becomes a Mountain keeps no ability of its text, and its supertypes
    ja: 山になった基本でない土地は文章の能力を失い、特殊タイプは残る

    Given you control "Urborg, Tomb of Yawgmoth"
    And you control "Blood Moon"
    Then "Urborg, Tomb of Yawgmoth" is a legendary Mountain land (305.7)
    And "Urborg, Tomb of Yawgmoth" is not basic

  @CR:305.7 @CR:305.6
  Scenario: A nonbasic land that becomes a Mountain taps for red mana only
    ja: 山になった基本でない土地からは赤マナだけが出る

    Given the players are "Alice" and "Bob"
    And player "Alice" controls "Mishra's Factory"
    And player "Alice" controls "Blood Moon"
    Then player "Alice" can add {R} with "Mishra's Factory"
    And player "Alice" can't add {C} with "Mishra's Factory" (605.3a)
    And "Mishra's Factory" is a Mountain (305.6, 305.7)

  @CR:205.1b @see:305.7
  Scenario: A land that is a Swamp in addition keeps its own types
    ja: 「沼でもある」土地は元のタイプを失わない

    Given you control "Urborg, Tomb of Yawgmoth"
    And you control "Forest"
    Then "Forest" is a Forest (205.1b)
    And "Forest" is a Swamp

  @CR:613.7 @see:205.1a
  Scenario Outline: Prismatic Omen and Magus of the Moon apply in timestamp order
    ja: Prismatic Omenと月の大魔術師はタイムスタンプ順に適用される

    # Both affect the Factory whatever the other does, and neither loses its ability: independent.
    Given you control "<older>"
    And you control "<newer>"
    And you control "Mishra's Factory"
    Then "Mishra's Factory" is a Mountain (613.7)
    And "Mishra's Factory" <is> a Swamp

    Examples:
      | older             | newer             | is     |
      | Prismatic Omen    | Magus of the Moon | is not |
      | Magus of the Moon | Prismatic Omen    | is     |

  @CR:613.7d
  Scenario: A permanent that left and came back is as new as its return
    ja: 離れて戻ったパーマネントは、戻った時のタイムスタンプを持つ

    Given you control "Magus of the Moon"
    And you control "Prismatic Omen"
    And you control "Mishra's Factory"
    And your hand is "Cloudshift"
    Then "Mishra's Factory" is a Swamp
    When you cast "Cloudshift" targeting "Magus of the Moon" and it resolves
    Then "Mishra's Factory" is not a Swamp

  @CR:613.7d @see:730.3c
  Scenario Outline: So is each card of a merged permanent that left and came back
    ja: 離れて戻った合同パーマネントのカードも、それぞれ戻った時のタイムスタンプを持つ

    # The Magus is newer than Prismatic Omen then, whichever of the two cards was on top.
    Given you control a merged permanent of "<top>" over "<bottom>"
    # even so: it was newer than the Magus.
    And you control "Prismatic Omen"
    And you control "Mishra's Factory"
    And your hand is "Cloudshift"
    When you cast "Cloudshift" targeting the merged permanent and it resolves
    Then "Magus of the Moon" and "Vulpikeet" are on the battlefield
    And "Mishra's Factory" is a Mountain
    And "Mishra's Factory" is not a Swamp

    Examples:
      | top               | bottom            |
      | Magus of the Moon | Vulpikeet         |
      | Vulpikeet         | Magus of the Moon |

  # Kormus Bell affects Swamps, and Urborg decides what is a Swamp: the Bell depends on Urborg.

  @CR:613.8a @CR:613.8b
  Scenario: An older Kormus Bell waits for Urborg
    ja: 古いコーマスの鈴はアーボーグを待つ

    Given you control "Kormus Bell"
    And you control "Urborg, Tomb of Yawgmoth"
    And you control "Forest"
    Then "Forest" is a black creature (613.8a, 613.8b)
    And "Forest" is 1/1
    And "Urborg, Tomb of Yawgmoth" is 1/1

  @CR:613.8a
  Scenario: A newer Kormus Bell comes after Urborg anyway
    ja: 新しいコーマスの鈴は、いずれにせよアーボーグの後である

    Given you control "Urborg, Tomb of Yawgmoth"
    And you control "Kormus Bell"
    And you control "Forest"
    Then "Forest" is a black creature
    And "Forest" is 1/1
    And the effect of "Urborg, Tomb of Yawgmoth" is applied before the effect of "Kormus Bell"
    And the effect of "Kormus Bell" depends on the effect of "Urborg, Tomb of Yawgmoth" (613.8a)

  # Ashaya makes your nontoken creatures, herself included, Forest lands as well. Blood Moon applies to what is a land by then, so it
  # depends on Ashaya. Then the creatures are nonbasic lands, become Mountains and lose the abilities of their text (305.7), Ashaya too,
  # whose */* is then 0/0 (107.2).

  @CR:613.8a @CR:305.7
  Scenario Outline: With Blood Moon and Ashaya, creatures are Mountains, in either order
    ja: 血染めの月とアシャヤがあれば、どちらが古くてもクリーチャーは山になる

    Given you control "<older>"
    And you control "<newer>"
    And "Ashaya, Soul of the Wild" has 2 +1/+1 counters on it
    And you control "Serra Angel"
    Then "Serra Angel" is a Mountain
    And "Serra Angel" is not a Forest
    And "Serra Angel" is an Angel creature
    And "Serra Angel" does not have flying
    And "Ashaya, Soul of the Wild" is 2/2 (305.7)
    And the effect of "Blood Moon" depends on the effect of "Ashaya, Soul of the Wild" (613.8a)

    Examples:
      | older                    | newer                    |
      | Ashaya, Soul of the Wild | Blood Moon               |
      | Blood Moon               | Ashaya, Soul of the Wild |

  @CR:704.5f @see:305.7
  Scenario: Ashaya herself dies when Blood Moon comes
    ja: 血染めの月が出ると、アシャヤ自身は死亡する

    Given you control "Ashaya, Soul of the Wild"
    And you control "Serra Angel"
    And your hand is "Blood Moon"
    When you cast "Blood Moon" and it resolves
    Then "Ashaya, Soul of the Wild" dies (704.5f)
    And "Serra Angel" has flying
    And "Serra Angel" is not a land

  # Life and Limb: Forests and Saprolings are Saproling creatures and Forest lands as well.

  @CR:613.8a
  Scenario Outline: With Blood Moon, Dryad Arbor is no Forest when Life and Limb looks
    ja: 血染めの月があれば、Life and Limbが見る時にはドライアドの東屋は森ではない

    # No Saproling is about, so Blood Moon does not depend on Life and Limb: Forests are lands already.
    Given you control "<older>"
    And you control "<newer>"
    And you control "Dryad Arbor"
    And you control "Forest"
    Then "Dryad Arbor" is a Mountain
    And "Dryad Arbor" is not a Saproling
    And "Dryad Arbor" is a Dryad creature
    And "Forest" is a green Saproling creature
    And the effect of "Life and Limb" depends on the effect of "Blood Moon" (613.8a)

    Examples:
      | older         | newer         |
      | Life and Limb | Blood Moon    |
      | Blood Moon    | Life and Limb |

  @CR:613.8b
  Scenario: A dependency loop is applied by timestamps: Life and Limb first
    ja: 依存のループはタイムスタンプ順である：Life and Limbが先

    # With a Saproling that is no land yet, each depends on the other: Blood Moon decides whether Dryad Arbor is a Forest, Life and Limb
    # whether the Saproling is a nonbasic land. So timestamps: all become Saproling Forests, then the nonbasic ones Mountains.
    Given you control "Life and Limb"
    And you control "Blood Moon"
    And you control "Dryad Arbor"
    And you control a 1/1 green Saproling creature "Sprout" token
    Then "Dryad Arbor" is a Saproling (613.8b)
    And "Dryad Arbor" is a Mountain
    And "Sprout" is a Mountain
    And "Sprout" is not a Forest
    And the effect of "Life and Limb" depends on the effect of "Blood Moon"
    And the effect of "Blood Moon" depends on the effect of "Life and Limb"

  @CR:613.8b
  Scenario: A dependency loop is applied by timestamps: Blood Moon first
    ja: 依存のループはタイムスタンプ順である：血染めの月が先

    # Dryad Arbor becomes a Mountain before Life and Limb looks for Forests; the Saproling becomes a Forest after Blood Moon looked.
    Given you control "Blood Moon"
    And you control "Life and Limb"
    And you control "Dryad Arbor"
    And you control a 1/1 green Saproling creature "Sprout" token
    Then "Dryad Arbor" is not a Saproling (613.8b)
    And "Dryad Arbor" is a Mountain
    And "Sprout" is a Forest
    And "Sprout" is not a Mountain

  @CR:613.1d
  Scenario: A Factory that is animated stays a creature when Blood Moon comes
    ja: クリーチャー化した工廠は、血染めの月が出てもクリーチャーのままである

    # The effect that made it a creature is a resolved ability's; 305.7 takes away abilities and land types only.
    Given you control "Mishra's Factory"
    And your hand is "Blood Moon"
    When you activate the second ability of "Mishra's Factory"
    And everything on the stack resolves
    Then "Mishra's Factory" is an Assembly-Worker artifact creature
    When you cast "Blood Moon" and it resolves
    Then "Mishra's Factory" is a Mountain
    And "Mishra's Factory" is an Assembly-Worker artifact creature (613.1d)
    And "Mishra's Factory" is 2/2

  @CR:305.7 @see:602.1
  Scenario: With Blood Moon there first, a Factory has no ability to animate it
    ja: 血染めの月が先にあれば、工廠にはクリーチャー化する能力がない

    Given you control "Blood Moon"
    And you control "Mishra's Factory"
    Then you can't activate the second ability of "Mishra's Factory" (602.1)
    And "Mishra's Factory" is a Mountain (305.7)
