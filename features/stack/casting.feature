Feature: Casting spells and activating abilities: choices, costs, permissions
  ja: 呪文を唱え、能力を起動する：選択、コスト、許可

  @CR:700.2a @CR:700.2c
  Scenario: A mode for which there is no target can't be chosen, and only the chosen mode's target is
    ja: 適正な対象のないモードは選べず、対象は選んだモードのものだけを選ぶ

    Given you can pay any amount of mana
    And the opponent controls "Serra Angel"
    And your hand is "Abrade"
    Then you can't cast "Abrade" choosing mode 2 (700.2a, 601.2c)
    When you cast "Abrade" targeting "Serra Angel"
    Then the target of "Abrade" is "Serra Angel"

  @CR:700.2c
  Scenario: With both modes possible, the mode is chosen before the target
    ja: どちらのモードも選べるなら、対象より先にモードを選ぶ

    Given you can pay any amount of mana
    And the opponent controls "Serra Angel" and "Panharmonicon"
    And your hand is "Abrade"
    When you cast "Abrade"
    Then you are asked to choose the mode
    When you choose mode 2
    Then the target of "Abrade" is "Panharmonicon"
    When everything on the stack resolves
    Then "Panharmonicon" is destroyed

  @CR:608.2b @see:700.2c
  Scenario: With its only target gone, a modal spell does nothing, not even by its other mode
    ja: 唯一の対象がなくなれば、対象を取らないモードも何もしない

    Given each player can pay any amount of mana
    And the opponent controls "Serra Angel"
    And your hand is "Cryptic Command"
    When you cast "Cryptic Command"
    And you choose modes 2 and 4
    And an effect destroys "Serra Angel"
    And everything on the stack resolves
    Then "Cryptic Command" does not resolve (608.2b)
    And you draw no card

  @CR:700.2d
  Scenario: The same mode can't be chosen twice
    ja: 同じモードを2回選ぶことはできない

    Given you can pay any amount of mana
    And your hand is "Cryptic Command"
    Then you can't cast "Cryptic Command" choosing modes 4 and 4 (700.2d)
    And you can cast "Cryptic Command" choosing modes 3 and 4

  @see:700.2d
  Scenario: A spell may allow choosing the same mode again
    ja: 同じモードを再び選べる呪文もある

    Given you can pay any amount of mana
    And your hand is "Mystic Confluence"
    When you cast "Mystic Confluence" choosing modes 3, 3 and 3 and it resolves
    Then you draw 3 cards

  @CR:601.2c @see:115.3
  Scenario: The same target can't be chosen twice for one "target"
    ja: 1つの「対象」に対して同じものを2回選ぶことはできない

    Given you can pay any amount of mana
    And the opponent controls "Serra Angel"
    And your hand is "Electrolyze"
    Then you can't cast "Electrolyze" targeting "Serra Angel" and "Serra Angel" (601.2c)
    And you can cast "Electrolyze" targeting "Serra Angel" and the opponent

  @CR:601.2c
  Scenario: Without a legal target a spell can't be cast
    ja: 適正な対象がなければ、呪文は唱えられない

    Given you can pay any amount of mana
    And the opponent controls "Panharmonicon"
    And your hand is "Murder"
    Then you can't cast "Murder" (601.2c)
    And you can't cast "Murder" targeting "Panharmonicon" (601.2c)

  @CR:601.2c
  Scenario: Only what fits the words of the spell is a legal target
    ja: 呪文の文言に合うものだけが適正な対象である

    Given you can pay any amount of mana
    And the opponent controls "Panharmonicon" and "Serra Angel"
    And your hand is "Murder"
    Then "Serra Angel" is a legal target for "Murder"
    And "Panharmonicon" is not a legal target for "Murder" (601.2c)
    And you can't cast "Murder" targeting "Panharmonicon" (601.2c)

  @CR:601.2d
  Scenario: Three damage among three targets can be divided in one way only
    ja: 3点を3つの対象に割り振る方法は1つしかない

    Given you can pay any amount of mana
    And the opponent controls "Serra Angel" and "Grizzly Bears"
    And your hand is "Arc Lightning"
    When you cast "Arc Lightning" targeting "Serra Angel", "Grizzly Bears" and the opponent
    Then no player is asked to choose
    When everything on the stack resolves
    Then "Arc Lightning" deals 1 damage to "Serra Angel"
    And "Arc Lightning" deals 1 damage to "Grizzly Bears"
    And "Arc Lightning" deals 1 damage to the opponent

  @see:601.2d
  Scenario Outline: The division is announced as the spell is cast and isn't changed when a target is gone
    ja: 割り振りは唱えるときに宣言され、対象がなくなっても変わらない

    Given you can pay any amount of mana
    And the opponent controls "Serra Angel"
    And your hand is "Arc Lightning"
    When you cast "Arc Lightning" targeting "Serra Angel" and the opponent
    And you choose to divide it as <division>
    And an effect exiles "Serra Angel"
    And everything on the stack resolves
    Then the opponent's life total is <life>
    Examples:
      | division                                 | life |
      | 2 to "Serra Angel" and 1 to the opponent | 19   |
      | 1 to "Serra Angel" and 2 to the opponent | 18   |

  @see:601.2d
  Scenario: The division may be said with the cast
    ja: 割り振りは、唱えるときに言うこともできる

    Given you can pay any amount of mana
    And the opponent controls "Serra Angel"
    And your hand is "Arc Lightning"
    When you cast "Arc Lightning" targeting "Serra Angel" and the opponent choosing the division 2 to "Serra Angel" and 1 to the opponent and it resolves
    Then "Arc Lightning" deals 2 damage to "Serra Angel"
    And the opponent's life total is 19

  @CR:107.3b @see:601.2b
  Scenario: Cast without paying its mana cost, a spell has an X of 0
    ja: マナ・コストを支払わずに唱えれば、Xは0である

    Given you control "Omniscience"
    And your hand is "Mind Spring"
    Then you can't cast "Mind Spring" without paying its mana cost with X = 3 (107.3b)
    When you cast "Mind Spring" without paying its mana cost
    Then the value of X of "Mind Spring" is 0

  @see:107.3a @see:202.3e
  Scenario: X is announced as the spell is cast, and counts in its mana value on the stack
    ja: Xは唱えるときに宣言され、スタックではマナ総量に数えられる

    Given you control 4 "Mountain"
    And your hand is "Blaze"
    When you cast "Blaze" targeting the opponent with X = 3
    Then the mana value of "Blaze" is 4
    And you control 4 tapped "Mountain"
    When everything on the stack resolves
    Then the opponent's life total is 17

  @CR:107.4e
  Scenario Outline: A hybrid symbol is paid with either color
    ja: 混成マナ・シンボルはどちらの色のマナでも支払える

    Given you control "<land>"
    And your hand is "Boros Recruit"
    When you cast "Boros Recruit" and it resolves
    Then "Boros Recruit" is on the battlefield
    Examples:
      | land     |
      | Mountain |
      | Plains   |

  @CR:107.4e @see:118.13a
  Scenario: How a hybrid symbol is paid is announced as the spell is cast
    ja: 混成マナ・シンボルの支払い方は、唱えるときに宣言する

    Given you control "Mountain" and "Plains"
    And your hand is "Boros Recruit"
    When you cast "Boros Recruit"
    Then you are asked to choose
    When you choose the cost {W}
    Then "Plains" is tapped
    And "Mountain" is not tapped

  @CR:107.4f
  Scenario: A Phyrexian symbol can be paid with 2 life
    ja: ファイレクシア・マナ・シンボルは2点のライフで支払える

    Given your hand is "Gut Shot"
    When you cast "Gut Shot" targeting the opponent paying 2 life
    Then your life total is 18
    When everything on the stack resolves
    Then the opponent's life total is 19

  @CR:119.4 @CR:107.4f
  Scenario: With 1 life left, a Phyrexian symbol can't be paid with life
    ja: ライフが1点しかなければ、ファイレクシア・マナ・シンボルをライフで支払うことはできない

    Given your hand is "Gut Shot"
    And your life total is 1
    Then you can't cast "Gut Shot" targeting the opponent paying 2 life (119.4)

  @CR:702.33a @CR:702.33d @CR:607.2i
  Scenario Outline: A kicker cost may be paid besides
    ja: キッカー・コストを追加で支払うことができる

    Given you control <lands> "Mountain"
    And your hand is "Burst Lightning"
    When you cast "Burst Lightning" targeting the opponent using kicker
    Then you control 5 tapped "Mountain"
    When everything on the stack resolves
    Then the opponent's life total is 16
    Examples:
      | lands |
      | 5     |

  @see:702.33d
  Scenario: A kicker cost that isn't declared isn't paid, whatever mana there is
    ja: 宣言しなければ、マナがあってもキッカー・コストは支払われない

    Given you control 5 "Mountain"
    And your hand is "Burst Lightning"
    When you cast "Burst Lightning" targeting the opponent and it resolves
    Then you control 4 untapped "Mountain" and 1 tapped "Mountain"
    And the opponent's life total is 18

  @CR:601.2c @CR:702.33g
  Scenario: A target that is needed only if a spell is kicked isn't chosen otherwise
    ja: キッカーされた場合だけの対象は、キッカーしなければ選ばない

    Given you can pay any amount of mana
    And the opponent controls "Serra Angel" and "Grizzly Bears"
    # even so: there is a land to sacrifice for kicker.
    And you control "Island"
    And your hand is "Rushing River"
    When you cast "Rushing River" targeting "Serra Angel"
    Then the target of "Rushing River" is "Serra Angel"
    When everything on the stack resolves
    Then "Grizzly Bears" is on the battlefield

  @CR:118.8 @see:702.33g
  Scenario: Kicked, the spell has two targets, and the land is sacrificed
    ja: キッカーすれば対象は2つになり、土地は生け贄に捧げられる

    Given you can pay any amount of mana
    And the opponent controls "Serra Angel" and "Grizzly Bears"
    And you control "Island"
    And your hand is "Rushing River"
    When you cast "Rushing River" targeting "Serra Angel" and "Grizzly Bears" using kicker
    Then you have sacrificed "Island"
    When everything on the stack resolves
    Then "Serra Angel" and "Grizzly Bears" are in the opponent's hand

  @CR:603.4 @CR:607.2i
  Scenario: A permanent remembers whether it was kicked
    ja: パーマネントはキッカーされたかどうかを覚えている

    Given you can pay any amount of mana
    And the opponent controls "Grizzly Bears"
    And your hand is "Gatekeeper of Malakir" A and "Gatekeeper of Malakir" B
    When you cast "Gatekeeper of Malakir" A and it resolves
    Then the triggered ability of "Gatekeeper of Malakir" does not trigger
    When you cast "Gatekeeper of Malakir" B using kicker and it resolves
    And you choose the opponent as the target
    And everything on the stack resolves
    Then the opponent has sacrificed "Grizzly Bears"

  @CR:702.27a
  Scenario: With buyback paid, the spell returns to its owner's hand as it resolves
    ja: バイバック・コストを支払えば、呪文は解決時にオーナーの手札に戻る

    Given you control 6 "Island"
    And the opponent controls "Serra Angel"
    And your hand is "Capsize"
    When you cast "Capsize" targeting "Serra Angel" using buyback and it resolves
    Then "Capsize" is in your hand
    And you control 6 tapped "Island"
    And "Serra Angel" is in the opponent's hand

  @CR:702.61a @see:702.61b
  Scenario: While a spell with split second is on the stack, only mana abilities can be activated
    ja: 刹那を持つ呪文がスタックにあるあいだ、起動できるのはマナ能力だけである

    Given each player can pay any amount of mana
    And your hand is "Sudden Shock"
    And the opponent controls "Prodigal Pyromancer"
    And the opponent's hand is "Lightning Bolt"
    When you cast "Sudden Shock" targeting "Prodigal Pyromancer"
    Then the opponent can't cast "Lightning Bolt" targeting you (702.61a)
    And the opponent can't activate the activated ability of "Prodigal Pyromancer" targeting you (702.61a)

  @CR:601.3 @CR:601.3a
  Scenario: A prohibition asks what the spell will be, with the X that is chosen
    ja: 唱えることの禁止は、選んだXによる呪文の性質を問う

    # Mind Spring: {X}{U}{U}. Only with an odd X is its mana value odd; in the hand, where X is 0, it is even.
    Given the opponent controls "Void Winnower"
    And you can pay any amount of mana
    And your hand is "Mind Spring"
    Then you can't cast "Mind Spring" with X = 2 (601.3)
    And you can cast "Mind Spring" with X = 1
    When you cast "Mind Spring" with X = 1 and it resolves
    Then you draw 1 card

  @CR:602.2
  Scenario: Only its controller can activate an ability of a permanent
    ja: パーマネントの能力を起動できるのは、そのコントローラーだけである

    Given you control "Prodigal Pyromancer"
    Then the opponent can't activate the activated ability of "Prodigal Pyromancer" targeting you (602.2)
    And you can activate the activated ability of "Prodigal Pyromancer" targeting the opponent

  @CR:602.5
  Scenario: An effect can forbid activating abilities, mana abilities too
    ja: 効果は能力の起動を禁止することがあり、マナ能力も例外ではない

    Given the opponent controls "Cursed Totem"
    And you control "Prodigal Pyromancer" and "Llanowar Elves"
    Then you can't activate the activated ability of "Prodigal Pyromancer" targeting the opponent (602.5)
    And you can't add {G} with "Llanowar Elves" (602.5)

  @CR:602.5b
  Scenario: "Only once each turn" goes on counting when the controller changes
    ja: 「毎ターン1回のみ」の制限は、コントローラーが変わっても続く

    Given each player can pay any amount of mana
    And you control "Frilled Oculus"
    When you activate the activated ability of "Frilled Oculus" and it resolves
    Then "Frilled Oculus" is 3/5
    And you can't activate the activated ability of "Frilled Oculus" (602.5b)
    When an effect gives the opponent control of "Frilled Oculus"
    Then the opponent can't activate the activated ability of "Frilled Oculus" (602.5b)
    When the game goes to the upkeep of the opponent's turn
    Then the opponent can activate the activated ability of "Frilled Oculus"

  @CR:733.1 @CR:601.2h
  Scenario: A spell that can't be paid for is undone, with the mana abilities activated for it
    ja: 支払えない呪文は、そのために起動したマナ能力も含めて巻き戻される

    Given you control 3 "Mountain"
    And your hand is "Plasma Jockey"
    When you begin to cast "Plasma Jockey"
    And you add {R} with the first "Mountain"
    And you try to finish casting "Plasma Jockey"
    Then that action is illegal and is reversed (733.1, 118.3)
    And nothing has changed
    And "Plasma Jockey" is in your hand

  @CR:601.2c @see:115.4
  Scenario: What can be targeted is asked of the words, for spells and abilities alike
    ja: 何を対象にできるかは、呪文でも能力でもその文言による

    Given you control "Prodigal Pyromancer"
    And the opponent controls "Serra Angel" and "Panharmonicon"
    And you can pay any amount of mana
    And your hand is "Lightning Bolt"
    Then the only legal targets for the activated ability of "Prodigal Pyromancer" are "Prodigal Pyromancer", "Serra Angel", you and the opponent
    And "Serra Angel" and the opponent are legal targets for "Lightning Bolt"
    And "Panharmonicon" is not a legal target for "Lightning Bolt" (601.2c)
    When you cast "Lightning Bolt" targeting "Serra Angel"
    Then "Prodigal Pyromancer" and the opponent are legal targets for "Lightning Bolt"
    And "Panharmonicon" is not a legal target for "Lightning Bolt" (601.2c)

  @see:603.3d @see:115.1
  Scenario: The targets of a triggered ability are asked for as it goes on the stack
    ja: 誘発型能力の対象は、スタックに置かれるときに選ぶ

    # even so: there is a creature of its own controller.
    Given you control "Grizzly Bears"
    And the opponent controls "Serra Angel" and "Soul Warden"
    And you can pay any amount of mana
    And your hand is "Ravenous Chupacabra"
    When you cast "Ravenous Chupacabra" and it resolves
    Then the only legal targets for the triggered ability of "Ravenous Chupacabra" are "Serra Angel" and "Soul Warden"
    When you choose "Serra Angel" as the target
    Then the target of the triggered ability of "Ravenous Chupacabra" is "Serra Angel"
    When everything on the stack resolves
    Then "Serra Angel" is destroyed
