Feature: Choices as permanents enter
  ja: パーマネントが戦場に出る際の選択

  @CR:614.12b @see:614.12a @see:119.4
  Scenario: Life that can't be paid altogether can't be chosen to be paid for two lands that enter together
    ja: 同時に出る2つの土地のために、合わせて支払えないライフを支払うことは選べない

    # "Breeding Pool": you may pay 2 life as it enters; if you don't, it enters tapped. 3 life pays for one of the two.
    Given your life total is 3
    And "Breeding Pool" A and "Breeding Pool" B are in your hand
    When an effect puts "Breeding Pool" A and "Breeding Pool" B onto the battlefield under your control
    And you choose to pay
    Then no player is asked to choose
    And your life total is 1
    And "Breeding Pool" A is not tapped
    And "Breeding Pool" B is tapped (614.12b)

  @see:614.12b @see:614.12a
  Scenario: With enough life, 2 life may be paid for each of two lands that enter together
    ja: ライフが足りれば、同時に出る2つの土地の両方のために支払える

    Given your life total is 4
    And "Breeding Pool" A and "Breeding Pool" B are in your hand
    When an effect puts "Breeding Pool" A and "Breeding Pool" B onto the battlefield under your control
    And you choose to pay
    And you choose to pay
    Then your life total is 0
    And you lose the game

  @CR:614.12c @see:614.12a
  Scenario Outline: A permanent has the ability whose anchor word was chosen as it entered, and not the other
    ja: パーマネントは、戦場に出る際に選ばれたアンカー語の能力だけを持つ

    # "Palace Siege": Khans gives back a creature card in your upkeep, Dragons drains the opponents there.
    Given it is the precombat main phase of your turn
    And each player can pay any amount of mana
    And "Grizzly Bears" is in your graveyard
    And your hand is "Palace Siege"
    When you cast "Palace Siege" and it resolves
    Then "Palace Siege" is not on the battlefield
    When you choose mode <mode>
    Then "Palace Siege" is on the battlefield
    When the game goes to the upkeep of your next turn
    Then the triggered ability of "Palace Siege" triggers 1 time (614.12c)
    When everything on the stack resolves
    Then your life total is <life>
    And "Grizzly Bears" is in <zone>
    Examples:
      | mode | life | zone           |
      | 1    | 20   | your hand      |
      | 2    | 22   | your graveyard |

  @CR:614.13a @CR:614.12 @see:614.13
  Scenario: What enters at the same time can't be exiled as a permanent enters
    ja: 同時に戦場に出るものは、戦場に出る際に追放するものに選べない

    # "Sutured Ghoul": any number of creature cards are exiled from your graveyard as it enters.
    Given "Sutured Ghoul", "Runeclaw Bear" and "Serra Angel" are in your graveyard
    When an effect puts "Sutured Ghoul" and "Runeclaw Bear" onto the battlefield under your control
    Then you can choose only "Serra Angel"
    When you choose "Serra Angel"
    Then "Sutured Ghoul" is 4/4
    And "Runeclaw Bear" is on the battlefield
    And "Serra Angel" is in exile (614.13a)

  @CR:614.13b @see:702.82a
  Scenario: The same creature can't be sacrificed twice as another enters
    ja: 同じクリーチャーを、戦場に出る際に2度生け贄に捧げることはできない

    # Devour 3 twice: the one creature gives three counters, not six.
    Given the following cards are used
      | name    | cost   | type     | P/T | text               |
      | Big Maw | {2}{R} | Creature | 1/1 | Devour 3\nDevour 3 |
    And each player can pay any amount of mana
    And you control "Grizzly Bears"
    And your hand is "Big Maw"
    When you cast "Big Maw" and it resolves
    And you choose "Grizzly Bears" to sacrifice
    Then no player is asked to choose (614.13b)
    And "Big Maw" has 3 +1/+1 counters on it

  @CR:614.14 @see:607.2b
  Scenario: Each of two Sutured Ghouls counts only what was exiled as it entered itself
    ja: Sutured Ghoulが2体あれば、それぞれ自分が出る際に追放されたカードだけを数える

    Given each player can pay any amount of mana
    And your hand is "Sutured Ghoul" A and "Sutured Ghoul" B
    And "Serra Angel" and "Grizzly Bears" are in your graveyard
    When you cast "Sutured Ghoul" A and it resolves
    And you choose "Serra Angel"
    Then "Sutured Ghoul" A is 4/4 (614.14)
    When you cast "Sutured Ghoul" B and it resolves
    And you choose "Grizzly Bears"
    Then "Sutured Ghoul" B is 2/2 (614.14)
    And "Sutured Ghoul" A is 4/4

  @CR:614.13c @see:614.12a @see:119.4
  Scenario: A card entering from a library isn't among those exiled from it as life is paid
    ja: ライブラリーから出るカードは、ライフの支払いの代わりに追放されるカードに含まれない

    # "Breeding Pool": you may pay 2 life as it enters. It is the top card itself; the two cards below it are exiled.
    Given the following cards are used
      | name       | cost | type        | text                                                                                                                                     |
      | Paper Debt | {2}  | Enchantment | If you would pay life while your library has at least that many cards in it, exile that many cards from the top of your library instead. |
    And you control "Paper Debt"
    And from the top, your library has "Breeding Pool", "Grizzly Bears", "Serra Angel", "Think Twice"
    When an effect puts "Breeding Pool" onto the battlefield under your control
    And you choose to pay
    Then "Breeding Pool" is on the battlefield
    And "Breeding Pool" is not tapped
    And "Grizzly Bears" and "Serra Angel" are in exile (614.13c)
    And from the top, your library has "Think Twice"
    And your life total is 20
