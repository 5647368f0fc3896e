Feature: Copies that are linked, lasting, or several at once
  ja: 関連した、続く、または複数のコピー

  Background:
    Given each player can pay any amount of mana

  @see:707.9g @see:603.11
  Scenario: An ability linked to a copy effect triggers as the permanent enters as a copy
    ja: コピー効果に関連した能力は、コピーとして戦場に出ると誘発する

    Given the opponent controls "Grizzly Bears"
    And your hand is "Wall of Stolen Identity"
    When you cast "Wall of Stolen Identity" and it resolves
    And you choose "Grizzly Bears"
    And everything on the stack resolves
    Then the card "Wall of Stolen Identity" is 2/2
    And the card "Wall of Stolen Identity" has defender
    And the opponent's "Grizzly Bears" is tapped
    When the game goes to the upkeep of the opponent's turn
    Then the opponent's "Grizzly Bears" is tapped

  @CR:707.9g @see:616.1c
  Scenario: It doesn't trigger if another copy effect is applied after that one
    ja: 別のコピー効果がその後に適用されると、その能力は誘発しない

    Given you control "Essence of the Wild"
    And the opponent controls "Grizzly Bears"
    And your hand is "Wall of Stolen Identity"
    When you cast "Wall of Stolen Identity" and it resolves
    And you choose to apply the replacement effect of "Wall of Stolen Identity" first
    And you choose "Grizzly Bears"
    Then the card "Wall of Stolen Identity" is 6/6
    And the stack is empty
    And "Grizzly Bears" is not tapped

  @CR:707.2c
  Scenario: The copy effect of a static ability gives the values that were there as it began
    ja: 常在型能力によるコピー効果の値は、適用が始まった時点のものである

    # The Bear is a Dreadmaw until end of turn; Serra Angel goes on being one.
    Given you control "Serra Angel" and "Grizzly Bears"
    And the opponent controls "Colossal Dreadmaw"
    And your hand is "Metamorphic Alteration"
    When an effect makes "Grizzly Bears" a copy of "Colossal Dreadmaw" until end of turn
    And you cast "Metamorphic Alteration" targeting "Serra Angel" and it resolves
    And you choose the card "Grizzly Bears"
    Then the card "Serra Angel" is 6/6
    When the game goes to the upkeep of the opponent's turn
    Then the card "Grizzly Bears" is 2/2
    And the card "Serra Angel" is 6/6 (707.2c)

  @see:707.2c @see:704.5m
  Scenario: The creature is no copy any more as soon as the Aura is gone
    ja: オーラがなくなれば、そのクリーチャーはもうコピーではない

    Given you control "Serra Angel" and "Grizzly Bears"
    And your hand is "Metamorphic Alteration"
    When you cast "Metamorphic Alteration" targeting "Serra Angel" and it resolves
    And you choose "Grizzly Bears"
    And an effect destroys "Metamorphic Alteration"
    Then "Serra Angel" is 4/4

  @CR:613.2a @see:707.2c @see:730.2a
  Scenario: A merged permanent, too, becomes a copy as a whole
    ja: 合同パーマネントも全体がコピーになる

    Given you control a merged permanent of "Gemrazer" over "Vulpikeet"
    And the opponent controls "Grizzly Bears"
    And your hand is "Metamorphic Alteration"
    When you cast "Metamorphic Alteration" targeting the merged permanent and it resolves
    And you choose "Grizzly Bears"
    Then the merged permanent is 2/2 (613.2a)
    And the merged permanent does not have flying

  @CR:707.11 @see:201.5
  Scenario: An effect on "this" goes on tracking a permanent that has become a copy of something else
    ja: 自身に及ぶ効果は、ほかのもののコピーになったパーマネントを追い続ける

    Given you control "Frilled Oculus"
    And the opponent controls "Grizzly Bears"
    When you activate the ability of "Frilled Oculus"
    And an effect makes "Frilled Oculus" a copy of "Grizzly Bears"
    And everything on the stack resolves
    Then the card "Frilled Oculus" is 4/4 (707.11)

  @CR:707.12a @see:707.12 @see:704.5e
  Scenario: Of several copies each may be cast or not
    ja: 複数のコピーのそれぞれについて、唱えるかどうかを選ぶ

    # In the first turn Jump is exiled and not cast; in the next there are copies of Jump and of Lightning Bolt.
    Given you control "Arcane Bombardment" and "Grizzly Bears"
    And your hand is "Lightning Bolt" and "Giant Growth"
    And "Jump" is in your graveyard
    When you cast "Lightning Bolt" targeting the opponent
    And everything on the stack resolves
    And you choose not to cast the copy of "Jump"
    Then the opponent's life total is 17
    When the game goes to the precombat main phase of your next turn
    And you cast "Giant Growth" targeting "Grizzly Bears"
    And the players pass until the triggered ability of "Arcane Bombardment" has resolved
    And you choose to cast the copy of "Jump" targeting "Grizzly Bears"
    And you choose to cast the copy of "Lightning Bolt" targeting the opponent
    Then 1 copy of "Lightning Bolt" is on the stack
    And 1 copy of "Jump" is on the stack
    When everything on the stack resolves
    Then the opponent's life total is 14
    And "Grizzly Bears" has flying

  @see:707.12a @see:704.5e
  Scenario: A copy that isn't cast is gone, and the others can be cast all the same
    ja: 唱えなかったコピーは消滅し、ほかのコピーは唱えられる

    Given you control "Arcane Bombardment" and "Grizzly Bears"
    And your hand is "Lightning Bolt" and "Giant Growth"
    And "Jump" is in your graveyard
    When you cast "Lightning Bolt" targeting the opponent
    And everything on the stack resolves
    And you choose not to cast the copy of "Jump"
    And the game goes to the precombat main phase of your next turn
    And you cast "Giant Growth" targeting "Grizzly Bears"
    And the players pass until the triggered ability of "Arcane Bombardment" has resolved
    And you choose to cast the copy of "Lightning Bolt" targeting the opponent
    And you choose not to cast the copy of "Jump"
    Then 1 copy of "Lightning Bolt" is on the stack
    And 0 copies of "Jump" are on the stack

  # Hooded Hydra is 0/0; its counters aren't copied (707.2). The copy has toughness 0 before anybody could act.
  @see:704.5f @see:707.2 @see:117.5
  Scenario: A creature that becomes a copy of one with toughness 0 dies at once
    ja: タフネスが0のクリーチャーのコピーになったクリーチャーは、すぐに死亡する

    Given you control "Grizzly Bears"
    And the opponent controls "Hooded Hydra" with 3 +1/+1 counters
    And your hand is "Metamorphic Alteration"
    When you cast "Metamorphic Alteration" targeting "Grizzly Bears" and it resolves
    And you choose "Hooded Hydra"
    Then "Grizzly Bears" dies
    And the game is consistent
