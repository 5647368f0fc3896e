Feature: Auras whose abilities trigger as the enchanted creature dies
  ja: エンチャントしているクリーチャーの死亡で能力が誘発するオーラ

  Background:
    Given each player can pay any amount of mana

  @CR:603.6e @CR:400.7f
  Scenario: An Aura's ability that triggers as the enchanted creature dies finds the Aura card that a state-based action put into the graveyard
    ja: エンチャントしているクリーチャーの死亡で誘発するオーラの能力は、状況起因処理で墓地に置かれたそのオーラ・カードを見つける

    # As the creature dies, the Aura is still there; then it is put into the graveyard for being attached to nothing (704.5m).
    Given the following cards are used
      | name    | cost | type               | text                                                                                  |
      | Destiny | {1}  | Enchantment - Aura | Enchant creature\nWhen enchanted creature dies, return this Aura to its owner's hand. |
    And the opponent controls a 2/2 creature "Bear"
    And you control "Destiny"
    And "Destiny" is attached to "Bear"
    When an effect destroys "Bear"
    And everything on the stack resolves
    Then "Destiny" is in your hand

  @CR:400.7f
  Scenario: An Aura's ability finds the Aura card that went to the graveyard together with the creature, too
    ja: オーラの能力は、クリーチャーと同時に墓地に置かれたそのオーラ・カードも見つける

    Given the following cards are used
      | name    | cost | type               | text                                                                                  |
      | Destiny | {1}  | Enchantment - Aura | Enchant creature\nWhen enchanted creature dies, return this Aura to its owner's hand. |
    And the opponent controls a 2/2 creature "Bear"
    And you control "Destiny"
    And "Destiny" is attached to "Bear"
    When the following effect happens: destroy all permanents
    And everything on the stack resolves
    Then "Destiny" is in your hand

  @see:603.6e @see:400.7
  Scenario: An Aura card that has left the graveyard since isn't found any more
    ja: その後墓地を離れたオーラ・カードは、もう見つからない

    Given the following cards are used
      | name    | cost | type               | text                                                                                  |
      | Destiny | {1}  | Enchantment - Aura | Enchant creature\nWhen enchanted creature dies, return this Aura to its owner's hand. |
    And the opponent controls a 2/2 creature "Bear"
    And you control "Destiny"
    And "Destiny" is attached to "Bear"
    When an effect destroys "Bear"
    And an effect exiles "Destiny"
    And everything on the stack resolves
    Then "Destiny" is in exile

  @CR:603.6e
  Scenario: An Aura's ability finds the card that the enchanted creature has become
    ja: オーラの能力は、エンチャントされていたクリーチャーがなったカードを見つける

    Given the opponent controls a 2/2 creature "Bear"
    And you control "False Demise"
    And "False Demise" is attached to "Bear"
    When an effect destroys "Bear"
    And everything on the stack resolves
    Then the controller of "Bear" is you
    And the owner of "Bear" is the opponent

  @CR:603.6e @see:730.3
  Scenario: Of an enchanted merged permanent that died, an Aura's ability finds every card
    ja: オーラの能力は、エンチャントされていた合同パーマネントのすべてのカードを見つける

    Given the opponent controls a merged permanent of "Serra Angel" over "Grizzly Bears"
    And you control "False Demise"
    And "False Demise" is attached to the merged permanent
    When an effect destroys the merged permanent
    And everything on the stack resolves
    Then you control "Serra Angel" and "Grizzly Bears"

  @see:603.6e @see:730.3
  Scenario: The Aura comes back once, whatever lay in the merged permanent that it enchanted
    ja: オーラがエンチャントしていた合同パーマネントに何が含まれていても、オーラは1回だけ戻る

    Given the following cards are used
      | name    | cost | type               | text                                                                                  |
      | Destiny | {1}  | Enchantment - Aura | Enchant creature\nWhen enchanted creature dies, return this Aura to its owner's hand. |
    And the opponent controls a merged permanent of "Serra Angel" over "Grizzly Bears"
    And you control "Destiny"
    And "Destiny" is attached to the merged permanent
    When an effect destroys the merged permanent
    Then the triggered ability of "Destiny" triggers 1 time
    When everything on the stack resolves
    Then "Destiny" is in your hand
