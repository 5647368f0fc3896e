Feature: Cards that count or find what a mutated permanent was
  ja: 合同パーマネントだったカードを数える、見つける

  Background:
    Given each player can pay any amount of mana

  @see:730.3b @see:613.7m @see:607.2a @ruling:MUT-X27
  Scenario: Whoever exiles a pile says which card is exiled last
    ja: 合同パーマネントを追放したプレイヤーが、最後に追放されたカードを決める

    # Dreadmaw is last: 6/6, a Shapeshifter Dinosaur.
    Given every choice of an order is asked
    And you control a merged permanent of "Gemrazer" over "Colossal Dreadmaw"
    And it is the precombat main phase of the opponent's turn
    And the opponent's hand is "Duplicant"
    When the opponent casts "Duplicant" and it resolves
    And the opponent chooses the merged permanent as the target
    And everything on the stack resolves
    And the opponent chooses to do so
    And the opponent chooses the order "Gemrazer" and "Colossal Dreadmaw"
    Then "Gemrazer" and "Colossal Dreadmaw" are in exile
    And "Duplicant" is 6/6
    And "Duplicant" is a Dinosaur and Shapeshifter artifact creature

  @CR:730.3b @ruling:MUT-X27
  Scenario: With the other card last, Duplicant is like that one
    ja: もう一方を最後にすれば、映し身人形はそちらに倣う

    Given every choice of an order is asked
    And you control a merged permanent of "Gemrazer" over "Colossal Dreadmaw"
    And it is the precombat main phase of the opponent's turn
    And the opponent's hand is "Duplicant"
    When the opponent casts "Duplicant" and it resolves
    And the opponent chooses the merged permanent as the target
    And everything on the stack resolves
    And the opponent chooses to do so
    And the opponent chooses the order "Colossal Dreadmaw" and "Gemrazer"
    Then "Duplicant" is 4/4
    And "Gemrazer" and "Colossal Dreadmaw" move from the battlefield to exile (730.3b)

  @CR:730.3 @ruling:MUT-X28
  Scenario: Each card component counts as a card that was returned
    ja: 手札に戻ったカードの枚数には、構成要素のカードを1枚ずつ数える

    Given you control a merged permanent of "Gemrazer" over "Parcelbeast" over "Runeclaw Bear"
    And your hand is "Paradoxical Outcome"
    When you cast "Paradoxical Outcome" targeting the merged permanent and it resolves
    Then "Gemrazer", "Parcelbeast" and "Runeclaw Bear" are in your hand (730.3)
    And you draw 3 cards

  @see:730.3 @see:111.7 @ruling:MUT-X28
  Scenario: A token component is no card that was returned
    ja: トークンの構成要素は、手札に戻ったカードに数えない

    Given you control 1 1/1 white "Bird" token with flying
    And your hand is "Gemrazer" and "Paradoxical Outcome"
    When you cast "Gemrazer" for its mutate cost targeting "Bird" token and it resolves
    And you choose to put "Gemrazer" over "Bird" token
    And you cast "Paradoxical Outcome" targeting the merged permanent and it resolves
    Then "Gemrazer" is in your hand
    And you draw 1 card

  @CR:608.2h @see:730.3 @see:603.10a @ruling:MUT-X29
  Scenario: Death's Oasis compares with the mana value that the creature had
    ja: 死のオアシスは、死亡したクリーチャーのマナ総量と比べる

    # The pile's mana value was 4, that of Gemrazer on top: the Egg (1) is returned, Gemrazer (4) can't be.
    Given you control "Death's Oasis"
    And you control a merged permanent of "Gemrazer" over "Mysterious Egg"
    And from the top, your library has "Murder" and "Negate"
    When an effect destroys the merged permanent
    And everything on the stack resolves
    Then "Mysterious Egg" is in your hand
    And "Gemrazer" is in your graveyard
    And "Murder" is in your graveyard

  @CR:730.3 @see:603.3d @ruling:MUT-X30
  Scenario: A pile that deals combat damage and dies in that combat can target its own cards in the graveyard
    ja: 戦闘ダメージを与えて死亡した合同パーマネントの能力は、墓地にあるその構成要素だったカードを対象にできる

    # 6 damage from a 6/6 with trample: 3 to the blocker, 3 to the player. The Egg has no mutate and is no legal target.
    Given you control a merged permanent of "Otrimi, the Ever-Playful" over "Gemrazer" over "Mysterious Egg"
    And the opponent controls "Insatiable Hemophage"
    When you attack the opponent with the merged permanent
    And the opponent blocks the merged permanent with "Insatiable Hemophage"
    And the game goes to the combat damage step of this turn
    And you choose to divide it as 3 to "Insatiable Hemophage" and 3 to the opponent
    Then the merged permanent dies (730.3)
    And the merged permanent deals 3 combat damage to the opponent
    And you can choose only "Otrimi, the Ever-Playful" and "Gemrazer"
    When you choose "Gemrazer" as the target
    And everything on the stack resolves
    Then "Gemrazer" is in your hand
    And "Otrimi, the Ever-Playful" and "Mysterious Egg" are in your graveyard
