Feature: Effects in words

  @CR:613.4c @CR:613.1f @see:611.2
  Scenario: An effect that a text describes applies from the start
    ja: 文章で書いた効果が始めから適用されている

    Given you control "Grizzly Bears"
    And the following effect applies: until end of turn, "Grizzly Bears" gets +2/+0 and gains flying
    Then "Grizzly Bears" is 4/2
    And "Grizzly Bears" has flying

  @CR:613.4c @see:611.2
  Scenario: An effect that a text describes happens
    ja: 文章で書いた効果が起こる

    Given you control "Grizzly Bears"
    When the following effect happens: creatures you control get +1/+1 until end of turn
    Then "Grizzly Bears" is 3/3
    When the following effect happens: destroy "Grizzly Bears" and you gain 2 life
    Then "Grizzly Bears" dies
    And your life total is 22
