Feature: What else can be said

  @CR:120.3a @see:106.4
  Scenario: Mana in the pool pays for a spell
    ja: マナ・プールにあるマナで呪文のコストを支払う

    Given your mana pool holds {R}
    And the opponent's mana pool is empty
    And your hand is "Lightning Bolt"
    When you cast "Lightning Bolt" targeting the opponent and it resolves
    Then your mana pool is empty
    And the opponent's life total is 17

  @see:701.8a
  Scenario: The whole board before and after, as a table
    ja: 前と後の盤面全体を表で述べる

    Given the board is as follows
      | player       | zone            | object          | status   |
      | you          | the battlefield | 2 "Forest"      | tapped   |
      | you          | the battlefield | "Grizzly Bears" | untapped |
      | the opponent | hand            | "Murder"        |          |
    When an effect destroys "Grizzly Bears"
    Then the board is as follows
      | player       | zone            | object          | status |
      | you          | the battlefield | 2 "Forest"      | tapped |
      | you          | graveyard       | "Grizzly Bears" |        |
      | the opponent | hand            | "Murder"        |        |

  @CR:305.6 @see:122.1
  Scenario: A Given that comes later says how it is
    ja: 後に書いた前提が、どうであるかを決める

    Given you control tapped "Forest" and "Grizzly Bears" with 2 +1/+1 counters
    And "Forest" is not tapped
    And "Grizzly Bears" has no +1/+1 counters on it
    Then "Grizzly Bears" is 2/2
    And you can add {G} with "Forest"

  @CR:601.2i
  Scenario: Spells cast before the scenario begins are counted with those cast in it
    ja: シナリオの前に唱えた呪文も、その後に唱えた呪文とともに数える

    Given you have cast 2 spells this turn
    And each player can pay any amount of mana
    And your hand is "Lightning Bolt"
    When you cast "Lightning Bolt" targeting the opponent
    Then you have cast 3 spells this turn

  # Equip can be activated only at the time of a sorcery (702.6a); here a spell is on the stack.
  @CR:702.6a
  Scenario: An ability that may not be activated now leaves everything as it was
    ja: 今は起動できない能力を起動しようとしても、何も変わらない

    Given each player can pay any amount of mana
    And you control "Short Sword" and "Grizzly Bears"
    And your hand is "Lightning Bolt"
    When you cast "Lightning Bolt" targeting the opponent
    And you try to activate the equip ability of "Short Sword" targeting "Grizzly Bears"
    Then that action is illegal and is reversed (602.5d)
    And nothing has changed

  @CR:305.2
  Scenario: One land a turn
    ja: 土地は1ターンに1枚

    Given your hand is "Forest" and "Mountain"
    Then you can play "Forest"
    When you play "Forest"
    And you try to play "Mountain"
    Then that action is illegal and is reversed (305.2)

  # "Bear" is a card without morph, so that nothing says for what cost it could be turned face up (702.37e).
  @CR:702.37e
  Scenario: What has no morph stays face down
    ja: 変異を持たないものは表向きにできない

    Given each player can pay any amount of mana
    And you control a 2/2 creature "Bear"
    # even so: it is face down.
    And "Bear" is face down
    When you try to turn "Bear" face up
    Then that action is illegal and is reversed (702.37e)

  @see:508.1 @see:509.1
  Scenario: Nobody has to attack or to block unless something says so
    ja: 何かがそう定めないかぎり、攻撃もブロックもしなくてよい

    Given you control "Grizzly Bears"
    # even so: it could block.
    And the opponent controls "Serra Angel"
    Then you can declare no attackers
    When you attack with "Grizzly Bears"
    Then the opponent can declare no blockers
    And you can pass priority

  @see:508.1d
  Scenario: A creature that attacks if able leaves no choice
    ja: 可能なら攻撃するクリーチャーがいれば、攻撃しないことは選べない

    Given you control "Juggernaut"
    Then you can't declare no attackers (508.1d)

  @CR:702.9b
  Scenario: A creature without flying or reach can't block one with flying
    ja: 飛行も到達も持たないクリーチャーは、飛行を持つクリーチャーをブロックできない

    Given you control "Serra Angel"
    And the opponent controls "Grizzly Bears"
    When you attack with "Serra Angel"
    And the opponent tries to block "Serra Angel" with "Grizzly Bears"
    Then that action is illegal and is reversed (702.9b)

  # A permanent that is tapped can't be tapped to pay for its mana ability (107.5, 118.3).
  @see:605.3a
  Scenario: A tapped land gives no mana
    ja: タップ状態の土地からマナは出ない

    Given you control tapped "Mountain"
    When you try to add {R} with "Mountain"
    Then that action is illegal and is reversed (605.3a)

  # Two of three lands pay {1}{G}: which of them taps makes a difference, so it is asked.
  @CR:601.2g @see:601.2h
  Scenario: Which lands pay is for the player to say
    ja: どの土地で支払うかはプレイヤーが選ぶ

    Given you control "Forest", "Mountain" and "Plains"
    And your hand is "Grizzly Bears"
    When you cast "Grizzly Bears"
    And you choose to pay with mana from "Forest" and "Plains"
    Then "Mountain" is not tapped
    And "Plains" is tapped

  @see:701.9b
  Scenario: Whoever discards chooses which cards
    ja: 捨てるカードは捨てるプレイヤーが選ぶ

    Given your hand is "Forest", "Mountain" and "Plains"
    When an effect makes you discard 2 cards
    And you choose "Forest" and "Plains" to discard
    Then you have discarded "Forest" and "Plains"
    And "Mountain" is in your hand

  @see:401.2 @see:404.2
  Scenario: The order of a library is hidden, that of a graveyard is not
    ja: ライブラリーの順番は隠されており、墓地の順番は公開されている

    # even so: the scenario knows it.
    Given from the top, your library has "Forest" and "Island"
    # even so: nobody has to look first.
    And "Mountain" and "Plains" are in the opponent's graveyard
    Then you do not know the order of the cards in your library
    And you know the order of the cards in the opponent's graveyard

  # Serra Angel costs {3}{W}{W}: two white mana symbols. A hand may hold seven cards (402.2).
  @CR:700.5 @see:402.2
  Scenario: Devotion counts mana symbols, and a hand holds seven cards
    ja: 信心はマナ・シンボルを数え、手札の上限は7枚である

    Given you control 2 "Serra Angel"
    Then your devotion to white is 4 (700.5)
    And your devotion to red is 0
    And your maximum hand size is 7

  @CR:613.4c @see:614.12
  Scenario: What has been chosen for a permanent can be given
    ja: パーマネントについて何が選ばれているかを前提にできる

    Given you control "Hall of Triumph" and a 1/1 white creature "Cub"
    And for "Hall of Triumph", the color white has been chosen
    Then "Cub" is 2/2
    And for "Hall of Triumph", the color white has been chosen

  @see:116.2
  Scenario: A special action that is not allowed leaves everything as it was
    ja: 許されていない特別な処理を行おうとしても、何も変わらない

    Given "Talon Gates" is in the command zone
    And your hand is "Forest"
    When you try to take the special action of "Talon Gates" with "Forest"
    Then that action is illegal and is reversed (116.2)
    And nothing has changed

  # Both answers are tried before one is given; none may leave anything behind (what is amiss would be told).
  @see:701.9b @see:117.5
  Scenario: Whatever is chosen, the game is consistent
    ja: 何を選んでも、ゲームの状態に矛盾は生じない

    Given your hand is "Forest" and "Mountain"
    When an effect makes you discard 1 card
    Then the game is consistent
    When you choose "Mountain" to discard
    Then "Mountain" is in your graveyard
    And the game is consistent
