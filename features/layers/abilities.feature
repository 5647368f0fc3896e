Feature: Colors, text, control and abilities
  ja: 色・文章・コントロール・能力

  Background:
    Given each player can pay any amount of mana

  @CR:122.1b @CR:613.1f
  Scenario: A keyword counter gives its keyword
    ja: キーワード・カウンターはそのキーワードを与える

    Given you control "Grizzly Bears"
    And "Grizzly Bears" has 1 flying counter on it
    Then "Grizzly Bears" has flying (122.1b, 613.1f)

  @CR:122.1a @CR:613.4c
  Scenario: Counters that add and subtract
    ja: 加えるカウンターと減らすカウンター

    Given you control "Serra Angel"
    And "Serra Angel" has 2 -1/-1 counters on it
    Then "Serra Angel" is 2/2 (122.1a, 613.4c)

  @CR:613.7 @see:613.7c
  Scenario: A keyword counter older than the loss of all abilities gives nothing
    ja: 能力を失わせる効果より古いキーワード・カウンターは何も与えない

    Given you control "Grizzly Bears"
    And "Grizzly Bears" has 1 flying counter on it
    And your hand is "Humble"
    When you cast "Humble" targeting "Grizzly Bears" and it resolves
    Then "Grizzly Bears" does not have flying (613.7)

  @CR:613.7c
  Scenario: A new counter makes all of its kind new
    ja: 新しいカウンターが置かれると、同じ種類のカウンターはすべて新しくなる

    Given you control "Grizzly Bears"
    And "Grizzly Bears" has 1 flying counter on it
    And your hand is "Humble"
    When you cast "Humble" targeting "Grizzly Bears" and it resolves
    And an effect puts 1 flying counter on "Grizzly Bears"
    Then "Grizzly Bears" has 2 instances of flying (613.7c)

  @CR:613.7b
  Scenario: An effect of an activated ability is as new as its resolution
    ja: 起動型能力の効果のタイムスタンプは、解決の時のものである

    # Wind Dancer itself is older than Humble; what its ability creates is newer.
    Given you control "Wind Dancer"
    And you control "Grizzly Bears"
    And your hand is "Humble"
    When you cast "Humble" targeting "Grizzly Bears" and it resolves
    And you activate the first ability of "Wind Dancer" targeting "Grizzly Bears"
    And everything on the stack resolves
    Then "Grizzly Bears" has flying
    And "Grizzly Bears" is 0/1

  @see:613.7b @see:613.9
  Scenario: An effect of an activated ability that resolved before is overridden
    ja: 先に解決された起動型能力の効果は、上書きされる

    Given you control "Wind Dancer"
    And you control "Grizzly Bears"
    And your hand is "Humble"
    When you activate the first ability of "Wind Dancer" targeting "Grizzly Bears"
    And everything on the stack resolves
    And you cast "Humble" targeting "Grizzly Bears" and it resolves
    Then "Grizzly Bears" does not have flying
    And "Grizzly Bears" is 0/1

  @CR:613.1f @CR:113.11
  Scenario Outline: A creature that can't have flying loses it, and gets it from nothing older or newer
    ja: 飛行を持てないクリーチャーは飛行を失い、古い効果からも新しい効果からも得られない

    # Levitation gives its controller's creatures flying.
    Given your opponent controls "Serra Angel"
    And <first>
    And <second>
    And your opponent controls "Grizzly Bears"
    # even so: a counter, newer than all, gives flying.
    And "Grizzly Bears" has 1 flying counter on it
    Then "Serra Angel" does not have flying (613.1f)
    And "Grizzly Bears" does not have flying (113.11)
    And "Archetype of Imagination" has flying

    Examples:
      | first                                  | second                                 |
      | you control "Archetype of Imagination" | your opponent controls "Levitation"    |
      | your opponent controls "Levitation"    | you control "Archetype of Imagination" |

  @CR:113.11
  Scenario: What a static ability would give is back when nothing stops it any more
    ja: 妨げるものがなくなれば、常在型能力が与える能力はまた得られる

    Given you control "Archetype of Imagination"
    And your opponent controls "Levitation"
    And your opponent controls "Grizzly Bears"
    Then "Grizzly Bears" does not have flying (113.11)
    When an effect destroys "Archetype of Imagination"
    Then "Grizzly Bears" has flying

  @CR:113.11
  Scenario: What a spell would have given is not there later, either
    ja: 呪文が与えるはずだった能力は、後になっても得られない

    Given you control "Archetype of Imagination"
    And your opponent controls "Grizzly Bears"
    And your hand is "Jump"
    When you cast "Jump" targeting "Grizzly Bears" and it resolves
    And an effect destroys "Archetype of Imagination"
    Then "Grizzly Bears" does not have flying

  # Anger works from the graveyard; Yixlid Jailer takes the abilities of cards there. So Anger's effect depends on the Jailer's.

  @CR:613.8a
  Scenario: Anger gives no haste while Yixlid Jailer is there
    ja: Yixlid Jailerがいれば、怒りは速攻を与えない

    Given "Anger" is in your graveyard
    And you control "Mountain"
    And you control "Grizzly Bears"
    And your opponent controls "Yixlid Jailer"
    Then "Grizzly Bears" does not have haste
    And the effect of "Anger" depends on the effect of "Yixlid Jailer" (613.8a)

  @CR:613.8a
  Scenario: Nor if Anger is the newer one
    ja: 怒りの方が新しくても同じである

    Given your opponent controls "Yixlid Jailer"
    And "Anger" is in your graveyard
    And you control "Mountain"
    And you control "Grizzly Bears"
    Then "Grizzly Bears" does not have haste
    And the effect of "Anger" depends on the effect of "Yixlid Jailer" (613.8a)

  @CR:613.1d @see:611.3a
  Scenario: A condition about lands is asked with their types changed
    ja: 土地を問う条件には、変わったタイプが答える

    Given "Anger" is in your graveyard
    And you control "Forest"
    And you control "Grizzly Bears"
    And your hand is "Prismatic Omen"
    Then "Grizzly Bears" does not have haste
    When you cast "Prismatic Omen" and it resolves
    Then "Grizzly Bears" has haste
    And "Forest" is a Mountain (613.1d)

  @CR:613.3
  Scenario: A characteristic-defining ability comes before an older effect
    ja: 特性定義能力は、古い効果よりも先である

    # Transguild Courier says that it is all colors. Darkest Hour is older, but comes second.
    Given you control "Darkest Hour"
    And you control "Transguild Courier"
    Then "Transguild Courier" is black (613.3)
    And "Transguild Courier" is not white

  @see:613.3
  Scenario: And before a newer one, too
    ja: 新しい効果よりも先である

    Given you control "Transguild Courier"
    And you control "Darkest Hour"
    Then "Transguild Courier" is not white (613.3)

  @CR:613.1e @see:613.1f
  Scenario: An ability that defines colors has done so before it is lost
    ja: 色を定義する能力は、失われる前に働いている

    # Colors are layer 5, the loss of abilities is layer 6.
    Given you control "Humility"
    And you control "Transguild Courier"
    Then "Transguild Courier" is a white blue black red green creature (613.1e)
    And "Transguild Courier" is 1/1

  @CR:604.3
  Scenario: A card that is every creature type is so in the hand
    ja: すべてのクリーチャー・タイプであるカードは、手札でもそうである

    Given your hand is "Mistform Ultimus"
    Then "Mistform Ultimus" is a Goblin (604.3)
    And "Mistform Ultimus" is an Illusion

  @CR:205.1a
  Scenario: A new creature type replaces creature types only
    ja: 新しいクリーチャー・タイプは、クリーチャー・タイプだけを置き換える

    Given you control "Dryad Arbor"
    And your hand is "Turn to Frog"
    When you cast "Turn to Frog" targeting "Dryad Arbor" and it resolves
    Then "Dryad Arbor" is a Frog (205.1a)
    And "Dryad Arbor" is not a Dryad
    And "Dryad Arbor" is a Forest land
    And "Dryad Arbor" is blue

  @CR:205.1a
  Scenario: A new land type replaces land types only
    ja: 新しい土地タイプは、土地タイプだけを置き換える

    Given you control "Blood Moon"
    And you control "Dryad Arbor"
    Then "Dryad Arbor" is a green Dryad Mountain creature (205.1a)
    And "Dryad Arbor" is not a Forest

  @CR:205.3d
  Scenario: What is no creature any more can't be a Frog
    ja: もうクリーチャーでないものはカエルではありえない

    Given you control "Opalescence"
    And you control "Glorious Anthem"
    And your hand is "Turn to Frog"
    When you cast "Turn to Frog" targeting "Glorious Anthem" and it resolves
    Then "Glorious Anthem" is a Frog
    When an effect destroys "Opalescence"
    Then "Glorious Anthem" is not a Frog
    And "Glorious Anthem" is a blue enchantment (205.3d)

  @CR:613.1b @CR:613.1f
  Scenario: An effect that gives control and an ability does each in its layer
    ja: コントロールと能力を与える効果は、それぞれの種類別で適用される

    Given your opponent controls "Grizzly Bears"
    And you control "Fervor"
    And your hand is "Act of Treason"
    When you cast "Act of Treason" targeting "Grizzly Bears" and it resolves
    Then the controller of "Grizzly Bears" is you (613.1b)
    And "Grizzly Bears" has 2 instances of haste (613.1f)

  @CR:613.1c @CR:612.1
  Scenario: A changed color word is read in all layers after it
    ja: 変えられた色の単語は、その後のすべての種類別で読まれる

    Given you control "Crusade"
    And you control "Serra Angel"
    And you control "Mardu Scout"
    And your hand is "Sleight of Mind"
    Then "Serra Angel" is 5/5
    When you cast "Sleight of Mind" targeting "Crusade" and it resolves
    And you choose the color white
    And you choose the color red
    Then "Serra Angel" is 4/4
    And "Mardu Scout" is 4/2
    And "Crusade" is white (613.1c, 612.1)

  @CR:613.7m @see:613.7
  Scenario: Of permanents that enter together, the active player's are older
    ja: 同時に戦場に出たパーマネントは、アクティブ・プレイヤーのものが古い

    # It is the opponent's turn, so Blood Moon is older and Prismatic Omen newer.
    Given it is the precombat main phase of your opponent's turn
    And you control "Mishra's Factory"
    And "Prismatic Omen" is in your graveyard
    And "Blood Moon" is in your opponent's graveyard
    And your opponent's hand is "Open the Vaults"
    When your opponent casts "Open the Vaults" and it resolves
    Then "Blood Moon" is on the battlefield
    And "Mishra's Factory" is a Swamp

  @see:613.7 @see:613.7m
  Scenario: In your own turn yours are older
    ja: あなたのターンなら、あなたのものが古い

    Given you control "Mishra's Factory"
    And "Blood Moon" is in your graveyard
    And "Prismatic Omen" is in your opponent's graveyard
    And your opponent controls "Forest"
    And your hand is "Open the Vaults"
    When you cast "Open the Vaults" and it resolves
    Then "Mishra's Factory" is a Mountain
    And "Forest" is a Swamp

  @CR:613.7m
  Scenario: Of one player's permanents that enter together, the player chooses which is older
    ja: 1人のプレイヤーの同時に戦場に出たパーマネントは、そのプレイヤーがどちらを古くするか決める

    # Blood Moon makes the nonbasic a Mountain, Prismatic Omen gives it every basic land type: the newer one has the last word (613.7).
    Given every choice of an order is asked
    And you control "Mishra's Factory"
    And "Blood Moon" and "Prismatic Omen" are in your graveyard
    And your hand is "Open the Vaults"
    When you cast "Open the Vaults" and it resolves
    And you choose the order "Blood Moon" and "Prismatic Omen"
    Then "Blood Moon" enters the battlefield (613.7m)
    And "Mishra's Factory" is a Swamp
