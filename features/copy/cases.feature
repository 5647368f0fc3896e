Feature: Cases about copies from public bug reports
  ja: 公開されている不具合報告から採った、コピーの事例

  Background:
    Given each player can pay any amount of mana

  @CR:707.2 @see:701.36a @see:603.7c @case:LE-11
  Scenario: A populated copy of Jaxis's token has no haste, draws no card and isn't sacrificed
    ja: ジャクシスのトークンを居住でコピーしても、速攻もカードを引く能力もなく、生け贄に捧げられない

    # Haste and the ability are given by an effect of their own, and the delayed ability is about the first token.
    Given you control "Jaxis, the Troublemaker" and "Grizzly Bears"
    And your hand is "Forest"
    When you activate the activated ability of "Jaxis, the Troublemaker" targeting "Grizzly Bears"
    And everything on the stack resolves
    Then "Grizzly Bears" token has haste
    When an effect makes you populate
    Then you control 2 "Grizzly Bears" tokens
    And the second "Grizzly Bears" token does not have haste (707.2)
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then you control 1 "Grizzly Bears" token
    And you draw 1 card
    When an effect destroys "Grizzly Bears" token
    Then the stack is empty
