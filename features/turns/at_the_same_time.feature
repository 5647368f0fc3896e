Feature: What several players choose at the same time
  ja: 複数のプレイヤーが同時に選ぶこと

  Background:
    Given each player can pay any amount of mana

  @CR:101.4a @see:101.4
  Scenario: A card chosen in a hand stays unknown until all have chosen
    ja: 手札から選ばれたカードは、全員が選ぶまで知られない

    Given the following cards are used
      | name | cost | type    | text                         |
      | Rats | {B}  | Sorcery | Each player discards a card. |
    And your hand is "Rats", "Lightning Bolt" and "Grizzly Bears"
    And the opponent's hand is "Forest" and "Island"
    When you cast "Rats"
    And all players pass in succession
    And you choose "Lightning Bolt" to discard
    Then the opponent does not know what "Lightning Bolt" is
    And "Lightning Bolt" is in your hand
    When the opponent chooses "Island" to discard
    Then you have discarded "Lightning Bolt"
    And the opponent has discarded "Island"

  @CR:101.4
  Scenario: The active player chooses first, whoever cast the spell
    ja: 呪文を唱えたのが誰であっても、アクティブ・プレイヤーが先に選ぶ

    Given the following cards are used
      | name | cost | type    | text                         |
      | Rats | {B}  | Instant | Each player discards a card. |
    And it is the precombat main phase of the opponent's turn
    And your hand is "Rats", "Lightning Bolt" and "Grizzly Bears"
    And the opponent's hand is "Forest" and "Island"
    When you cast "Rats"
    And all players pass in succession
    Then the opponent is asked to choose
    When the opponent chooses "Island" to discard
    And you choose "Lightning Bolt" to discard
    Then "Lightning Bolt" is in your graveyard
    And "Island" is in the opponent's graveyard

  @CR:601.7b
  Scenario: As a spell is cast, its controller goes first, even in another player's turn
    ja: 呪文を唱える間は、ほかのプレイヤーのターンであっても、そのコントローラーが先に選ぶ

    Given the following cards are used
      | name | cost | type    | text                                                                                       |
      | Rite | {B}  | Instant | As an additional cost to cast this spell, each player sacrifices a creature.\nDraw a card. |
    And it is the precombat main phase of the opponent's turn
    And your hand is "Rite"
    And you control a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And the opponent controls a 1/1 creature "Squire" and a 4/4 creature "Elephant"
    When you cast "Rite"
    Then you are asked to choose
    When you choose "Bear" to sacrifice
    Then the opponent is asked to choose
    When the opponent chooses "Squire" to sacrifice
    Then you have sacrificed "Bear"
    And the opponent has sacrificed "Squire"

  @CR:602.3b
  Scenario: As an ability is activated, its controller goes first, even in another player's turn
    ja: 能力を起動する間は、ほかのプレイヤーのターンであっても、そのコントローラーが先に選ぶ

    Given the following cards are used
      | name  | type     | text                                            |
      | Altar | Artifact | Each player sacrifices a creature: Draw a card. |
    And it is the precombat main phase of the opponent's turn
    And you control "Altar"
    And you control a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And the opponent controls a 1/1 creature "Squire" and a 4/4 creature "Elephant"
    When you activate the activated ability of "Altar"
    Then you are asked to choose
    When you choose "Bear" to sacrifice
    Then the opponent is asked to choose
    When the opponent chooses "Squire" to sacrifice
    Then you have sacrificed "Bear"
    And the opponent has sacrificed "Squire"

  @see:601.7b @see:101.4
  Scenario: As the spell resolves, the active player goes first again
    ja: 呪文が解決されるときは、アクティブ・プレイヤーが先に選ぶ

    Given the following cards are used
      | name | cost | type    | text                               |
      | Cull | {B}  | Instant | Each player sacrifices a creature. |
    And it is the precombat main phase of the opponent's turn
    And your hand is "Cull"
    And you control a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And the opponent controls a 1/1 creature "Squire" and a 4/4 creature "Elephant"
    When you cast "Cull"
    And all players pass in succession
    Then the opponent is asked to choose
    When the opponent chooses "Squire" to sacrifice
    And you choose "Bear" to sacrifice
    Then you have sacrificed "Bear"
    And the opponent has sacrificed "Squire"
