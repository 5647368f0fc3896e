Feature: Cases about layers from public bug reports
  ja: 公開されている不具合報告から採った、種類別の事例

  Background:
    Given each player can pay any amount of mana

  @CR:613.8a @CR:613.8b @case:LE-08
  Scenario: Lignify on an older Archetype ends its effect on all creatures
    ja: 古い原型にLignifyがつくと、すべてのクリーチャーへの原型の効果が終わる

    # The Archetype's effects depend on Lignify's, which takes away the ability that generates them.
    Given you control "Archetype of Imagination" and "Grizzly Bears"
    And the opponent controls "Serra Angel"
    And the opponent's hand is "Lignify"
    Then "Grizzly Bears" has flying
    And "Serra Angel" does not have flying
    When the game goes to the precombat main phase of the opponent's turn
    And the opponent casts "Lignify" targeting "Archetype of Imagination" and it resolves
    Then "Grizzly Bears" does not have flying
    And the effect of "Archetype of Imagination" depends on the effect of "Lignify" (613.8a)
    And "Serra Angel" has flying
    And "Archetype of Imagination" is 0/4

  @see:613.8a @case:LE-08
  Scenario: So it does if the Aura is the older one
    ja: オーラのほうが古くても同じである

    # Turned face down and up again, the Archetype has the newer timestamp.
    Given you control "Archetype of Imagination" and "Grizzly Bears"
    And the opponent controls "Serra Angel" and "Lignify"
    And "Lignify" is attached to "Archetype of Imagination"
    When an effect turns "Archetype of Imagination" face down
    And an effect turns the card "Archetype of Imagination" face up
    Then "Grizzly Bears" does not have flying
    And "Serra Angel" has flying
    And "Archetype of Imagination" is 0/4
