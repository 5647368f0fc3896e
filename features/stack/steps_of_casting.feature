Feature: Casting and activating, step by step
  ja: 唱える手順と起動する手順

  @CR:601.2
  Scenario: A spell without a legal target can't be cast
    ja: 適正な対象のない呪文は唱えられない

    Given each player can pay any amount of mana
    And the opponent controls an artifact "Relic"
    And your hand is "Lightning Bolt"
    When you try to cast "Lightning Bolt" targeting "Relic"
    Then that action is illegal and is reversed (601.2c)
    And nothing has changed
    And "Lightning Bolt" is in your hand

  # Blaze with X = 1 has mana value 2 only on the stack: it can be proposed and is found to be illegal then.
  @CR:601.2e @CR:601.6
  Scenario: Once proposed, a spell is checked as it has been proposed
    ja: 提案された呪文は、提案されたとおりに唱えられるかどうかを確かめられる

    Given each player can pay any amount of mana
    And the opponent controls "Void Winnower"
    And your hand is "Blaze"
    When you try to cast "Blaze" targeting the opponent with X = 1
    Then that action is illegal and is reversed (601.6)
    And "Blaze" is in your hand

  @CR:602.1a
  Scenario: Who activates an ability pays all of its cost
    ja: 能力を起動するプレイヤーは、そのコストをすべて支払う

    Given each player can pay any amount of mana
    And the following cards are used
      | name | type     | text                          |
      | Vial | Artifact | {T}, Pay 2 life: Draw a card. |
    And you control "Vial"
    When you activate the ability of "Vial" and it resolves
    Then you lose 2 life
    And "Vial" is tapped
    And you draw 1 card

  @CR:602.1b @see:602.2
  Scenario: "Any player may activate this ability" lets an opponent do so, who pays and is its controller
    ja: 「プレイヤーは誰でも起動してもよい」能力は、対戦相手も起動でき、起動したプレイヤーがコントローラーになる

    Given each player can pay any amount of mana
    And the following cards are used
      | name | type     | text                                                           |
      | Well | Artifact | Pay 2 life: Draw a card. Any player may activate this ability. |
    And you control "Well"
    When the opponent activates the ability of "Well" and it resolves
    Then the opponent loses 2 life
    And the opponent draws 1 card
    And you draw no card

  @CR:602.5a
  Scenario: A creature that came this turn can't use an ability with the tap symbol
    ja: このターンに来たクリーチャーは、タップ・シンボルを含む能力を起動できない

    Given each player can pay any amount of mana
    And the following cards are used
      | name  | cost | type     | P/T | text                  |
      | Scout | {G}  | Creature | 1/1 | {T}: You gain 1 life. |
    And your hand is "Scout"
    When you cast "Scout" and it resolves
    Then you can't activate the ability of "Scout" (602.5a)

  # The creature has the ability twice, once from each of the two lords.
  @CR:602.5c
  Scenario: An ability that a creature has from two objects may be activated once each turn for each of them
    ja: 2つの発生源から得た「毎ターン1回」の能力は、それぞれ1回ずつ起動できる

    Given each player can pay any amount of mana
    And the following cards are used
      | name | type        | text                                                                                |
      | Lord | Enchantment | Creatures you control have "Pay 1 life: Draw a card. Activate only once each turn." |
    And you control "Lord" A and "Lord" B
    And you control a 2/2 creature "Bear"
    When you activate the first ability of "Bear" and it resolves
    Then you can't activate the first ability of "Bear" (602.5b)
    And you can activate the second ability of "Bear"

  # Outside of casting it could be activated at any time that the player has priority.
  @CR:602.5e @see:605.3a
  Scenario: A mana ability that can be activated only as an instant is no help in the middle of casting a spell
    ja: 「起動はインスタントとしてのみ行う」マナ能力は、呪文を唱えている途中では起動できない

    Given the players are "Alice" and "Bob"
    And the following cards are used
      | name    | type     | text                                       |
      | Diamond | Artifact | {T}: Add {R}. Activate only as an instant. |
    And player "Alice" controls "Diamond"
    And player "Alice"'s hand is "Lightning Bolt"
    Then player "Alice" can't cast "Lightning Bolt" targeting player "Bob" (601.2h)
    When player "Alice" activates the ability of "Diamond"
    Then player "Alice" can cast "Lightning Bolt" targeting player "Bob"

  @CR:603.2 @see:603.3
  Scenario: An ability that triggers does nothing yet
    ja: 誘発しただけでは、能力はまだ何もしない

    Given each player can pay any amount of mana
    And you control "Soul Warden"
    When an effect makes you create a 1/1 creature "Bird" token
    Then the triggered ability of "Soul Warden" is on the stack
    And your life total is 20
    When everything on the stack resolves
    Then your life total is 21

  @CR:603.2a
  Scenario: An effect that keeps abilities from being activated doesn't keep them from triggering
    ja: 起動を禁じる効果は、能力の誘発を妨げない

    Given each player can pay any amount of mana
    And the following cards are used
      | name       | type        | text                                                 |
      | Long Gloom | Enchantment | Activated abilities of creatures can't be activated. |
    And you control "Soul Warden"
    And the opponent controls "Long Gloom"
    When an effect makes you create a 1/1 creature "Bird" token
    Then the triggered ability of "Soul Warden" triggers 1 time

  # Discarded onto the library instead of into the graveyard, the card is in one hidden zone after another.
  @CR:603.2f
  Scenario: A card that goes from hand to library without ever being seen doesn't trigger
    ja: 一度も公開されないまま手札からライブラリーに移ったカードの能力は、誘発しない

    Given each player can pay any amount of mana
    And the following cards are used
      | name    | cost | type        | text                                                                                                 |
      | Tactics | {R}  | Creature    | When you discard this card, you gain 3 life.                                                         |
      | Leng    |      | Enchantment | If a card would be put into a graveyard from anywhere, put it on top of its owner's library instead. |
    And you control "Leng"
    And your hand is "Tactics"
    When an effect makes you discard 1 card
    Then the triggered ability of "Tactics" does not trigger
    And "Tactics" is in your library

  @see:603.2f
  Scenario: Discarded into the graveyard it does trigger
    ja: 墓地に捨てられたなら、誘発する

    Given each player can pay any amount of mana
    And the following cards are used
      | name    | cost | type     | text                                         |
      | Tactics | {R}  | Creature | When you discard this card, you gain 3 life. |
    And your hand is "Tactics"
    When an effect makes you discard 1 card
    And everything on the stack resolves
    Then your life total is 23

  @CR:603.2h
  Scenario: "Do this only once each turn" keeps the ability from triggering once it has been done
    ja: 「毎ターン1回しか行えない」能力は、行った後はそのターンのうちは誘発しない

    Given each player can pay any amount of mana
    And the following cards are used
      | name  | type        | text                                                                      |
      | Choir | Enchantment | Whenever you gain life, you may draw a card. Do this only once each turn. |
    And you control "Choir"
    When an effect makes you gain 1 life
    Then the triggered ability of "Choir" triggers 1 time
    When all players pass in succession
    And you choose not to do so
    And an effect makes you gain 1 life
    Then the triggered ability of "Choir" triggers 1 time
    When all players pass in succession
    And you choose to do so
    Then you draw 1 card
    When an effect makes you gain 1 life
    Then the triggered ability of "Choir" does not trigger

  @CR:603.2h
  Scenario: What is done only once each turn is done once, though the ability has triggered twice before that
    ja: その前に2回誘発していても、「毎ターン1回しか行えない」ことは1回しか行えない

    Given each player can pay any amount of mana
    And the following cards are used
      | name  | type        | text                                                                      |
      | Choir | Enchantment | Whenever you gain life, you may draw a card. Do this only once each turn. |
    And you control "Choir"
    When an effect makes you gain 1 life
    And an effect makes you gain 1 life
    Then 2 triggered abilities are on the stack
    When all players pass in succession
    And you choose to do so
    And all players pass in succession
    Then the stack is empty
    And you draw 1 card

  # The rule asks whether the source's controller has done so: the new one hasn't.
  @CR:603.2h
  Scenario: What is done only once each turn another player who comes to control the source can do once more
    ja: 「毎ターン1回しか行えない」ことも、発生源のコントロールを得た別のプレイヤーは改めて1回行える

    Given each player can pay any amount of mana
    And the following cards are used
      | name  | type        | text                                                                      |
      | Choir | Enchantment | Whenever you gain life, you may draw a card. Do this only once each turn. |
    And you control "Choir"
    When an effect makes you gain 1 life
    And all players pass in succession
    And you choose to do so
    And an effect makes you gain 1 life
    Then the triggered ability of "Choir" triggers 1 time
    When an effect gives the opponent control of "Choir"
    And an effect makes the opponent gain 1 life
    Then the triggered ability of "Choir" triggers 1 time
    When all players pass in succession
    And the opponent chooses to do so
    Then the opponent draws 1 card

  @CR:603.7
  Scenario: A delayed triggered ability acts later, not as it is created
    ja: 遅延誘発型能力は、作られたときではなく後で働く

    Given each player can pay any amount of mana
    And the following cards are used
      | name | cost | type    | text                                                         |
      | Doom | {B}  | Instant | Exile target creature at the beginning of the next end step. |
    And the opponent controls a 2/2 creature "Bear"
    And your hand is "Doom"
    When you cast "Doom" targeting "Bear" and it resolves
    Then "Bear" is on the battlefield
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then "Bear" is in exile

  @CR:603.7a
  Scenario: A delayed triggered ability doesn't trigger on what happened before it was created
    ja: 遅延誘発型能力は、作られる前に起こったことでは誘発しない

    Given each player can pay any amount of mana
    And the following cards are used
      | name | cost | type    | text                                                            |
      | Rite | {W}  | Sorcery | You gain 1 life. Whenever you gain life this turn, draw a card. |
    And your hand is "Rite"
    When you cast "Rite" and it resolves
    Then your life total is 21
    And you draw no card
    When an effect makes you gain 1 life
    And everything on the stack resolves
    Then you draw 1 card

  @CR:603.12a
  Scenario: A cost that may be paid any number of times makes the reflexive ability trigger only once
    ja: 望む回数支払えるコストを何回支払っても、再帰誘発型能力は1回だけ誘発する

    Given each player can pay any amount of mana
    And the following cards are used
      | name  | cost | type    | text                                                                                            |
      | Vault | {B}  | Sorcery | You may pay {1} any number of times. When you pay this cost one or more times, you gain 2 life. |
    And your hand is "Vault"
    When you cast "Vault"
    And all players pass in succession
    And you choose the number 3
    Then 1 triggered ability controlled by you is on the stack
    When everything on the stack resolves
    Then your life total is 22

  # The creature card that was exiled from the graveyard died all the same.
  @CR:608.2i
  Scenario: What died this turn is counted even if it is no longer in the graveyard
    ja: このターンに死亡したクリーチャーの数は、墓地を離れたものも数える

    Given each player can pay any amount of mana
    And the following cards are used
      | name  | cost | type    | text                                                                |
      | Dirge | {B}  | Sorcery | You gain life equal to the number of creatures that died this turn. |
    And you control a 2/2 creature "Bear" and a 3/3 creature "Ogre"
    And your hand is "Dirge"
    When an effect destroys "Bear"
    And an effect destroys "Ogre"
    And an effect exiles "Ogre"
    And you cast "Dirge" and it resolves
    Then your life total is 22

  # Made a copy of a land, it is no creature any more; the ability is about it all the same.
  @CR:608.2k
  Scenario: An ability affects what its trigger condition was about even if that is a creature no more
    ja: 誘発条件で言及されたオブジェクトは、クリーチャーでなくなっていても影響を受ける

    Given each player can pay any amount of mana
    And the following cards are used
      | name | type        | text                                                |
      | Trap | Enchantment | Whenever a creature attacks, destroy that creature. |
    And you control a 2/2 creature "Bear"
    And the opponent controls "Trap" and "Forest"
    When you attack with "Bear"
    And an effect makes "Bear" a copy of "Forest"
    And everything on the stack resolves
    Then "Bear" is in your graveyard

  @CR:608.2p
  Scenario: What triggers when a spell resolves triggers after everything that the spell does
    ja: 呪文が解決されたときに誘発する能力は、その呪文がすることをすべて終えてから誘発する

    Given each player can pay any amount of mana
    And the following cards are used
      | name     | cost | type        | text                                                                                     |
      | Far Sign |      | Enchantment | Whenever a sorcery spell you control resolves, if you have 25 or more life, draw a card. |
      | Balm     | {W}  | Sorcery     | You gain 5 life.                                                                         |
    And you control "Far Sign"
    And your hand is "Balm"
    When you cast "Balm" and it resolves
    Then the triggered ability of "Far Sign" triggers 1 time

  @CR:608.1
  Scenario: Each time all players pass, the top of the stack resolves, and no more than that
    ja: すべてのプレイヤーがパスするたびに、スタックの一番上のものだけが解決される

    Given each player can pay any amount of mana
    And your hand is "Lightning Bolt" A and "Lightning Bolt" B
    When you cast "Lightning Bolt" A targeting the opponent
    And you cast "Lightning Bolt" B targeting you
    And all players pass in succession
    Then your life total is 17
    And the opponent's life total is 20

  @CR:608.3 @CR:303.4a @see:608.3b
  Scenario: An Aura spell whose target is gone doesn't resolve
    ja: 対象を失ったオーラ呪文は解決されない

    Given each player can pay any amount of mana
    And the opponent controls a 2/2 creature "Bear"
    And your hand is "Pacifism"
    When you cast "Pacifism" targeting "Bear"
    And an effect exiles "Bear"
    And all players pass in succession
    Then "Pacifism" does not resolve
    And "Pacifism" is in your graveyard

  @CR:608.2m
  Scenario: A spell that leaves the stack as it resolves goes on resolving
    ja: 解決中にスタックを離れた呪文も、最後まで解決される

    Given each player can pay any amount of mana
    And the following cards are used
      | name        | cost | type    | text                               |
      | Full Recall | {U}  | Instant | Exile all spells. You gain 3 life. |
    And your hand is "Full Recall"
    When you cast "Full Recall" and it resolves
    Then you gain 3 life

  @CR:704.7
  Scenario: Two reasons to lose at once are one loss, which is replaced once
    ja: 同時に2つの理由で敗北する場合も、置き換えられる敗北は1つである

    # The player is at 0 life and has tried to draw from an empty library; were these two losses, 10 life would be gained twice.
    Given each player can pay any amount of mana
    And the following cards are used
      | name   | cost | type        | text                                                  |
      | Mirror |      | Enchantment | If you would lose the game, you gain 10 life instead. |
      | Ruin   | {B}  | Sorcery     | You lose 20 life. Draw a card.                        |
    And you control "Mirror"
    And your library is empty
    And your hand is "Ruin"
    When you cast "Ruin" and it resolves
    Then your life total is 10
    And no player has lost the game

  # It had a +1/+1 counter on it as it died, so undying, which asks for that, doesn't trigger.
  @CR:704.8 @see:122.3 @see:702.93a
  Scenario: Counters that are removed in pairs as the creature dies were still on it
    ja: 死亡と同時に相殺されたカウンターは、最後の情報ではまだ置かれている

    Given each player can pay any amount of mana
    And you control a 1/1 creature "Cub" with undying
    And "Cub" has 1 +1/+1 counter on it
    When an effect puts 3 -1/-1 counters on "Cub"
    Then "Cub" is in your graveyard
    And the undying triggered ability of "Cub" does not trigger
