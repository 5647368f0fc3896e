Feature: Phasing and the continuous effects of permanents
  ja: フェイジングとパーマネントの継続的効果

  Background:
    Given each player can pay any amount of mana

  @CR:702.26g @case:P-25
  Scenario: An Aura leaves and returns with the creature that it is attached to
    ja: オーラは、ついているクリーチャーとともにいなくなり、ともに戻る

    Given it is the end step of the opponent's turn
    And you control "Tolarian Drake" and "Firebreathing"
    And "Firebreathing" is attached to "Tolarian Drake"
    When the game goes to the upkeep of your next turn
    Then "Tolarian Drake" is phased out
    And "Firebreathing" is phased out
    When the game goes to the upkeep of your next turn
    Then "Firebreathing" is attached to "Tolarian Drake"
    When you activate the ability of "Firebreathing"
    And everything on the stack resolves
    Then "Tolarian Drake" is 3/4

  @CR:702.26b @case:P-25
  Scenario: The static ability of a phased-out enchantment is off
    ja: フェイズ・アウトしているエンチャントの常在型能力は働かない

    Given you control "Crusade" and "Serra Angel"
    Then "Serra Angel" is 5/5
    When an effect phases out "Crusade"
    Then "Serra Angel" is 4/4
    When the game goes to the upkeep of your next turn
    Then "Serra Angel" is 5/5

  @CR:603.10b @see:702.26a @case:P-25
  Scenario: A creature triggers as it phases out, and as it phases in
    ja: フェイズ・アウトしたときとフェイズ・インしたときに誘発する

    # Phasing out it isn't there any more: the game looks back.
    Given it is the end step of the opponent's turn
    And you control "Teferi's Imp"
    And your hand is "Forest"
    When the game goes to the upkeep of your next turn
    Then the triggered ability of "Teferi's Imp" triggers (603.10b)
    When everything on the stack resolves
    Then you have discarded "Forest"
    When the game goes to the upkeep of the opponent's next turn
    And the game goes to the upkeep of your next turn
    And everything on the stack resolves
    Then "Teferi's Imp" is not phased out

  @see:702.26d @see:613.7d @see:613.8a @case:P-25
  Scenario Outline: Humility and Opalescence: phasing changes nothing about which is older
    ja: 謙虚とオパール色の輝き：フェイジングはどちらが古いかを変えない

    Given you control <older> and <newer>
    Then "Humility" is <size>
    When an effect phases out "Humility"
    And the game goes to the upkeep of your next turn
    Then "Humility" is <size>

    Examples:
      | older         | newer         | size |
      | "Humility"    | "Opalescence" | 4/4  |
      | "Opalescence" | "Humility"    | 1/1  |

  @CR:702.26d @see:730.2c
  Scenario: A merged permanent phases out and in as one, with its counters and the times it has mutated
    ja: 合同パーマネントは1つのものとしてフェイズ・アウトし、フェイズ・インする

    # even so: what enters would be noticed.
    Given you control "Soul Warden"
    And you control a merged permanent of "Gemrazer" over "Mysterious Egg"
    And the merged permanent has 1 +1/+1 counter on it
    When an effect phases out the merged permanent
    And the game goes to the upkeep of your next turn
    Then the merged permanent is still the same object
    And from the top, the components of the merged permanent are "Gemrazer" and "Mysterious Egg"
    And the merged permanent has 1 +1/+1 counter on it (702.26d)
    And the merged permanent has mutated 1 time
    And your life total is 20

  @CR:702.140b @see:702.26b
  Scenario: If the target phases out, the mutating spell enters as a creature of its own
    ja: 対象がフェイズ・アウトすれば、変容する呪文は独自のクリーチャーとして戦場に出る

    Given you control "Mysterious Egg"
    And your hand is "Gemrazer" and "Reality Ripple"
    When you cast "Gemrazer" for its mutate cost targeting "Mysterious Egg"
    And in response, you cast "Reality Ripple" targeting "Mysterious Egg" and it resolves
    And everything on the stack resolves
    Then "Gemrazer" enters the battlefield (702.140b)
    And "Mysterious Egg" is phased out
