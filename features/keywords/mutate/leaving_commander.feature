Feature: A commander in a pile that leaves
  ja: 統率者を含む合同パーマネントが戦場を離れる

  Background:
    Given each player can pay any amount of mana
    And the game is Commander
    And your commander is "Snapdax, Apex of the Hunt"

  @CR:704.6d @see:903.9a @see:730.3 @ruling:MUT-X18
  Scenario: Destroyed, both cards are in the graveyard before the commander may go to the command zone
    ja: 破壊されると両方のカードが墓地に置かれ、その後で統率者を統率領域に置ける

    Given you control a merged permanent of "Cloudpiercer" over "Snapdax, Apex of the Hunt"
    When an effect destroys the merged permanent
    Then the merged permanent dies
    And "Cloudpiercer" and "Snapdax, Apex of the Hunt" are in your graveyard
    And 1 creature has died this turn
    When you choose to put "Snapdax, Apex of the Hunt" into the command zone
    Then "Snapdax, Apex of the Hunt" moves from your graveyard to the command zone (704.6d)
    And "Cloudpiercer" is in your graveyard

  @CR:903.9b @CR:903.9c @see:730.3d @ruling:MUT-X18 @ruling:MUT-X10
  Scenario: Returned to hand, only the commander card may go to the command zone instead
    ja: 手札に戻されるとき、統率領域に置けるのは統率者のカードだけである

    Given you control a merged permanent of "Cloudpiercer" over "Snapdax, Apex of the Hunt"
    When an effect puts the merged permanent into your hand
    And you choose to put the merged permanent into the command zone
    Then "Snapdax, Apex of the Hunt" is in the command zone (903.9b)
    And "Cloudpiercer" is in your hand (903.9c)

  @see:903.9b @ruling:MUT-X18
  Scenario: Its owner may let the commander go to the hand with the other card
    ja: オーナーは統率者も手札に戻すことを選べる

    Given you control a merged permanent of "Cloudpiercer" over "Snapdax, Apex of the Hunt"
    When an effect puts the merged permanent into your hand
    And you choose not to put the merged permanent into the command zone
    Then "Snapdax, Apex of the Hunt" and "Cloudpiercer" are in your hand

  @CR:903.3c @see:730.3 @ruling:MUT-X19 @case:MU-15 @derived
  Scenario: An effect that returns the commander to the command zone takes the whole pile there
    ja: 統率者を統率領域に戻す効果は、合同パーマネント全体を送り込む

    Given you control a merged permanent of "Cloudpiercer" over "Snapdax, Apex of the Hunt"
    And the opponent's hand is "Leadership Vacuum"
    When the opponent casts "Leadership Vacuum" targeting you and it resolves
    Then "Cloudpiercer" and "Snapdax, Apex of the Hunt" are in the command zone (730.3, 903.3c)
    And the opponent draws 1 card

  @CR:601.3 @see:903.8 @ruling:MUT-X19 @case:MU-15 @derived
  Scenario: The other card can't be cast from there
    ja: 統率者でないカードは、統率領域からは唱えられない

    Given you control a merged permanent of "Cloudpiercer" over "Snapdax, Apex of the Hunt"
    And the opponent's hand is "Leadership Vacuum"
    When the opponent casts "Leadership Vacuum" targeting you and it resolves
    Then you can cast "Snapdax, Apex of the Hunt" from the command zone
    And you can't cast "Cloudpiercer" from the command zone (601.3)
