Feature: Several replacement effects
  ja: 複数の置換効果

  Background:
    Given each player can pay any amount of mana

  @CR:616.1 @CR:616.1e @CR:616.1f @CR:614.5
  Scenario Outline: The player who would be dealt damage chooses which of two effects changes it first
    ja: ダメージを受けるプレイヤーが、2つの効果のどちらを先に適用するかを選ぶ

    # 3 damage: doubled and then 2 more is 8; 2 more and then doubled is 10. Each applies just once.
    Given you control "Furnace of Rath" and "Torbran, Thane of Red Fell"
    And your hand is "Lightning Bolt"
    When you cast "Lightning Bolt" targeting the opponent
    And everything on the stack resolves
    And the opponent chooses to apply the replacement effect of "<first>" first
    Then "Lightning Bolt" deals <damage> damage to the opponent (616.1)

    Examples:
      | first                      | damage |
      | Furnace of Rath            | 8      |
      | Torbran, Thane of Red Fell | 10     |

  @CR:614.5 @see:616.1f
  Scenario: A doubling effect doubles damage once
    ja: 2倍にする効果がダメージを2倍にするのは1度だけである

    Given you control "Furnace of Rath"
    And your hand is "Lightning Bolt"
    When you cast "Lightning Bolt" targeting the opponent and it resolves
    Then "Lightning Bolt" deals 6 damage to the opponent (614.5)

  @CR:616.1f @see:614.5
  Scenario: Two doubling effects together quadruple damage
    ja: 2倍にする効果2つで、ダメージは4倍になる

    # The two are alike, so that there is nothing to choose.
    Given you control 2 "Furnace of Rath"
    And your hand is "Lightning Bolt"
    When you cast "Lightning Bolt" targeting the opponent and it resolves
    Then "Lightning Bolt" deals 12 damage to the opponent (616.1f)

  @CR:616.1
  Scenario Outline: Whoever would gain life chooses between one more and twice as much
    ja: ライフを得るプレイヤーが、1点多くすることと2倍にすることの順番を選ぶ

    # 3 life: (3 + 1) x 2 = 8, or 3 x 2 + 1 = 7.
    Given you control "Heron of Hope" and "Boon Reflection"
    When an effect makes you gain 3 life
    And you choose to apply the replacement effect of "<first>" first
    Then you gain <n> life (616.1)

    Examples:
      | first           | n |
      | Heron of Hope   | 8 |
      | Boon Reflection | 7 |

  @CR:616.2
  Scenario: An effect applies to what another has made of an event
    ja: ある効果は、別の効果によって変わったイベントに適用されうる

    # Nobody would lose life at first. Tainted Remedy makes the gain a loss, and now Bloodletter of Aclazotz doubles that.
    Given you control "Bloodletter of Aclazotz" and "Tainted Remedy"
    When an effect makes the opponent gain 3 life
    Then the opponent loses 6 life (616.2)

  @CR:616.1a @CR:614.15
  Scenario: What a spell itself does instead comes before any other effect
    ja: 呪文自身が代わりに行うことは、他の効果より先に適用される

    # Metalcraft makes 2 damage 4, and only then is it doubled: 8. In the other order it would be 4.
    Given you control "Furnace of Rath" and 3 artifacts "Gear"
    And your hand is "Galvanic Blast"
    When you cast "Galvanic Blast" targeting the opponent and it resolves
    Then "Galvanic Blast" deals 8 damage to the opponent (616.1a)

  @CR:616.1a @see:701.6a
  Scenario: A spell that is put on top of its owner's library instead of into the graveyard is not exiled
    ja: 墓地の代わりにライブラリーの一番上に置かれる呪文は、追放されない

    Given you control "Rest in Peace"
    And your hand is "Memory Lapse"
    And the opponent's hand is "Lightning Bolt"
    When the opponent casts "Lightning Bolt" targeting you
    And you cast "Memory Lapse" targeting "Lightning Bolt" and it resolves
    Then from the top, the opponent's library has "Lightning Bolt"
    And "Memory Lapse" is in exile

  @CR:616.1b
  Scenario: Under whose control something enters is settled before how it enters
    ja: だれのコントロール下で戦場に出るかは、どう出るかより先に決まる

    # Imposing Sovereign is about the opponent's creatures only; under your control, the Bear isn't one of them any more.
    Given you control "Imposing Sovereign"
    And your hand is "Gather Specimens"
    And "Grizzly Bears" is in the opponent's hand
    When you cast "Gather Specimens" and it resolves
    And an effect puts "Grizzly Bears" onto the battlefield under the opponent's control
    Then you control "Grizzly Bears" (616.1b)
    And "Grizzly Bears" is not tapped

  # The opponent, who creates the tokens, owns them (111.2).
  @CR:616.1b @see:111.2
  Scenario: Tokens, too, enter under another player's control, and their owner stays who created them
    ja: トークンもほかのプレイヤーのコントロール下で戦場に出るが、オーナーは生成したプレイヤーのままである

    Given you control "Imposing Sovereign"
    And your hand is "Gather Specimens"
    When you cast "Gather Specimens" and it resolves
    And an effect makes the opponent create 1 1/1 creature "Bird" token
    Then you control 1 "Bird" token (616.1b)
    And the owner of "Bird" token is the opponent
    And "Bird" token is not tapped

  @CR:616.1d @see:712.13a
  Scenario: That a card enters with its back face up is settled before how it enters otherwise
    ja: 第2面を上にして戦場に出ることは、ほかにどう出るかより先に決まる

    # You aren't asked which of the two effects comes first, and the other one still applies to what enters.
    Given the following cards are used
      | name       | cost   | type        | text                                     |
      | Long Night | {2}{G} | Enchantment | Creatures you control enter transformed. |
    And you control "Long Night"
    And the opponent controls "Imposing Sovereign"
    And your hand is "Kessig Prowler"
    When you cast "Kessig Prowler" and it resolves
    Then "Sinuous Predator" is on the battlefield (616.1d)
    And "Sinuous Predator" is tapped
