Feature: Banding
  ja: バンド

  Background:
    Given you control a 1/1 creature "Squire" with banding and a 3/3 creature "Ogre"

  @CR:508.1e @CR:702.22h
  Scenario: A creature that blocks one member of a band blocks all of them
    ja: バンドの1体をブロックしたクリーチャーは、そのバンド全体をブロックする

    Given the opponent controls a 2/4 creature "Wall"
    When you attack with "Squire" and "Ogre"
    And you choose "Squire"
    And you choose "Ogre"
    And the opponent blocks "Squire" with "Wall"
    Then "Wall" is blocking "Ogre"
    And "Wall" is blocking "Squire"

  # The blocker's 2 damage would kill Squire; its own player would see to that.
  @CR:702.22k
  Scenario: The attacking player divides the damage of what blocks a creature with banding
    ja: バンドを持つクリーチャーをブロックしたクリーチャーのダメージは、攻撃プレイヤーが割り振る

    Given the opponent controls a 2/9 creature "Wall"
    When you attack with "Squire" and "Ogre"
    And you choose "Squire"
    And you choose "Ogre"
    And the opponent blocks "Squire" with "Wall"
    And all players pass in succession
    Then you are asked to choose
    When you choose to divide it as 2 to "Ogre"
    Then the marked damage of "Ogre" is 2
    And "Squire" is on the battlefield

  @CR:702.22j
  Scenario: The defending player divides the damage of what is blocked by a creature with banding
    ja: バンドを持つクリーチャーにブロックされた攻撃クリーチャーのダメージは、防御プレイヤーが割り振る

    Given the opponent controls a 1/1 creature "Guide" with banding and a 1/4 creature "Wall"
    When you attack with "Ogre"
    And the opponent blocks "Ogre" with "Guide" and "Wall"
    And all players pass in succession
    Then the opponent is asked to choose
    When the opponent chooses to divide it as 3 to "Wall"
    Then "Guide" is on the battlefield
    And the marked damage of "Wall" is 3

  @CR:702.22e
  Scenario: A band lasts even if its members lose banding
    ja: バンドは、そのクリーチャーがバンドを失っても続く

    Given the opponent controls a 2/4 creature "Wall"
    And you control a 2/2 creature "Bear" with banding
    When you attack with "Squire" and "Bear"
    And you choose "Squire" and "Bear"
    And the following effect happens: "Squire" loses banding until end of turn
    And the following effect happens: "Bear" loses banding until end of turn
    And the opponent blocks "Squire" with "Wall"
    Then "Wall" is blocking "Bear"

  # The blocker hits only the creature that it blocks.
  @CR:702.22f
  Scenario: A creature removed from combat is no longer in the band
    ja: 戦闘から取り除かれたクリーチャーは、もうバンドに入っていない

    Given the opponent controls a 2/4 creature "Wall"
    When you attack with "Squire" and "Ogre"
    And you choose "Squire"
    And you choose "Ogre"
    And the following effect happens: remove "Squire" from combat
    And the opponent blocks "Ogre" with "Wall"
    And the game goes to the end of combat step of this turn
    Then the marked damage of "Ogre" is 2
    And the marked damage of "Squire" is 0

  @CR:702.22d
  Scenario: A band can't be split between a player and a planeswalker
    ja: 1つのバンドがプレイヤーとプレインズウォーカーに分かれて攻撃することはできない

    Given the opponent controls a planeswalker "Walker" with 4 loyalty counters
    And you control a 2/2 creature "Bear"
    When you attack the opponent with "Squire" and "Bear"
    And you attack "Walker" with "Ogre"
    And you choose "Squire"
    Then you can choose only "Bear"
    When you choose "Bear"
    Then "Squire" is attacking the opponent
    And "Ogre" is attacking "Walker"

  @CR:802.3b @see:702.22d
  Scenario: Creatures in a band can't attack different players
    ja: 1つのバンドが複数のプレイヤーに分かれて攻撃することはできない

    Given the players are "Alice", "Bob" and "Carol"
    And player "Alice" controls a 1/1 creature "Page" with banding, a 2/2 creature "Bear" and a 2/2 creature "Wolf"
    When player "Alice" attacks player "Bob" with "Page" and "Bear"
    And player "Alice" attacks player "Carol" with "Wolf"
    And player "Alice" chooses "Page"
    Then player "Alice" can choose only "Bear"
    When player "Alice" chooses "Bear"
    Then "Bear" is attacking player "Bob"
    And "Wolf" is attacking player "Carol"
