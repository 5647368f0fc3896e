Feature: One action on several objects
  ja: 複数のものに対する1つの処理

  Background:
    Given each player can pay any amount of mana

  # One after another, Blood Artist would be gone before Grizzly Bears dies.
  @CR:608.2f @see:603.10a
  Scenario: What one instruction destroys is destroyed at the same time
    ja: 1つの指示で破壊されるものは、同時に破壊される

    Given you control "Blood Artist"
    And the opponent controls "Grizzly Bears"
    And your hand is "Wrath of God"
    When you cast "Wrath of God" and it resolves
    Then "Blood Artist" and "Grizzly Bears" die simultaneously (608.2f)
    And the triggered ability of "Blood Artist" triggers 2 times
    When you choose the opponent as the target
    And you choose the opponent as the target
    And everything on the stack resolves
    Then the opponent's life total is 18
