Feature: Replacement and prevention effects, and what they come too late for
  ja: 置換効果・軽減効果と、間に合わないもの

  Background:
    Given each player can pay any amount of mana

  @CR:614.12 @see:613.1f
  Scenario: A card that has no abilities in the graveyard still enters as it says on the battlefield
    ja: 墓地では能力を持たないカードも、戦場での能力のとおりに出る

    # Yixlid Jailer takes abilities of cards in graveyards. On the battlefield the Sentinel would have its own.
    # even so: it has none where it comes from.
    Given the opponent controls "Yixlid Jailer"
    And "Rusted Sentinel" is in your graveyard
    When an effect puts "Rusted Sentinel" onto the battlefield under your control
    Then "Rusted Sentinel" is tapped (614.12)

  @see:614.12
  Scenario: What says that permanents enter tapped doesn't say so of itself
    ja: 「パーマネントはタップ状態で戦場に出る」は、それ自身には働かない

    # It is about a group that includes it, not about itself alone, and isn't there yet.
    Given your hand is "Orb of Dreams" and "Grizzly Bears"
    When you cast "Orb of Dreams" and it resolves
    Then "Orb of Dreams" is not tapped
    When you cast "Grizzly Bears" and it resolves
    Then "Grizzly Bears" is tapped

  @CR:614.4 @see:614.12
  Scenario: What says that permanents enter tapped doesn't say so of what enters at the same time
    ja: 「パーマネントはタップ状態で戦場に出る」は、同時に戦場に出るものには働かない

    Given "Orb of Dreams" and "Grizzly Bears" are in your graveyard
    When an effect puts "Orb of Dreams" and "Grizzly Bears" onto the battlefield under your control
    Then "Grizzly Bears" is not tapped (614.4)
    And "Orb of Dreams" is not tapped

  @CR:614.4 @see:614.12
  Scenario: What says that opponents' creatures enter tapped doesn't say so of one that enters at the same time
    ja: 「対戦相手のクリーチャーはタップ状態で戦場に出る」は、同時に戦場に出るものには働かない

    Given the following cards are used
      | name        | cost | type              | P/T | text                                           |
      | Iron Warden | {2}  | Artifact Creature | 2/2 | Creatures your opponents control enter tapped. |
    And "Iron Warden" is in your graveyard
    And "Juggernaut" is in the opponent's graveyard
    And your hand is "Open the Vaults"
    When you cast "Open the Vaults" and it resolves
    Then "Iron Warden" is on the battlefield
    And "Juggernaut" is not tapped (614.4)

  @CR:614.4 @see:701.19a @see:614.8
  Scenario: A creature that has been destroyed can't be regenerated any more
    ja: 破壊されたクリーチャーを、後から再生することはできない

    # The ability is on the stack already, but the creature is destroyed first.
    Given you control "Drudge Skeletons"
    And the opponent's hand is "Murder"
    When you activate the activated ability of "Drudge Skeletons"
    And in response, the opponent casts "Murder" targeting "Drudge Skeletons" and it resolves
    And everything on the stack resolves
    Then "Drudge Skeletons" is in your graveyard (614.4)

  @see:614.4 @see:701.19a
  Scenario: A creature can be regenerated in response to what would destroy it
    ja: クリーチャーは、破壊しようとする呪文への対応としてなら再生できる

    Given you control "Drudge Skeletons"
    And the opponent's hand is "Murder"
    When you pass priority
    And the opponent casts "Murder" targeting "Drudge Skeletons"
    And in response, you activate the activated ability of "Drudge Skeletons" and it resolves
    And everything on the stack resolves
    Then "Drudge Skeletons" is on the battlefield
    And "Drudge Skeletons" is tapped

  @CR:615.4
  Scenario: Damage that has been dealt can't be prevented any more
    ja: 与えられたダメージを、後から軽減することはできない

    # The shield is there for the damage that comes, not for the 2 damage that has come.
    Given you control a 3/3 creature "Ogre"
    And your hand is "Mending Hands"
    When an effect deals 2 damage to "Ogre"
    And you cast "Mending Hands" targeting "Ogre" and it resolves
    Then the marked damage of "Ogre" is 2 (615.4)
    When an effect deals 4 damage to "Ogre"
    Then the marked damage of "Ogre" is 2
    When an effect deals 1 damage to "Ogre"
    Then "Ogre" dies

  @CR:615.11 @see:615.10
  Scenario: A creature that changes its color afterward keeps its shield, and another gets none
    ja: 後から色が変わっても軽減の盾は残り、ほかのクリーチャーが得ることもない

    # As the ability resolves, only the Knight and the Apothecary are white.
    Given you control "Wojek Apothecary", a 2/2 white creature "Knight" and a 2/2 green creature "Elf"
    And your hand is "Pyroclasm"
    When you activate the activated ability of "Wojek Apothecary" targeting "Knight" and it resolves
    And the following effect happens: "Knight" becomes green until end of turn
    And the following effect happens: "Elf" becomes white until end of turn
    And you cast "Pyroclasm" and it resolves
    Then "Pyroclasm" deals 1 damage to "Knight" (615.11)
    And "Elf" dies

  @CR:616.1 @see:616.1f
  Scenario Outline: Of "exile it instead" and "put it on top of the library instead" its controller chooses one, and the other does nothing
    ja: 「代わりに追放する」と「代わりにライブラリーの一番上に置く」のうち、コントローラーが選んだものだけが働く

    # As of a creature, so of the card that it becomes: the player who controls it chooses.
    Given the following cards are used
      | name      | cost | type        | text                                                                                                 |
      | Old Wheel | {2}  | Enchantment | If a card would be put into a graveyard from anywhere, put it on top of its owner's library instead. |
    And the opponent controls "Rest in Peace" and "Old Wheel"
    And you control "Grizzly Bears"
    When an effect destroys "Grizzly Bears"
    And you choose to apply the replacement effect of "<which>" first
    Then "Grizzly Bears" is in <zone>
    And 0 creatures have died this turn

    Examples:
      | which         | zone         |
      | Rest in Peace | exile        |
      | Old Wheel     | your library |

  # 108.2b, 111.6: a token isn't a card, and what replaces where a card is put leaves it alone.
  @see:108.2b @see:111.6 @see:614.1a
  Scenario Outline: What is said of cards isn't said of tokens, which die all the same
    ja: カードについて述べた置換効果はトークンには働かず、トークンは死亡する

    Given the following cards are used
      | name      | cost | type        | text                                                                                                 |
      | Old Wheel | {2}  | Enchantment | If a card would be put into a graveyard from anywhere, put it on top of its owner's library instead. |
    And you control a 1/1 creature "Bird" token and "Zulaport Cutthroat"
    And the opponent controls "<other>"
    When an effect destroys "Bird" token
    Then the triggered ability of "Zulaport Cutthroat" triggers <n> times

    Examples:
      | other         | n |
      | Old Wheel     | 1 |
      | Rest in Peace | 0 |

  @CR:614.11 @see:616.2 @see:616.1f
  Scenario Outline: Life that would be gained becomes a draw, and the draw becomes something else, whichever effect is older
    ja: 得るはずのライフは引くことになり、それがさらに別のことになる。どちらの効果が古くてもよい

    Given the following cards are used
      | name        | cost | type        | text                                                                              |
      | Dry Chalice | {2}  | Enchantment | If you would gain life, draw that many cards instead.                             |
      | Slow Quill  | {2}  | Enchantment | If you would draw a card, return a card from your graveyard to your hand instead. |
    And you control "<older>"
    And you control "<newer>"
    And "Grizzly Bears" is in your graveyard
    When an effect makes you gain 1 life
    Then "Grizzly Bears" is in your hand
    And your life total is 20
    And you draw no card

    Examples:
      | older       | newer       |
      | Dry Chalice | Slow Quill  |
      | Slow Quill  | Dry Chalice |

  @CR:616.1c @see:616.1f
  Scenario: Made a copy first, an artifact creature doesn't enter tapped as its own text says
    ja: 先にコピーになれば、自身の文章のとおりにタップ状態で出ることはない

    Given you control "Essence of the Wild"
    And your hand is "Rusted Sentinel"
    When you cast "Rusted Sentinel" and it resolves
    Then the card "Rusted Sentinel" is not tapped (616.1c)
    And the card "Rusted Sentinel" is 6/6

  @CR:614.5 @see:616.1f
  Scenario: Two effects that double the damage of a creature make eight of two
    ja: クリーチャーのダメージを2倍にする効果2つで、2点は8点になる

    Given you control 2 "Furnace of Rath" and "Grizzly Bears"
    When you attack with "Grizzly Bears"
    And the game goes to the combat damage step of this turn
    Then "Grizzly Bears" deals 8 combat damage to the opponent (614.5)
