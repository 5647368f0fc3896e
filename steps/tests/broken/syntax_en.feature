Feature: x

  @see:120.3
  Scenario: y
    Given the opponent's life total is 20
    """
    Then what
