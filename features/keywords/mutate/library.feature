Feature: A mutated permanent is put on the top or bottom of a library
  ja: 合同パーマネントがライブラリーの一番上か一番下に置かれる

  Background:
    Given each player can pay any amount of mana

  @CR:730.3a @see:401.4 @ruling:MUT-X32
  Scenario: Its owner chooses top or bottom once for all components, and then their order: the top
    ja: オーナーは上か下かを全体について一度だけ選び、それから順番を選ぶ（上）

    Given you control a merged permanent of "Gemrazer" over "Runeclaw Bear"
    And from the top, your library has "Murder"
    And the opponent's hand is "Moonsnare Prototype"
    When the opponent activates the activated ability of "Moonsnare Prototype" targeting the merged permanent
    And everything on the stack resolves
    Then you are asked to choose top or bottom
    When you choose to put the merged permanent on the top of your library
    And you choose the order "Runeclaw Bear" and "Gemrazer"
    Then no player is asked to choose
    And from the top, your library has "Runeclaw Bear", "Gemrazer" and "Murder" (730.3a)

  @CR:730.3a @see:401.4 @ruling:MUT-X32
  Scenario: Its owner chooses top or bottom once for all components: the bottom
    ja: オーナーは上か下かを全体について一度だけ選ぶ（下）

    # None of the cards goes on top: one on the top and one on the bottom is no choice there is.
    Given you control a merged permanent of "Gemrazer" over "Runeclaw Bear"
    And from the top, your library has "Murder"
    And the opponent's hand is "Moonsnare Prototype"
    When the opponent activates the activated ability of "Moonsnare Prototype" targeting the merged permanent
    And everything on the stack resolves
    And you choose to put the merged permanent on the bottom of your library
    And you choose the order "Runeclaw Bear" and "Gemrazer"
    Then no player is asked to choose
    And "Gemrazer" and "Runeclaw Bear" move from the battlefield to your library (730.3a)
    And from the top, your library has "Murder"
    And "Gemrazer" is on the bottom of your library
