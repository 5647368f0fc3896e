Feature: Devour
  ja: 貪食

  Background:
    Given each player can pay any amount of mana
    And the following cards are used
      | name    | cost | type             | P/T | text               |
      | Maw     | {R}  | Creature - Beast | 1/1 | Devour 2           |
      | Gulper  | {R}  | Creature - Beast | 1/1 | Devour 1\nDevour 1 |
      | Lamb    | {W}  | Creature - Sheep | 0/1 |                    |
      | Boulder | {1}  | Artifact         |     |                    |

  @see:702.82a
  Scenario: Nothing need be devoured
    ja: 何も貪食しなくてもよい

    Given you control "Lamb"
    And your hand is "Maw"
    When you cast "Maw"
    And everything on the stack resolves
    And you choose nothing
    Then "Maw" is 1/1
    And "Lamb" is on the battlefield

  @CR:702.82a
  Scenario: There are N counters for each creature devoured, and only creatures of the player's own are
    ja: カウンターは貪食したクリーチャー1体につきN個である。貪食できるのは自分のクリーチャーだけである

    # two creatures times 2; the artifact isn't one, the opponent's Bears aren't the player's: nobody sacrifices those.
    Given you control "Lamb" A, "Lamb" B, and "Boulder"
    And the opponent controls "Grizzly Bears"
    And your hand is "Maw"
    When you cast "Maw"
    And everything on the stack resolves
    And you choose "Lamb" A and "Lamb" B
    Then "Maw" has 4 +1/+1 counters on it
    And "Boulder" is on the battlefield
    And "Grizzly Bears" is on the battlefield

  @CR:702.82a
  Scenario: Each of two instances of devour sacrifices by itself
    ja: 貪食を2つ持つなら、それぞれについて生け贄に捧げる

    # 614.13b: the second can't take what the first has taken.
    Given you control "Lamb" A and "Lamb" B
    And your hand is "Gulper"
    When you cast "Gulper"
    And everything on the stack resolves
    And you choose "Lamb" A
    And you choose "Lamb" B
    Then "Gulper" has 2 +1/+1 counters on it
    And "Lamb" A and "Lamb" B die
