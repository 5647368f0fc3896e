Feature: What triggers and is counted when a merged permanent leaves
  ja: 合同パーマネントが離れるときに誘発するもの、数えられるもの

  Background:
    Given each player can pay any amount of mana

  # One creature dies, whatever number of cards represents it (730.3).
  @see:603.2c @see:730.3
  Scenario: A merged creature that dies is one creature that dies
    ja: 合同パーマネントが死亡したとき、死亡したのは1体である

    Given you control "Zulaport Cutthroat"
    And you control a merged permanent of "Grizzly Bears" over "Runeclaw Bear"
    When an effect destroys "Grizzly Bears"
    Then the triggered ability of "Zulaport Cutthroat" triggers 1 time

  @see:603.10a @see:730.3
  Scenario: A merged creature that has the ability sees its own death once
    ja: 能力を持つ合同パーマネントは、自分の死亡を1回だけ見る

    Given you control a merged permanent of "Zulaport Cutthroat" over "Grizzly Bears"
    When an effect destroys "Zulaport Cutthroat"
    Then 1 triggered ability controlled by you is on the stack

  @CR:608.2i @see:730.3
  Scenario: A merged creature counts once among the creatures that died this turn
    ja: 合同パーマネントは、このターンに死亡したクリーチャーの数に1体として数える

    Given the following cards are used
      | name  | cost | type    | text                                                                |
      | Dirge | {B}  | Sorcery | You gain life equal to the number of creatures that died this turn. |
    And you control a merged permanent of "Grizzly Bears" over "Runeclaw Bear"
    And your hand is "Dirge"
    When an effect destroys "Grizzly Bears"
    And an effect exiles "Grizzly Bears"
    And an effect exiles "Runeclaw Bear"
    And you cast "Dirge" and it resolves
    Then your life total is 21

  # Two cards are returned to the hand; one permanent was.
  @see:603.10a @see:730.3
  Scenario: A merged creature returned to a hand is one permanent that was returned
    ja: 手札に戻された合同パーマネントは、戻されたパーマネント1つである

    Given you control "Warped Devotion"
    And you control a merged permanent of "Grizzly Bears" over "Runeclaw Bear"
    When an effect puts "Grizzly Bears" into your hand
    Then the triggered ability of "Warped Devotion" triggers 1 time

  @see:704.8 @see:702.93a @see:730.3
  Scenario: Its counters that are removed in pairs as it dies were still on it, so that none of its cards returns
    ja: 死亡と同時に相殺されたカウンターは最後の情報にあり、どのカードも不死で戻らない

    Given the following cards are used
      | name | type     | P/T | text    |
      | Cub  | Creature | 1/1 | Undying |
    And you control a merged permanent of "Cub" over "Grizzly Bears"
    And "Cub" has 1 +1/+1 counter on it
    When an effect puts 3 -1/-1 counters on "Cub"
    Then "Cub" is in your graveyard
    And "Grizzly Bears" is in your graveyard

  @see:702.93a @see:730.3
  Scenario: Without a +1/+1 counter on the merged creature both of its cards return by undying, each with a counter
    ja: 合同パーマネントの上に+1/+1カウンターがなければ、両方のカードが不死で戻る

    Given the following cards are used
      | name | type     | P/T | text    |
      | Cub  | Creature | 1/1 | Undying |
    And you control a merged permanent of "Cub" over "Grizzly Bears"
    When an effect destroys "Cub"
    And everything on the stack resolves
    Then "Cub" has 1 +1/+1 counter on it
    And "Grizzly Bears" has 1 +1/+1 counter on it

  @CR:122.8 @see:730.3
  Scenario: The counters of a merged creature that died are put on another once
    ja: 死亡した合同パーマネントのカウンターは、1回だけ置かれる

    Given the following cards are used
      | name | type     | P/T | text                                                             |
      | Heir | Creature | 1/1 | When Heir dies, put its counters on target creature you control. |
    And you control a merged permanent of "Heir" over "Grizzly Bears"
    And you control a 3/3 creature "Ogre"
    And "Heir" has 2 +1/+1 counters on it
    When an effect destroys "Heir"
    And everything on the stack resolves
    Then "Ogre" has 2 +1/+1 counters on it

  @CR:903.3b @see:903.10a
  Scenario: A melded permanent of which one card is the commander is that player's commander
    ja: 統率者のカードが合体したパーマネントは、そのプレイヤーの統率者である

    Given the game is Commander
    And your commander is "Bruna, the Fading Light"
    And you control "Gisela, the Broken Blade" and "Bruna, the Fading Light"
    When the game goes to the end step of this turn
    And everything on the stack resolves
    And the game goes to the beginning of combat of your next turn
    And you attack with "Brisela, Voice of Nightmares"
    And the game goes to the end of combat step of this turn
    Then the opponent has been dealt 9 commander damage by "Bruna, the Fading Light"

  # --- In either order of timestamps ---------------------------------------------------------------------------------------------------

  @CR:101.2
  Scenario Outline: "Can't" takes precedence over "may", whichever came first
    ja: どちらが先に出ていても、「できない」が優先する

    Given the following cards are used
      | name  | type        | text                                                    |
      | Gate  | Enchantment | You may cast creature spells from your graveyard.       |
      | Grate | Enchantment | Players can't cast spells from graveyards or libraries. |
    And you control <first>
    And you control <second>
    And "Grizzly Bears" is in your graveyard
    Then you can't cast "Grizzly Bears" from your graveyard (601.3)
    Examples:
      | first   | second  |
      | "Gate"  | "Grate" |
      | "Grate" | "Gate"  |

  @CR:508.1c @see:508.1d
  Scenario Outline: A creature that must attack and can't need not, whichever effect came first
    ja: どちらの効果が先でも、攻撃しなければならず攻撃できないクリーチャーは、攻撃しなくてよい

    Given the following cards are used
      | name     | type        | text                                  |
      | Goad     | Enchantment | Creatures attack each combat if able. |
      | Grey Web | Enchantment | Creatures can't attack.               |
    And you control <first>
    And you control <second>
    And you control a 2/2 creature "Bear"
    Then you can't attack with "Bear" (508.1c)
    And you can declare no attackers
    Examples:
      | first      | second     |
      | "Goad"     | "Grey Web" |
      | "Grey Web" | "Goad"     |

  @CR:307.5
  Scenario Outline: Flash is of no use to who can cast spells only as sorceries, whichever effect came first
    ja: どちらの効果が先でも、ソーサリーとしてしか唱えられないプレイヤーに瞬速は役に立たない

    Given the following cards are used
      | name  | type        | text                                                                 |
      | Haste | Enchantment | You may cast spells as though they had flash.                        |
      | Slow  | Enchantment | Each player can cast spells only any time they could cast a sorcery. |
    And it is the precombat main phase of the opponent's turn
    And you control <first>
    And you control <second>
    And your hand is "Grizzly Bears"
    Then you can't cast "Grizzly Bears" (307.5)
    Examples:
      | first   | second  |
      | "Haste" | "Slow"  |
      | "Slow"  | "Haste" |
