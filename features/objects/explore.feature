Feature: Explore
  ja: 探検

  @CR:701.44a
  Scenario: A land card is put into the hand, and the creature gets no counter
    ja: 土地カードなら手札に加え、カウンターは置かれない

    Given each player can pay any amount of mana
    And from the top, your library has "Forest"
    And your hand is "Merfolk Branchwalker"
    When you cast "Merfolk Branchwalker" and it resolves
    And everything on the stack resolves
    Then "Forest" is revealed to all players (701.44a)
    And your hand is "Forest"
    And "Merfolk Branchwalker" is 2/1

  @CR:701.44a
  Scenario Outline: With any other card the creature gets a counter, and the card may be put into the graveyard
    ja: それ以外のカードならカウンターが置かれ、カードは墓地に置いてもよい

    Given each player can pay any amount of mana
    And from the top, your library has "Grizzly Bears"
    And your hand is "Merfolk Branchwalker"
    When you cast "Merfolk Branchwalker" and it resolves
    And everything on the stack resolves
    Then "Grizzly Bears" is revealed to all players (701.44a)
    And 1 +1/+1 counter is newly put on "Merfolk Branchwalker" (701.44a)
    When you choose <whether>
    Then <result>
    And "Merfolk Branchwalker" is 3/2
    Examples:
      | whether      | result                                         |
      | to do so     | "Grizzly Bears" is in your graveyard           |
      | not to do so | from the top, your library has "Grizzly Bears" |

  # 121.5: the land isn't drawn.
  @CR:701.44a @see:121.5
  Scenario: The land card isn't drawn
    ja: 土地カードは引いたことにならない

    Given from the top, your library has "Forest"
    And you control a 2/2 creature "Bear"
    When the following effect happens: "Bear" explores
    Then your hand is "Forest" (701.44a)
    And you draw no card

  # "Otherwise" (701.44a): no land card is revealed, so the counter is put; 701.44b: it has explored all the same.
  @CR:701.44b
  Scenario: With an empty library there is a counter, and the creature has explored
    ja: ライブラリーにカードがなければカウンターが置かれ、探検したことになる

    Given your library is empty
    And you control "Wildgrowth Walker" and a 2/2 creature "Bear"
    When the following effect happens: "Bear" explores
    Then "Bear" is 3/3 (701.44b)
    And the triggered ability of "Wildgrowth Walker" triggers 1 time
    When everything on the stack resolves
    Then you gain 3 life
    And "Wildgrowth Walker" is 2/4

  # 701.44c: the Branchwalker is gone as its ability resolves; who controlled it last reveals, and it has explored.
  @CR:701.44c
  Scenario: A creature that has died explores by last known information
    ja: 死亡したクリーチャーは、最後の情報によって探検する

    Given each player can pay any amount of mana
    And you control "Wildgrowth Walker"
    And from the top, your library has "Forest"
    And your hand is "Merfolk Branchwalker"
    When you cast "Merfolk Branchwalker" and it resolves
    And an effect destroys "Merfolk Branchwalker"
    And all players pass in succession
    Then your hand is "Forest" (701.44c)
    And the triggered ability of "Wildgrowth Walker" triggers 1 time

  # The ability is yours, the creature was the opponent's: the opponent reveals.
  @CR:701.44c
  Scenario: Who last controlled the creature reveals, not who controls the ability
    ja: 公開するのは、能力のコントローラーではなく、最後にそのクリーチャーをコントロールしていたプレイヤーである

    Given the following cards are used
      | name  | cost | type    | text                                            |
      | Guide | {1}  | Sorcery | Destroy target creature. That creature explores. |
    And each player can pay any amount of mana
    And your hand is "Guide"
    And the opponent controls a 2/2 creature "Bear"
    # even so: your library has a land card, too.
    And from the top, your library has "Plains"
    And from the top, the opponent's library has "Forest"
    When you cast "Guide" and it resolves
    Then the opponent's hand is "Forest" (701.44c)
    And your hand is empty

  # The active player's creatures first, one after another: each reveals what is then on top.
  @CR:701.44d
  Scenario: Several permanents explore one after another, in APNAP order, as each player chooses
    ja: 複数のパーマネントは、APNAP順に、各プレイヤーの選ぶ順で1つずつ探検する

    Given the following cards are used
      | name   | cost | type    | text                   |
      | Spread | {1}  | Sorcery | Each creature explores. |
    And each player can pay any amount of mana
    And your hand is "Spread"
    And the opponent controls a 3/3 creature "Elephant"
    And you control a 2/2 creature "Bear" and a 1/1 creature "Bird"
    And from the top, your library has "Forest" and "Grizzly Bears"
    And from the top, the opponent's library has "Swamp"
    When you cast "Spread" and it resolves
    And you choose "Bird"
    Then your hand is "Forest" (701.44d)
    And the opponent's hand is empty
    When you choose to do so
    Then "Grizzly Bears" is in your graveyard
    And "Bear" is 3/3
    And "Bird" is 1/1
    And the opponent's hand is "Swamp"
    And "Elephant" is 3/3
