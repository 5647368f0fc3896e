Feature: Cases about face-down permanents from public bug reports
  ja: 公開されている不具合報告から採った、裏向きのパーマネントの事例

  Background:
    Given each player can pay any amount of mana

  @CR:702.37e @see:613.1f @case:LE-10
  Scenario: Under Humility an enchantment with morph may be turned face up
    ja: 謙虚の下でも、変異を持つエンチャントは表向きにできる

    # Face up it would be no creature, and would have its morph ability.
    # even so: creatures lose their abilities.
    Given the opponent controls "Humility"
    And you control "Lumithread Field"
    And "Lumithread Field" is face down
    When you turn the card "Lumithread Field" face up for its morph cost
    Then you have paid {1}{W} for "Lumithread Field"
    And "Lumithread Field" is not face down
    And "Lumithread Field" is not a creature

  @CR:702.37e @see:613.1f @case:LE-10
  Scenario: Under Humility a creature with morph may not be turned face up
    ja: 謙虚の下では、変異を持つクリーチャーは表向きにできない

    # Face up it would be a creature without abilities.
    Given the opponent controls "Humility"
    And you control "Hystrodon"
    # even so: it is face down, as morph would want it.
    And "Hystrodon" is face down
    Then you can't turn the card "Hystrodon" face up for its morph cost (702.37e)

  @see:116.2b @see:602.5 @case:LE-10
  Scenario: Linvala doesn't keep it from being turned face up: that is no activated ability
    ja: リンヴァーラは表向きにすることを妨げない。起動型能力ではないからである

    # even so: activated abilities of creatures can't be activated.
    Given the opponent controls "Linvala, Keeper of Silence"
    And you control "Hystrodon"
    And "Hystrodon" is face down
    When you turn the card "Hystrodon" face up for its morph cost
    Then "Hystrodon" is 3/4
    And the stack is empty
