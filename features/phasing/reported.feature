Feature: Phasing that other engines have got wrong
  ja: ほかのエンジンが誤ったフェイジング

  Background:
    Given each player can pay any amount of mana

  @CR:702.26b @see:608.2b
  Scenario: A spell whose target has phased out doesn't resolve
    ja: 対象がフェイズ・アウトした呪文は解決されない

    Given you control "Grizzly Bears"
    And the opponent's hand is "Murder"
    And your hand is "Reality Ripple"
    When you pass priority
    And the opponent casts "Murder" targeting "Grizzly Bears"
    And in response, you cast "Reality Ripple" targeting "Grizzly Bears" and it resolves
    And everything on the stack resolves
    Then "Murder" does not resolve
    When the game goes to the upkeep of your next turn
    Then "Grizzly Bears" is on the battlefield
    And "Grizzly Bears" is not phased out

  @CR:702.26b @see:603.7c
  Scenario: A delayed ability returns the card though the creature that made the ability has phased out
    ja: 遅延誘発型能力は、それを作ったクリーチャーがフェイズ・アウトしていてもカードを戻す

    # The ability exists apart from its source. It is the Flickerwisp that isn't there.
    Given the opponent controls "Grizzly Bears"
    And your hand is "Flickerwisp"
    When you cast "Flickerwisp" and it resolves
    And everything on the stack resolves
    And an effect phases out "Flickerwisp"
    And the game goes to the end step of this turn
    Then "Flickerwisp" is phased out (702.26b)
    When everything on the stack resolves
    Then "Grizzly Bears" is on the battlefield

  @see:702.26b @see:603.7c @see:730.3c
  Scenario: So it does with all cards of a merged permanent
    ja: 合同パーマネントなら、すべてのカードを戻す

    Given the opponent controls a merged permanent of "Serra Angel" over "Grizzly Bears"
    And your hand is "Flickerwisp"
    When you cast "Flickerwisp" and it resolves
    And everything on the stack resolves
    And an effect phases out "Flickerwisp"
    And the game goes to the end step of this turn
    And everything on the stack resolves
    Then "Serra Angel" and "Grizzly Bears" are on the battlefield

  @CR:702.26b @see:603.7b @see:701.21a
  Scenario: A token that is phased out as the end step begins isn't sacrificed, and stays for good
    ja: 終了ステップにフェイズ・アウトしているトークンは生け贄に捧げられず、その後も残る

    # Jaxis's delayed ability triggers once, finds no such permanent, and is spent.
    Given you control "Jaxis, the Troublemaker" and "Grizzly Bears"
    And your hand is "Forest"
    When you activate the activated ability of "Jaxis, the Troublemaker" targeting "Grizzly Bears"
    And everything on the stack resolves
    And an effect phases out "Grizzly Bears" token
    And the game goes to the end step of this turn
    And everything on the stack resolves
    Then "Grizzly Bears" token is phased out (702.26b)
    When the game goes to the end step of your next turn
    Then you control 1 "Grizzly Bears" token
    And you control exactly 3 creatures

  @CR:702.26b @see:608.2c
  Scenario: What an ability puts on its own permanent isn't put on it while that is phased out
    ja: 能力がそれ自身の上に置くカウンターは、フェイズ・アウトしていれば置かれない

    Given your hand is "Knight of Autumn"
    When you cast "Knight of Autumn" and it resolves
    And you choose mode 1
    And an effect phases out "Knight of Autumn"
    And everything on the stack resolves
    And the game goes to the upkeep of your next turn
    Then "Knight of Autumn" is not phased out
    And "Knight of Autumn" has no +1/+1 counters on it

  @see:702.26b @see:608.2c @see:701.24
  Scenario: A permanent that is phased out isn't shuffled into a library by its own ability
    ja: フェイズ・アウトしているパーマネントは、それ自身の能力によってライブラリーに加えて切り直されない

    # The rest of Etrata's ability is done: the target is exiled with a counter.
    Given you control "Etrata, the Silencer"
    And the opponent controls "Grizzly Bears"
    When you attack with "Etrata, the Silencer"
    And the game goes to the combat damage step of this turn
    Then the triggered ability of "Etrata, the Silencer" is on the stack
    When an effect phases out "Etrata, the Silencer"
    And everything on the stack resolves
    Then "Grizzly Bears" is in exile
    When the game goes to the upkeep of your next turn
    Then "Etrata, the Silencer" is on the battlefield
    And "Etrata, the Silencer" is not phased out

  @see:702.26d @see:702.26g @see:613.7e
  Scenario: After phasing in together, an Aura goes on doing what it did, with the age that it had
    ja: ともにフェイズ・インした後も、オーラは以前と同じ新しさで働き続ける

    # The Aura is newer than Humility, and stays so.
    # even so: creatures lose their abilities.
    Given the opponent controls "Humility"
    And you control "Grizzly Bears" and "Flight"
    And "Flight" is attached to "Grizzly Bears"
    When an effect phases out "Grizzly Bears"
    Then "Flight" is phased out
    When the game goes to the upkeep of your next turn
    Then "Flight" is attached to "Grizzly Bears"
    And "Grizzly Bears" has flying

  @see:702.26d @see:613.7d
  Scenario: A Humility that is newer stays newer, too, as both phase out and in
    ja: より新しい謙虚は、両方がフェイズ・アウトし、フェイズ・インしても新しいままである

    Given you control "Grizzly Bears" and "Flight"
    And "Flight" is attached to "Grizzly Bears"
    And you control "Humility"
    Then "Grizzly Bears" does not have flying
    When an effect phases out "Grizzly Bears" and "Humility"
    And the game goes to the upkeep of your next turn
    Then "Flight" is attached to "Grizzly Bears"
    And "Grizzly Bears" does not have flying

  @CR:702.26f @see:611.2b
  Scenario: An effect that lasts as long as a permanent is controlled ends when that phases out
    ja: パーマネントをコントロールしている限り続く効果は、それがフェイズ・アウトすると終わる

    # The duration can't see the Thief any more, and doesn't begin anew.
    Given the opponent controls "Sphere of Resistance"
    And your hand is "Master Thief"
    When you cast "Master Thief" and it resolves
    And everything on the stack resolves
    Then the controller of "Sphere of Resistance" is you
    When an effect phases out "Master Thief"
    Then the controller of "Sphere of Resistance" is the opponent (702.26f)
    When the game goes to the upkeep of your next turn
    Then "Master Thief" is not phased out
    And the controller of "Sphere of Resistance" is the opponent

  @interpretation @see:702.26i @see:702.26b @see:704.5m
  Scenario: An Aura that phases in while its creature is still phased out is attached to nothing, and goes to the graveyard
    ja: クリーチャーがまだフェイズ・アウトしている間にフェイズ・インしたオーラは、何にもついておらず墓地に置かれる

    # The Aura phased out by itself under the opponent, the creature later under you: in the opponent's untap step the Aura phases in.
    # What is phased out is treated as though it did not exist (702.26b), so that the Aura enchants nothing (704.5m).
    Given you control "Grizzly Bears"
    And the opponent controls "Pacifism"
    And "Pacifism" is attached to "Grizzly Bears"
    When an effect phases out "Pacifism"
    And an effect phases out "Grizzly Bears"
    And the game goes to the upkeep of the opponent's next turn
    Then "Pacifism" is in the opponent's graveyard
    When the game goes to the upkeep of your next turn
    Then "Grizzly Bears" is on the battlefield
