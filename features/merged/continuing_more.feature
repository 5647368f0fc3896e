Feature: What goes on as a permanent merges
  ja: 合同しても続くこと（続き）

  Background:
    Given each player can pay any amount of mana

  @see:730.2c @see:702.62a @see:611.2a
  Scenario: A suspended creature that merges keeps its haste until its controller loses control of it
    ja: 待機で唱えたクリーチャーは、合同してもコントロールを失うまで速攻を持つ

    Given it is the end step of the opponent's turn
    And "Durkwood Baloth" is suspended in exile with 1 time counter on it
    And your hand is "Serra Angel"
    When the game goes to the upkeep of your next turn
    And everything on the stack resolves
    And you choose to cast "Durkwood Baloth"
    And an effect merges "Serra Angel" over "Durkwood Baloth"
    Then the merged permanent has haste
    When an effect gives the opponent control of the merged permanent until end of turn
    Then the merged permanent does not have haste

  @CR:702.26f @see:730.2c @see:611.2b
  Scenario: A pile that phases out ends what lasts as long as it is controlled
    ja: フェイズ・アウトした合同パーマネントについて「コントロールしている限り」の効果は終わる

    Given the opponent controls "Sphere of Resistance"
    And your hand is "Master Thief" and "Serra Angel"
    When you cast "Master Thief" and it resolves
    And everything on the stack resolves
    And an effect merges "Serra Angel" under "Master Thief"
    Then the controller of "Sphere of Resistance" is you
    When an effect phases out the merged permanent
    Then the controller of "Sphere of Resistance" is the opponent

  @see:730.2c @see:613.7d @see:613.7e
  Scenario Outline: Merging gives the permanent no new timestamp
    ja: 合同しても、パーマネントのタイムスタンプは新しくならない

    # The Magus has been there since before or after the Omen; the Angel that merges with it changes nothing of that.
    Given you control "<older>"
    And you control "<newer>"
    And you control "Mishra's Factory"
    And your hand is "Serra Angel"
    When an effect merges "Serra Angel" under "Magus of the Moon"
    Then "Mishra's Factory" is a Mountain
    And "Mishra's Factory" <is> a Swamp

    Examples:
      | older             | newer             | is     |
      | Prismatic Omen    | Magus of the Moon | is not |
      | Magus of the Moon | Prismatic Omen    | is     |
