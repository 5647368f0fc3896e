Feature: Phasing
  ja: フェイジング

  Background:
    Given each player can pay any amount of mana

  @CR:702.26a @CR:502.1 @CR:702.26c
  Scenario: A creature with phasing is there every other turn
    ja: フェイジングを持つクリーチャーは1ターンおきに存在する

    Given it is the end step of the opponent's turn
    And you control "Sandbar Crocodile"
    When the game goes to the upkeep of your next turn
    Then "Sandbar Crocodile" is phased out (702.26a)
    When the game goes to the upkeep of the opponent's next turn
    Then "Sandbar Crocodile" is phased out
    When the game goes to the upkeep of your next turn
    Then "Sandbar Crocodile" is not phased out (702.26a)

  @CR:702.26b
  Scenario: What destroys all creatures passes a phased-out one by
    ja: フェイズ・アウトしているクリーチャーは、すべてのクリーチャーを破壊する効果を受けない

    Given you control "Grizzly Bears" and "Serra Angel"
    And your hand is "Wrath of God"
    When an effect phases out "Grizzly Bears"
    And you cast "Wrath of God" and it resolves
    Then "Grizzly Bears" is on the battlefield
    And "Serra Angel" dies

  @CR:702.26b
  Scenario: The static ability of a phased-out enchantment affects nothing
    ja: フェイズ・アウトしているエンチャントの常在型能力は何にも影響しない

    Given you control "Glorious Anthem" and "Grizzly Bears"
    Then "Grizzly Bears" is 3/3
    When an effect phases out "Glorious Anthem"
    Then "Grizzly Bears" is 2/2

  @CR:702.26d
  Scenario: Counters stay on a creature while it is phased out, and it can attack at once afterward
    ja: フェイズ・アウトしてもカウンターは残り、フェイズ・インしたターンに攻撃できる

    Given you control "Grizzly Bears"
    And "Grizzly Bears" has 2 +1/+1 counters on it
    When an effect phases out "Grizzly Bears"
    And the game goes to the precombat main phase of your next turn
    Then "Grizzly Bears" has 2 +1/+1 counters on it
    And you can attack with "Grizzly Bears"

  @CR:702.26c @see:702.26d
  Scenario: Phasing in is not entering
    ja: フェイズ・インすることは戦場に出ることではない

    Given you control "Elvish Visionary"
    When an effect phases out "Elvish Visionary"
    And the game goes to the upkeep of your next turn
    Then "Elvish Visionary" is not phased out
    And the triggered ability of "Elvish Visionary" does not trigger
    And "Elvish Visionary" is still the same object

  @see:702.26d @see:111.7 @CR:702.26b
  Scenario: A token that phases out goes on existing, and phases in
    ja: フェイズ・アウトしたトークンは存在し続け、フェイズ・インする

    Given you control 1 2/2 green "Bear" token
    When an effect phases out "Bear" token
    Then "Bear" token is phased out (702.26b)
    When the game goes to the upkeep of your next turn
    Then "Bear" token is not phased out

  @CR:702.26e
  Scenario: An effect that begins meanwhile doesn't affect a phased-out creature
    ja: フェイズ・アウトしている間に始まった効果は、そのクリーチャーに影響しない

    Given you control "Grizzly Bears"
    When an effect phases out "Grizzly Bears"
    And an effect gives "Grizzly Bears" flying
    And the game goes to the upkeep of your next turn
    Then "Grizzly Bears" does not have flying

  @CR:702.26f
  Scenario: An effect that lasts until end of turn ends while the creature is phased out
    ja: ターン終了時までの効果は、フェイズ・アウトしている間にも終わる

    Given you control "Grizzly Bears"
    And your hand is "Giant Growth"
    When you cast "Giant Growth" targeting "Grizzly Bears" and it resolves
    And an effect phases out "Grizzly Bears"
    And the game goes to the upkeep of your next turn
    Then "Grizzly Bears" is 2/2

  @CR:702.26g
  Scenario: Equipment phases out and in along with the creature it is attached to
    ja: 装備品は、つけられているクリーチャーとともにフェイズ・アウトし、フェイズ・インする

    Given you control "Grizzly Bears" and "Short Sword"
    And "Short Sword" is attached to "Grizzly Bears"
    When an effect phases out "Grizzly Bears"
    Then "Short Sword" is phased out
    When the game goes to the upkeep of your next turn
    Then "Short Sword" is not phased out
    And "Short Sword" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 3/3

  @CR:702.26a @see:702.26g
  Scenario: An Aura that phased out indirectly doesn't phase in in its controller's untap step
    ja: 間接的にフェイズ・アウトしたオーラは、そのコントローラーのアンタップ・ステップにはフェイズ・インしない

    Given you control "Grizzly Bears"
    And the opponent controls "Pacifism"
    And "Pacifism" is attached to "Grizzly Bears"
    When an effect phases out "Grizzly Bears"
    And the game goes to the upkeep of the opponent's next turn
    Then "Pacifism" is phased out
    When the game goes to the upkeep of your next turn
    Then "Pacifism" is not phased out
    And "Pacifism" is attached to "Grizzly Bears"

  @CR:702.26h
  Scenario: What would phase out directly and indirectly just phases out indirectly
    ja: 直接と間接の両方でフェイズ・アウトするものは、間接的にのみフェイズ・アウトする

    # Directly, Pacifism would phase in as the opponent's turn begins.
    Given you control "Grizzly Bears"
    And the opponent controls "Pacifism"
    And "Pacifism" is attached to "Grizzly Bears"
    When an effect phases out "Grizzly Bears" and "Pacifism"
    And the game goes to the upkeep of the opponent's next turn
    Then "Pacifism" is phased out

  @CR:702.26i
  Scenario: Equipment that phased out directly phases in attached as before
    ja: 直接フェイズ・アウトした装備品は、以前と同じものについた状態でフェイズ・インする

    Given you control "Grizzly Bears" and "Short Sword"
    And "Short Sword" is attached to "Grizzly Bears"
    When an effect phases out "Short Sword"
    Then "Grizzly Bears" is 2/2
    When the game goes to the upkeep of your next turn
    Then "Short Sword" is attached to "Grizzly Bears"
    And "Grizzly Bears" is 3/3

  @see:702.26i @CR:702.26c
  Scenario: Equipment whose creature has gone meanwhile phases in attached to nothing
    ja: つけられていたクリーチャーがいなくなっていた装備品は、何にもついていない状態でフェイズ・インする

    Given you control "Grizzly Bears" and "Short Sword"
    And "Short Sword" is attached to "Grizzly Bears"
    When an effect phases out "Short Sword"
    And an effect destroys "Grizzly Bears"
    And the game goes to the upkeep of your next turn
    Then "Short Sword" is not phased out
    And "Short Sword" is attached to nothing

  @CR:702.26m
  Scenario: Nothing phases out in a turn whose untap step is skipped
    ja: アンタップ・ステップが飛ばされるターンには、何もフェイズ・アウトしない

    Given it is the end step of the opponent's turn
    And the opponent controls "Stasis"
    And you control "Sandbar Crocodile"
    When the game goes to the upkeep of your next turn
    Then "Sandbar Crocodile" is not phased out

  @CR:702.26m
  Scenario: Nor does anything phase in
    ja: フェイズ・インもしない

    Given it is the end step of the opponent's turn
    And the opponent controls "Stasis"
    And you control "Grizzly Bears"
    When an effect phases out "Grizzly Bears"
    And the game goes to the upkeep of your next turn
    Then "Grizzly Bears" is phased out

  @CR:502.1 @see:502.3
  Scenario: A tapped creature that phases in untaps in the same step
    ja: タップ状態でフェイズ・インしたクリーチャーは、同じステップにアンタップする

    Given you control "Grizzly Bears"
    And "Grizzly Bears" is tapped
    When an effect phases out "Grizzly Bears"
    And the game goes to the upkeep of your next turn
    Then "Grizzly Bears" is not phased out
    And "Grizzly Bears" is not tapped

  @CR:702.26p
  Scenario: Several instances of phasing are no more than one
    ja: フェイジングを複数持っていても、1つだけ持っているのと同じである

    Given it is the end step of the opponent's turn
    And you control "Sandbar Crocodile"
    When an effect gives "Sandbar Crocodile" phasing
    And the game goes to the upkeep of your next turn
    Then "Sandbar Crocodile" is phased out (702.26p)

  @CR:702.26j
  Scenario: Phasing out isn't becoming unattached
    ja: フェイズ・アウトは、はずれることではない

    # Grafted Exoskeleton has what it becomes unattached from sacrificed.
    Given you control "Grizzly Bears" and "Grafted Exoskeleton"
    And "Grafted Exoskeleton" is attached to "Grizzly Bears"
    When an effect phases out "Grafted Exoskeleton"
    Then the triggered ability of "Grafted Exoskeleton" does not trigger
    And "Grizzly Bears" is on the battlefield
    When the game goes to the upkeep of your next turn
    Then "Grafted Exoskeleton" is attached to "Grizzly Bears"

  @see:702.26j @see:701.3d
  Scenario: Becoming unattached while it stays on the battlefield is
    ja: 戦場に残ったままはずれることには誘発する

    Given you control "Grizzly Bears", "Serra Angel" and "Grafted Exoskeleton"
    And "Grafted Exoskeleton" is attached to "Grizzly Bears"
    When you activate the equip ability of "Grafted Exoskeleton" targeting "Serra Angel"
    And everything on the stack resolves
    Then you have sacrificed "Grizzly Bears"
    And "Grafted Exoskeleton" is attached to "Serra Angel"

  @see:702.26b
  Scenario: A phased-out creature can neither attack nor block
    ja: フェイズ・アウトしているクリーチャーは攻撃にもブロックにも参加できない

    Given you control "Grizzly Bears" and "Serra Angel"
    And the opponent controls "Colossal Dreadmaw"
    When an effect phases out "Grizzly Bears"
    Then you can't attack with "Grizzly Bears" (508.1a)
    When an effect phases out "Colossal Dreadmaw"
    And you attack with "Serra Angel"
    Then the opponent can't block "Serra Angel" with "Colossal Dreadmaw" (509.1a, 702.9b)

  # As though it did not exist: neither its own abilities nor its controller have anything to work with.
  @see:702.26b @see:602.2 @see:116.2b
  Scenario: What is phased out has no ability to activate and is not turned face up
    ja: フェイズ・アウトしているものの能力は起動できず、表向きにもできない

    Given you control "Prodigal Pyromancer" and "Coral Trickster"
    And "Coral Trickster" is face down
    When an effect phases out "Prodigal Pyromancer" and "Coral Trickster"
    Then you can't activate the activated ability of "Prodigal Pyromancer" targeting the opponent (602.1)
    And you can't turn "Coral Trickster" face up for its morph cost (116.2b)

  # 514.2 says so of phased-out permanents, too.
  @CR:514.2
  Scenario: Damage wears off a creature that is phased out
    ja: フェイズ・アウトしているクリーチャーのダメージも取り除かれる

    Given you control a 3/3 creature "Ox"
    When an effect deals 2 damage to "Ox"
    And an effect phases out "Ox"
    And the game goes to the upkeep of your next turn
    Then the marked damage of "Ox" is 0

  # Phasing changes no control (702.26d): it has been yours continuously since before your turn began.
  @see:702.26d @see:302.6
  Scenario: A creature under control by an Aura can attack as soon as it has phased in with that
    ja: オーラによってコントロールしているクリーチャーは、そのオーラとともにフェイズ・インすればすぐに攻撃できる

    Given the opponent controls a 3/3 creature "Ox"
    And you control "Control Magic"
    And "Control Magic" is attached to "Ox"
    When an effect phases out "Ox"
    And the game goes to the precombat main phase of your next turn
    Then you control "Ox"
    And you can attack with "Ox"
