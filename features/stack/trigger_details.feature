Feature: What a trigger condition is about, and how often it triggers
  ja: 誘発条件が何についてのものか、何回誘発するか

  Background:
    Given each player can pay any amount of mana

  @CR:603.8
  Scenario: A state trigger that waits to be put on the stack doesn't trigger again either
    ja: スタックに置かれるのを待っている状況誘発も、もう一度は誘発しない

    # It has triggered as the Bears were destroyed; as the card is drawn, the spell still resolves and nothing is on the stack yet.
    Given the following cards are used
      | name | cost | type    | text                                  |
      | Ruin | {B}  | Sorcery | Destroy target creature. Draw a card. |
    And you control "Emperor Crocodile" and "Grizzly Bears"
    And your hand is "Ruin"
    When you cast "Ruin" targeting "Grizzly Bears" and it resolves
    Then you draw 1 card
    And the triggered ability of "Emperor Crocodile" triggers 1 time

  @CR:603.8
  Scenario: Of two objects alike, each has a state trigger of its own
    ja: 同じ名前の2つのオブジェクトは、それぞれの状況誘発を持つ

    # That one of them has triggered doesn't keep the other from it.
    Given the following cards are used
      | name   | cost | type     | P/T | text                                                  |
      | Hermit | {G}  | Creature | 5/5 | When you control no Islands, sacrifice this creature. |
    And you control 2 "Hermit" and "Island"
    When an effect destroys "Island"
    And everything on the stack resolves
    Then you control no creatures

  @CR:603.8
  Scenario: A state trigger on the stack is no reason for that of another object not to trigger
    ja: スタックにある状況誘発は、他のオブジェクトの状況誘発を妨げない

    Given the following cards are used
      | name   | cost | type     | P/T | text                                                         |
      | Hermit | {G}  | Creature | 5/5 | Flash\nWhen you control no Islands, sacrifice this creature. |
    And you control "Hermit" and "Island"
    And your hand is "Hermit"
    When an effect destroys "Island"
    Then 1 triggered ability is on the stack
    When you cast "Hermit" and it resolves
    Then 2 triggered abilities are on the stack
    When everything on the stack resolves
    Then you control no creatures

  @see:603.2d
  Scenario: An artifact or creature that dies isn't entering
    ja: 死亡したクリーチャーは戦場に出たのではない

    # even so: what enters makes abilities trigger an additional time.
    Given you control "Panharmonicon"
    And you control "Doomed Traveler"
    When an effect destroys "Doomed Traveler"
    Then the triggered ability of "Doomed Traveler" triggers 1 time

  @see:603.2d
  Scenario: Additional times are for the abilities of its controller's permanents alone
    ja: 追加で誘発するのは、そのコントローラーのパーマネントの能力だけである

    # even so: what enters makes abilities trigger an additional time, but not those of an opponent's permanents.
    Given you control "Panharmonicon"
    And the opponent's hand is "Elvish Visionary"
    And it is the precombat main phase of the opponent's turn
    When the opponent casts "Elvish Visionary" and it resolves
    Then the triggered ability of "Elvish Visionary" triggers 1 time

  @CR:603.10c
  Scenario: An Equipment that is destroyed has become unattached, which is seen looking back
    ja: 破壊された装備品がはずれたことは、過去を見て判断される

    # Afterward there is no such Equipment on the battlefield, and it is attached to nothing.
    Given you control "Grizzly Bears" and "Grafted Exoskeleton"
    And "Grafted Exoskeleton" is attached to "Grizzly Bears"
    When an effect destroys "Grafted Exoskeleton"
    And everything on the stack resolves
    Then you have sacrificed "Grizzly Bears"
