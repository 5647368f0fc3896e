Feature: café
  Scenario: x
    Given you are naïve
