Feature: Playing lands
  ja: 土地のプレイ

  Background:
    Given each player can pay any amount of mana

  @CR:305.1
  Scenario: A land is played in a main phase of one's turn while the stack is empty
    ja: 土地は、自分のターンのメイン・フェイズにスタックが空のときプレイする

    Given it is the upkeep of your turn
    And your hand is "Forest"
    Then you can't play "Forest" (305.1)
    When the game goes to the precombat main phase of this turn
    And you play "Forest"
    Then "Forest" is on the battlefield
    And the stack is empty

  @CR:305.1
  Scenario: A land can't be played while a spell is on the stack
    ja: 土地は、スタックに呪文がある間はプレイできない

    Given your hand is "Forest" and "Lightning Bolt"
    When you cast "Lightning Bolt" targeting the opponent
    Then you can't play "Forest" (305.1)

  @CR:305.2 @CR:305.2b
  Scenario: A second land in a turn can't be played
    ja: 1ターンに2つ目の土地はプレイできない

    Given your hand is "Forest" and "Swamp"
    When you play "Forest"
    Then you can't play "Swamp" (305.2, 305.2b)

  @CR:305.2
  Scenario: An effect may let a player play one more, and another effect yet another
    ja: 効果により、もう1つ、さらにもう1つプレイできる

    Given you control "Exploration"
    And your hand is "Forest", "Swamp", "Plains", "Island" and "Explore"
    When you play "Forest"
    And you play "Swamp"
    Then you can't play "Plains" (305.2)
    When you cast "Explore" and it resolves
    And you play "Plains"
    Then "Plains" is on the battlefield
    And you can't play "Island" (305.2)

  @CR:305.2a
  Scenario: A land played as an ability resolves counts, too
    ja: 能力の解決中にプレイした土地も数える

    # The triggered ability of suspend lets the card be played: Dryad Arbor is a land, played in the upkeep of one's own turn.
    Given it is the end step of the opponent's turn
    And "Dryad Arbor" is in exile
    And "Dryad Arbor" has 1 time counter on it
    And your hand is "Forest"
    When an effect gives "Dryad Arbor" suspend
    And the game goes to the upkeep of your next turn
    And everything on the stack resolves
    And you choose to do so
    And the game goes to the precombat main phase of this turn
    Then you can't play "Forest" (305.2)

  @CR:305.4
  Scenario: A land that an effect puts onto the battlefield isn't played
    ja: 効果により戦場に出された土地は、プレイされたのではない

    Given your hand is "Forest" and "Swamp"
    When an effect puts "Forest" onto the battlefield under your control
    And you play "Swamp"
    Then "Forest" and "Swamp" are on the battlefield (305.4)
