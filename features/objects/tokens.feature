Feature: Tokens
  ja: トークン

  @CR:704.5d @see:111.7
  Scenario: A token that leaves the battlefield ceases to exist
    ja: 戦場を離れたトークンは消滅する

    Given you control a 1/1 "Bird" token
    When an effect puts "Bird" token into your hand
    Then "Bird" token no longer exists (704.5d)
    And your hand is empty

