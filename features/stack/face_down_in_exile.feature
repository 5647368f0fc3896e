Feature: Casting spells from among face-down cards in exile
  ja: 追放領域の裏向きのカードの中から呪文を唱えること

  Background:
    Given each player can pay any amount of mana

  @CR:601.3f
  Scenario: A player who can't look at the cards can't cast one of them for its qualities
    ja: カードを見られないプレイヤーは、性質を指定してその中から唱えることができない

    Given the following cards are used
      | name  | cost | type    | text                                                                                                                                            |
      | Vault | {B}  | Sorcery | Exile the top card of each opponent's library face down. You may cast creature spells from among those cards for as long as they remain exiled. |
    And your hand is "Vault"
    And from the top, the opponent's library has "Grizzly Bears"
    When you cast "Vault" and it resolves
    Then "Grizzly Bears" is in exile
    And you can't cast "Grizzly Bears" from exile (601.3f)

  @see:601.3f
  Scenario: A player who can look at them can
    ja: カードを見られるプレイヤーは、唱えられる

    Given the following cards are used
      | name  | cost | type    | text                                                                                                                                                                       |
      | Vault | {B}  | Sorcery | Exile the top card of each opponent's library face down. You may look at those cards, and you may cast creature spells from among them, for as long as they remain exiled. |
    And your hand is "Vault"
    And from the top, the opponent's library has "Grizzly Bears"
    When you cast "Vault" and it resolves
    And you cast "Grizzly Bears" from exile and it resolves
    Then you control "Grizzly Bears"

  @see:601.3f @see:601.3
  Scenario: Only a spell with the qualities
    ja: 唱えられるのは、指定された性質の呪文だけである

    Given the following cards are used
      | name  | cost | type    | text                                                                                                                                                                       |
      | Vault | {B}  | Sorcery | Exile the top card of each opponent's library face down. You may look at those cards, and you may cast creature spells from among them, for as long as they remain exiled. |
    And your hand is "Vault"
    And from the top, the opponent's library has "Think Twice"
    When you cast "Vault" and it resolves
    Then you can't cast "Think Twice" from exile (601.3)
