Feature: Sagas
  ja: 英雄譚

  Background:
    Given each player can pay any amount of mana
    And the following cards are used
      | name     | cost      | type               | text                                                                                                      |
      | Old Tale | {1}{W}{W} | Enchantment — Saga | I, II — Create a 2/2 white Cleric creature token.\nIII — Clerics you control get +2/+1 until end of turn. |

  @CR:714.3a @CR:714.2b
  Scenario: A Saga enters with a lore counter, which triggers its first chapter
    ja: 英雄譚は伝承カウンター1個とともに戦場に出て、第1章が誘発する

    Given your hand is "Old Tale"
    When you cast "Old Tale" and it resolves
    Then "Old Tale" has 1 lore counter on it (714.3a)
    And the first triggered ability of "Old Tale" triggers (714.2b)
    When everything on the stack resolves
    Then you control 1 "Cleric" token

  @CR:714.3c @CR:714.2b
  Scenario: Another lore counter is put on a Saga as its controller's precombat main phase begins
    ja: コントローラーの戦闘前メイン・フェイズの開始時に、英雄譚に伝承カウンターが1個置かれる

    Given you control "Old Tale" with 1 lore counter
    And it is the upkeep of the opponent's turn
    When the game goes to the postcombat main phase of the opponent's turn
    Then "Old Tale" has 1 lore counter on it
    When the game goes to the precombat main phase of your next turn
    Then "Old Tale" has 2 lore counters on it (714.3c)
    And the first triggered ability of "Old Tale" is on the stack
    When everything on the stack resolves
    Then you control 1 "Cleric" token

  # The last chapter keeps it on the battlefield until its ability has left the stack.
  @CR:714.4 @CR:704.5s
  Scenario: After its last chapter a Saga is sacrificed
    ja: 最後の章の後、英雄譚は生け贄に捧げられる

    Given you control "Old Tale" with 2 lore counters
    And you control a 2/2 Cleric creature "Squire"
    And it is the upkeep of your turn
    When the game goes to the precombat main phase of this turn
    Then "Old Tale" has 3 lore counters on it
    And "Old Tale" is on the battlefield
    When everything on the stack resolves
    Then you have sacrificed "Old Tale" (704.5s)
    And "Squire" is 4/3

  # The number becomes 3 at once: what is less than both numbers before reaches both.
  @CR:714.2b @see:714.2c
  Scenario: Several lore counters at once trigger each chapter that they reach
    ja: 一度に複数の伝承カウンターが置かれれば、達した章がそれぞれ誘発する

    Given you control "Old Tale" with 1 lore counter
    When an effect puts 2 lore counters on "Old Tale"
    And you choose to put the triggered abilities on the stack in the order the second triggered ability of "Old Tale" and the first triggered ability of "Old Tale"
    Then 2 triggered abilities are on the stack
    When everything on the stack resolves
    Then you control 1 "Cleric" token
    And "Cleric" token is 4/3

  @CR:714.2b
  Scenario: Lore counters removed from a Saga trigger nothing
    ja: 伝承カウンターを取り除いても、何も誘発しない

    Given you control "Old Tale" with 2 lore counters
    When an effect removes 1 lore counter from "Old Tale"
    Then the first triggered ability of "Old Tale" does not trigger
    When an effect puts 1 lore counter on "Old Tale"
    Then the first triggered ability of "Old Tale" triggers (714.2b)

  # Putting a lore counter on it is a turn-based action (714.3c), no effect; that it enters with one is a replacement effect (714.3a).
  @CR:614.16 @see:714.3a @see:714.3c
  Scenario: Doubling Season doubles the counter with which a Saga enters, not those that follow
    ja: 倍増の季節は、英雄譚とともに戦場に出る伝承カウンターを倍にするが、その後に置かれるものは倍にしない

    Given you control "Doubling Season"
    And your hand is "Old Tale"
    When you cast "Old Tale" and it resolves
    Then "Old Tale" has 2 lore counters on it (614.16)
    When everything on the stack resolves
    And the game goes to the precombat main phase of your next turn
    Then "Old Tale" has 3 lore counters on it
