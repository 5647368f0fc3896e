Feature: Mutating creature spells that are changed or copied
  ja: 変えられた、またはコピーされた変容するクリーチャー呪文

  Background:
    Given each player can pay any amount of mana

  @CR:702.140f @see:400.7a @ruling:MUT-X25 @case:MU-39
  Scenario Outline: An effect that changed the spell's color goes on affecting the merged permanent
    ja: 呪文の色を変えた効果は、合同パーマネントに及び続ける

    # The Egg is colorless, and by the letter of the rule it is red with the card under it, too.
    Given you control "Mysterious Egg"
    And your hand is "Vulpikeet"
    And the opponent controls "Blind Seer"
    When you cast "Vulpikeet" for its mutate cost targeting "Mysterious Egg"
    And in response, the opponent activates the ability of "Blind Seer" targeting "Vulpikeet"
    And all players pass in succession
    And the opponent chooses the color red
    And all players pass in succession
    And you choose to put "Vulpikeet" <side> "Mysterious Egg"
    And you choose to put the triggered abilities on the stack in the order the triggered ability of "Vulpikeet" and the triggered ability of "Mysterious Egg"
    Then the merged permanent is red (702.140f)
    And the merged permanent is not white
    When the game goes to the upkeep of the opponent's turn
    Then the merged permanent is not red

    Examples:
      | side  |
      | over  |
      | under |

  @CR:702.140b @CR:702.16b @see:702.140f @ruling:MUT-X25 @case:MU-39
  Scenario: If the target has protection from the new color, it is an illegal target
    ja: 対象が新しい色に対するプロテクションを持つなら、対象は不正になる

    Given the following cards are used
      | name     | cost | type           | P/T | text                |
      | Fire Egg | {1}  | Creature - Egg | 0/2 | Protection from red |
    And you control "Fire Egg"
    And your hand is "Vulpikeet"
    And the opponent controls "Blind Seer"
    When you cast "Vulpikeet" for its mutate cost targeting "Fire Egg"
    And in response, the opponent activates the ability of "Blind Seer" targeting "Vulpikeet"
    And all players pass in succession
    And the opponent chooses the color red
    And all players pass in succession
    Then "Vulpikeet" enters the battlefield (702.140b)
    And "Vulpikeet" is red
    And "Vulpikeet" is not a merged permanent
    And "Fire Egg" is on the battlefield

  @see:702.140f @see:730.2c @see:611.2c @ruling:MUT-X25
  Scenario: An effect on the creature goes on because it is the same creature
    ja: クリーチャーのほうに及んでいた効果は、同じクリーチャーであるために続く

    Given you control "Mysterious Egg"
    And your hand is "Giant Growth" and "Insatiable Hemophage"
    When you cast "Giant Growth" targeting "Mysterious Egg" and it resolves
    And you cast "Insatiable Hemophage" for its mutate cost targeting "Mysterious Egg" and it resolves
    And you choose to put "Insatiable Hemophage" over "Mysterious Egg"
    And you choose to put the triggered abilities on the stack in the order the triggered ability of "Mysterious Egg" and the triggered ability of "Insatiable Hemophage"
    Then the merged permanent is 6/6

  @CR:702.140c @CR:608.3f @see:707.10f @ruling:MUT-X26 @case:P-08
  Scenario Outline: A copy of the spell merges first, as a token; both are mutations
    ja: 呪文のコピーが先にトークンとして合同し、どちらも変容である

    # With the card under the copy, the pile is a token still; with the card on top it isn't. The Egg's ability has triggered twice.
    Given you control "Mysterious Egg"
    And your hand is "Sea-Dasher Octopus" and "Double Major"
    When you cast "Sea-Dasher Octopus" for its mutate cost targeting "Mysterious Egg"
    And in response, you cast "Double Major" targeting "Sea-Dasher Octopus" and it resolves
    Then 1 copy of "Sea-Dasher Octopus" is on the stack
    And the target of the copy of "Sea-Dasher Octopus" is "Mysterious Egg"
    When all players pass in succession
    And you choose to put the copy of "Sea-Dasher Octopus" over "Mysterious Egg"
    And all players pass in succession
    Then "Mysterious Egg" has mutated 1 time (702.140c)
    And you control 1 "Sea-Dasher Octopus" token
    When all players pass in succession
    And you choose to put the spell "Sea-Dasher Octopus" <side> the merged permanent
    And everything on the stack resolves
    Then the merged permanent has mutated 2 times
    And the merged permanent has 2 +1/+1 counters on it
    And you control <tokens> "Sea-Dasher Octopus" token
    When an effect puts the merged permanent into your hand
    Then "Mysterious Egg" and "Sea-Dasher Octopus" are in your hand
    And your hand has 2 cards

    Examples:
      | side  | tokens |
      | under | 1      |
      | over  | 0      |

  @CR:702.140b @CR:608.3f @CR:707.10f @ruling:MUT-X26 @case:MU-06
  Scenario: With the target gone, the copy enters as a token and the card as a card
    ja: 対象がいなくなれば、コピーはトークンとして、カードはカードとして戦場に出る

    Given you control "Mysterious Egg"
    And your hand is "Gemrazer" and "Double Major"
    And the opponent's hand is "Murder"
    When you cast "Gemrazer" for its mutate cost targeting "Mysterious Egg"
    And in response, you cast "Double Major" targeting "Gemrazer" and it resolves
    And in response, the opponent casts "Murder" targeting "Mysterious Egg" and it resolves
    And everything on the stack resolves
    Then you control exactly 2 creatures (702.140b)
    And you control 1 "Gemrazer" token
    And the card "Gemrazer" is on the battlefield
