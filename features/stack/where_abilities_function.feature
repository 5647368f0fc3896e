Feature: Where abilities function
  ja: 能力の機能する領域

  Background:
    Given each player can pay any amount of mana

  # Hexproof is an ability of a creature: it functions on the battlefield (113.6), and there it is about "this permanent" (702.11b).
  @CR:113.6 @see:702.11b
  Scenario: A card with hexproof can be targeted in the graveyard
    ja: 呪禁を持つカードも、墓地では対象になる

    Given "Slippery Bogle" is in the opponent's graveyard
    And your hand is "Rise from the Grave"
    When you cast "Rise from the Grave" targeting "Slippery Bogle" and it resolves
    Then you control "Slippery Bogle" (113.6)

  @CR:113.6 @see:702.11b
  Scenario: A spell with hexproof can be targeted
    ja: 呪禁を持つ呪文も対象になる

    Given it is the precombat main phase of the opponent's turn
    And the opponent's hand is "Slippery Bogle"
    And your hand is "Essence Scatter"
    When the opponent casts "Slippery Bogle"
    And the opponent chooses the cost {G}
    And you cast "Essence Scatter" targeting "Slippery Bogle" and it resolves
    Then "Slippery Bogle" is in the opponent's graveyard

  # 702.16b: a permanent with protection can't be targeted.
  @CR:113.6 @see:702.16b
  Scenario: A card with protection can be targeted in the graveyard by what it has protection from
    ja: プロテクションを持つカードも、墓地では対象になる

    Given the following cards are used
      | name  | cost | type             | P/T | text                  |
      | Saint | {W}  | Creature - Human | 2/2 | Protection from black |
    And "Saint" is in the opponent's graveyard
    And your hand is "Rise from the Grave"
    When you cast "Rise from the Grave" targeting "Saint" and it resolves
    Then you control "Saint"

  # The source is gone as the ability resolves; it last was red (608.2b, 113.7a).
  @CR:113.7a @see:608.2b @see:702.16b
  Scenario: Protection from red makes the target of a red creature's ability illegal after that creature has died
    ja: 赤のクリーチャーの能力の対象は、そのクリーチャーが死亡した後でも、プロテクション（赤）を得れば不適正になる

    Given you control "Prodigal Pyromancer"
    And the opponent controls "Grizzly Bears"
    When you activate the ability of "Prodigal Pyromancer" targeting "Grizzly Bears"
    And an effect destroys "Prodigal Pyromancer"
    And an effect gives "Grizzly Bears" protection from red until end of turn
    And all players pass in succession
    Then the ability of "Prodigal Pyromancer" does not resolve (113.7a)
    And the marked damage of "Grizzly Bears" is 0
