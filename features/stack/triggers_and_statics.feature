Feature: What belongs to a triggered ability, and what static abilities do with them
  ja: 誘発型能力に属するもの、常在型能力が誘発型能力に対してすること

  Background:
    Given each player can pay any amount of mana

  @CR:603.1a
  Scenario: That it can't be countered is said after the effect, and holds while the ability is on the stack
    ja: 打ち消されないことは効果の後に書かれ、能力がスタックにある間働く

    Given the following cards are used
      | name   | cost | type     | P/T | text                                                              |
      | Oracle | {1}  | Creature | 1/1 | When Oracle enters, draw a card. This ability can't be countered. |
    And your hand is "Oracle"
    When you cast "Oracle" and it resolves
    And an effect counters the triggered ability of "Oracle"
    Then 1 triggered ability is on the stack
    When everything on the stack resolves
    Then you draw 1 card

  @CR:603.1b
  Scenario: All of an ability's trigger conditions can have occurred though it didn't trigger on all of them
    ja: 誘発していなくても、能力の誘発条件がすべて満たされたことはありうる

    # You gained life before the Well was there; as you draw, both have happened this turn.
    Given the following cards are used
      | name | cost | type        | text                                                                                                         |
      | Well | {G}  | Enchantment | Whenever you gain life or draw a card, if both of those have happened this turn, each opponent loses 2 life. |
    And your hand is "Well"
    When an effect makes you gain 1 life
    And you cast "Well" and it resolves
    And an effect makes you draw 1 card
    Then the triggered ability of "Well" triggers 1 time
    When everything on the stack resolves
    Then the opponent's life total is 18

  @see:603.1b @see:603.4
  Scenario: One of the conditions alone isn't all of them
    ja: 条件の1つだけでは、すべてではない

    Given the following cards are used
      | name | cost | type        | text                                                                                                         |
      | Well | {G}  | Enchantment | Whenever you gain life or draw a card, if both of those have happened this turn, each opponent loses 2 life. |
    And you control "Well"
    When an effect makes you draw 1 card
    And an effect makes you draw 1 card
    Then the triggered ability of "Well" does not trigger

  @CR:603.6b
  Scenario: A creature that enters without abilities doesn't trigger on its own entering
    ja: 能力を持たずに戦場に出たクリーチャーは、自身が戦場に出たことで誘発しない

    Given you control "Humility"
    And your hand is "Elvish Visionary"
    When you cast "Elvish Visionary" and it resolves
    Then the triggered ability of "Elvish Visionary" does not trigger

  @see:603.6b
  Scenario: A land that enters as a creature triggers what triggers on a creature's entering
    ja: クリーチャーとして戦場に出た土地は、クリーチャーが戦場に出たことで誘発する能力を誘発させる

    Given the following cards are used
      | name   | type        | text                                                                |
      | Waking | Enchantment | Lands are 2/2 Elemental creatures in addition to their other types. |
      | Herd   | Enchantment | Whenever a creature enters, you gain 1 life.                        |
    And you control "Waking" and "Herd"
    And your hand is "Forest"
    When you play "Forest"
    Then the triggered ability of "Herd" triggers 1 time

  @CR:603.6d @see:614.1c
  Scenario: Counters that a creature enters with are on it at once; nothing triggers
    ja: カウンターが置かれた状態で戦場に出るクリーチャーには、出た時点で置かれている。何も誘発しない

    Given the following cards are used
      | name  | cost | type     | P/T | text                                                |
      | Hydra | {1}  | Creature | 0/0 | This creature enters with two +1/+1 counters on it. |
    And your hand is "Hydra"
    When you cast "Hydra" and it resolves
    Then "Hydra" is 2/2
    And the stack is empty

  # --- Delayed triggered abilities ---------------------------------------------------------------------------------------------------

  @CR:603.7f
  Scenario: What a replacement effect has triggered later belongs to who controlled its source as it was applied
    ja: 置換効果が作った遅延誘発型能力は、それが適用されたときに発生源をコントロールしていたプレイヤーのものである

    Given the following cards are used
      | name  | type        | text                                                                                                                                        |
      | Vault | Enchantment | If a creature would die, instead exile it and return it to the battlefield under its owner's control at the beginning of the next end step. |
    And you control "Vault" and "Grizzly Bears"
    When an effect destroys "Grizzly Bears"
    And an effect gives the opponent control of "Vault"
    Then "Grizzly Bears" is in exile
    When the game goes to the end step of this turn
    Then 1 delayed triggered ability controlled by you is on the stack
    And the source of the top object of the stack is "Vault"
    When everything on the stack resolves
    Then "Grizzly Bears" is on the battlefield

  @see:603.7f @see:730.3
  Scenario: Of a merged permanent that was exiled instead, every card returns
    ja: 代わりに追放された合同パーマネントは、すべてのカードが戻る

    Given the following cards are used
      | name  | type        | text                                                                                                                                        |
      | Vault | Enchantment | If a creature would die, instead exile it and return it to the battlefield under its owner's control at the beginning of the next end step. |
    And you control "Vault"
    And you control a merged permanent of "Serra Angel" over "Grizzly Bears"
    When an effect destroys the merged permanent
    Then "Serra Angel" and "Grizzly Bears" are in exile
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then "Serra Angel" and "Grizzly Bears" are on the battlefield

  @CR:603.7g
  Scenario: What is made by doing what a static ability allows belongs to who controlled its source then
    ja: 常在型能力が認める行動で作られた遅延誘発型能力は、そのとき発生源をコントロールしていたプレイヤーのものである

    Given the following cards are used
      | name   | type     | P/T | text                                                                                              |
      | Squire | Creature | 2/2 | You may pay {2} as Squire attacks. If you do, exile Squire at the beginning of the next end step. |
    And you control "Squire"
    When you attack with "Squire"
    And you choose to pay
    And an effect gives the opponent control of "Squire"
    And the game goes to the end step of this turn
    Then 1 delayed triggered ability controlled by you is on the stack
    When everything on the stack resolves
    Then "Squire" is in exile

  @CR:603.7h
  Scenario: An ability that triggers as another has resolved three times is made once, as that resolves for the third time
    ja: ある能力が3回解決されたときに誘発する能力は、3回目の解決のときに1つだけ作られる

    Given the following cards are used
      | name  | type     | P/T | text                                                                                                        |
      | Whelp | Creature | 1/1 | {R}: Whelp gets +1/+0 until end of turn. When this ability has resolved three times this turn, draw a card. |
    And you control "Whelp"
    When you activate the activated ability of "Whelp" and it resolves
    And you activate the activated ability of "Whelp" and it resolves
    Then the stack is empty
    When you activate the activated ability of "Whelp" and it resolves
    Then 1 delayed triggered ability is on the stack
    When everything on the stack resolves
    Then you draw 1 card
    When you activate the activated ability of "Whelp" and it resolves
    Then the stack is empty
    And "Whelp" is 5/1

  @see:603.7h
  Scenario: Two creatures alike count what they have resolved each for itself
    ja: 同じ名前の2体のクリーチャーは、解決された回数をそれぞれ数える

    Given the following cards are used
      | name  | type     | P/T | text                                                                                                      |
      | Whelp | Creature | 1/1 | {R}: Whelp gets +1/+0 until end of turn. When this ability has resolved two times this turn, draw a card. |
    And you control "Whelp" A and "Whelp" B
    When you activate the activated ability of "Whelp" A and it resolves
    And you activate the activated ability of "Whelp" B and it resolves
    Then the stack is empty
    When you activate the activated ability of "Whelp" B and it resolves
    Then 1 delayed triggered ability is on the stack
