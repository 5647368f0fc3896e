Feature: Declaring attackers and blockers, step by step
  ja: 攻撃クリーチャーとブロック・クリーチャーの指定の手順

  @CR:506.2 @CR:508.1k
  Scenario: The nonactive player is the defending player and can be attacked
    ja: 非アクティブ・プレイヤーが防御プレイヤーであり、攻撃される

    Given you control a 2/2 creature "Bear"
    Then you can attack the opponent with "Bear"
    When you attack with "Bear"
    Then "Bear" is attacking the opponent (508.1k)
    When the game goes to the end of combat step of this turn
    Then "Bear" is an attacking creature
    When the game goes to the postcombat main phase of this turn
    Then "Bear" is not an attacking creature

  @CR:506.3
  Scenario: Only players, planeswalkers and battles can be attacked
    ja: 攻撃できるのは、プレイヤーとプレインズウォーカーとバトルだけである

    Given you control a 2/2 creature "Bear"
    And the opponent controls an artifact "Relic"
    Then you can't attack "Relic" with "Bear" (506.3)

  # The declaration taps the attackers before it turns out that its cost can't be paid (508.1f, 508.1j).
  @CR:508.1 @CR:508.1j @see:733.1
  Scenario: An attack that costs more than can be paid is undone, tapping included
    ja: コストを支払えない攻撃は、タップしたことも含めて取り消される

    Given the following cards are used
      | name     | type        | text                                                                                                             |
      | Palisade | Enchantment | Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you. |
    And the opponent controls "Palisade"
    And you control a 2/2 creature "Bear" and "Forest"
    When you try to attack with "Bear"
    Then that action is illegal and is reversed (508.1j)
    And nothing has changed
    And "Bear" is not tapped

  @CR:508.1i
  Scenario: Lands can be tapped for mana to pay for an attack
    ja: 攻撃のコストを支払うためにマナ能力を起動できる

    Given the following cards are used
      | name     | type        | text                                                                                                             |
      | Palisade | Enchantment | Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you. |
    And the opponent controls "Palisade"
    And you control a 2/2 creature "Bear" and 2 "Forest"
    When you attack with "Bear"
    Then "Bear" is attacking the opponent
    And you control 2 tapped "Forest"

  @CR:509.1 @CR:509.1f @see:733.1
  Scenario: A block that costs more than can be paid is undone
    ja: コストを支払えないブロックは取り消される

    Given the following cards are used
      | name | type        | text                                                                                |
      | Bog  | Enchantment | Creatures can't block unless their controller pays {2} for each of those creatures. |
    And you control "Bog" and a 2/2 creature "Bear"
    And the opponent controls a 1/3 creature "Guard" and "Forest"
    When you attack with "Bear"
    And the opponent tries to block "Bear" with "Guard"
    Then that action is illegal and is reversed (509.1f)
    And nothing has changed

  @CR:509.1e @CR:509.1g
  Scenario: Lands can be tapped for mana to pay for a block
    ja: ブロックのコストを支払うためにマナ能力を起動できる

    Given the following cards are used
      | name | type        | text                                                                                |
      | Bog  | Enchantment | Creatures can't block unless their controller pays {2} for each of those creatures. |
    And you control "Bog" and a 2/2 creature "Bear"
    And the opponent controls a 1/3 creature "Guard" and 2 "Forest"
    When you attack with "Bear"
    And the opponent blocks "Bear" with "Guard"
    Then "Guard" is blocking "Bear" (509.1g)
    And the opponent controls 2 tapped "Forest"

  @CR:506.4a
  Scenario: Being barred from attacking later doesn't remove a creature from combat
    ja: あとから攻撃できなくされても、戦闘から取り除かれない

    Given you control a 3/3 creature "Ogre"
    When you attack with "Ogre"
    And the following effect happens: "Ogre" can't attack this turn
    Then "Ogre" is an attacking creature
    When the game goes to the end of combat step of this turn
    Then the opponent's life total is 17

  @CR:506.4b
  Scenario: A blocker that becomes tapped deals its combat damage all the same
    ja: タップ状態になったブロック・クリーチャーも、戦闘ダメージを与える

    Given you control a 2/2 creature "Bear"
    And the opponent controls a 2/3 creature "Guard"
    When you attack with "Bear"
    And the opponent blocks "Bear" with "Guard"
    And an effect taps "Guard"
    And the game goes to the end of combat step of this turn
    Then "Bear" is in your graveyard

  @CR:506.4c
  Scenario: A creature whose planeswalker is gone goes on attacking and can be blocked
    ja: 攻撃していたプレインズウォーカーがいなくなっても、攻撃クリーチャーのままでありブロックできる

    Given you control a 3/3 creature "Ogre"
    And the opponent controls a planeswalker "Walker" with 4 loyalty counters and a 1/1 creature "Recruit"
    When you attack "Walker" with "Ogre"
    And an effect destroys "Walker"
    Then "Ogre" is an attacking creature
    And the opponent can block "Ogre" with "Recruit"

  # Each player divides the damage of a creature of theirs: Bear is blocked by two, Giant blocks two.
  @CR:510.1
  Scenario: The active player announces how combat damage is assigned first
    ja: 戦闘ダメージの割り振りは、アクティブ・プレイヤーが先に宣言する

    Given the following cards are used
      | name  | type     | P/T | text                                                |
      | Giant | Creature | 4/9 | Giant can block an additional creature each combat. |
    And you control a 2/2 creature "Bear" and a 1/1 creature "Squire"
    And the opponent controls "Giant" and a 1/1 creature "Recruit"
    When you attack with "Bear" and "Squire"
    And the opponent blocks "Bear" with "Giant" and "Recruit"
    And the opponent blocks "Squire" with "Giant"
    And the game goes to the combat damage step of this turn
    Then you are asked to choose
    When you choose to divide it as 1 to "Giant" and 1 to "Recruit"
    Then the opponent is asked to choose
    When the opponent chooses to divide it as 3 to "Bear" and 1 to "Squire"
    Then "Bear", "Squire" and "Recruit" die simultaneously

  @CR:702.83a @see:506.5
  Scenario: A creature attacks alone if no other creature is declared as an attacker
    ja: ほかに攻撃クリーチャーとして指定されたクリーチャーがいなければ、単独で攻撃している

    Given you control a 2/2 creature "Bear" and a 1/1 creature "Squire" with exalted
    When you attack with "Bear"
    And everything on the stack resolves
    Then "Bear" is 3/3

  @CR:506.5 @see:702.83a
  Scenario: With a second attacker neither of them attacks alone
    ja: 2体で攻撃すれば、どちらも単独での攻撃ではない

    Given you control a 2/2 creature "Bear" and a 1/1 creature "Squire" with exalted
    When you attack with "Bear" and "Squire"
    Then the triggered ability of "Squire" does not trigger
    And "Bear" is 2/2

  # The token enters attacking after the declaration.
  @CR:508.6 @CR:508.3d
  Scenario: Having attacked means having declared attackers
    ja: 「攻撃した」とは、攻撃クリーチャーを指定したことである

    Given the following cards are used
      | name     | cost | type        | text                                                    |
      | Cat Call | {R}  | Instant     | Create a 1/1 white Cat creature token that's attacking. |
      | Raid     | {R}  | Instant     | If you attacked this turn, draw a card.                 |
      | Drum     |      | Enchantment | Whenever you attack, you gain 1 life.                   |
    And each player can pay any amount of mana
    And you control "Drum" and a 2/2 creature "Bear"
    And your hand is "Cat Call" and "Raid"
    When the game goes to the declare attackers step of this turn
    And you cast "Cat Call" and it resolves
    Then the triggered ability of "Drum" does not trigger
    When you cast "Raid" and it resolves
    Then you draw no card
