Feature: Day and night
  ja: 昼と夜

  # 731.1: the game starts with neither; nothing here makes it day or night, so what is cast doesn't matter (731.2c).
  @see:731.1 @see:731.2c
  Scenario: The game begins with neither, and as long as nothing makes it day or night it stays so
    ja: ゲームは昼でも夜でもなく始まり、何かがそうするまでそのままである

    When the game goes to the opponent's upkeep
    Then it is neither day nor night

  @CR:702.145d
  Scenario: With a permanent with daybound it becomes day
    ja: 日暮を持つパーマネントがあれば、昼になる

    Given you can pay any amount of mana
    And your hand is "Bird Admirer"
    When you cast "Bird Admirer" and it resolves
    Then it is day (702.145d)
    And "Bird Admirer" is 1/4

  @CR:502.2 @CR:731.2a
  Scenario: By day it becomes night in the untap step after a turn in which its player cast no spell
    ja: 昼に、ターン・プレイヤーが呪文を唱えなかったターンの次のアンタップ・ステップで、夜になる

    Given it is day
    When the game goes to the opponent's upkeep
    Then it is night (502.2, 731.2a)

  # The opponent's spells don't count: it is the previous turn's active player who counts (731.2a).
  @CR:731.2a
  Scenario: Only spells of the player whose turn it was count
    ja: 数えるのは、そのターンのプレイヤーが唱えた呪文だけである

    Given it is day
    And the opponent has cast "Lightning Bolt" targeting you this turn and it has resolved
    When the game goes to the opponent's upkeep
    Then it is night

  # 731.2a: cast, so it stays day. And 731.2b asks for two by night.
  @see:731.2a
  Scenario: One spell is enough for it to stay day
    ja: 呪文1つで、昼のままになる

    Given it is day
    And you have cast "Lightning Bolt" targeting the opponent this turn and it has resolved
    When the game goes to the opponent's upkeep
    Then it is day

  @CR:731.2b @CR:502.2
  Scenario: By night it becomes day after a turn in which its player cast two spells
    ja: 夜に、ターン・プレイヤーが呪文2つを唱えたターンの次に、昼になる

    Given it is night
    And you have cast 2 spells this turn
    When the game goes to the opponent's upkeep
    Then it is day (502.2, 731.2b)

  @see:731.2b
  Scenario: One spell isn't enough for it to become day
    ja: 呪文1つでは、昼にならない

    Given it is night
    And you have cast "Lightning Bolt" targeting the opponent this turn and it has resolved
    When the game goes to the opponent's upkeep
    Then it is night

  # 731.1a: from neither to day is no "night becomes day"; from day to night is one.
  @see:731.1a
  Scenario: What triggers on day becoming night doesn't trigger as it becomes day for the first time
    ja: 昼が夜になったときに誘発する能力は、最初に昼になったときには誘発しない

    Given you can pay any amount of mana
    And your hand is "Brimstone Vandal"
    When you cast "Brimstone Vandal" and it resolves
    Then it is day
    And the triggered ability of "Brimstone Vandal" does not trigger
    When the following effect happens: it becomes night
    And everything on the stack resolves
    Then the opponent's life total is 19
