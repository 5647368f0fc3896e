Feature: Splice, and choices made with later ones in view
  ja: 連繋、および後の選択を見越した選択

  Background:
    Given each player can pay any amount of mana
    And the following cards are used
      | name  | cost   | type             | text                                                         |
      | Mists | {U}    | Instant - Arcane | Draw a card.                                                 |
      | Ray   | {1}{R} | Instant - Arcane | Ray deals 2 damage to any target.\nSplice onto Arcane {1}{R} |
      | Boon  | {W}    | Instant - Arcane | If you have 21 or more life, draw a card.                    |
      | Balm  | {W}    | Instant - Arcane | You gain 1 life.\nSplice onto Arcane {W}                     |

  @CR:702.47a
  Scenario: A spliced card lends the spell its text and targets, for its splice cost, and stays in the hand
    ja: 連繋されたカードは文章と対象を呪文に加え、連繋コストを支払い、手札に残る

    Given your hand is "Mists" and "Ray"
    When you cast "Mists" targeting the opponent splicing "Ray" and it resolves
    Then you draw 1 card
    And the opponent's life total is 18
    And you have paid {1}{U}{R} for "Mists"
    And "Ray" is in your hand
    And "Mists" is in your graveyard

  @CR:702.47d
  Scenario: The added text has targets of its own
    ja: 加えられた文章の対象は別に選ぶ

    Given your hand is "Ray" A and "Ray" B
    When you cast "Ray" A targeting the opponent and you splicing "Ray" B and it resolves
    Then the opponent's life total is 18
    And your life total is 18

  @CR:702.47a
  Scenario: Only onto a spell with the quality that it names
    ja: 連繋できるのは、指定された性質の呪文だけである

    Given your hand is "Lightning Bolt" and "Balm"
    Then you can't cast "Lightning Bolt" targeting the opponent splicing "Balm" (702.47a)

  @CR:702.47b
  Scenario: No card is spliced twice onto one spell
    ja: 1つの呪文に同じカードを2回連繋することはできない

    Given your hand is "Mists" and "Balm"
    Then you can't cast "Mists" splicing "Balm" and "Balm" (702.47b)

  # With the added text first there would be 21 life as the main spell asks.
  @CR:702.47b
  Scenario: The effects of the main spell happen first
    ja: 元の呪文の効果が先に起こる

    Given your hand is "Boon" and "Balm"
    When you cast "Boon" splicing "Balm" and it resolves
    Then you draw 0 cards
    And your life total is 21

  @CR:702.47c
  Scenario: The spell gains the text only: not the color of the spliced card
    ja: 呪文が得るのは文章だけであり、連繋されたカードの色は得ない

    Given your hand is "Mists" and "Ray"
    When you cast "Mists" targeting the opponent splicing "Ray"
    Then "Mists" is blue
    And "Mists" is not red

  @CR:601.5
  Scenario: A target may be chosen with the card in view that will be exiled to pay
    ja: 支払いに追放するカードを見越して、対象を選ぶことができる

    Given the following cards are used
      | name   | cost | type    | text                                                                                                                                                     |
      | Barter | {B}  | Sorcery | As an additional cost to cast this spell, exile a card from your hand.\nDestroy target creature with mana value less than or equal to the exiled card's. |
    And the opponent controls "Grizzly Bears"
    And your hand is "Barter", "Serra Angel" and "Lightning Bolt"
    Then you can't cast "Barter" targeting "Grizzly Bears" exiling "Lightning Bolt" (601.2c)
    When you cast "Barter" targeting "Grizzly Bears" exiling "Serra Angel" and it resolves
    Then "Grizzly Bears" is in the opponent's graveyard
    And "Serra Angel" is in exile

  @CR:704.5aa
  Scenario: Who controls a permanent that starts engines and has no speed gets speed 1
    ja: エンジン始動！を持つパーマネントをコントロールしていて速度のないプレイヤーの速度は1になる

    Given the following cards are used
      | name  | cost | type     | P/T | text                |
      | Racer | {R}  | Creature | 2/1 | Start your engines! |
    And your hand is "Racer"
    When you cast "Racer" and it resolves
    Then your speed is 1
    And the opponent's speed is 0

  @CR:702.47e
  Scenario: Once off the stack, the card has nothing of what was spliced onto it
    ja: スタックを離れたカードは、連繋されたものを何も持たない

    Given the following cards are used
      | name  | cost | type             | text                                               |
      | Ember | {R}  | Instant - Arcane | Ember deals 1 damage to any target.\nFlashback {R} |
      | Weave | {U}  | Instant - Arcane | Draw a card.\nSplice onto Arcane {U}               |
    And your hand is "Ember" and "Weave"
    When you cast "Ember" targeting the opponent splicing "Weave" and it resolves
    Then you draw 1 card
    When you cast "Ember" from your graveyard for its flashback cost targeting the opponent and it resolves
    Then you draw 0 cards
    And the opponent's life total is 18

  @CR:702.47e
  Scenario: A card countered on the stack has nothing of what was spliced onto it either
    ja: 打ち消されたカードも、連繋されたものを何も持たない

    Given the following cards are used
      | name  | cost | type             | text                                               |
      | Ember | {R}  | Instant - Arcane | Ember deals 1 damage to any target.\nFlashback {R} |
      | Weave | {U}  | Instant - Arcane | Draw a card.\nSplice onto Arcane {U}               |
    And your hand is "Ember" and "Weave"
    When you cast "Ember" targeting the opponent splicing "Weave"
    And an effect counters "Ember"
    And you cast "Ember" from your graveyard for its flashback cost targeting the opponent and it resolves
    Then you draw 0 cards
