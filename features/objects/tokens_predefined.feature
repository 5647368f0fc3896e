Feature: Predefined tokens
  ja: 定義済みのトークン

  @CR:111.10a
  Scenario: A Treasure token is sacrificed for one mana of any color
    ja: 宝物・トークンを生け贄に捧げると、好きな色1色のマナ1点が加わる

    When the following effect happens: you create a Treasure token
    Then "Treasure" token is an artifact (111.10a)
    When you activate the activated ability of "Treasure" token
    And you choose the color green
    Then your mana pool holds {G}
    And "Treasure" token no longer exists

  @CR:111.10b
  Scenario: A Food token gives 3 life
    ja: 食物・トークンは3点のライフになる

    Given your mana pool holds {C}{C}
    When the following effect happens: you create a Food token
    Then "Food" token is an artifact (111.10b)
    When you activate the activated ability of "Food" token and it resolves
    Then your life total is 23
    And "Food" token no longer exists

  # There is no {T} in its cost.
  @CR:111.10c
  Scenario: A Gold token is sacrificed for one mana of any color, tapped or not
    ja: 黄金・トークンはタップ状態でも生け贄に捧げて、好きな色1色のマナ1点を加えられる

    When the following effect happens: you create a tapped Gold token
    Then "Gold" token is an artifact (111.10c)
    When you activate the activated ability of "Gold" token
    And you choose the color blue
    Then your mana pool holds {U}
    And "Gold" token no longer exists

  @CR:111.10d
  Scenario: A Walker token is a 2/2 black Zombie
    ja: ウォーカー・トークンは黒の2/2のゾンビである

    When the following effect happens: you create a Walker token
    Then "Walker" token is 2/2 (111.10d)
    And "Walker" token is black
    And "Walker" token is a Zombie

  @CR:111.10e
  Scenario: A Shard token is an enchantment that is sacrificed to scry and draw
    ja: 破片・トークンはエンチャントで、生け贄に捧げると占術を行って引く

    Given your mana pool holds {C}{C}
    And from the top, your library has "Grizzly Bears" and "Lightning Bolt"
    When the following effect happens: you create a Shard token
    Then "Shard" token is an enchantment (111.10e)
    When you activate the activated ability of "Shard" token and it resolves
    And you choose to put "Grizzly Bears" on the bottom of your library
    Then your hand is "Lightning Bolt"
    And "Shard" token no longer exists

  # There is no {T} in its cost: it works tapped.
  @CR:111.10f
  Scenario: A Clue token is sacrificed to draw a card
    ja: 手掛かり・トークンを生け贄に捧げると、カードを1枚引く

    Given your mana pool holds {C}{C}
    And from the top, your library has "Grizzly Bears"
    When the following effect happens: you create a tapped Clue token
    Then "Clue" token is an artifact (111.10f)
    When you activate the activated ability of "Clue" token and it resolves
    Then your hand is "Grizzly Bears"
    And "Clue" token no longer exists

  @CR:111.10g
  Scenario: A Blood token exchanges a card in hand for another
    ja: 血・トークンは手札のカードを引き換えにする

    Given your mana pool holds {C}
    And your hand is "Mountain"
    And from the top, your library has "Grizzly Bears"
    When the following effect happens: you create a Blood token
    Then "Blood" token is an artifact (111.10g)
    When you activate the activated ability of "Blood" token and it resolves
    Then "Mountain" is in your graveyard
    And your hand is "Grizzly Bears"
    And "Blood" token no longer exists

  @CR:111.10g
  Scenario: A Blood token does nothing for a player without a card to discard
    ja: 捨てるカードがなければ、血・トークンの能力は起動できない

    Given your mana pool holds {C}
    When the following effect happens: you create a Blood token
    Then "Blood" token is colorless (111.10g)
    And you can't activate the activated ability of "Blood" token (118.3)

  @CR:111.10u
  Scenario: A Lander token fetches a basic land, tapped
    ja: 着陸船・トークンは基本土地をタップ状態で出す

    Given your mana pool holds {C}{C}
    And from the top, your library has "Grizzly Bears", "Forest" and "Lightning Bolt"
    When the following effect happens: you create a Lander token
    Then "Lander" token is an artifact (111.10u)
    When you activate the activated ability of "Lander" token and it resolves
    And you choose "Forest"
    Then you control "Forest"
    And "Forest" is tapped
    And "Lander" token no longer exists

  @CR:111.10v
  Scenario: A Mutagen token puts a counter on a creature, whoever controls it
    ja: ミュータジェン・トークンは、誰がコントロールするクリーチャーにもカウンターを置ける

    Given your mana pool holds {C}
    And the opponent controls "Grizzly Bears"
    When the following effect happens: you create a Mutagen token
    Then "Mutagen" token is an artifact (111.10v)
    When you activate the activated ability of "Mutagen" token targeting "Grizzly Bears" and it resolves
    Then "Grizzly Bears" is 3/3
    And "Mutagen" token no longer exists

  @CR:111.10v
  Scenario: A Mutagen token is activated only as a sorcery
    ja: ミュータジェン・トークンの能力はソーサリーとしてしか起動できない

    Given your mana pool holds {C}
    And you control "Grizzly Bears"
    And it is the opponent's turn
    When the following effect happens: you create a Mutagen token
    Then "Mutagen" token is colorless (111.10v)
    And you can't activate the activated ability of "Mutagen" token (602.5d)

  @CR:111.10h @see:106.6
  Scenario: A Powerstone token's mana can't be spent to cast a nonartifact spell
    ja: パワーストーン・トークンのマナは、アーティファクトでない呪文を唱えるためには支払えない

    Given the following cards are used
      | name  | cost | type     | text             |
      | Vigor | {1}  | Sorcery  | You gain 1 life. |
      | Brick | {1}  | Artifact |                  |
    And your hand is "Vigor" and "Brick"
    When the following effect happens: you create a Powerstone token
    Then "Powerstone" token is an artifact (111.10h)
    And you can't cast "Vigor" (118.3)
    When you cast "Brick" and it resolves
    Then "Powerstone" token is tapped
    And you control "Brick"

  # Only casting spells is forbidden (111.10h), not paying for abilities.
  @CR:111.10h @see:106.6
  Scenario: A Powerstone token's mana can be spent to activate any ability
    ja: パワーストーン・トークンのマナは、どの能力を起動するためにも支払える

    Given the following cards are used
      | name | type     | P/T | text                  |
      | Seer | Creature | 1/1 | {1}: You gain 1 life. |
    And you control "Seer"
    When the following effect happens: you create a Powerstone token
    Then "Powerstone" token is colorless (111.10h)
    When you activate the activated ability of "Seer" and it resolves
    Then "Powerstone" token is tapped
    And your life total is 21

  @CR:111.10w @see:702.12b
  Scenario: A Vibranium token is indestructible, and its mana can't be spent to cast a nonartifact spell
    ja: ヴィブラニウム・トークンは破壊不能で、そのマナはアーティファクトでない呪文を唱えるためには支払えない

    Given the following cards are used
      | name  | cost | type     | text             |
      | Vigor | {1}  | Sorcery  | You gain 1 life. |
      | Brick | {1}  | Artifact |                  |
    And your hand is "Vigor" and "Brick"
    When the following effect happens: you create a Vibranium token
    Then "Vibranium" token is an artifact (111.10w)
    When an effect destroys "Vibranium" token
    Then you control 1 "Vibranium" token
    And you can't cast "Vigor" (118.3)
    When you cast "Brick" and it resolves
    Then "Vibranium" token is tapped
    And you control "Brick"
