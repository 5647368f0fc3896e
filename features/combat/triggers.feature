Feature: What triggers in combat
  ja: 戦闘で誘発する能力

  Background:
    Given the following cards are used
      | name    | type     | P/T | text                                                   |
      | Brawler | creature | 3/3 | Whenever Brawler becomes blocked, you gain 2 life.     |
      | Rogue   | creature | 1/1 | Whenever Rogue attacks and isn't blocked, draw a card. |

  # 509.3c: once, however many creatures block it.
  @CR:509.1h @see:509.3c
  Scenario: Blocked by two creatures, a creature becomes blocked once
    ja: 2体にブロックされても、ブロックされた状態になるのは一度だけである

    Given you control "Brawler"
    And the opponent controls a 1/1 creature "Recruit" and a 1/3 creature "Guard"
    When you attack with "Brawler"
    And the opponent blocks "Brawler" with "Recruit" and "Guard"
    Then the triggered ability of "Brawler" triggers 1 time (509.1h)
    When everything on the stack resolves
    Then you gain 2 life

  @CR:509.1h @see:509.3g
  Scenario: An attacker that nothing blocks triggers as blockers are declared
    ja: ブロックされなかった攻撃クリーチャーの能力は、ブロック・クリーチャーが指定されたときに誘発する

    Given you control "Rogue" and "Brawler"
    And the opponent controls a 1/1 creature "Recruit"
    When you attack with "Rogue" and "Brawler"
    And the opponent blocks "Brawler" with "Recruit"
    And you choose to put the triggered abilities on the stack in the order the triggered ability of "Brawler" and the triggered ability of "Rogue"
    Then the triggered ability of "Rogue" is on the stack
    When everything on the stack resolves
    Then you draw 1 card

  @see:509.3g
  Scenario: An attacker whose blocker is gone has been blocked all the same
    ja: ブロックしたクリーチャーがいなくなっても、ブロックされなかったことにはならない

    Given you control "Rogue"
    And the opponent controls a 1/1 creature "Recruit"
    When you attack with "Rogue"
    And the opponent blocks "Rogue" with "Recruit"
    And an effect destroys "Recruit"
    And the game goes to the end of combat step of this turn
    Then the triggered ability of "Rogue" does not trigger
    And "Rogue" is blocked

  # 508.3a: the token that Brimaz makes was never declared as an attacker, so nothing attacked a second time.
  @CR:508.4 @see:508.3a
  Scenario: A creature that enters attacking has not attacked
    ja: 攻撃している状態で出たクリーチャーは、攻撃したことにならない

    Given the following cards are used
      | name   | type        | text                                          |
      | Banner | enchantment | Whenever a creature attacks, you gain 1 life. |
    And you control "Banner" and "Brimaz, King of Oreskos"
    When you attack with "Brimaz, King of Oreskos"
    And you choose to put the triggered abilities on the stack in the order the triggered ability of "Banner" and the triggered ability of "Brimaz, King of Oreskos"
    And everything on the stack resolves
    Then the triggered ability of "Banner" triggers 1 time
    And "Cat Soldier" token is an attacking creature (508.4)
    And your life total is 21
