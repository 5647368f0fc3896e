Feature: Split cards
  ja: 分割カード

  Background:
    Given each player can pay any amount of mana

  @CR:709.3 @CR:709.3b @see:709.1
  Scenario: One half is cast, and on the stack only that half exists
    ja: 片方の半分を唱え、スタックではその半分だけが存在する

    Given your hand is "Fire // Ice"
    And the opponent controls a 2/2 creature "Bear"
    When you cast "Ice" targeting "Bear"
    Then the name of "Ice" is "Ice" (709.3, 709.3b)
    And the mana value of "Ice" is 2
    And "Ice" is blue
    And "Ice" is not red
    And you have paid {1}{U} for "Ice"
    When everything on the stack resolves
    Then "Bear" is tapped
    And "Fire // Ice" is in your graveyard

  @CR:709.3
  Scenario: Without fuse the card can't be cast with both halves
    ja: 融合がなければ、両方の半分を唱えることはできない

    Given your hand is "Assault // Battery"
    Then you can't cast "Assault // Battery" (709.3)
    And you can cast "Battery"

  # 709.3a: a sorcery on one half, an instant on the other.
  @CR:709.3a @CR:601.3e
  Scenario: Only the chosen half is looked at to see whether it can be cast
    ja: 唱えられるかどうかは、選ばれた半分だけで決まる

    Given it is the upkeep of the opponent's turn
    And you control a 2/2 creature "Bear"
    And your hand is "Status // Statue"
    Then you can't cast "Statue" (307.1)
    And you can cast "Status"
    When you cast "Status" targeting "Bear" and it resolves
    And you choose the cost {B}
    Then "Bear" is 3/3
    And "Bear" has deathtouch

  # 709.4: off the stack both halves are one card; its cost is {3}{R}{G} (709.4b).
  @CR:709.4 @CR:709.4b @CR:202.3d
  Scenario: Off the stack its cost, colors and mana value are those of both halves together
    ja: スタック以外では、コスト、色、マナ総量は両方の半分を合わせたものである

    Given your hand is "Assault // Battery"
    Then the mana value of "Assault // Battery" is 5 (709.4, 709.4b, 202.3d)
    And "Assault // Battery" is red and green
    When you cast "Assault" targeting the opponent
    Then the mana value of "Assault" is 1
    And "Assault" is red
    And "Assault" is not green
    When everything on the stack resolves
    Then the mana value of "Assault // Battery" is 5

  @CR:709.4c
  Scenario: Off the stack it has the card types of both halves
    ja: スタック以外では、両方の半分のカード・タイプを持つ

    Given your hand is "Status // Statue"
    Then "Status // Statue" is a sorcery (709.4c)
    And "Status // Statue" is an instant

  @CR:709.4a
  Scenario: It has two names off the stack
    ja: スタック以外では2つの名前を持つ

    Given your hand is "Fire // Ice"
    Then the name of "Fire // Ice" is "Fire // Ice" (709.4a)

  # 709.2: one card is drawn and discarded, whatever is printed on it.
  @see:709.2
  Scenario: A split card is one card
    ja: 分割カードは1枚のカードである

    Given from the top, your library has "Fire // Ice" and "Forest"
    When an effect makes you draw 1 card
    Then your hand is "Fire // Ice"
    When an effect makes you discard 1 card
    Then you have discarded "Fire // Ice"
    And your hand is empty

  # 709.3b: only the half being cast exists on the stack, so that is all that there is to copy.
  @CR:709.3b
  Scenario: A copy of the spell is a copy of that half alone
    ja: 呪文のコピーは、その半分だけのコピーである

    Given your hand is "Fire // Ice"
    And the opponent controls a 2/2 creature "Bear"
    When you cast "Ice" targeting "Bear"
    And an effect makes you copy "Ice"
    Then the mana value of the copy of "Ice" is 2 (709.3b)
    And the copy of "Ice" is not red
    When all players pass in succession
    Then you draw 1 card

  # 709.3c: the copy has two halves as the card has; one of them is cast.
  @CR:709.3c @see:707.12
  Scenario: Of a copy of the card that may be cast one half is cast
    ja: カードのコピーを唱えるときも、片方の半分を唱える

    Given the following cards are used
      | name   | cost | type     | text                                                                                                                                              |
      | Mirror | {5}  | Artifact | When Mirror enters, you may exile an instant card from your hand.\n{1}: Copy the exiled card. You may cast the copy without paying its mana cost. |
    And your hand is "Mirror" and "Fire // Ice"
    And the opponent controls a 2/2 creature "Bear"
    When you cast "Mirror" and it resolves
    And everything on the stack resolves
    And you choose to do so
    And you activate the activated ability of "Mirror" and it resolves
    And you choose to cast "Ice" targeting "Bear"
    Then the mana value of "Ice" is 2 (709.3c)
    When everything on the stack resolves
    Then "Bear" is tapped
    And "Fire // Ice" is in exile

  # Each half has a cost of its own; by fuse both are paid.
  @CR:702.102c @see:709.3
  Scenario: What it costs to cast a half, or both halves by fuse
    ja: 片方の半分と、融合による両方の半分を唱えるコスト

    Given your hand is "Wear // Tear"
    Then the total cost to cast "Wear" is {1}{R}
    And the total cost to cast "Tear" is {W}
    And the total cost to cast "Wear // Tear" is {1}{R}{W} (702.102c)

  # 709.4b: the card in hand has the mana value 4, whichever half would be cast.
  @see:709.4b
  Scenario: An effect that asks for the mana value of the card counts both halves
    ja: カードのマナ総量を見る効果は、両方の半分を合わせて数える

    Given each player can pay any amount of mana
    And the following cards are used
      | name    | cost | type     | text                                                                                         |
      | Scepter | {2}  | Artifact | When Scepter enters, you may exile an instant card with mana value 2 or less from your hand. |
    And your hand is "Scepter", "Fire // Ice" and "Lightning Bolt"
    When you cast "Scepter" and it resolves
    And everything on the stack resolves
    And you choose to do so
    Then "Lightning Bolt" is exiled
    And your hand is "Fire // Ice"
