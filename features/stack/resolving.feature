Feature: Resolving spells and abilities, step by step
  ja: 呪文や能力の解決、その手順

  Background:
    Given each player can pay any amount of mana

  @see:608.2b @see:601.2d
  Scenario: A target that has become illegal isn't affected; the others are
    ja: 不適正になった対象は影響を受けず、ほかの対象は受ける

    Given the opponent controls "Serra Angel"
    And your hand is "Electrolyze"
    When you cast "Electrolyze" targeting "Serra Angel" and the opponent
    And an effect puts "Serra Angel" into the opponent's hand
    And everything on the stack resolves
    Then "Electrolyze" resolves
    And "Electrolyze" deals 1 damage to the opponent
    And you draw 1 card

  @CR:608.2b
  Scenario: With every target illegal, a spell doesn't resolve, and none of it happens
    ja: すべての対象が不適正なら、呪文は解決されず、その効果は何一つ起こらない

    Given the opponent controls "Serra Angel" and "Grizzly Bears"
    And your hand is "Electrolyze"
    When you cast "Electrolyze" targeting "Serra Angel" and "Grizzly Bears"
    And an effect puts "Serra Angel" and "Grizzly Bears" into the opponent's hand
    And everything on the stack resolves
    Then "Electrolyze" does not resolve (608.2b)
    And you draw no card
    And "Electrolyze" is in your graveyard

  @CR:608.2c
  Scenario: Instructions are followed in the order written
    ja: 指示は書かれている順に実行する

    # Drawn first, the two blank cards can be discarded and the Angel kept.
    Given your hand is "Careful Study" and "Serra Angel"
    And from the top, your library has "Grizzly Bears" and "Murder"
    When you cast "Careful Study" and it resolves
    Then you draw 2 cards
    And you are asked to choose
    When you choose "Grizzly Bears" and "Murder" to discard
    Then "Serra Angel" is in your hand

  @CR:608.2e @CR:101.4
  Scenario Outline: Several players choose in APNAP order; then all of it happens at once
    ja: 複数のプレイヤーはAPNAP順に選び、そのあとすべてが同時に起こる

    Given it is the precombat main phase of <turn>
    And you control "Grizzly Bears" and "Serra Angel"
    And the opponent controls "Soul Warden" and "Darksteel Myr"
    And <hand> hand is "Innocent Blood"
    When <caster> "Innocent Blood" and it resolves
    Then <first> asked to choose
    When <first player> "<first creature>" to sacrifice
    And <second player> "<second creature>" to sacrifice
    Then "Grizzly Bears" and "Soul Warden" die simultaneously
    Examples:
      | turn                | hand           | caster             | first           | first player         | first creature | second player        | second creature |
      | your turn           | your           | you cast           | you are         | you choose           | Grizzly Bears  | the opponent chooses | Soul Warden     |
      | the opponent's turn | the opponent's | the opponent casts | the opponent is | the opponent chooses | Soul Warden    | you choose           | Grizzly Bears   |

  @CR:608.2g @CR:118.9b @CR:704.4
  Scenario: A spell cast during a resolution goes on the stack; creatures with no toughness left are still there
    ja: 解決中に唱えられた呪文はスタックに置かれる。そのときタフネスが0のクリーチャーはまだ戦場にいる

    # State-based actions wait until Yahenni's Expertise has resolved, so Grizzly Bears can be a target.
    Given the opponent controls "Grizzly Bears"
    And your hand is "Yahenni's Expertise" and "Murder"
    When you cast "Yahenni's Expertise" and it resolves
    Then you are asked to choose whether to cast
    When you choose to cast "Murder" without paying its mana cost targeting "Grizzly Bears"
    Then "Grizzly Bears" dies
    And "Murder" is on the stack
    And "Yahenni's Expertise" is in your graveyard
    When everything on the stack resolves
    Then "Murder" does not resolve (608.2b)

  @see:608.2g
  Scenario: Nobody is asked to cast what can't be cast
    ja: 唱えられないものについては、唱えるかどうかを問われない

    # The only target in sight is an artifact that is no creature; Divination-like spells would have none at all.
    # even so: there is something to see that is no legal target.
    Given the opponent controls "Panharmonicon"
    And your hand is "Yahenni's Expertise", "Murder" and "Serra Angel"
    When you cast "Yahenni's Expertise" and it resolves
    Then no player is asked to choose
    And "Murder" is in your hand

  @see:608.2g
  Scenario: Casting during a resolution is a choice
    ja: 解決中に唱えるかどうかは選べる

    Given the opponent controls "Serra Angel"
    And your hand is "Yahenni's Expertise" and "Murder"
    When you cast "Yahenni's Expertise" and it resolves
    And you choose not to cast "Murder"
    Then "Murder" is in your hand
    And "Serra Angel" is 1/1

  @CR:608.2g @see:601.2b @see:118.8
  Scenario: Additional costs can be paid for a spell that is cast without paying its mana cost
    ja: マナ・コストを支払わずに唱える呪文にも、追加コストは支払える

    Given your hand is "Yahenni's Expertise" and "Burst Lightning"
    When you cast "Yahenni's Expertise" and it resolves
    And you choose to cast "Burst Lightning" without paying its mana cost targeting the opponent using kicker
    Then you have paid {4} for "Burst Lightning"
    When everything on the stack resolves
    Then the opponent's life total is 16

  @CR:107.3b @CR:118.9b
  Scenario: X is 0 where it is cast without paying its mana cost during a resolution
    ja: 解決中にマナ・コストを支払わずに唱える呪文のXは0である

    Given your hand is "Yahenni's Expertise" and "Blaze"
    When you cast "Yahenni's Expertise" and it resolves
    And you choose to cast "Blaze" without paying its mana cost targeting the opponent
    Then the value of X of "Blaze" is 0
    When everything on the stack resolves
    Then the opponent's life total is 20

  @CR:118.12a
  Scenario: "Unless its controller pays" asks that player as the spell resolves
    ja: 「支払わないかぎり」は、解決時にそのプレイヤーに問われる

    Given your hand is "Serra Angel"
    And the opponent's hand is "Mana Leak"
    When you cast "Serra Angel"
    And in response, the opponent casts "Mana Leak" targeting "Serra Angel" and it resolves
    Then you are asked to choose whether to pay
    When you choose to pay
    Then "Serra Angel" is on the stack
    And you have paid {3} for "Mana Leak"

  @CR:608.2h @see:400.7j
  Scenario: An effect uses the last known information of a creature that it has exiled
    ja: 効果は、自分が追放したクリーチャーの最後の情報を使う

    # With a +1/+1 counter the Bears' power was 3 as they left.
    Given the opponent controls "Grizzly Bears"
    And "Grizzly Bears" has 1 +1/+1 counter on it
    And your hand is "Swords to Plowshares"
    When you cast "Swords to Plowshares" targeting "Grizzly Bears" and it resolves
    Then the opponent's life total is 23

  @CR:608.2h
  Scenario: An effect uses the last known information of a merged permanent that it has exiled
    ja: 効果は、自分が追放した合同パーマネントの最後の情報を使う

    Given the opponent controls a merged permanent of "Serra Angel" over "Grizzly Bears"
    And your hand is "Swords to Plowshares"
    When you cast "Swords to Plowshares" targeting "Serra Angel" and it resolves
    Then the opponent's life total is 24
    And "Serra Angel" and "Grizzly Bears" are in exile

  @CR:608.2n
  Scenario: A spell goes to the graveyard only as the last part of its resolution
    ja: 呪文が墓地に置かれるのは、解決の最後である

    # It doesn't count itself: two cards, two Zombies.
    Given "Murder" and "Lightning Bolt" are in your graveyard
    And your hand is "Rise from the Tides"
    When you cast "Rise from the Tides" and it resolves
    Then you control exactly 2 creatures
    And "Rise from the Tides" is in your graveyard

  @CR:608.3a
  Scenario: A permanent spell becomes a permanent under its controller's control
    ja: パーマネント呪文は、そのコントローラーのコントロール下でパーマネントになる

    Given your hand is "Serra Angel"
    When you cast "Serra Angel" and it resolves
    Then "Serra Angel" is on the battlefield
    And the controller of "Serra Angel" is you

  @CR:115.7a
  Scenario: A target can be changed only to another legal target
    ja: 対象は、別の適正な対象にだけ変更できる

    Given you control "Grizzly Bears"
    And the opponent controls "Serra Angel"
    And your hand is "Swerve"
    And the opponent's hand is "Murder"
    When the opponent casts "Murder" targeting "Grizzly Bears"
    And in response, you cast "Swerve" targeting "Murder" and it resolves
    Then the target of "Murder" is "Serra Angel"

  @see:115.7a
  Scenario: With no other legal target, nothing is changed
    ja: ほかに適正な対象がなければ、何も変わらない

    Given you control "Grizzly Bears"
    And your hand is "Swerve"
    And the opponent's hand is "Murder"
    When the opponent casts "Murder" targeting "Grizzly Bears"
    And in response, you cast "Swerve" targeting "Murder" and it resolves
    Then the target of "Murder" is "Grizzly Bears"

  @see:115.7d
  Scenario Outline: New targets may be chosen, or the old ones left
    ja: 新しい対象を選んでもよいし、元のままにしてもよい

    Given you control "Grizzly Bears"
    And the opponent controls "Serra Angel"
    And your hand is "Redirect"
    And the opponent's hand is "Murder"
    When the opponent casts "Murder" targeting "Grizzly Bears"
    And in response, you cast "Redirect" targeting "Murder" and it resolves
    And you choose "<target>" as the new target of "Murder"
    Then the target of "Murder" is "<target>"
    Examples:
      | target        |
      | Serra Angel   |
      | Grizzly Bears |

  # "You may discard a card" offers a choice as the ability resolves; a player without cards can't choose what is impossible, so there
  # is nothing to ask.
  @CR:608.2d @see:701.9a
  Scenario: A player with an empty hand can't choose to discard a card
    ja: 手札のないプレイヤーは、カードを捨てることを選べない

    Given the following cards are used
      | name       | cost | type             | P/T | text                                                                           |
      | Keen Mouse | {0}  | Creature - Mouse | 1/1 | When this creature enters, you may discard a card. If you do, you gain 2 life. |
    And your hand is "Keen Mouse"
    When you cast "Keen Mouse" and it resolves
    And everything on the stack resolves
    Then your life total is 20
