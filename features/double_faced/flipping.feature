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
  Scenario: Its color and mana cost don't change
    ja: 色とマナ・コストは変わらない

    Given you control "Student of Elements"
    When an effect flips "Student of Elements"
    Then "Tobita, Master of Winds" is blue
    And the mana cost of "Tobita, Master of Winds" is {1}{U}
    And the mana value of "Tobita, Master of Winds" is 2

  @see:710.1a @see:603.8
  Scenario: An ability of the card flips it
    ja: カード自身の能力によって反転する

    Given you control "Student of Elements"
    When an effect gives "Student of Elements" flying until end of turn
    And everything on the stack resolves
    Then "Tobita, Master of Winds" is 3/3

  @see:710.4
  Scenario: Flipped again, it stays flipped
    ja: もう一度反転させても、元には戻らない

    Given you control "Student of Elements"
    When an effect flips "Student of Elements"
    And an effect flips "Tobita, Master of Winds"
    Then "Tobita, Master of Winds" is 3/3

  @CR:710.2 @CR:710.4
  Scenario: Elsewhere it has its normal characteristics, and it comes back unflipped
    ja: ほかの領域では通常の特性を持ち、戻ってきたときには反転していない

    Given you control "Student of Elements"
    And your hand is "Cloudshift"
    When an effect flips "Student of Elements"
    And you cast "Cloudshift" targeting "Tobita, Master of Winds" and it resolves
    Then "Student of Elements" is 1/1
