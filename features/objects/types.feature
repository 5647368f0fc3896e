Feature: Card types, subtypes and supertypes
  ja: カード・タイプ、サブタイプ、特殊タイプ

  Background:
    Given each player can pay any amount of mana

  @CR:205.2b
  Scenario: An artifact creature is destroyed by what destroys artifacts
    ja: アーティファクト・クリーチャーは、アーティファクトを破壊する効果でも破壊される

    Given you control "Ornithopter"
    And you control "Grizzly Bears"
    When the following effect happens: destroy all artifacts
    Then "Ornithopter" dies (205.2b)
    And "Grizzly Bears" is on the battlefield

  @CR:205.2b
  Scenario: An artifact creature is pumped by what pumps creatures and by what pumps artifacts
    ja: アーティファクト・クリーチャーは、クリーチャーへの修整もアーティファクトへの修整も受ける

    # 0/2, +1/+1 as an artifact, +1/+1 as a creature.
    Given the following cards are used
      | name        | cost | type        | text                             |
      | Brass Choir | {2}  | Enchantment | Artifacts you control get +1/+1. |
      | Flesh Choir | {2}  | Enchantment | Creatures you control get +1/+1. |
    And you control "Ornithopter", "Brass Choir" and "Flesh Choir"
    Then "Ornithopter" is 2/4 (205.2b)

  @CR:205.2c
  Scenario: A token has a card type although it is no card
    ja: トークンはカードではないが、カード・タイプを持つ

    When an effect makes you create a 2/2 green "Bear" token
    Then the "Bear" token is a creature (205.2c)
    And you can't attack with the "Bear" token (302.6)

  @CR:205.2c
  Scenario: A copy of a spell has a card type although it is no card
    ja: 呪文のコピーはカードではないが、カード・タイプを持つ

    Given your hand is "Lightning Bolt"
    When you cast "Lightning Bolt" targeting the opponent
    And an effect makes you copy the spell "Lightning Bolt"
    Then the copy of "Lightning Bolt" is an instant (205.2c)

  @CR:205.3e
  Scenario: Who is to choose a creature type can't choose a land type
    ja: クリーチャー・タイプを選ぶときに土地タイプは選べない

    Given your hand is "Conspiracy" and "Grizzly Bears"
    When you cast "Conspiracy" and it resolves
    Then you can't choose the creature type Forest
    When you choose the creature type Goblin
    Then "Grizzly Bears" is a Goblin

  @CR:205.4b
  Scenario: A legendary creature that becomes something else stays legendary
    ja: 伝説のクリーチャーは、別のものになっても伝説のままである

    # "Song of the Dryads" makes it a Forest land and nothing else: a legendary one.
    Given you control "Isamaru, Hound of Konda"
    And your hand is "Song of the Dryads"
    When you cast "Song of the Dryads" targeting "Isamaru, Hound of Konda" and it resolves
    Then "Isamaru, Hound of Konda" is a legendary Forest land (205.4b)
    And "Isamaru, Hound of Konda" is not a creature

  @CR:205.4c @CR:305.8
  Scenario: A land with a basic land type but without the supertype is nonbasic
    ja: 基本土地タイプを持つだけの土地は、基本でない土地である

    # Taiga, a Mountain Forest, becomes a Mountain alone.
    Given the opponent controls "Blood Moon"
    And you control "Taiga" and "Forest"
    Then "Taiga" is a Mountain (205.4c, 305.8)
    And "Taiga" is not a Forest
    And "Forest" is a Forest
    And "Forest" is not a Mountain

  @CR:205.4d @see:704.5j
  Scenario: Of two legendary permanents of one name a player keeps one, whatever their card types
    ja: 同名の伝説のパーマネントは、カード・タイプによらず1つだけ残る

    Given the following cards are used
      | name       | cost | type               |
      | Great Horn | {1}  | Legendary Artifact |
    And you control "Great Horn" A
    And your hand is "Great Horn" B
    When you cast "Great Horn" B and it resolves
    And you choose "Great Horn" B
    Then "Great Horn" A is in your graveyard (205.4d)
    And "Great Horn" B is on the battlefield

  @CR:205.4e
  Scenario: A legendary sorcery needs a legendary creature or planeswalker
    ja: 伝説のソーサリーには、伝説のクリーチャーかプレインズウォーカーが要る

    Given the following cards are used
      | name         | cost | type              | text             |
      | Great Speech | {2}  | Legendary Sorcery | You gain 5 life. |
    # even so: a creature, but not a legendary one.
    And you control "Grizzly Bears"
    And your hand is "Great Speech" and "Isamaru, Hound of Konda"
    Then you can't cast "Great Speech" (205.4e)
    When you cast "Isamaru, Hound of Konda" and it resolves
    And you cast "Great Speech" and it resolves
    Then your life total is 25

  @CR:205.4e
  Scenario: A legendary land doesn't help, nor an opponent's legendary creature
    ja: 伝説の土地や対戦相手の伝説のクリーチャーでは足りない

    Given the following cards are used
      | name        | cost | type              | text             |
      | Great Shout | {2}  | Legendary Instant | You gain 5 life. |
    # even so: legendary, but no creature.
    And you control "Urborg, Tomb of Yawgmoth"
    # even so: legendary and a creature, but not yours.
    And the opponent controls "Isamaru, Hound of Konda"
    And your hand is "Great Shout"
    Then you can't cast "Great Shout" (205.4e)

  @CR:205.4f @see:704.5k
  Scenario: A newer world permanent displaces the older one, whoever controls it
    ja: 新しいワールド・パーマネントは、だれのものでも古いものに取って代わる

    Given the following cards are used
      | name      | cost | type              |
      | Old Realm | {1}  | World Enchantment |
      | New Realm | {1}  | World Enchantment |
    And the opponent controls "Old Realm"
    And your hand is "New Realm"
    When you cast "New Realm" and it resolves
    Then "Old Realm" is in the opponent's graveyard (205.4f)
    And "New Realm" is on the battlefield

  @CR:205.4g
  Scenario: What is called "Snow" isn't snow without the supertype
    ja: 名前に「氷雪」とあるだけでは氷雪パーマネントではない

    Given the following cards are used
      | name       | cost | type                | P/T | text                                  |
      | Snow Fox   | {1}  | Creature - Fox      | 1/1 |                                       |
      | Frost Fox  | {1}  | Snow Creature - Fox | 1/1 |                                       |
      | Cold Choir | {1}  | Enchantment         | -   | Snow creatures you control get +1/+1. |
    And you control "Snow Fox", "Frost Fox" and "Cold Choir"
    Then "Frost Fox" is 2/2 (205.4g)
    And "Snow Fox" is 1/1
