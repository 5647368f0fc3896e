Feature: Mutated permanents that feed each other without end
  ja: 際限なく誘発し合う合同パーマネント

  Background:
    Given each player can pay any amount of mana

  @CR:104.4b @CR:732.4 @see:702.140e @ruling:MUT-X31
  Scenario: Two piles with Wildwood Scourge's ability feed each other, and the game is a draw
    ja: 「野生林の災い魔」の能力を持つ合同パーマネントが2つあると、ゲームは引き分けになる

    Given you control a merged permanent of "Gemrazer" over "Wildwood Scourge" and a merged permanent of "Vulpikeet" over "Wildwood Scourge"
    When an effect puts 1 +1/+1 counter on "Gemrazer"
    And everything on the stack resolves
    Then the game is a draw (104.4b)

  @see:104.4b @ruling:MUT-X31
  Scenario: If one of them is a Hydra, the loop doesn't start
    ja: 一方がハイドラなら、ループは始まらない

    # Counters on a Hydra trigger nothing; one counter goes on Vulpikeet's pile, and one on the Hydra because of that.
    Given you control "Wildwood Scourge" A with 1 +1/+1 counter
    And you control a merged permanent of "Vulpikeet" over "Wildwood Scourge"
    And your hand is "Gemrazer"
    When you cast "Gemrazer" for its mutate cost targeting "Wildwood Scourge" A and it resolves
    And you choose to put "Gemrazer" under "Wildwood Scourge" A
    And an effect puts 1 +1/+1 counter on "Vulpikeet"
    And everything on the stack resolves
    Then "Vulpikeet" has 1 +1/+1 counter on it
    And "Gemrazer" has 2 +1/+1 counters on it
    And no player has lost the game

  @see:104.4b @ruling:MUT-X31
  Scenario: One such pile has nothing to feed it
    ja: そのような合同パーマネントが1つだけなら、何も起こらない

    Given you control a merged permanent of "Gemrazer" over "Wildwood Scourge"
    When an effect puts 1 +1/+1 counter on the merged permanent
    Then the stack is empty
    And the merged permanent has 1 +1/+1 counter on it
