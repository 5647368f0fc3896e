Feature: Replacement effects that other engines have got wrong
  ja: ほかのエンジンが誤った置換効果

  Background:
    Given each player can pay any amount of mana

  @CR:614.16 @see:305.4
  Scenario: A land that is played with counters on it has twice as many under Doubling Season
    ja: カウンターが置かれた状態で出る土地をプレイすると、倍増の季節により2倍置かれる

    # Playing a land is no effect, but what puts the counters on it is a replacement effect.
    Given the following cards are used
      | name     | type | text                                               |
      | Old Mine | Land | This land enters with three charge counters on it. |
    And you control "Doubling Season"
    And your hand is "Old Mine"
    When you play "Old Mine"
    Then "Old Mine" has 6 charge counters on it (614.16)

  @CR:614.16 @see:120.3d @see:609.1
  Scenario: Counters that are the result of damage are put on by no effect
    ja: ダメージの結果として置かれるカウンターは、効果により置かれるのではない

    # Damage with wither is -1/-1 counters; Doubling Season speaks of effects.
    Given the following cards are used
      | name     | cost | type     | P/T | text   |
      | Moth Rot | {2}  | Creature | 2/2 | Wither |
    And it is the precombat main phase of the opponent's turn
    And you control "Doubling Season" and a 5/5 creature "Wurm"
    And the opponent controls "Moth Rot"
    When the opponent attacks you with "Moth Rot"
    And you block "Moth Rot" with "Wurm"
    And the game goes to the end of combat step of this turn
    Then "Wurm" has 2 -1/-1 counters on it

  @CR:614.16 @see:714.3c
  Scenario: A Saga enters with two lore counters under Doubling Season, and gets one a turn
    ja: 倍増の季節があれば英雄譚は伝承カウンター2個で出るが、ターンごとに置かれるのは1個である

    # Entering with a counter is a replacement effect (714.3b); the counter of each turn is put on by no effect (714.3c).
    Given the following cards are used
      | name     | cost      | type               | text                                                                                                          |
      | Old Tale | {1}{W}{W} | Enchantment — Saga | I, II, III — Create a 2/2 white Cleric creature token.\nIV — Clerics you control get +2/+1 until end of turn. |
    And you control "Doubling Season"
    And your hand is "Old Tale"
    When you cast "Old Tale" and it resolves
    Then "Old Tale" has 2 lore counters on it
    When the game goes to the precombat main phase of your next turn
    Then "Old Tale" has 3 lore counters on it

  @CR:614.16 @see:306.5b
  Scenario: A planeswalker enters with twice its loyalty, and a cost of +2 is two counters
    ja: プレインズウォーカーは2倍の忠誠度で出るが、+2のコストで置かれるのは2個である

    # Entering with counters is a replacement effect; paying a cost is no effect.
    Given you control "Doubling Season"
    And your hand is "Jace Beleren"
    When you cast "Jace Beleren" and it resolves
    Then "Jace Beleren" has 6 loyalty counters on it
    When you activate the first activated ability of "Jace Beleren"
    Then "Jace Beleren" has 8 loyalty counters on it (614.16)

  @see:614.16
  Scenario Outline: Counters that a spell or ability puts are put by an effect
    ja: 呪文や能力が置くカウンターは、効果により置かれる

    Given you control "<other>" and "Grizzly Bears"
    And "Grizzly Bears" has 2 +1/+1 counters on it
    When the following effect happens: put two +1/+1 counters on "Grizzly Bears"
    Then "Grizzly Bears" has <n> +1/+1 counters on it

    Examples:
      | other           | n |
      | Hardened Scales | 5 |
      | Doubling Season | 6 |

  @CR:616.1 @see:614.5 @see:616.1f @see:614.9
  Scenario Outline: Of two creatures that take all other damage the one whose effect is applied last takes it
    ja: ほかへのダメージをすべて引き受けるクリーチャーが2体いれば、後に適用された効果のほうが引き受ける

    # Damage to you becomes damage to one Giant, which is another permanent of yours to the other: that one takes it over. The first
    # effect has had its one opportunity.
    Given you control "Palisade Giant" A and "Palisade Giant" B
    And the opponent's hand is "Lightning Bolt"
    When the opponent casts "Lightning Bolt" targeting you
    And everything on the stack resolves
    And you choose to apply the replacement effect of "Palisade Giant" <first> first
    Then "Lightning Bolt" deals 3 damage to "Palisade Giant" <hurt> (616.1)
    And the marked damage of "Palisade Giant" <first> is 0
    And your life total is 20

    Examples:
      | first | hurt |
      | A     | B    |
      | B     | A    |

  @CR:616.1 @see:615.6 @see:616.1f
  Scenario Outline: Of a shield and an effect that doubles damage, whoever is dealt it chooses the first
    ja: 軽減の盾とダメージを2倍にする効果のどちらを先に適用するかは、ダメージを受けるプレイヤーが選ぶ

    # 3 damage and a shield of 4: prevented first, none is left to be doubled; doubled first, 2 of the 6 are dealt.
    Given the opponent controls "Furnace of Rath"
    And your hand is "Mending Hands"
    And the opponent's hand is "Lightning Bolt"
    When you cast "Mending Hands" targeting you and it resolves
    And the opponent casts "Lightning Bolt" targeting you
    And everything on the stack resolves
    And you choose to apply the replacement effect of "<first>" first
    Then your life total is <life>

    Examples:
      | first           | life |
      | Mending Hands   | 20   |
      | Furnace of Rath | 18   |
