Feature: Tokens that are created by their names, and tokens that aren't created
  ja: 名前で生成されるトークンと、生成されないトークン

  # 111.9: the instruction is the same as one to create a token that has the listed characteristics and that name.
  @CR:111.9
  Scenario: A legendary token that is created by its name has that name
    ja: 名前で生成される伝説のトークンは、その名前を持つ

    When the following effect happens: you create Marit Lage, a legendary 20/20 black Avatar creature token with flying and indestructible
    Then the name of "Marit Lage" token is "Marit Lage" (111.9)
    And "Marit Lage" token is a legendary black Avatar
    And "Marit Lage" token is 20/20
    And "Marit Lage" token has flying and indestructible

  # 704.5j goes by the names: two tokens of one name, one of which is put into the graveyard.
  @CR:111.9 @see:704.5j
  Scenario: A legendary token's name counts for the legend rule
    ja: 伝説のトークンの名前は、レジェンド・ルールで比べられる

    Given you control a 3/3 legendary creature "Saga Keeper"
    When the following effect happens: you create Saga Keeper, a legendary 1/1 white Bird creature token
    And you choose "Saga Keeper" token
    Then you control 1 "Saga Keeper"
    And "Saga Keeper" token is 1/1 (111.9)

  # The token would be a creature, and creatures can't enter: it is never there, and nothing has entered.
  @CR:111.5 @see:614.17d
  Scenario: A token that can't enter the battlefield isn't created
    ja: 戦場に出られないトークンは生成されない

    Given the following cards are used
      | name  | cost | type     | text                                   |
      | Gates | {2}  | Artifact | Creatures can't enter the battlefield. |
    And you control "Gates"
    When the following effect happens: you create a 1/1 white Soldier creature token
    Then you control no Soldier (111.5)
    When the following effect happens: you create a Food token
    Then you control 1 "Food" token

  @CR:111.5
  Scenario: No token is created that would be a copy of an instant card
    ja: インスタント・カードのコピーになるトークンは生成されない

    Given "Lightning Bolt" is in your graveyard
    And "Grizzly Bears" is in your graveyard
    When an effect makes you copy "Lightning Bolt"
    Then you control 0 "Lightning Bolt" tokens (111.5)
    When an effect makes you copy "Grizzly Bears"
    Then you control 1 "Grizzly Bears" token

  # 111.12: no card has been exiled with it: there is nothing of which the token could be a copy.
  @CR:111.12
  Scenario: No token is created that would be a copy of nothing
    ja: 存在しないもののコピーになるトークンは生成されない

    Given the following cards are used
      | name | cost | type     | text                                                                                              |
      | Vat  | {3}  | Artifact | When Vat enters, exile target creature.\n{1}: Create a token that's a copy of the exiled card. |
    And you control "Vat"
    And your mana pool holds {C}
    When you activate the activated ability of "Vat" and it resolves
    Then you control no token (111.12)

  # 111.12: last known information is used of what existed when it was asked for.
  @CR:608.2h @see:111.12
  Scenario: A token can be a copy of what has left the battlefield meanwhile
    ja: その間に戦場を離れたもののコピーであるトークンは生成される

    Given the following cards are used
      | name | type     | P/T | text                                                               |
      | Echo | Creature | 2/1 | {1}: Create a token that's a copy of Echo. Activate only as a sorcery. |
    And your mana pool holds {C}
    And you control "Echo"
    When you activate the activated ability of "Echo"
    And an effect destroys "Echo"
    And everything on the stack resolves
    Then you control 1 "Echo" token (608.2h)

  # 111.6: "if a card would be put into a graveyard" is not about tokens.
  @CR:111.6
  Scenario: A token isn't a card: it is put into the graveyard where cards are exiled
    ja: トークンはカードではない。カードが追放されるときも、トークンは墓地に置かれる

    Given the following cards are used
      | name    | type        | P/T | text                                                                                   |
      | Mourner | Creature    | 1/3 | Whenever a creature dies, you gain 1 life.                                             |
      | Void    | Enchantment |     | If a card would be put into an opponent's graveyard from anywhere, exile it instead. |
    And the opponent controls "Void"
    And you control "Mourner" and a 1/1 "Bird" token
    And you control a 2/2 creature "Bear"
    When an effect destroys "Bird" token
    And everything on the stack resolves
    Then you gain 1 life (111.6)
    When an effect destroys "Bear"
    Then "Bear" is exiled
    And the triggered ability of "Mourner" does not trigger

  @see:111.6
  Scenario: Nor does a token trigger what watches for cards put into a graveyard
    ja: 墓地に置かれたカードを見ている能力は、トークンでは誘発しない

    Given the following cards are used
      | name   | type     | P/T | text                                                                                        |
      | Undine | Creature | 1/3 | Whenever a card is put into an opponent's graveyard from anywhere, you gain 1 life. |
    And you control "Undine"
    And the opponent controls a 1/1 "Bird" token
    When an effect destroys "Bird" token
    Then the triggered ability of "Undine" does not trigger

  # 303.4f: the token doesn't resolve as an Aura spell, and the effect doesn't say what it enchants.
  @CR:303.4f
  Scenario: Who creates a token that is a copy of an Aura chooses what it enchants
    ja: オーラのコピーであるトークンがつけられるものは、生成するプレイヤーが選ぶ

    Given you control "Pacifism"
    And the opponent controls a 2/2 creature "Bear" and a 3/3 creature "Elephant"
    And "Pacifism" is attached to "Bear"
    When an effect makes you copy "Pacifism"
    And you choose "Elephant"
    Then "Pacifism" token is attached to "Elephant" (303.4f)
