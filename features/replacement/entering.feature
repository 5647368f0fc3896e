Feature: How permanents enter the battlefield
  ja: パーマネントが戦場に出る際の置換効果

  Background:
    Given each player can pay any amount of mana

  @CR:614.1c @CR:614.12
  Scenario: A creature enters with as many counters as it says
    ja: クリーチャーは、それ自身が言う数のカウンターが置かれた状態で戦場に出る

    Given your hand is "Endless One"
    When you cast "Endless One" with X = 3 and it resolves
    Then "Endless One" has 3 +1/+1 counters on it (614.1c)
    And "Endless One" is 3/3

  @see:614.12 @see:613.1f
  Scenario: A creature that will have no abilities enters as though it had none
    ja: 戦場で能力を失うクリーチャーは、能力を持たないものとして戦場に出る

    # It is looked at as it would exist on the battlefield: Humility would have taken its ability away there.
    Given the opponent controls "Humility"
    And your hand is "Endless One"
    When you cast "Endless One" with X = 3 and it resolves
    Then "Endless One" has no +1/+1 counters on it
    And "Endless One" is 1/1

  @CR:614.1d
  Scenario: An effect may have creatures of one player enter tapped
    ja: 効果により、あるプレイヤーのクリーチャーはタップ状態で戦場に出る

    Given you control "Imposing Sovereign"
    And "Grizzly Bears" is in the opponent's hand
    And your hand is "Serra Angel"
    When an effect puts "Grizzly Bears" onto the battlefield under the opponent's control
    Then "Grizzly Bears" is tapped (614.1d)
    When an effect puts "Serra Angel" onto the battlefield under your control
    Then "Serra Angel" is not tapped

  @CR:614.1c @see:110.5b
  Scenario: An artifact enters tapped because it says so
    ja: アーティファクトは、それ自身の能力によりタップ状態で戦場に出る

    Given your hand is "Rusted Sentinel"
    When you cast "Rusted Sentinel" and it resolves
    Then "Rusted Sentinel" is tapped (614.1c)

  @CR:614.12a
  Scenario: A color is chosen before the permanent is on the battlefield
    ja: 色はパーマネントが戦場に出る前に選ばれる

    Given you control a 2/2 white creature "Knight" and a 2/2 green creature "Elf"
    And your hand is "Hall of Triumph"
    When you cast "Hall of Triumph"
    And everything on the stack resolves
    Then "Hall of Triumph" is not on the battlefield
    When you choose the color white
    Then "Hall of Triumph" is on the battlefield
    And "Knight" is 3/3
    And "Elf" is 2/2

  @CR:122.6 @CR:616.2
  Scenario: Counters with which a creature enters are put on it, too
    ja: クリーチャーがカウンターが置かれた状態で戦場に出ることも、カウンターを置くことである

    Given you control "Hardened Scales"
    And your hand is "Endless One"
    When you cast "Endless One" with X = 3 and it resolves
    Then "Endless One" has 4 +1/+1 counters on it (122.6)

  @CR:616.1
  Scenario Outline: One more counter and twice as many, in either order
    ja: カウンターを1個増やすことと2倍にすることの順番

    # 2 counters: (2 + 1) x 2 = 6, or 2 x 2 + 1 = 5.
    Given you control "Hardened Scales" and "Doubling Season"
    And your hand is "Endless One"
    When you cast "Endless One" with X = 2
    And everything on the stack resolves
    And you choose to apply the replacement effect of "<first>" first
    Then "Endless One" has <n> +1/+1 counters on it

    Examples:
      | first           | n |
      | Hardened Scales | 6 |
      | Doubling Season | 5 |

  @CR:614.1a
  Scenario: A creature that wasn't cast is exiled instead of entering
    ja: 唱えられていないクリーチャーは、戦場に出る代わりに追放される

    Given you control "Containment Priest"
    And "Grizzly Bears" is in your graveyard
    When an effect puts "Grizzly Bears" onto the battlefield under your control
    Then "Grizzly Bears" is in exile (614.1a)
    And "Grizzly Bears" does not enter the battlefield

  @CR:616.1f
  Scenario: Two effects that double tokens make four of one
    ja: トークンを2倍にする効果2つで、1体は4体になる

    Given you control 2 "Parallel Lives"
    When an effect makes you create 1 1/1 white "Bird" token with flying
    Then you create 4 "Bird" tokens (616.1f)

  @CR:111.8 @see:400.7j
  Scenario: A token that has been exiled can't return to the battlefield
    ja: 追放されたトークンは戦場に戻れない

    Given you control 1 2/2 green "Bear" token
    And your hand is "Cloudshift"
    When you cast "Cloudshift" targeting "Bear" token and it resolves
    Then "Bear" token no longer exists

  @CR:616.1g
  Scenario: How tokens enter is settled after how many there are
    ja: トークンがどう戦場に出るかは、その数が決まった後に決まる

    # No choice is asked of the opponent: entering is part of being created.
    Given you control "Imposing Sovereign"
    And the opponent controls "Parallel Lives"
    When an effect makes the opponent create 1 1/1 white "Bird" token with flying
    Then the opponent controls 2 tapped "Bird" tokens

  @CR:702.82a @see:614.13
  Scenario: A creature that devours another enters with counters for it
    ja: 貪食したクリーチャーは、その分のカウンターが置かれた状態で戦場に出る

    Given you control "Grizzly Bears" and "Serra Angel"
    And your hand is "Thunder-Thrash Elder"
    When you cast "Thunder-Thrash Elder"
    And everything on the stack resolves
    And you choose "Grizzly Bears" to sacrifice
    Then "Grizzly Bears" dies
    And "Thunder-Thrash Elder" has 3 +1/+1 counters on it

  @CR:614.17d
  Scenario: A card that can't enter the battlefield stays where it is
    ja: 戦場に出ることのできないカードは、そのままの領域に残る

    Given you control "Grafdigger's Cage"
    And "Grizzly Bears" is in your graveyard
    When an effect puts "Grizzly Bears" onto the battlefield under your control
    Then "Grizzly Bears" is in your graveyard
    And "Grizzly Bears" does not enter the battlefield

  @CR:122.6
  Scenario: What triggers on counters being put on a creature triggers if it enters with them
    ja: クリーチャーの上にカウンターが置かれたときに誘発する能力は、それがカウンターとともに戦場に出たときも誘発する

    Given you control "Wildwood Scourge" with 1 +1/+1 counter
    And your hand is "Endless One"
    When you cast "Endless One" with X = 2 and it resolves
    And everything on the stack resolves
    Then "Wildwood Scourge" has 2 +1/+1 counters on it (122.6)
