Feature: Flip cards
  ja: 反転カード

  Background:
    Given each player can pay any amount of mana

  @CR:710.2 @CR:710.1b
  Scenario: A flipped permanent has its alternative name, text, types, power and toughness
    ja: 反転したパーマネントは、反転側の名前、文章、タイプ、P/Tを持つ

    Given you control "Student of Elements" and "Grizzly Bears"
    When an effect flips "Student of Elements"
    Then "Tobita, Master of Winds" is 3/3
    And "Tobita, Master of Winds" is legendary
    And "Grizzly Bears" has flying

  @CR:710.1c
  Scenario: A flipped permanent's color and mana cost don't change
    ja: 反転しても、色とマナ・コストは変わらない

    Given you control "Student of Elements"
    When an effect flips "Student of Elements"
    Then "Tobita, Master of Winds" is blue
    And the mana cost of "Tobita, Master of Winds" is {1}{U}
    And the mana value of "Tobita, Master of Winds" is 2

  @see:710.1a @see:603.8
  Scenario: A flip card is flipped by an ability of its own
    ja: 反転カードは、自身の能力によって反転する

    Given you control "Student of Elements"
    When an effect gives "Student of Elements" flying until end of turn
    And everything on the stack resolves
    Then "Tobita, Master of Winds" is 3/3

  @see:710.4
  Scenario: A permanent that is flipped again stays flipped
    ja: 反転したパーマネントをもう一度反転させても、元には戻らない

    Given you control "Student of Elements"
    When an effect flips "Student of Elements"
    And an effect flips "Tobita, Master of Winds"
    Then "Tobita, Master of Winds" is 3/3

  @CR:710.2 @CR:710.4
  Scenario: A flip card has its normal characteristics off the battlefield, and it comes back unflipped
    ja: 反転カードは、戦場以外の領域では通常の特性を持ち、戻ってきたときには反転していない

    Given you control "Student of Elements"
    And your hand is "Cloudshift"
    When an effect flips "Student of Elements"
    And you cast "Cloudshift" targeting "Tobita, Master of Winds" and it resolves
    Then "Student of Elements" is 1/1

  @CR:707.2 @CR:707.3 @see:110.5
  Scenario: A copy of a flipped permanent isn't flipped, but it can be
    ja: 反転したパーマネントのコピーは反転していないが、反転できる

    # "Student of Elements" flips when it has flying.
    Given the opponent controls "Student of Elements"
    And your hand is "Clone"
    When an effect flips "Student of Elements"
    Then "Tobita, Master of Winds" is 3/3
    When you cast "Clone" and it resolves
    And you choose "Tobita, Master of Winds"
    Then the name of the card "Clone" is "Student of Elements"
    And the card "Clone" is 1/1 (707.2)
    When an effect gives the card "Clone" flying until end of turn
    And everything on the stack resolves
    Then the name of the card "Clone" is "Tobita, Master of Winds"
    And the card "Clone" is 3/3 (707.3)
    And the mana value of the card "Clone" is 2

  @CR:707.3 @see:707.2 @see:110.5c
  Scenario: A flipped permanent that becomes a copy of another flip card is the flipped version of that
    ja: 反転したパーマネントが別の反転カードのコピーになると、その反転側になる

    Given you control "Student of Elements" and "Grizzly Bears"
    And the opponent controls "Rune-Tail, Kitsune Ascendant"
    When an effect flips "Student of Elements"
    And an effect makes "Tobita, Master of Winds" a copy of "Grizzly Bears"
    Then the card "Student of Elements" is 2/2
    When an effect makes the card "Student of Elements" a copy of "Rune-Tail, Kitsune Ascendant"
    Then the name of the card "Student of Elements" is "Rune-Tail's Essence" (707.3)
    And the card "Student of Elements" is an enchantment
    And the card "Student of Elements" is not a creature

  # Tobita gives the token flying, so that it flips in its turn, and the legend rule leaves one of the two.
  @CR:707.2 @see:710.4
  Scenario: A token that is a copy of a flipped permanent isn't flipped either
    ja: 反転したパーマネントのコピーであるトークンも反転していない

    Given you control "Student of Elements"
    When an effect flips "Student of Elements"
    And the following effect happens: create a token that's a copy of "Tobita, Master of Winds"
    Then the "Student of Elements" token is 1/1 (707.2)
    When everything on the stack resolves
    And you choose the card "Student of Elements"
    Then the "Tobita, Master of Winds" token no longer exists

  @CR:710.5
  Scenario: The alternative name of a flip card can be chosen
    ja: 反転カードの反転側の名前も選べる

    Given your hand is "Meddling Mage" and "Student of Elements"
    When you cast "Meddling Mage" and it resolves
    And you choose the card name "Tobita, Master of Winds"
    Then "Meddling Mage" is on the battlefield (710.5)
    And you can cast "Student of Elements"
