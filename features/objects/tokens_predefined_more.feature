Feature: Map, Junk and Incubator tokens, and what an effect adds to predefined tokens
  ja: 地図、廃品、培養器のトークンと、効果が定義済みのトークンに加えるもの

  @CR:111.10s @see:701.44a
  Scenario: A Map token has a creature explore
    ja: 地図・トークンはクリーチャーに探検をさせる

    Given your mana pool holds {C}
    And from the top, your library has "Forest"
    And you control a 2/2 creature "Bear"
    When the following effect happens: you create a Map token
    Then "Map" token is an artifact (111.10s)
    When you activate the activated ability of "Map" token and it resolves
    Then your hand is "Forest"
    And "Bear" is 2/2
    And "Map" token no longer exists

  @CR:111.10s
  Scenario: A Map token is activated only as a sorcery, for a creature of one's own
    ja: 地図・トークンの能力はソーサリーとしてのみ、自分のクリーチャーを対象に起動できる

    Given each player can pay any amount of mana
    And you control a 2/2 creature "Bear"
    And the opponent controls a 3/3 creature "Elephant"
    When the following effect happens: you create a Map token
    Then "Map" token is colorless (111.10s)
    And you can't activate the activated ability of "Map" token targeting "Elephant" (115.1)
    And you can activate the activated ability of "Map" token targeting "Bear"
    When the game goes to the beginning of combat of your turn
    Then you can't activate the activated ability of "Map" token targeting "Bear" (602.5d)

  # "Play" takes in lands (701.18a): a Forest from exile is the land play of the turn.
  @CR:111.10t
  Scenario: A Junk token lets the top card of the library be played this turn, even a land
    ja: 廃品・トークンは、ライブラリーの一番上のカードをこのターンにプレイさせる。土地でもよい

    Given from the top, your library has "Forest"
    When the following effect happens: you create a Junk token
    Then "Junk" token is an artifact (111.10t)
    When you activate the activated ability of "Junk" token and it resolves
    Then "Forest" is in exile
    And "Junk" token no longer exists
    When you play "Forest" from exile
    Then you control "Forest"

  @CR:111.10t
  Scenario: The card that a Junk token exiles can't be played in a later turn
    ja: 廃品・トークンで追放したカードは、後のターンにはプレイできない

    Given from the top, your library has "Forest"
    When the following effect happens: you create a Junk token
    Then "Junk" token is colorless (111.10t)
    When you activate the activated ability of "Junk" token and it resolves
    And the game goes to the precombat main phase of your next turn
    Then you can't play "Forest" from exile (305.1)

  # 701.53b: the front face has no counters' worth of power; the back face is 0/0 and lives by its counters (122.1a).
  @CR:111.10i @CR:701.53a @CR:701.53b
  Scenario: To incubate is to create an Incubator token with counters, which transforms into a Phyrexian
    ja: 培養を行うと、カウンターが置かれた培養器・トークンが生成される。それはファイレクシアンに変身する

    Given your mana pool holds {C}{C}
    When the following effect happens: you incubate 3
    Then "Incubator" token has 3 +1/+1 counters on it (701.53a)
    And "Incubator" token is an artifact (111.10i)
    And "Incubator" token is not a creature
    When you activate the activated ability of "Incubator" token and it resolves
    Then the name of "Phyrexian" token is "Phyrexian Token"
    And "Phyrexian" token is an artifact creature
    And "Phyrexian" token is a Phyrexian
    And "Phyrexian" token is 3/3
    And "Phyrexian" token has 3 +1/+1 counters on it

  # Without counters the back face is 0/0: it is put into the graveyard (704.5f).
  @CR:111.10i @see:704.5f
  Scenario: An Incubator token without counters dies as it transforms
    ja: カウンターのない培養器・トークンは、変身すると墓地に置かれる

    Given your mana pool holds {C}{C}
    When the following effect happens: you create an Incubator token
    Then "Incubator" token is colorless (111.10i)
    When you activate the activated ability of "Incubator" token and it resolves
    Then you control no token

  @CR:111.10
  Scenario: An effect may add to what a predefined token is defined with
    ja: 効果は、定義済みのトークンに何かを加えてもよい

    When the following effect happens: you create a Treasure token with indestructible
    Then "Treasure" token has indestructible (111.10)
    When an effect destroys "Treasure" token
    Then you control 1 "Treasure" token
    When you activate the activated ability of "Treasure" token
    And you choose the color green
    Then your mana pool holds {G}
