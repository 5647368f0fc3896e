Feature: A commander that is phased out
  ja: フェイズ・アウトしている統率者

  @CR:702.26b @see:903.3d @see:118.9 @case:LE-13
  Scenario: A spell that is free for who controls a commander isn't while it is phased out
    ja: 統率者をコントロールしていれば無料になる呪文は、統率者がフェイズ・アウトしていれば無料ではない

    Given the game is Commander
    And your commander is "Isamaru, Hound of Konda"
    And you control "Isamaru, Hound of Konda"
    And your hand is "Deflecting Swat"
    And the opponent's hand is "Lightning Bolt"
    And the opponent controls "Mountain"
    When the opponent casts "Lightning Bolt" targeting you
    Then you can cast "Deflecting Swat" without paying its mana cost
    When an effect phases out "Isamaru, Hound of Konda"
    Then you can't cast "Deflecting Swat" without paying its mana cost (601.2b)
    And "Isamaru, Hound of Konda" is phased out (702.26b)

  @see:903.3c @see:730.2 @case:LE-13
  Scenario: With the commander in a pile it is free
    ja: 統率者を含む合同パーマネントをコントロールしていれば無料である

    Given the game is Commander
    And your commander is "Snapdax, Apex of the Hunt"
    And you control a merged permanent of "Cloudpiercer" over "Snapdax, Apex of the Hunt"
    And your hand is "Deflecting Swat"
    And the opponent's hand is "Lightning Bolt"
    And the opponent controls "Mountain"
    When the opponent casts "Lightning Bolt" targeting you
    Then you can cast "Deflecting Swat" without paying its mana cost
    When an effect phases out the merged permanent
    Then you can't cast "Deflecting Swat" without paying its mana cost (601.2b)
