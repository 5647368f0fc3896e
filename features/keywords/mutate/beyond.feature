Feature: Official rulings on merged creatures beyond the article
  ja: 記事にない、合同クリーチャーについての公式裁定

  Background:
    Given each player can pay any amount of mana

  @CR:702.140c @see:730.2 @ruling:MUT-X04
  Scenario Outline: What merges with a merged creature goes on top or at the bottom
    ja: 合同クリーチャーに合同するものは、一番上か一番下に置かれる

    Given you control a merged permanent of "Parcelbeast" over "Runeclaw Bear"
    And your hand is "Sea-Dasher Octopus"
    When you cast "Sea-Dasher Octopus" for its mutate cost targeting the merged permanent and it resolves
    Then you can choose only over and under
    When you choose to put "Sea-Dasher Octopus" <side> the merged permanent
    Then from the top, the components of the merged permanent are <pile>

    Examples:
      | side  | pile                                                    |
      | over  | "Sea-Dasher Octopus", "Parcelbeast" and "Runeclaw Bear" |
      | under | "Parcelbeast", "Runeclaw Bear" and "Sea-Dasher Octopus" |

  @see:730.2c @see:506.4 @ruling:MUT-X05
  Scenario: An attacking creature that is mutated onto is still attacking
    ja: 攻撃クリーチャーに変容しても、攻撃し続けている

    # The Egg has a +1/+1 counter from its ability: 3 damage.
    Given you control "Mysterious Egg"
    And your hand is "Sea-Dasher Octopus"
    When you attack with "Mysterious Egg"
    And the game goes to the declare blockers step of this turn
    And you cast "Sea-Dasher Octopus" for its mutate cost targeting "Mysterious Egg" and it resolves
    And you choose to put "Sea-Dasher Octopus" over "Mysterious Egg"
    Then the merged permanent is attacking the opponent
    And "Mysterious Egg" is still the same object (730.2c)
    When everything on the stack resolves
    Then the merged permanent is 3/3
    When the game goes to the combat damage step of this turn
    Then the merged permanent deals 3 combat damage to the opponent
    When everything on the stack resolves
    Then you draw 1 card

  @see:730.2c @see:509.1h @ruling:MUT-X05
  Scenario: A blocked creature stays blocked though what merges gives it flying
    ja: ブロックされたクリーチャーは、飛行を得てもブロックされたままである

    Given you control "Runeclaw Bear"
    And your hand is "Dirge Bat"
    And the opponent controls "Alpine Watchdog" and "Colossal Dreadmaw"
    When you attack with "Runeclaw Bear"
    And the opponent blocks "Runeclaw Bear" with "Alpine Watchdog"
    And you cast "Dirge Bat" for its mutate cost targeting "Runeclaw Bear" and it resolves
    And you choose to put "Dirge Bat" over "Runeclaw Bear"
    And you choose "Colossal Dreadmaw" as the target
    And everything on the stack resolves
    Then the merged permanent has flying
    And the merged permanent is blocked
    And "Runeclaw Bear" is still the same object
    When the game goes to the combat damage step of this turn
    Then the merged permanent deals 3 combat damage to "Alpine Watchdog"
    And the opponent's life total is 20

  @see:506.3 @see:702.140b @ruling:MUT-X05
  Scenario: A spell whose attacking target has gone becomes a creature that is not attacking
    ja: 攻撃していた対象がいなくなれば、戦場に出たクリーチャーは攻撃していない

    Given you control "Runeclaw Bear"
    And your hand is "Sea-Dasher Octopus"
    When you attack with "Runeclaw Bear"
    And you cast "Sea-Dasher Octopus" for its mutate cost targeting "Runeclaw Bear"
    And an effect destroys "Runeclaw Bear"
    And everything on the stack resolves
    Then "Sea-Dasher Octopus" is on the battlefield
    And "Sea-Dasher Octopus" is not attacking

  @CR:613.2a @see:730.2a @see:707.2 @ruling:MUT-X06
  Scenario: A copy effect applied later overwrites what merging made, as long as it lasts
    ja: 後から適用されたコピー効果は、続いている間、合同の結果を上書きする

    # The pile has a +1/+1 counter from Vulpikeet's ability.
    Given you control a merged permanent of "Gemrazer" over "Vulpikeet"
    And the merged permanent has 1 +1/+1 counter on it
    And you control "Runeclaw Bear"
    And your hand is "Cytoshape"
    When you cast "Cytoshape" targeting "Gemrazer" and it resolves
    And you choose the card "Runeclaw Bear"
    Then "Gemrazer" is 3/3 (613.2a)
    And "Gemrazer" does not have flying
    And "Gemrazer" does not have reach
    When the game goes to the upkeep step of the opponent's next turn
    Then the merged permanent is 5/5
    And the merged permanent has flying, reach and trample

  @interpretation @see:730.2a @see:613.2a @see:707.2 @ruling:MUT-X06
  Scenario: What merges with a temporary copy keeps merging with what comes back
    ja: 一時的なコピーに合同したものは、コピーが終われば元の合同クリーチャーと合同している

    # While the copy lasts, the Recluse lies over a Bear without abilities; afterwards over Gemrazer and Vulpikeet.
    Given you control a merged permanent of "Gemrazer" over "Vulpikeet"
    And you control "Runeclaw Bear"
    And your hand is "Cytoshape" and "Glowstone Recluse"
    When you cast "Cytoshape" targeting "Gemrazer" and it resolves
    And you choose the card "Runeclaw Bear"
    And you cast "Glowstone Recluse" for its mutate cost targeting "Gemrazer" and it resolves
    And you choose to put "Glowstone Recluse" over "Gemrazer"
    Then the merged permanent is 2/3
    And the merged permanent has reach
    And the merged permanent does not have flying
    When everything on the stack resolves
    Then the merged permanent has 2 +1/+1 counters on it
    When the game goes to the upkeep step of the opponent's next turn
    Then the merged permanent is 4/5
    And the merged permanent has flying and trample
    And from the top, the components of the merged permanent are "Glowstone Recluse", "Gemrazer" and "Vulpikeet"

  @CR:707.3 @see:707.2 @see:730.2a @ruling:MUT-X06
  Scenario: True Polymorph copies what merging made of its second target
    ja: トゥルー・ポリモーフは、2つ目の対象の合同の結果もコピーする

    Given you control a merged permanent of "Gemrazer" over "Vulpikeet"
    And the opponent controls "Runeclaw Bear"
    And your hand is "True Polymorph"
    When you cast "True Polymorph" targeting "Runeclaw Bear" and "Gemrazer" and it resolves
    Then the card "Runeclaw Bear" is 4/4 (707.3)
    And the card "Runeclaw Bear" has flying, reach and trample

  @see:702.140e @see:201.5 @ruling:MUT-X07
  Scenario: An ability that names its card means the merged creature under any name
    ja: カード名で書かれた能力は、名前が変わった合同クリーチャー自身を指す

    Given you control a merged permanent of "Gemrazer" over "Phase Dolphin"
    And you control "Runeclaw Bear"
    And the opponent controls "Alpine Watchdog"
    When you attack with the merged permanent and "Runeclaw Bear"
    Then the triggered ability of "Phase Dolphin" triggers 1 time
    And the target of the triggered ability of "Phase Dolphin" is "Runeclaw Bear"
    When everything on the stack resolves
    Then the opponent can't block "Runeclaw Bear" with "Alpine Watchdog" (509.1b)

  @CR:603.3d @see:702.140e @ruling:MUT-X07
  Scenario: Attacking alone, there is no other attacking creature to target
    ja: 単独で攻撃すると対象がなく、能力は取り除かれる

    Given you control a merged permanent of "Gemrazer" over "Phase Dolphin"
    When you attack with the merged permanent
    Then the triggered ability of "Phase Dolphin" triggers 1 time
    And the triggered ability of "Phase Dolphin" is not on the stack (603.3d)

  @see:201.2 @see:702.140e @ruling:MUT-X07
  Scenario: Under Gemrazer, Clever Conjurer's ability can target the creature itself, whose name is another
    ja: 水晶壊しの下の賢い妖術師の能力は、名前が異なる自分自身を対象にできる

    Given you control a merged permanent of "Gemrazer" over "Clever Conjurer"
    When you activate the ability of "Clever Conjurer" targeting the merged permanent and it resolves
    Then the merged permanent is not tapped

  @see:730.3 @ruling:MUT-X08
  Scenario: As long as it is on the battlefield it stays one permanent
    ja: 戦場にある間は、ずっと1つのパーマネントである

    Given you control a merged permanent of "Gemrazer" over "Parcelbeast" over "Runeclaw Bear"
    When the game goes to the upkeep step of your next turn
    Then from the top, the components of the merged permanent are "Gemrazer", "Parcelbeast" and "Runeclaw Bear"
    And you control exactly 1 creature

  @CR:730.3a @see:401.7 @ruling:MUT-X09
  Scenario: In a library with fewer cards all go to the bottom
    ja: ライブラリーのカードが足りなければ、すべて一番下に置かれる

    # One card is in the library, so none of them can be third from the top.
    Given your library is empty
    And your hand is "Alpine Watchdog"
    And you control a merged permanent of "Gemrazer" over "Parcelbeast" over "Runeclaw Bear"
    When an effect puts "Alpine Watchdog" on the top of your library
    And an effect puts the merged permanent on the third from the top of your library
    And you choose the order "Parcelbeast", "Gemrazer" and "Runeclaw Bear"
    Then from the top, your library has "Alpine Watchdog", "Parcelbeast", "Gemrazer" and "Runeclaw Bear"

  @see:608.2h @see:702.140d @ruling:MUT-X11
  Scenario: X is fixed as Huntmaster Liger's ability resolves; a later mutation adds its own
    ja: 猟匠ライガーのXは解決時に一度だけ決まり、後の変容はその分を加える

    # X is 2, then 3: +5/+5 in all.
    Given you control a merged permanent of "Parcelbeast" over "Alpine Watchdog"
    And you control "Runeclaw Bear"
    And your hand is "Huntmaster Liger" and "Sea-Dasher Octopus"
    When you cast "Huntmaster Liger" for its mutate cost targeting the merged permanent and it resolves
    And you choose to put "Huntmaster Liger" under the merged permanent
    And everything on the stack resolves
    Then "Runeclaw Bear" is 4/4
    When you cast "Sea-Dasher Octopus" for its mutate cost targeting the merged permanent and it resolves
    And you choose to put "Sea-Dasher Octopus" under the merged permanent
    Then "Runeclaw Bear" is 4/4
    When everything on the stack resolves
    Then "Runeclaw Bear" is 7/7

  @see:608.2h @see:702.140d @ruling:MUT-X11
  Scenario: If the creature has gone, the number of times it had mutated is used
    ja: クリーチャーがいなくなっていれば、最後の変容した回数を使う

    Given you control a merged permanent of "Parcelbeast" over "Alpine Watchdog"
    And you control "Runeclaw Bear"
    And your hand is "Huntmaster Liger"
    When you cast "Huntmaster Liger" for its mutate cost targeting the merged permanent and it resolves
    And you choose to put "Huntmaster Liger" under the merged permanent
    And an effect puts the merged permanent into your hand
    And everything on the stack resolves
    Then "Runeclaw Bear" is 4/4

  @see:613.1f @see:702.140e @see:730.2a @ruling:MUT-X12
  Scenario: Under an effect that takes all abilities, merging gives none
    ja: 能力をすべて失わせる効果の下では、合同しても能力は得られない

    # Gemrazer's 4/4 with -2/-0.
    Given you control "Runeclaw Bear"
    And the opponent controls "Mystic Subdual" and "Short Sword"
    And "Mystic Subdual" is attached to "Runeclaw Bear"
    And your hand is "Gemrazer"
    When you cast "Gemrazer" for its mutate cost targeting "Runeclaw Bear" and it resolves
    And you choose to put "Gemrazer" over "Runeclaw Bear"
    Then the merged permanent is 2/4
    And the merged permanent does not have reach
    And the triggered ability of "Gemrazer" does not trigger

  @CR:613.7c @see:122.1b @ruling:MUT-X12
  Scenario: A flying counter that is put on it afterwards works
    ja: その後に置かれた飛行カウンターは機能する

    Given you control a merged permanent of "Gemrazer" over "Runeclaw Bear"
    And the opponent controls "Mystic Subdual"
    And "Mystic Subdual" is attached to the merged permanent
    When an effect puts 1 flying counter on the merged permanent
    Then the merged permanent has flying (613.7c)
    And the merged permanent does not have reach

  @CR:702.140d @ruling:MUT-X15
  Scenario: Essence Symbiote sees another creature mutate
    ja: 本質共生体は、他のクリーチャーの変容を見る

    # A counter from the Symbiote and one from the Egg itself.
    Given you control "Mysterious Egg" and "Essence Symbiote"
    And your hand is "Sea-Dasher Octopus"
    When you cast "Sea-Dasher Octopus" for its mutate cost targeting "Mysterious Egg" and it resolves
    And you choose to put "Sea-Dasher Octopus" over "Mysterious Egg"
    And you choose to put the triggered abilities on the stack in the order the triggered ability of "Essence Symbiote" and the triggered ability of "Mysterious Egg"
    And everything on the stack resolves
    Then the merged permanent has 2 +1/+1 counters on it
    And your life total is 22

  @CR:702.140d @see:702.140e @ruling:MUT-X15
  Scenario: Essence Symbiote sees its own mutation
    ja: 本質共生体は、自身の変容でも誘発する

    Given you control "Essence Symbiote"
    And your hand is "Sea-Dasher Octopus"
    When you cast "Sea-Dasher Octopus" for its mutate cost targeting "Essence Symbiote" and it resolves
    And you choose to put "Sea-Dasher Octopus" over "Essence Symbiote"
    Then the triggered ability of "Essence Symbiote" triggers 1 time
    When everything on the stack resolves
    Then the merged permanent is 3/3
    And your life total is 22

  @see:608.2 @see:702.140d @ruling:MUT-X15
  Scenario: If the creature has gone, its controller gains 2 life all the same
    ja: クリーチャーがいなくなっていても、2点のライフを得る

    Given you control "Runeclaw Bear" and "Essence Symbiote"
    And your hand is "Sea-Dasher Octopus"
    When you cast "Sea-Dasher Octopus" for its mutate cost targeting "Runeclaw Bear" and it resolves
    And you choose to put "Sea-Dasher Octopus" over "Runeclaw Bear"
    And an effect destroys the merged permanent
    And everything on the stack resolves
    Then your life total is 22

  @see:730.3c @see:730.2d @see:111.8 @ruling:MUT-X17
  Scenario: Of a pile with a token on top, Luminous Broodmoth returns the cards and not the token
    ja: 一番上がトークンの山が死亡すると、光明の繁殖蛾はカードだけを戻す

    Given you control "Luminous Broodmoth"
    And your hand is "Sea-Dasher Octopus"
    When an effect makes you create a 3/3 creature "Centaur" token
    And you cast "Sea-Dasher Octopus" for its mutate cost targeting "Centaur" and it resolves
    And you choose to put "Sea-Dasher Octopus" under "Centaur"
    Then the merged permanent is a token
    When an effect destroys the merged permanent
    Then the triggered ability of "Luminous Broodmoth" triggers 1 time
    When everything on the stack resolves
    Then "Sea-Dasher Octopus" has 1 flying counter on it
    And you control exactly 2 creatures

  @see:111.8 @ruling:MUT-X17
  Scenario: A plain token that dies doesn't come back
    ja: ただのトークンは死亡しても戻らない

    Given you control "Luminous Broodmoth"
    When an effect makes you create a 3/3 creature "Centaur" token
    And an effect destroys "Centaur"
    And everything on the stack resolves
    Then you control exactly 1 creature
