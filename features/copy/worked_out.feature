Feature: What a copy has, and what it hasn't
  ja: コピーが持つものと持たないもの

  Background:
    Given each player can pay any amount of mana

  @CR:707.2 @see:208.3
  Scenario: A copy of an artifact that is a creature for a while is no creature, but it can become one
    ja: 一時的にクリーチャーになっているアーティファクトのコピーはクリーチャーではないが、なることはできる

    # What a resolved ability makes of it is no copiable value; the ability itself is.
    Given the following cards are used
      | name      | cost | type     | text                                                                            |
      | Odd Staff | {4}  | Artifact | {2}: This artifact becomes a 5/5 Construct artifact creature until end of turn. |
    And you control "Odd Staff"
    And your hand is "Clone"
    When you activate the ability of "Odd Staff" and it resolves
    And you cast "Clone" and it resolves
    And you choose "Odd Staff"
    Then the card "Clone" is an artifact
    And the card "Clone" is not a creature (707.2)
    When you activate the ability of the card "Clone" and it resolves
    Then the card "Clone" is 5/5

  @CR:708.2 @see:707.2 @see:116.2b
  Scenario: A copy of a face-down creature is face up, a 2/2 without name, abilities or mana cost
    ja: 裏向きのクリーチャーのコピーは表向きの、名前も能力もマナ・コストもない2/2である

    Given you control "Hystrodon"
    And "Hystrodon" is face down
    And your hand is "Clone"
    When you cast "Clone" and it resolves
    And you choose the card "Hystrodon"
    Then the card "Clone" is 2/2
    And the card "Hystrodon" is 2/2 (708.2)
    And the card "Clone" has no name
    And the card "Clone" is colorless
    And the card "Clone" is not face down
    And the mana value of the card "Clone" is 0
    And you can't turn the card "Clone" face up for its morph cost (702.37e)

  @CR:707.3 @CR:707.9a @CR:707.9c
  Scenario: A copy of a copy has its color and the ability that its copy effect gave it
    ja: コピーのコピーは、コピー効果が変えた色と与えた能力も持つ

    # A blue Bear with the upkeep ability of the Doppelganger.
    Given the opponent controls "Runeclaw Bear"
    And your hand is "Vesuvan Doppelganger" and "Clone"
    When you cast "Vesuvan Doppelganger" and it resolves
    And you choose "Runeclaw Bear"
    And you cast "Clone" and it resolves
    And you choose the card "Vesuvan Doppelganger"
    Then the name of the card "Clone" is "Runeclaw Bear" (707.3)
    And the card "Clone" is a blue Bear creature
    And the card "Clone" is 2/2
    When an effect destroys the card "Vesuvan Doppelganger"
    And the game goes to the upkeep of your next turn
    And you choose the card "Runeclaw Bear" as the target
    Then the triggered ability of the card "Clone" triggers 1 time

  @CR:702.37e @see:708.10 @see:707.3
  Scenario: A face-down creature that becomes a copy is turned up for the morph cost of what it copies
    ja: コピーになった裏向きのクリーチャーは、コピーしたものの変異コストで表向きになる

    # Face up it would have the morph ability of Hystrodon, {1}{G}{G}, instead of its own {5}{G}.
    Given you control "Woolly Loxodon"
    And "Woolly Loxodon" is face down
    And the opponent controls "Hystrodon"
    When an effect makes the card "Woolly Loxodon" a copy of "Hystrodon"
    Then the card "Woolly Loxodon" is 2/2
    When you turn the card "Woolly Loxodon" face up for its morph cost
    Then you have paid {1}{G}{G} for the card "Woolly Loxodon" (702.37e)
    And the name of the card "Woolly Loxodon" is "Hystrodon"
    And the card "Woolly Loxodon" is 3/4

  @CR:702.37e @see:708.10 @see:707.3
  Scenario: As a copy of what has no morph it can't be turned up for its own morph cost
    ja: 変異を持たないもののコピーになれば、自身の変異コストでは表向きにできない

    # even so: its card has morph.
    Given you control "Woolly Loxodon"
    And "Woolly Loxodon" is face down
    And the opponent controls "Serra Angel"
    When an effect makes the card "Woolly Loxodon" a copy of "Serra Angel"
    Then you can't turn the card "Woolly Loxodon" face up for its morph cost (702.37e)

  @CR:707.5 @see:614.1c
  Scenario: A copy of what enters tapped enters tapped
    ja: タップ状態で出るもののコピーは、タップ状態で出る

    Given the opponent controls "Rusted Sentinel"
    And your hand is "Clone"
    When you cast "Clone" and it resolves
    And you choose "Rusted Sentinel"
    Then the card "Clone" is tapped (707.5)

  @see:707.9d @CR:702.73a
  Scenario: Types that the copy effect adds don't keep changeling from being copied
    ja: コピー効果がタイプを加えても、多相はコピーされる

    # Only an ability that defines what the effect sets is left out, and it adds.
    Given the following cards are used
      | name         | cost | type                    | P/T | text                                                                                                                                            |
      | Glass Double | {2}  | Creature - Shapeshifter | 0/0 | You may have this creature enter as a copy of any creature on the battlefield, except it's a Shapeshifter Rogue in addition to its other types. |
      | Any Kin      | {1}  | Creature - Shapeshifter | 2/2 | Changeling                                                                                                                                      |
    And you control "Any Kin"
    And your hand is "Glass Double"
    When you cast "Glass Double" and it resolves
    And you choose "Any Kin"
    Then the card "Glass Double" has changeling
    And the card "Glass Double" is a Rogue
    And the card "Glass Double" is a Goblin (702.73a)

  @CR:707.9e @see:616.1c
  Scenario: Counters are of no avail if the copied Clone copies something else in turn
    ja: コピーしたクローンがさらに別のものをコピーすれば、カウンターは置かれない

    # The Clone copied nothing and lives on as a 1/1 with Glorious Anthem. Altered Ego enters as a copy of it, and may then be a Bear.
    Given you control "Glorious Anthem" and "Clone"
    And the opponent controls "Grizzly Bears"
    And your hand is "Altered Ego"
    When you cast "Altered Ego" with X = 2 and it resolves
    And you choose "Clone"
    And you choose "Grizzly Bears"
    Then the name of the card "Altered Ego" is "Grizzly Bears"
    And the card "Altered Ego" has no counters on it (707.9e)
    And the card "Altered Ego" is 3/3

  @see:707.9e
  Scenario: They are there if it copies nothing further
    ja: さらに何もコピーしなければ、カウンターは置かれる

    Given you control "Glorious Anthem" and "Clone"
    # even so: there is something that it could copy.
    And the opponent controls "Grizzly Bears"
    And your hand is "Altered Ego"
    When you cast "Altered Ego" with X = 2 and it resolves
    And you choose "Clone"
    And you choose nothing
    Then the name of the card "Altered Ego" is "Clone"
    And the card "Altered Ego" has 2 +1/+1 counters on it
    And the card "Altered Ego" is 3/3

  @CR:707.9f @see:707.2
  Scenario: An exception for creatures doesn't apply to the copy of a land that is a creature for a while
    ja: 一時的にクリーチャーである土地のコピーには、クリーチャーについての例外は適用されない

    Given you control "Forest"
    And your hand is "Moritte of the Frost"
    When the following effect happens: "Forest" becomes a 3/3 creature in addition to its other types until end of turn
    And you cast "Moritte of the Frost" and it resolves
    And you choose "Forest"
    Then the card "Moritte of the Frost" is a legendary land
    And the card "Moritte of the Frost" is not a creature
    And the card "Moritte of the Frost" has no counters on it
    And the card "Moritte of the Frost" does not have changeling (707.9f)

  @CR:707.10
  Scenario: A copy has the mode that was chosen for the original
    ja: コピーは、元の呪文で選ばれたモードを持つ

    Given the following cards are used
      | name     | cost | type    | text                                                |
      | Two Ways | {1}  | Instant | Choose one —\n• You gain 4 life.\n• Draw two cards. |
    And your hand is "Two Ways"
    When you cast "Two Ways" choosing mode 1
    And an effect makes you copy the spell "Two Ways"
    Then 1 copy of "Two Ways" is on the stack (707.10)
    And no player is asked to choose
    When everything on the stack resolves
    Then your life total is 28
    And you draw no card

  @CR:712.18 @see:712.9 @see:707.4
  Scenario: A double-faced permanent that is a copy until end of turn transforms, and is still that copy
    ja: ターン終了時までコピーである両面パーマネントは変身し、それでもコピーのままである

    # The other face is up, but the copy effect goes on (layer 1); when it ends the back face is seen.
    Given you control "Kessig Prowler"
    And the opponent controls "Grizzly Bears"
    When an effect makes "Kessig Prowler" a copy of "Grizzly Bears" until end of turn
    And an effect transforms the card "Kessig Prowler"
    Then the card "Kessig Prowler" transforms
    And the card "Kessig Prowler" is 2/2
    When the game goes to the upkeep of the opponent's turn
    Then "Sinuous Predator" is 4/4

  @CR:707.4 @CR:707.9a
  Scenario: What becomes a copy of each creature that enters goes on doing so, under the same effects
    ja: 出てくるクリーチャーのコピーになり続けるものには、同じ効果が及び続ける

    Given you control "Unstable Shapeshifter"
    And your hand is "Giant Growth", "Grizzly Bears" and "Serra Angel"
    When you cast "Giant Growth" targeting "Unstable Shapeshifter" and it resolves
    And you cast "Grizzly Bears" and it resolves
    And everything on the stack resolves
    Then the card "Unstable Shapeshifter" is 5/5
    And the card "Unstable Shapeshifter" is still the same object (707.4)
    When you cast "Serra Angel" and it resolves
    And everything on the stack resolves
    Then the card "Unstable Shapeshifter" is 7/7
    And the card "Unstable Shapeshifter" has flying

  @CR:707.9a @see:707.3
  Scenario: A Clone of it has the ability to become further copies, too
    ja: そのクローンも、さらに別のもののコピーになる能力を持つ

    # The Clone copies a Bear that has the Shapeshifter's ability, and so becomes the Angel as well.
    Given you control "Unstable Shapeshifter"
    And your hand is "Grizzly Bears", "Clone" and "Serra Angel"
    When you cast "Grizzly Bears" and it resolves
    And everything on the stack resolves
    And you cast "Clone" and it resolves
    And you choose the card "Unstable Shapeshifter"
    And everything on the stack resolves
    And an effect destroys the card "Unstable Shapeshifter"
    And you cast "Serra Angel" and it resolves
    And everything on the stack resolves
    Then the name of the card "Clone" is "Serra Angel"

  @CR:704.5j @see:707.2
  Scenario: A copy of a legendary creature is legendary, and its controller keeps one of the two
    ja: 伝説のクリーチャーのコピーは伝説であり、コントローラーは2体のうち1体を残す

    Given you control "Jaxis, the Troublemaker"
    And your hand is "Clone"
    When you cast "Clone" and it resolves
    And you choose "Jaxis, the Troublemaker"
    Then you are asked to choose
    When you choose the card "Clone"
    Then the card "Jaxis, the Troublemaker" is in your graveyard (704.5j)
    And you control exactly 1 creature
