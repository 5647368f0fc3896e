Feature: Face-down permanents that other engines have got wrong
  ja: ほかのエンジンが誤った裏向きのパーマネント

  Background:
    Given each player can pay any amount of mana

  @CR:712.16
  Scenario: A modal double-faced permanent isn't turned face down either
    ja: モードを持つ両面パーマネントも裏向きにならない

    Given the following cards are used
      | name      | cost | type           | P/T |
      | Day Face  | {1}  | Creature - Elf | 1/1 |
      | Dusk Face | {4}  | Creature - Elf | 3/3 |
    And the back face of the card "Day Face" is "Dusk Face"
    And you control "Day Face" and "Grizzly Bears"
    And your hand is "Ixidron"
    When you cast "Ixidron" and it resolves
    Then "Day Face" is not face down (712.16)
    And "Day Face" is 1/1
    And "Grizzly Bears" is face down

  @CR:708.3 @see:614.1c @see:701.40a
  Scenario: A manifested card that would enter tapped by its own text enters untapped
    ja: 自身の文章によりタップ状態で出るカードも、予示されればアンタップ状態で出る

    Given your hand is "Soul Summons"
    And from the top, your library has "Rusted Sentinel"
    When you cast "Soul Summons" and it resolves
    Then the card "Rusted Sentinel" is face down
    And the card "Rusted Sentinel" is not tapped (708.3)
    And the card "Rusted Sentinel" is 2/2

  @see:708.2 @see:800.4a
  Scenario: What Ixidron has turned face down stays face down as Ixidron leaves, even with its owner
    ja: イクシドロンが、オーナーとともにゲームを離れても、裏向きにされたものは裏向きのままである

    # Being face down is a status of the permanent, no effect of Ixidron's.
    Given the players are "Alice", "Bob" and "Carol"
    And player "Alice" controls "Serra Angel"
    And player "Bob" has "Ixidron" in hand
    When an effect puts "Ixidron" onto the battlefield under player "Bob"'s control
    Then the card "Serra Angel" is face down
    When an effect deals 20 damage to player "Bob"
    Then "Ixidron" no longer exists
    And the card "Serra Angel" is face down
    And the card "Serra Angel" is 2/2

  @CR:708.2 @see:708.2a @see:205.1a
  Scenario: What Ixidron turns face down has no other card type, supertype or subtype
    ja: イクシドロンが裏向きにしたものは、ほかのカード・タイプも特殊タイプもサブタイプも持たない

    # Before, the one was legendary, and the other an enchantment as well.
    Given you control "Jaxis, the Troublemaker" and "Aegis of the Gods"
    And your hand is "Ixidron"
    When you cast "Ixidron" and it resolves
    Then the card "Jaxis, the Troublemaker" is not legendary (708.2)
    And the card "Jaxis, the Troublemaker" has no subtypes
    And the card "Aegis of the Gods" is not an enchantment

  @CR:708.2 @see:702.37a @see:601.2i
  Scenario: A face-down spell has no color as it is cast, whatever its card is
    ja: 裏向きに唱えられた呪文には、カードが何であれ色がない

    Given the following cards are used
      | name      | cost | type        | text                                                       |
      | Green Eye | {1}  | Enchantment | Whenever an opponent casts a green spell, you gain 1 life. |
    And the opponent controls "Green Eye"
    And your hand is "Woolly Loxodon" and "Grizzly Bears"
    When you cast "Woolly Loxodon" face down
    Then the triggered ability of "Green Eye" does not trigger
    And "Woolly Loxodon" is colorless (708.2)
    When everything on the stack resolves
    And you cast "Grizzly Bears"
    Then the triggered ability of "Green Eye" triggers 1 time
