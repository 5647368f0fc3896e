Feature: Exceptions to copying
  ja: コピーの例外

  Background:
    Given each player can pay any amount of mana

  @CR:707.9a
  Scenario: An ability given by the copy effect is copied on
    ja: コピー効果が与えた能力は、さらにコピーされる

    # Malleable Impostor copies an opponent's creature and has flying; Clone copies that.
    Given the opponent controls "Grizzly Bears"
    And your hand is "Malleable Impostor" and "Clone"
    When you cast "Malleable Impostor" and it resolves
    And you choose "Grizzly Bears"
    Then the card "Malleable Impostor" has flying
    When you cast "Clone" and it resolves
    And you choose the card "Malleable Impostor"
    Then the card "Clone" has flying
    And the card "Clone" is 2/2

  @CR:707.9b
  Scenario: A characteristic that the copy effect sets is copied on
    ja: コピー効果が決めた特性は、さらにコピーされる

    Given the opponent controls "Grizzly Bears"
    And your hand is "Quicksilver Gargantuan" and "Clone"
    When you cast "Quicksilver Gargantuan" and it resolves
    And you choose "Grizzly Bears"
    Then the card "Quicksilver Gargantuan" is 7/7 (707.9b)
    When you cast "Clone" and it resolves
    And you choose the card "Quicksilver Gargantuan"
    Then the name of the card "Clone" is "Grizzly Bears"
    And the card "Clone" is 7/7

  @CR:707.9b @see:205.1b
  Scenario: A type is added to those copied
    ja: タイプは、コピーしたものに加えられる

    Given the opponent controls "Serra Angel"
    And "Phyrexian Metamorph" is in your graveyard
    When an effect puts "Phyrexian Metamorph" onto the battlefield under your control
    And you choose "Serra Angel"
    Then the card "Phyrexian Metamorph" is an artifact creature (707.9b)
    And the card "Phyrexian Metamorph" is an Angel

  @CR:707.9c
  Scenario: A characteristic that isn't copied keeps its own value
    ja: コピーされない特性は、元の値のままである

    Given the opponent controls "Grizzly Bears"
    And your hand is "Vesuvan Doppelganger"
    When you cast "Vesuvan Doppelganger" and it resolves
    And you choose "Grizzly Bears"
    Then the name of the card "Vesuvan Doppelganger" is "Grizzly Bears"
    And the card "Vesuvan Doppelganger" is blue (707.9c)

  @CR:707.9c @CR:707.9a @see:707.4
  Scenario: The copy keeps the ability to become another copy, and its color again
    ja: コピーは別のもののコピーになる能力を持ち続け、そのときも色は変わらない

    Given the opponent controls "Grizzly Bears" and "Serra Angel"
    And your hand is "Vesuvan Doppelganger"
    When you cast "Vesuvan Doppelganger" and it resolves
    And you choose the card "Grizzly Bears"
    And the game goes to the upkeep of your next turn
    And you choose "Serra Angel" as the target
    And everything on the stack resolves
    And you choose to do so
    Then the card "Vesuvan Doppelganger" is 4/4
    And the card "Vesuvan Doppelganger" is blue
    When the game goes to the upkeep of your next turn
    And you choose the card "Grizzly Bears" as the target
    Then the triggered ability of the card "Vesuvan Doppelganger" triggers

  @CR:707.9b @see:707.10
  Scenario: A copy of a spell with an exception has the characteristic so set
    ja: 例外のある呪文のコピーは、そう決められた特性を持つ

    # Fork: the copy is red. Counterspell is blue.
    Given your hand is "Grizzly Bears" and "Fork"
    And the opponent's hand is "Counterspell"
    When you cast "Grizzly Bears"
    And in response, the opponent casts "Counterspell" targeting "Grizzly Bears"
    And in response, you cast "Fork" targeting "Counterspell" and it resolves
    And you choose "Counterspell" as the new target of "Counterspell"
    Then the copy of "Counterspell" is red (707.9b)
    And the target of the copy of "Counterspell" is the card "Counterspell"

  @CR:707.9d
  Scenario: A characteristic-defining ability isn't copied if the copy effect sets that characteristic
    ja: コピー効果が決める特性については、特性定義能力はコピーされない

    # Maro's ability would make it 2/2 (two cards in hand); the Gargantuan is 7/7 and doesn't have that ability.
    Given the opponent controls "Maro"
    And the opponent's hand has 2 cards
    And your hand is "Quicksilver Gargantuan" and "Clone"
    When you cast "Quicksilver Gargantuan" and it resolves
    And you choose "Maro"
    Then the card "Quicksilver Gargantuan" is 7/7
    When an effect makes the card "Quicksilver Gargantuan" a copy of the card "Maro" until end of turn
    Then the card "Quicksilver Gargantuan" is 1/1

  @see:707.9d @see:604.3
  Scenario: Without an exception the characteristic-defining ability is copied
    ja: 例外がなければ、特性定義能力もコピーされる

    # The copy counts the cards in its own controller's hand: one is left.
    Given the opponent controls "Maro"
    And the opponent's hand has 2 cards
    And your hand is "Clone" and "Grizzly Bears"
    When you cast "Clone" and it resolves
    And you choose "Maro"
    Then the card "Clone" is 1/1
    And the card "Maro" is 2/2

  @see:707.9e
  Scenario: What a copy effect does besides happens as the copy enters
    ja: コピー効果がほかに行うことは、コピーが戦場に出るときに起こる

    Given the opponent controls "Grizzly Bears"
    And your hand is "Altered Ego"
    When you cast "Altered Ego" with X = 2 and it resolves
    And you choose "Grizzly Bears"
    Then the card "Altered Ego" is 4/4
    And the card "Altered Ego" has 2 +1/+1 counters on it

  @CR:707.9e
  Scenario: It doesn't happen if another copy effect is applied after that one
    ja: 別のコピー効果がその後に適用されると、それは起こらない

    # First a Bear with two counters, then Essence of the Wild: the counters don't come with it.
    Given you control "Essence of the Wild"
    And the opponent controls "Grizzly Bears"
    And your hand is "Altered Ego"
    When you cast "Altered Ego" with X = 2 and it resolves
    And you choose to apply the replacement effect of "Altered Ego" first
    And you choose "Grizzly Bears"
    Then the card "Altered Ego" is 6/6 (707.9e)
    And the card "Altered Ego" has no counters on it

  @see:707.9f @CR:702.73a
  Scenario: An exception for creatures applies if the copy is a creature
    ja: クリーチャーについての例外は、コピーがクリーチャーなら適用される

    Given you control "Grizzly Bears"
    And your hand is "Moritte of the Frost"
    When you cast "Moritte of the Frost" and it resolves
    And you choose "Grizzly Bears"
    Then the card "Moritte of the Frost" is 4/4
    And the card "Moritte of the Frost" has changeling
    And the card "Moritte of the Frost" is a legendary creature
    And the card "Moritte of the Frost" is a Bear
    And the card "Moritte of the Frost" is an Angel (702.73a)

  @CR:707.9f
  Scenario: It doesn't apply if the copy isn't a creature, whatever it was before
    ja: 元が何であっても、コピーがクリーチャーでなければ適用されない

    # Moritte of the Frost is a creature card, but what it becomes as it enters is a noncreature artifact.
    Given you control "Sphere of Resistance"
    And your hand is "Moritte of the Frost"
    When you cast "Moritte of the Frost" and it resolves
    And you choose "Sphere of Resistance"
    Then the card "Moritte of the Frost" is a legendary artifact
    And the card "Moritte of the Frost" is not a creature
    And the card "Moritte of the Frost" does not have changeling (707.9f)
    And the card "Moritte of the Frost" has no counters on it
