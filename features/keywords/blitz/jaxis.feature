Feature: Tokens of "Jaxis, the Troublemaker"
  ja: 「Jaxis, the Troublemaker」のトークン

  # Jaxis makes a token that is a copy of another creature, gives it haste and a draw, and has it sacrificed: all that blitz does, without
  # blitz.

  Background:
    Given each player can pay any amount of mana
    And you control "Jaxis, the Troublemaker" and "Grizzly Bears" A
    And your hand is "Lightning Bolt"

  @CR:702.10b @see:707.2 @see:702.152a @ruling:BLZ-X04
  Scenario: The token has haste, is sacrificed at the end step, and draws a card
    ja: トークンは速攻を持ち、終了ステップに生け贄に捧げられ、カード1枚になる

    When you activate the ability of "Jaxis, the Troublemaker" targeting "Grizzly Bears" A discarding "Lightning Bolt" and it resolves
    Then "Grizzly Bears" token is 2/2
    And "Grizzly Bears" token has haste
    And "Grizzly Bears" token does not have blitz
    And you can attack with "Grizzly Bears" token (702.10b)
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then you have sacrificed "Grizzly Bears" token
    And you draw 1 card
    And "Grizzly Bears" A is on the battlefield

  @CR:707.2 @ruling:BLZ-X04
  Scenario: A copy of the token has neither haste nor the draw, and is not sacrificed
    ja: そのトークンのコピーは、速攻も引く能力も持たず、生け贄にも捧げられない

    # What the ability gave the token is not copied: haste and the draw are no part of its copiable values.
    When you activate the ability of "Jaxis, the Troublemaker" targeting "Grizzly Bears" A discarding "Lightning Bolt" and it resolves
    And an effect makes you copy "Grizzly Bears" token
    Then you control 2 "Grizzly Bears" tokens
    And you control 1 "Grizzly Bears" token with haste
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then you control 1 "Grizzly Bears" token
    And you draw 1 card
    When an effect destroys "Grizzly Bears" token
    Then the triggered ability of "Grizzly Bears" does not trigger
    And you draw no card

  @CR:614.6 @see:603.7e @ruling:BLZ-X04
  Scenario: Where two tokens are created instead of one, each has haste and each is sacrificed
    ja: トークンが2体生成されたら、どちらも速攻を持ち、どちらも生け贄に捧げられる

    Given you control "Anointed Procession"
    When you activate the ability of "Jaxis, the Troublemaker" targeting "Grizzly Bears" A discarding "Lightning Bolt" and it resolves
    Then you control 2 "Grizzly Bears" tokens with haste
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then you control exactly 1 "Grizzly Bears"
    And you draw 2 cards
