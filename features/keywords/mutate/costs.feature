Feature: What casting for the mutate cost costs, and when it is allowed
  ja: 変容コストで唱えるためのコストと許可

  Background:
    Given each player can pay any amount of mana

  @see:118.9d @see:601.2f @see:202.3 @ruling:MUT-X01
  Scenario: The total cost is the mutate cost with increases and reductions; the mana value is that of the mana cost
    ja: 総コストは変容コストに増減を加えたもので、マナ総量はマナ・コストのものである

    # {1}{G}{G} plus {1} minus {1} is three mana; {3}{G} has mana value 4.
    Given you control "Mysterious Egg", "Sphere of Resistance" and "Pollywog Symbiote"
    And your hand is "Gemrazer"
    Then the total cost to cast "Gemrazer" for its mutate cost is {1}{G}{G} (601.2f)
    When you cast "Gemrazer" for its mutate cost targeting "Mysterious Egg"
    Then the mana value of "Gemrazer" is 4

  @CR:601.3 @see:202.3 @see:702.140a @ruling:MUT-X01
  Scenario: A permission for mana value 2 or less looks at the mana cost, not at the mutate cost
    ja: マナ総量2以下の呪文を唱える許可は、変容コストではなくマナ・コストを見る

    # Parcelbeast's mana cost is {2}{G}{U} and its mutate cost {G}{U}; "Old Den" has the ability that Lurrus of the Dream-Den is about.
    Given the following cards are used
      | name    | cost   | type        | text                                                                        |
      | Old Den | {1}{W} | Enchantment | You may cast creature spells with mana value 2 or less from your graveyard. |
    And you control "Old Den" and "Mysterious Egg"
    And from the top, your graveyard has "Parcelbeast" and "Runeclaw Bear"
    Then you can't cast "Parcelbeast" from your graveyard for its mutate cost (601.3)
    And you can cast "Runeclaw Bear" from your graveyard

  @see:118.9a @see:601.2b @ruling:MUT-X02
  Scenario: A permission to cast for its costs leaves the choice of the mutate cost
    ja: コストを支払って唱える許可なら、変容コストも選べる

    Given you control "Vivien, Monsters' Advocate" and "Mysterious Egg"
    And from the top, your library has "Gemrazer"
    When you cast "Gemrazer" from your library for its mutate cost targeting "Mysterious Egg"
    Then you have paid {1}{G}{G} for "Gemrazer"
    And the target of "Gemrazer" is "Mysterious Egg"

  @CR:118.9a @see:601.2b @see:702.140a @ruling:MUT-X02
  Scenario: Cast without paying its mana cost, it can't be cast for its mutate cost, and is an ordinary creature spell
    ja: マナ・コストを支払うことなく唱えるなら変容コストは選べず、普通のクリーチャー・呪文である

    Given you control "Fires of Invention", 4 "Forest" and "Mysterious Egg"
    And your hand is "Gemrazer"
    Then you can't cast "Gemrazer" for its mutate cost without paying its mana cost (118.9a)
    When you cast "Gemrazer" without paying its mana cost
    Then "Gemrazer" has no target
    When everything on the stack resolves
    Then "Gemrazer" enters the battlefield

  @CR:702.140a @see:110.2 @ruling:MUT-X03
  Scenario: A player who casts a card that another owns must target a creature of the card's owner
    ja: 他のプレイヤーのカードを唱えるなら、そのカードのオーナーのクリーチャーを対象にする

    # Mindleecher exiles the opponent's Gemrazer face down; whoever casts it, it and its target have the same owner.
    Given you control "Mysterious Egg" and "Runeclaw Bear"
    And your hand is "Mindleecher"
    And the opponent controls "Alpine Watchdog"
    And from the top, the opponent's library has "Gemrazer"
    When you cast "Mindleecher" for its mutate cost targeting "Runeclaw Bear" and it resolves
    And you choose to put "Mindleecher" over "Runeclaw Bear"
    And everything on the stack resolves
    Then "Gemrazer" is in exile
    And "Gemrazer" is face down
    And you know what "Gemrazer" is
    And the opponent does not know what "Gemrazer" is
    When you cast "Gemrazer" from exile for its mutate cost targeting "Alpine Watchdog" and it resolves
    And you choose to put "Gemrazer" over "Alpine Watchdog"
    Then "Gemrazer" merges with "Alpine Watchdog"
    And the controller of "Gemrazer" is the opponent

  @CR:702.140a @see:601.2c @see:406.3a @ruling:MUT-X03
  Scenario: The caster's own creature is not a legal target for a card that the opponent owns
    ja: 対戦相手がオーナーであるカードの変容先に、自分のクリーチャーは選べない

    Given you control "Mysterious Egg" and "Runeclaw Bear"
    And your hand is "Mindleecher"
    And from the top, the opponent's library has "Gemrazer"
    When you cast "Mindleecher" for its mutate cost targeting "Runeclaw Bear" and it resolves
    And you choose to put "Mindleecher" over "Runeclaw Bear"
    And everything on the stack resolves
    Then you can't cast "Gemrazer" from exile for its mutate cost (601.2c)
    And you can cast "Gemrazer" from exile

  @CR:702.140b @see:110.2a @see:608.3b @ruling:MUT-X03
  Scenario: If its target has become illegal, it enters under the control of the player who cast it
    ja: 対象が不正になっていれば、唱えたプレイヤーのコントロール下で戦場に出る

    Given you control "Runeclaw Bear"
    And your hand is "Mindleecher"
    And the opponent controls "Alpine Watchdog"
    And from the top, the opponent's library has "Gemrazer"
    When you cast "Mindleecher" for its mutate cost targeting "Runeclaw Bear" and it resolves
    And you choose to put "Mindleecher" over "Runeclaw Bear"
    And everything on the stack resolves
    And you cast "Gemrazer" from exile for its mutate cost targeting "Alpine Watchdog"
    And an effect destroys "Alpine Watchdog"
    And everything on the stack resolves
    Then "Gemrazer" enters the battlefield (702.140b)
    And the controller of "Gemrazer" is you
    And the owner of "Gemrazer" is the opponent

  @see:601.2f @see:702.140a @ruling:MUT-X13
  Scenario: Pollywog Symbiote makes a spell that has mutate cost less however it is cast
    ja: 両生共生体は、変容を持つ呪文ならどう唱えてもコストを減らす

    # {4}{R} less {1}.
    Given you control "Pollywog Symbiote"
    And your hand is "Cloudpiercer" and "Runeclaw Bear"
    When you cast "Cloudpiercer"
    Then you have paid {3}{R} for "Cloudpiercer"
    And the triggered ability of "Pollywog Symbiote" triggers 1 time
    When the players pass until the triggered ability of "Pollywog Symbiote" has resolved
    And you choose "Runeclaw Bear" to discard
    Then you draw 1 card
    And you have discarded "Runeclaw Bear"

  @see:601.2f @see:702.140a @ruling:MUT-X13
  Scenario: Pollywog Symbiote does nothing for a creature spell without mutate
    ja: 変容を持たないクリーチャー・呪文には、両生共生体は何もしない

    Given you control "Pollywog Symbiote"
    And your hand is "Runeclaw Bear"
    When you cast "Runeclaw Bear"
    Then you have paid {1}{G} for "Runeclaw Bear"
    And the triggered ability of "Pollywog Symbiote" does not trigger

  @see:118.9b @see:601.3 @see:702.140a @ruling:MUT-X14 @case:P-13 @case:MU-35
  Scenario: Brokkos can be cast from the graveyard for its mutate cost
    ja: ブロコスは墓地から変容コストで唱えられる

    Given from the top, your graveyard has "Brokkos, Apex of Forever"
    And you control "Runeclaw Bear"
    When you cast "Brokkos, Apex of Forever" from your graveyard for its mutate cost targeting "Runeclaw Bear" and it resolves
    And you choose the cost {2}{B}{G}{G}
    And you choose to put "Brokkos, Apex of Forever" over "Runeclaw Bear"
    Then the merged permanent is 6/6
    And from the top, the components of the merged permanent are "Brokkos, Apex of Forever" and "Runeclaw Bear"

  @CR:118.9b @CR:601.2c @see:601.3 @ruling:MUT-X14 @case:P-13 @case:MU-35
  Scenario: Brokkos can't be cast from the graveyard for its mana cost, nor without a target
    ja: ブロコスは墓地からマナ・コストでは唱えられず、対象がなくても唱えられない

    Given from the top, your graveyard has "Brokkos, Apex of Forever"
    Then you can't cast "Brokkos, Apex of Forever" from your graveyard (118.9b)
    And you can't cast "Brokkos, Apex of Forever" from your graveyard for its mutate cost (601.2c)

  @CR:702.140b @see:608.3b @ruling:MUT-X14 @case:MU-35
  Scenario: With its target gone, Brokkos cast from the graveyard enters as a creature
    ja: 墓地から唱えたブロコスも、対象がいなくなれば単独で戦場に出る

    Given from the top, your graveyard has "Brokkos, Apex of Forever"
    And you control "Runeclaw Bear"
    When you cast "Brokkos, Apex of Forever" from your graveyard for its mutate cost targeting "Runeclaw Bear"
    And you choose the cost {2}{U}{G}{G}
    And an effect exiles "Runeclaw Bear"
    And everything on the stack resolves
    Then "Brokkos, Apex of Forever" enters the battlefield (702.140b)

  @CR:302.1 @see:702.140a @case:P-13
  Scenario: Brokkos is cast from the graveyard only when a sorcery could be cast
    ja: ブロコスを墓地から唱えられるのはソーサリーを唱えられるときだけである

    Given from the top, your graveyard has "Brokkos, Apex of Forever"
    And you control "Runeclaw Bear"
    When the game goes to the end step of this turn
    Then you can't cast "Brokkos, Apex of Forever" from your graveyard for its mutate cost (302.1)

  @see:601.2c @see:603.2 @ruling:MUT-X16
  Scenario: What Vivien finds as the spell is cast comes too late to be its target
    ja: 唱えた時にビビアンが見つけたクリーチャーは、その変容呪文の対象にはできない

    Given you control "Vivien, Monsters' Advocate" and "Mysterious Egg"
    And your hand is "Sea-Dasher Octopus"
    And from the top, your library has "Runeclaw Bear"
    When you activate the second activated ability of "Vivien, Monsters' Advocate" and it resolves
    And you cast "Sea-Dasher Octopus" for its mutate cost targeting "Mysterious Egg"
    Then the delayed triggered ability of "Vivien, Monsters' Advocate" is on the stack
    When the players pass until the delayed triggered ability of "Vivien, Monsters' Advocate" has resolved
    And you choose "Runeclaw Bear"
    Then "Runeclaw Bear" is on the battlefield
    And the target of "Sea-Dasher Octopus" is "Mysterious Egg"
    When everything on the stack resolves
    And you choose to put "Sea-Dasher Octopus" over "Mysterious Egg"
    Then "Sea-Dasher Octopus" merges with "Mysterious Egg"

  @CR:601.2c @see:702.140a @ruling:MUT-X16
  Scenario: Without a creature on the battlefield the mutate cost can't be chosen, whatever would be found
    ja: 戦場にクリーチャーがいなければ、あとで見つかるとしても変容コストは選べない

    Given you control "Vivien, Monsters' Advocate"
    And your hand is "Sea-Dasher Octopus"
    # even so: the ability would find it.
    And from the top, your library has "Runeclaw Bear"
    When you activate the second activated ability of "Vivien, Monsters' Advocate" and it resolves
    Then you can't cast "Sea-Dasher Octopus" for its mutate cost (601.2c)

  @CR:406.3a @see:406.3 @see:702.140d
  Scenario: A card exiled face down has no characteristics, and is turned face up to be played
    ja: 裏向きに追放されたカードには特性がなく、プレイされるときに表向きになる

    Given you control "Runeclaw Bear"
    And your hand is "Mindleecher"
    And from the top, the opponent's library has "Alpine Watchdog"
    When you cast "Mindleecher" for its mutate cost targeting "Runeclaw Bear" and it resolves
    And you choose to put "Mindleecher" over "Runeclaw Bear"
    And everything on the stack resolves
    Then the card "Alpine Watchdog" has no color (406.3a)
    And the card "Alpine Watchdog" is not a creature
    When you cast "Alpine Watchdog" from exile
    Then "Alpine Watchdog" is a creature
    And the opponent knows what "Alpine Watchdog" is
    When everything on the stack resolves
    Then "Alpine Watchdog" is 2/2

  @see:401.5 @see:400.2
  Scenario: Who controls Vivien may look at the top card of their library
    ja: ビビアンのコントローラーは、自分のライブラリーの一番上のカードを見ることができる

    Given you control "Vivien, Monsters' Advocate"
    And from the top, your library has "Gemrazer" and "Runeclaw Bear"
    And from the top, the opponent's library has "Alpine Watchdog"
    Then you know what "Gemrazer" is
    And the opponent does not know what "Gemrazer" is
    And you do not know what "Runeclaw Bear" is
    And the opponent does not know what "Alpine Watchdog" is

  @CR:406.3a @see:305.1
  Scenario: A land exiled face down is turned face up to be played as a land
    ja: 裏向きに追放された土地は、表向きになって土地としてプレイされる

    Given you control "Runeclaw Bear"
    And your hand is "Mindleecher"
    And from the top, the opponent's library has "Forest"
    When you cast "Mindleecher" for its mutate cost targeting "Runeclaw Bear" and it resolves
    And you choose to put "Mindleecher" over "Runeclaw Bear"
    And everything on the stack resolves
    And you play "Forest" from exile
    Then "Forest" is on the battlefield
    And the controller of "Forest" is you
    And the owner of "Forest" is the opponent
