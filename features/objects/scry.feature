Feature: Scry and landwalk
  ja: 占術と土地渡り

  Background:
    Given each player can pay any amount of mana

  @CR:701.22a
  Scenario: A card that is scried may be put on the bottom of the library
    ja: 占術で見たカードはライブラリーの一番下に置いてもよい

    Given your hand is "Opt"
    And from the top, your library has "Grizzly Bears" and "Lightning Bolt"
    When you cast "Opt" and it resolves
    Then you know what "Grizzly Bears" is
    And the opponent does not know what "Grizzly Bears" is
    When you choose to put "Grizzly Bears" on the bottom of your library
    Then your hand is "Lightning Bolt" (701.22a)

  @see:701.22a
  Scenario: A card that is scried may stay on top of the library
    ja: 占術で見たカードはライブラリーの一番上に残してもよい

    Given your hand is "Opt"
    And from the top, your library has "Grizzly Bears" and "Lightning Bolt"
    When you cast "Opt" and it resolves
    And you choose to put "Grizzly Bears" on the top of your library
    Then your hand is "Grizzly Bears"

  @CR:701.22a
  Scenario: Of several cards any number go to the bottom, and the rest back in any order
    ja: 複数のカードを占術するときは、望む枚数を一番下に、残りを好きな順番で上に置く

    Given from the top, your library has "Grizzly Bears", "Lightning Bolt" and "Serra Angel"
    When the following effect happens: you scry 3
    And you choose "Lightning Bolt"
    And you choose the order "Serra Angel" and "Grizzly Bears"
    Then from the top, your library has "Serra Angel" and "Grizzly Bears" (701.22a)
    And "Lightning Bolt" is on the bottom of your library

  @CR:701.22b @see:701.22d
  Scenario: To scry 0 isn't to scry
    ja: 占術0は占術を行ったことにならない

    Given the following cards are used
      | name      | cost | type        | text                                |
      | Clear Eye | {1}  | Enchantment | Whenever you scry, you gain 1 life. |
    And you control "Clear Eye"
    And from the top, your library has "Grizzly Bears"
    When the following effect happens: you scry 0
    Then the triggered ability of "Clear Eye" does not trigger
    When the following effect happens: you scry 1
    And you choose to put "Grizzly Bears" on the top of your library
    And everything on the stack resolves
    Then your life total is 21 (701.22b)

  @CR:702.14c @see:702.14b
  Scenario: A creature with swampwalk can't be blocked if the defending player controls a Swamp
    ja: 防御プレイヤーが沼をコントロールしていれば、沼渡りを持つクリーチャーはブロックされない

    Given you control "Bog Wraith"
    And the opponent controls "Grizzly Bears" and "Swamp"
    When you attack with "Bog Wraith"
    Then the opponent can't block "Bog Wraith" with "Grizzly Bears" (702.14c)

  @see:702.14c
  Scenario: A creature with swampwalk can be blocked if only its own controller has a Swamp
    ja: 沼渡りを持つクリーチャーは、自分だけが沼をコントロールしているならブロックされうる

    Given you control "Bog Wraith" and "Swamp"
    And the opponent controls "Grizzly Bears" and "Forest"
    When you attack with "Bog Wraith"
    Then the opponent can block "Bog Wraith" with "Grizzly Bears"

  @see:702.14d
  Scenario: A blocker's own swampwalk doesn't help
    ja: ブロックする側の沼渡りは助けにならない

    Given you control "Bog Wraith" and "Swamp"
    And the opponent controls "Bog Wraith" and "Swamp"
    When you attack with your "Bog Wraith"
    Then the opponent can't block your "Bog Wraith" with the opponent's "Bog Wraith" (702.14c)

  @see:702.14c
  Scenario: For landwalk, nonbasic lands with the land type count, too
    ja: 土地渡りでは、その土地タイプを持つ基本でない土地も数える

    Given you control "Grizzly Bears"
    And your hand is "Funeral Charm"
    And the opponent controls "Serra Angel" and "Urborg, Tomb of Yawgmoth"
    When you cast "Funeral Charm" targeting "Grizzly Bears" choosing mode 3 and it resolves
    And you attack with "Grizzly Bears"
    Then the opponent can't block "Grizzly Bears" with "Serra Angel" (702.14c)

  @see:702.29c
  Scenario: Whenever you cycle a card, "Reptilian Reflection" may become a creature
    ja: カードをサイクリングするたび、「爬虫類の反射」はクリーチャーになってもよい

    Given the following cards are used
      | name      | cost | type    | text                      |
      | Slow Plan | {5}  | Sorcery | Draw a card.\nCycling {1} |
    And you control "Reptilian Reflection"
    And your hand is "Slow Plan"
    When you activate the cycling ability of "Slow Plan"
    And everything on the stack resolves
    And you choose to do so
    Then "Reptilian Reflection" is 5/4
    And "Reptilian Reflection" is a Dinosaur
    And "Reptilian Reflection" has trample and haste
