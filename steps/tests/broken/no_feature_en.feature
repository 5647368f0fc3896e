# a remark

  Scenario: title
    Given the opponent's life total is 20
    Then the opponent's life total is 20
