Feature: State-based actions
  ja: 状況起因処理

  Background:
    Given each player can pay any amount of mana

  @CR:704.5a
  Scenario: A player with no life left loses
    ja: ライフがなくなったプレイヤーは敗北する

    When an effect makes the opponent lose 20 life
    Then the opponent loses the game

  @CR:704.5b
  Scenario: A player who drew from an empty library loses
    ja: 空のライブラリーから引こうとしたプレイヤーは敗北する

    When an effect makes the opponent draw 40 cards
    Then no player has lost the game
    When an effect makes the opponent draw 1 card
    Then the opponent loses the game

  @CR:704.5c
  Scenario: A player with ten poison counters loses
    ja: 毒カウンターが10個になったプレイヤーは敗北する

    Given your hand is 4 "Caress of Phyrexia"
    When you cast the first "Caress of Phyrexia" targeting the opponent and it resolves
    And you cast the first "Caress of Phyrexia" targeting the opponent and it resolves
    And you cast the first "Caress of Phyrexia" targeting the opponent and it resolves
    Then no player has lost the game
    When you cast "Caress of Phyrexia" targeting the opponent and it resolves
    Then the opponent loses the game
    And the opponent's life total is 8

  @CR:704.5d
  Scenario: A token that has left the battlefield ceases to exist
    ja: 戦場を離れたトークンは消滅する

    Given you control a 1/1 creature "Bird" token
    When an effect puts "Bird" token into your hand
    Then "Bird" token no longer exists

  @CR:704.5f
  Scenario: A creature with toughness 0 is put into the graveyard, even if it is indestructible
    ja: タフネスが0のクリーチャーは、破壊不能でも墓地に置かれる

    Given the opponent controls "Darksteel Myr"
    And your hand is "Disfigure"
    When you cast "Disfigure" targeting "Darksteel Myr" and it resolves
    Then "Darksteel Myr" dies

  @CR:704.5g
  Scenario Outline: A creature is destroyed by damage that adds up to its toughness
    ja: クリーチャーは、合わせてタフネス以上のダメージで破壊される

    Given the opponent controls "Serra Angel"
    When an effect deals <first> damage to "Serra Angel"
    Then "Serra Angel" is on the battlefield
    When an effect deals <second> damage to "Serra Angel"
    Then "Serra Angel" is destroyed
    Examples:
      | first | second |
      | 3     | 1      |
      | 1     | 3      |

  @CR:704.5j
  Scenario Outline: Of two legendary permanents of one name, their controller keeps one
    ja: 同名の伝説のパーマネントは、コントローラーが1つを残す

    Given you control "Isamaru, Hound of Konda" A
    And the opponent controls "Isamaru, Hound of Konda" C
    And "Isamaru, Hound of Konda" B is in your graveyard
    When an effect puts "Isamaru, Hound of Konda" B onto the battlefield under your control
    And you choose "Isamaru, Hound of Konda" <kept>
    Then "Isamaru, Hound of Konda" <kept> is on the battlefield
    And "Isamaru, Hound of Konda" <gone> is in your graveyard
    And "Isamaru, Hound of Konda" C is on the battlefield
    Examples:
      | kept | gone |
      | A    | B    |
      | B    | A    |

  @CR:704.5k
  Scenario Outline: Of two world permanents only the newer stays, whoever controls them
    ja: ワールド・パーマネントは、だれのものであれ新しい方だけが残る

    Given the opponent controls "<older>"
    And your hand is "<newer>"
    When you cast "<newer>" and it resolves
    Then "<newer>" is on the battlefield
    And "<older>" is in the opponent's graveyard
    Examples:
      | older                 | newer                 |
      | Concordant Crossroads | Gravity Sphere        |
      | Gravity Sphere        | Concordant Crossroads |

  @CR:704.5q
  Scenario: Counters of +1/+1 and -1/-1 are removed in pairs
    ja: +1/+1カウンターと-1/-1カウンターは組で取り除かれる

    Given you control "Serra Angel"
    And "Serra Angel" has 3 +1/+1 counters on it
    When an effect puts 2 -1/-1 counters on "Serra Angel"
    Then "Serra Angel" has 1 +1/+1 counter on it
    And "Serra Angel" has no -1/-1 counters on it
    And "Serra Angel" is 5/5

  @CR:704.3 @see:603.10a
  Scenario: All that apply are performed at once, so the dying see one another die
    ja: すべて同時に処理されるので、死亡するものは互いを見る

    # Each Cutthroat sees both deaths.
    Given you control "Zulaport Cutthroat" A and "Zulaport Cutthroat" B
    And your hand is "Pyroclasm"
    When you cast "Pyroclasm" and it resolves
    Then "Zulaport Cutthroat" A and "Zulaport Cutthroat" B die simultaneously
    And 4 triggered abilities controlled by you are on the stack

  @CR:704.3
  Scenario: State-based actions are checked again and again before any player gets priority
    ja: 状況起因処理は、プレイヤーが優先権を得る前に何度でもチェックされる

    # The Bears are 3/3 with 2 damage; when the Marshal has died they are 2/2.
    Given the opponent controls "Benalish Marshal" and "Grizzly Bears"
    When an effect deals 2 damage to "Grizzly Bears"
    Then "Grizzly Bears" is on the battlefield
    When an effect deals 3 damage to "Benalish Marshal"
    Then "Benalish Marshal" dies
    And "Grizzly Bears" dies
    And you have priority

  @CR:117.5
  Scenario: State-based actions come before waiting abilities go on the stack
    ja: 待機中の能力がスタックに置かれるのは、状況起因処理のあとである

    # The token's entering and its death both trigger before anything is put on the stack: APNAP order puts yours lowest.
    Given you control "Zulaport Cutthroat"
    And the opponent controls "Essence Warden"
    When an effect makes you create a 0/0 creature "Wisp" token
    Then from the top, the stack is the triggered ability of "Essence Warden" and the triggered ability of "Zulaport Cutthroat"

  # Both have toughness 0, and the legend rule has one of them put into the graveyard, too: it goes there once.
  @CR:704.5j @CR:704.5f @see:704.3 @see:704.7
  Scenario Outline: A permanent that two state-based actions have leave leaves once
    ja: 2つの状況起因処理で戦場を離れるパーマネントは、1回だけ離れる

    Given the following cards are used
      | name   | cost | type                       | P/T | text                                       |
      | Tyrant | {W}  | Legendary Creature - Human | 2/2 | Other creatures get -2/-2.                 |
      | Watch  | {B}  | Enchantment                | -   | Whenever a creature dies, you gain 1 life. |
    And you control "Tyrant" A and "Watch"
    And "Tyrant" B is in your hand
    When you cast "Tyrant" B and it resolves
    And you choose "Tyrant" <kept>
    And everything on the stack resolves
    Then "Tyrant" A is in your graveyard
    And "Tyrant" B is in your graveyard
    And your life total is 22

    Examples:
      | kept |
      | A    |
      | B    |

  # As March of the Machines comes, Rasp is a 0/0 creature: it dies, and at the same time would become unattached.
  @CR:704.5f @see:704.5p @see:704.3
  Scenario: An Equipment that becomes a creature without toughness is put into the graveyard
    ja: タフネスのないクリーチャーになった装備品は墓地に置かれる

    Given the following cards are used
      | name | cost | type                 | text                                     |
      | Rasp | {0}  | Artifact - Equipment | Equipped creature gets +1/+0.\nEquip {1} |
    And you control "Rasp" and "Grizzly Bears"
    And "Rasp" is attached to "Grizzly Bears"
    And "March of the Machines" is in your hand
    When you cast "March of the Machines" and it resolves
    Then "Rasp" is in your graveyard (704.5f)
    And "Grizzly Bears" is 2/2

  # 702.2b asks what the source had as it dealt the damage.
  @CR:704.5h @see:702.2b
  Scenario: A source that loses deathtouch after it has dealt damage had it as it dealt that
    ja: ダメージを与えた後に接死を失った発生源も、与えたときには接死を持っていた

    Given the following cards are used
      | name  | cost | type             | P/T | text                                                                                                                |
      | Adder | {G}  | Creature - Snake | 1/1 | Deathtouch\n{T}: This creature deals 1 damage to target creature. This creature loses deathtouch until end of turn. |
    And you control "Adder"
    And the opponent controls a 5/5 creature "Ox"
    When you activate the ability of "Adder" targeting "Ox"
    And everything on the stack resolves
    Then "Ox" is in the opponent's graveyard (704.5h)
