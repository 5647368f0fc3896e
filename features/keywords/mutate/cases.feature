Feature: Mutate: cases from bug reports and from tests of other engines
  ja: 変容：他のエンジンの不具合報告とテストから

  Background:
    Given each player can pay any amount of mana

  @CR:730.3 @see:603.2c @see:700.4 @case:MU-01
  Scenario: One creature dies though three cards go to the graveyard
    ja: 墓地に置かれるカードは3枚でも、死亡するクリーチャーは1体である

    # Blood Artist sees one creature die; Planar Void sees three cards put into a graveyard and exiles each.
    Given you control a merged permanent of "Gemrazer" over "Parcelbeast" over "Runeclaw Bear" and "Blood Artist"
    And the opponent controls "Planar Void"
    When an effect destroys the merged permanent
    And you choose the opponent as the target
    Then "Gemrazer", "Parcelbeast" and "Runeclaw Bear" are in your graveyard (730.3)
    And the triggered ability of "Planar Void" triggers 3 times
    And the triggered ability of "Blood Artist" triggers 1 time
    And 1 creature has died this turn

  @see:730.3c @see:607.2a @case:MU-03 @ruling:MUT-29 @case:P-05
  Scenario: When Oblivion Ring leaves, both cards of the pile return
    ja: 忘却の輪が離れると、山のカードは両方戻る

    Given you control a merged permanent of "Gemrazer" over "Runeclaw Bear"
    And the opponent's hand is "Oblivion Ring"
    When the game goes to the precombat main phase of the opponent's next turn
    And the opponent casts "Oblivion Ring" and it resolves
    And everything on the stack resolves
    Then "Gemrazer" and "Runeclaw Bear" are in exile
    And "Gemrazer" is exiled with "Oblivion Ring"
    And "Runeclaw Bear" is exiled with "Oblivion Ring"
    When an effect destroys "Oblivion Ring"
    And everything on the stack resolves
    Then "Gemrazer" and "Runeclaw Bear" are on the battlefield
    And you control exactly 2 creatures

  @see:730.3c @see:111.8 @case:MU-03
  Scenario: Of a card on a token, Oblivion Ring gives the card back
    ja: トークンの上のカードなら、忘却の輪から戻るのはカードだけである

    Given your hand is "Sea-Dasher Octopus"
    And the opponent's hand is "Oblivion Ring"
    When an effect makes you create a 1/1 creature "Bird" token
    And you cast "Sea-Dasher Octopus" for its mutate cost targeting "Bird" and it resolves
    And you choose to put "Sea-Dasher Octopus" over "Bird"
    And the game goes to the precombat main phase of the opponent's next turn
    And the opponent casts "Oblivion Ring" and it resolves
    And everything on the stack resolves
    And an effect destroys "Oblivion Ring"
    And everything on the stack resolves
    Then "Sea-Dasher Octopus" is on the battlefield
    And you control exactly 1 creature

  @CR:903.8 @see:118.9d @see:702.140a @ruling:MUT-53 @case:MU-14
  Scenario: A commander cast for its mutate cost costs {2} more for each previous cast, and counts itself
    ja: 変容コストで唱える統率者にも統率者税がかかり、その回数も数える

    # Otrimi's {1}{B}{G}{U} and {2}. It never becomes a permanent of its own.
    Given the game is Commander
    And your commander is "Otrimi, the Ever-Playful"
    And "Otrimi, the Ever-Playful" has been cast 1 time from the command zone
    And you control "Runeclaw Bear"
    When you cast "Otrimi, the Ever-Playful" from the command zone for its mutate cost targeting "Runeclaw Bear"
    Then you have paid {3}{B}{G}{U} for "Otrimi, the Ever-Playful" (903.8)
    When everything on the stack resolves
    And you choose to put "Otrimi, the Ever-Playful" over "Runeclaw Bear"
    And an effect puts the merged permanent into your hand
    And you choose to put "Otrimi, the Ever-Playful" into the command zone
    And an effect puts "Runeclaw Bear" onto the battlefield under your control
    Then the total cost to cast "Otrimi, the Ever-Playful" from the command zone for its mutate cost is {5}{B}{G}{U} (903.8)

  @CR:401.4 @see:730.3a @see:730.3c @ruling:MUT-32 @case:MU-19
  Scenario: God-Eternal Rhonas finds all cards of the pile that died, and their owner arranges them
    ja: 永遠神ロナスは死亡した山のカードをすべて見つけ、オーナーが順番を決める

    Given you control a merged permanent of "Gemrazer" over "God-Eternal Rhonas"
    When an effect destroys the merged permanent
    Then the triggered ability of "God-Eternal Rhonas" triggers 1 time
    When everything on the stack resolves
    And you choose to do so
    And you choose the order "God-Eternal Rhonas" and "Gemrazer"
    Then "God-Eternal Rhonas" is on the third from the top of your library
    And "Gemrazer" is on the fourth from the top of your library (401.4)

  @CR:707.3 @see:707.2 @see:702.140e @see:730.2a @ruling:MUT-41 @case:MU-20 @case:P-07
  Scenario: A clone of a pile has everything of it, is one card, and stays when the original leaves
    ja: 山のクローンはそのすべてを持つ1枚のカードで、元の山が離れても残る

    Given you control a merged permanent of "Majestic Auricorn" over "Dreamtail Heron"
    And your hand is "Clone" and "Sea-Dasher Octopus"
    When you cast "Clone" and it resolves
    And you choose the merged permanent
    Then "Clone" is 4/4 (707.3)
    And "Clone" has vigilance and flying
    And "Clone" has mutated 0 times
    And "Clone" is not a merged permanent
    When an effect destroys "Dreamtail Heron"
    Then "Clone" is 4/4
    And "Majestic Auricorn" and "Dreamtail Heron" are in your graveyard
    When you cast "Sea-Dasher Octopus" for its mutate cost targeting "Clone" and it resolves
    And you choose to put "Sea-Dasher Octopus" under "Clone"
    Then the triggered ability of "Clone" triggers 2 times
    When you choose to put the triggered abilities on the stack in the order the first triggered ability of "Clone" and the second triggered ability of "Clone"
    And everything on the stack resolves
    Then you gain 4 life
    And you draw 1 card

  @see:707.2 @see:704.5g @case:MU-20 @case:P-07
  Scenario: A clone of a pile dies as one card
    ja: 山のクローンは1枚のカードとして死亡する

    Given you control a merged permanent of "Majestic Auricorn" over "Dreamtail Heron"
    And your hand is "Clone"
    When you cast "Clone" and it resolves
    And you choose the merged permanent
    And an effect destroys "Clone"
    Then "Clone" is in your graveyard
    And your graveyard has 1 card

  @CR:702.140d @CR:702.140e @ruling:MUT-13 @case:MU-23
  Scenario: The second mutation triggers the abilities of both cards with mutate
    ja: 2回目の変容では、変容を持つ両方のカードの能力が誘発する

    Given you control a merged permanent of "Majestic Auricorn" over "Runeclaw Bear"
    And your hand is "Dreamtail Heron"
    When you cast "Dreamtail Heron" for its mutate cost targeting the merged permanent and it resolves
    And you choose to put "Dreamtail Heron" under the merged permanent
    And you choose to put the triggered abilities on the stack in the order the triggered ability of "Majestic Auricorn" and the triggered ability of "Dreamtail Heron"
    And everything on the stack resolves
    Then you gain 4 life
    And you draw 1 card

  @see:730.2c @see:608.2b @ruling:MUT-57 @case:MU-25
  Scenario: Murder destroys the pile though a card has merged since it was cast
    ja: 唱えられた後にカードが合同しても、殺害は山を破壊する

    Given you control "Silvercoat Lion"
    And your hand is "Dirge Bat"
    And the opponent controls "Runeclaw Bear"
    And the opponent's hand is "Murder"
    When you pass priority
    And the opponent casts "Murder" targeting "Silvercoat Lion"
    And in response, you cast "Dirge Bat" for its mutate cost targeting "Silvercoat Lion" and it resolves
    And you choose to put "Dirge Bat" over "Silvercoat Lion"
    Then "Silvercoat Lion" is still the same object (730.2c)
    When everything on the stack resolves
    Then "Silvercoat Lion" and "Dirge Bat" are in your graveyard

  @CR:608.2b @see:730.2a @ruling:MUT-57 @case:MU-25
  Scenario: Doom Blade's target is illegal when the top card has become black
    ja: 一番上が黒のカードになれば、破滅の刃の対象は不正である

    Given you control "Silvercoat Lion"
    And your hand is "Dirge Bat"
    And the opponent controls "Runeclaw Bear"
    And the opponent's hand is "Doom Blade"
    When you pass priority
    And the opponent casts "Doom Blade" targeting "Silvercoat Lion"
    And in response, you cast "Dirge Bat" for its mutate cost targeting "Silvercoat Lion" and it resolves
    And you choose to put "Dirge Bat" over "Silvercoat Lion"
    And everything on the stack resolves
    Then "Doom Blade" does not resolve (608.2b)
    And the merged permanent is on the battlefield

  @see:730.2c @see:702.140c @see:608.2b @ruling:MUT-57 @case:MU-26
  Scenario: Two mutating spells with the same target both merge with it
    ja: 同じ対象への2つの変容呪文は、どちらも合同する

    Given you control "Silvercoat Lion"
    And your hand is "Dreamtail Heron" and "Sea-Dasher Octopus"
    When you cast "Dreamtail Heron" for its mutate cost targeting "Silvercoat Lion"
    And in response, you cast "Sea-Dasher Octopus" for its mutate cost targeting "Silvercoat Lion" and it resolves
    And you choose to put "Sea-Dasher Octopus" over "Silvercoat Lion"
    And everything on the stack resolves
    And you choose to put "Dreamtail Heron" over the merged permanent
    Then from the top, the components of the merged permanent are "Dreamtail Heron", "Sea-Dasher Octopus" and "Silvercoat Lion"

  @CR:702.37e @see:730.2f @see:708.2 @ruling:MUT-49 @ruling:MUT-50 @case:MU-29 @case:P-11
  Scenario: A pile turned face down turns up for the morph cost of a card beneath, and that is being turned face up
    ja: 裏向きになった山は下のカードの変異コストで表向きになり、それは表向きになることである

    Given you control a merged permanent of "Dreamtail Heron" over "Coral Trickster"
    And the opponent controls "Runeclaw Bear"
    And your hand is "Backslide"
    When you cast "Backslide" targeting the merged permanent and it resolves
    Then the merged permanent is 2/2
    And the merged permanent is face down
    When you turn "Coral Trickster" face up for its morph cost
    Then you have paid {U} for "Coral Trickster" (702.37e)
    And the merged permanent is 3/4
    And the merged permanent has flying
    When you choose "Runeclaw Bear" as the target
    Then the triggered ability of "Coral Trickster" is on the stack

  @see:613.1f @see:730.2c @see:702.140d @ruling:MUT-X12 @case:MU-31
  Scenario: Abilities that are lost stay lost for what merges later, and come back when the Aura leaves
    ja: 失われた能力は後から合同したカードのものも失われ、オーラが離れれば戻る

    # Dreamtail Heron's 3/4 with -2/-0.
    Given you control a merged permanent of "Gemrazer" over "Runeclaw Bear"
    And the opponent controls "Mystic Subdual"
    And "Mystic Subdual" is attached to the merged permanent
    And your hand is "Dreamtail Heron"
    When you cast "Dreamtail Heron" for its mutate cost targeting the merged permanent and it resolves
    And you choose to put "Dreamtail Heron" over the merged permanent
    Then the triggered ability of "Dreamtail Heron" does not trigger
    And the merged permanent is 1/4
    And the merged permanent does not have flying
    When an effect destroys "Mystic Subdual"
    Then the merged permanent is 3/4
    And the merged permanent has flying, reach and trample

  @see:730.3c @see:608.2c @see:104.3e @case:MU-36
  Scenario: Three cards of a pile exiled by Etrata, each with a hit counter, lose their owner the game
    ja: エトラータに追放された山の3枚にはそれぞれヒット・カウンターが置かれ、オーナーは敗北する

    Given you control "Etrata, the Silencer"
    And the opponent controls a merged permanent of "Gemrazer" over "Parcelbeast" over "Runeclaw Bear"
    When you attack with "Etrata, the Silencer"
    And the game goes to the combat damage step of this turn
    Then the triggered ability of "Etrata, the Silencer" is on the stack
    When everything on the stack resolves
    Then the opponent loses the game

  @see:730.3c @see:608.2h @see:707.2 @case:MU-37
  Scenario: Nightmare Shepherd exiles all cards of the pile and makes one token that copies the pile
    ja: 悪夢の番人は山のカードをすべて追放し、山のコピー・トークン1体を生成する

    Given you control a merged permanent of "Majestic Auricorn" over "Dreamtail Heron" and "Nightmare Shepherd"
    When an effect destroys the merged permanent
    And everything on the stack resolves
    And you choose to do so
    Then "Majestic Auricorn" and "Dreamtail Heron" are in exile
    And you control 1 "Majestic Auricorn" token
    And "Majestic Auricorn" token is 1/1
    And "Majestic Auricorn" token has vigilance and flying

  @CR:702.140b @see:608.3b @ruling:MUT-10 @case:P-01
  Scenario: Killed before the spell resolves: Dreamtail Heron enters as a creature and nothing has mutated
    ja: 解決前に対象が破壊されれば、夢尾の鷺は単独で戦場に出て、変容誘発は起こらない

    Given you control "Silvercoat Lion"
    And your hand is "Dreamtail Heron"
    And the opponent's hand is "Murder"
    When you cast "Dreamtail Heron" for its mutate cost targeting "Silvercoat Lion"
    And in response, the opponent casts "Murder" targeting "Silvercoat Lion" and it resolves
    And everything on the stack resolves
    Then "Dreamtail Heron" enters the battlefield (702.140b)
    And the triggered ability of "Dreamtail Heron" does not trigger
    And you draw no card

  @CR:702.140e @see:730.2a @see:730.2c @ruling:MUT-09 @case:P-02
  Scenario Outline: Over or under, it keeps both cards' keywords, its counters and its tapped status, and hasn't entered
    ja: 上でも下でも、両方のキーワード、カウンター、タップ状態を保ち、戦場に出たことにはならない

    Given you control "Soul Warden" and "Alpine Watchdog"
    And "Alpine Watchdog" has 1 time counter on it
    And "Alpine Watchdog" is tapped
    And your hand is "Dreamtail Heron"
    When you cast "Dreamtail Heron" for its mutate cost targeting "Alpine Watchdog" and it resolves
    And you choose to put "Dreamtail Heron" <side> "Alpine Watchdog"
    Then the merged permanent is <size>
    And the merged permanent has flying and vigilance (702.140e)
    And the merged permanent has 1 time counter on it
    And the merged permanent is tapped
    And the triggered ability of "Soul Warden" does not trigger

    Examples:
      | side  | size |
      | over  | 3/4  |
      | under | 2/2  |

  @see:730.2d @see:702.140d @ruling:MUT-43 @case:P-03
  Scenario Outline: Intangible Virtue looks whether a token is on top
    ja: 無形の美徳は、トークンが一番上かどうかを見る

    # The Wurm token is a 5/5, the Heron a 3/4; either gets a counter from Essence Symbiote, and the token +1/+1 and vigilance.
    Given you control "Intangible Virtue" and "Essence Symbiote"
    And your hand is "Advent of the Wurm" and "Dreamtail Heron"
    When you cast "Advent of the Wurm" and it resolves
    And you cast "Dreamtail Heron" for its mutate cost targeting "Wurm" and it resolves
    And you choose to put "Dreamtail Heron" <side> "Wurm"
    And you choose to put the triggered abilities on the stack in the order the triggered ability of "Dreamtail Heron" and the triggered ability of "Essence Symbiote"
    And everything on the stack resolves
    Then the merged permanent is <size>
    And the merged permanent <has> vigilance
    And your life total is 22

    Examples:
      | side  | size | has           |
      | under | 7/7  | has           |
      | over  | 4/5  | does not have |

  @see:730.3 @ruling:MUT-25 @case:P-04
  Scenario Outline: Wherever a pile is put, each of its cards goes there
    ja: 山がどの領域に置かれても、カードはそれぞれそこへ行く

    Given you control a merged permanent of "Dreamtail Heron" over "Runeclaw Bear"
    And your hand is "<spell>"
    When you cast "<spell>" targeting the merged permanent and it resolves
    Then "Dreamtail Heron" and "Runeclaw Bear" are in <zone> (730.3)

    Examples:
      | spell   | zone           |
      | Murder  | your graveyard |
      | Regress | your hand      |

  @CR:730.3a @see:730.3 @ruling:MUT-25 @case:P-04
  Scenario: Banishment Decree puts both cards on top of the library
    ja: 消失の命令は、両方のカードをライブラリーの上に置く

    Given you control a merged permanent of "Dreamtail Heron" over "Runeclaw Bear"
    And your hand is "Banishment Decree"
    When you cast "Banishment Decree" targeting the merged permanent and it resolves
    And you choose the order "Runeclaw Bear" and "Dreamtail Heron"
    Then "Runeclaw Bear" is on the top of your library (730.3a)
    And "Dreamtail Heron" is on the second from the top of your library

  @CR:730.3c @ruling:MUT-29 @case:P-05
  Scenario Outline: Exiled and returned at once, the pile is two creatures
    ja: 追放してすぐ戻せば、山は2体のクリーチャーになる

    Given you control a merged permanent of "Dreamtail Heron" over "Runeclaw Bear"
    And your hand is "<spell>"
    When you cast "<spell>" targeting the merged permanent and it resolves
    Then "Dreamtail Heron" and "Runeclaw Bear" are on the battlefield (730.3c)
    And you control exactly 2 creatures

    Examples:
      | spell      |
      | Flicker    |
      | Cloudshift |

  @see:730.3c @see:603.7c @ruling:MUT-29 @case:P-05
  Scenario: Exiled until the end step by Eerie Interlude, the pile is two creatures
    ja: 奇妙な幕間で終了ステップまで追放されれば、山は2体のクリーチャーになる

    Given you control a merged permanent of "Dreamtail Heron" over "Runeclaw Bear"
    And your hand is "Eerie Interlude"
    When you cast "Eerie Interlude" targeting the merged permanent and it resolves
    And the game goes to the end step of this turn
    And everything on the stack resolves
    Then "Dreamtail Heron" and "Runeclaw Bear" are on the battlefield
    And you control exactly 2 creatures

  @CR:702.140d @ruling:MUT-14 @case:P-06
  Scenario: Insatiable Hemophage counts the Heron's mutation, and the Heron's ability triggers again
    ja: 強欲な血喰いは夢尾の鷺の変容も数え、夢尾の鷺の能力は再び誘発する

    Given you control "Silvercoat Lion"
    And your hand is "Dreamtail Heron" and "Insatiable Hemophage"
    When you cast "Dreamtail Heron" for its mutate cost targeting "Silvercoat Lion" and it resolves
    And you choose to put "Dreamtail Heron" over "Silvercoat Lion"
    And everything on the stack resolves
    Then you draw 1 card
    When you cast "Insatiable Hemophage" for its mutate cost targeting the merged permanent and it resolves
    And you choose to put "Insatiable Hemophage" over the merged permanent
    And you choose to put the triggered abilities on the stack in the order the triggered ability of "Dreamtail Heron" and the triggered ability of "Insatiable Hemophage"
    And everything on the stack resolves
    Then the opponent's life total is 18
    And your life total is 22
    And you draw 1 card

  @see:730.2c @see:702.140e @ruling:MUT-55 @case:P-09
  Scenario: What was a creature until end of turn stays merged, and the top card decides what it is
    ja: ターン終了時までクリーチャーだったものは合同したままで、何であるかは一番上のカードが決める

    # Rod of Ruin with Karn's Touch stands for the enchantment that was a creature until end of turn.
    Given you control "Rod of Ruin"
    And your hand is "Karn's Touch" and "Sea-Dasher Octopus"
    When you cast "Karn's Touch" targeting "Rod of Ruin" and it resolves
    And you cast "Sea-Dasher Octopus" for its mutate cost targeting "Rod of Ruin" and it resolves
    And you choose to put "Sea-Dasher Octopus" under "Rod of Ruin"
    Then the merged permanent is a creature
    And "Rod of Ruin" is still the same object (730.2c)
    When the game goes to the upkeep step of the opponent's next turn
    Then the merged permanent is not a creature
    And the merged permanent has flash
    And from the top, the components of the merged permanent are "Rod of Ruin" and "Sea-Dasher Octopus"

  @CR:702.37e @see:730.2e @ruling:MUT-48 @case:P-10
  Scenario: Under a face-down creature the Heron gives nothing until the morph cost is paid
    ja: 裏向きのクリーチャーの下の夢尾の鷺は、変異コストが支払われるまで何も与えない

    Given you control "Coral Trickster"
    And the opponent controls "Runeclaw Bear"
    And your hand is "Dreamtail Heron"
    When an effect turns "Coral Trickster" face down
    And you cast "Dreamtail Heron" for its mutate cost targeting "Coral Trickster" and it resolves
    And you choose to put "Dreamtail Heron" under "Coral Trickster"
    Then the merged permanent is 2/2
    And the merged permanent does not have flying
    And the triggered ability of "Dreamtail Heron" does not trigger
    When you turn "Coral Trickster" face up for its morph cost
    Then you have paid {U} for "Coral Trickster" (702.37e)
    And the merged permanent is 2/1
    And the merged permanent has flying
    When you choose "Runeclaw Bear" as the target
    Then the triggered ability of "Coral Trickster" is on the stack

  @CR:730.2e @see:702.140e @ruling:MUT-X23 @case:P-10
  Scenario: Over a face-down creature the Heron is face up, and nothing was turned face up
    ja: 裏向きのクリーチャーの上の夢尾の鷺は表向きだが、表向きになったわけではない

    Given you control "Coral Trickster"
    And your hand is "Dreamtail Heron"
    When an effect turns "Coral Trickster" face down
    And you cast "Dreamtail Heron" for its mutate cost targeting "Coral Trickster" and it resolves
    And you choose to put "Dreamtail Heron" over "Coral Trickster"
    Then the merged permanent is 3/4
    And the merged permanent is not face down
    And "Coral Trickster" does not count as turned face up (730.2e)

  @see:702.26d @see:702.26g @case:P-12
  Scenario: A merged creature with an Equipment phases out and in as one
    ja: 装備品のついた合同クリーチャーは、1つとしてフェイズ・アウトしフェイズ・インする

    Given you control a merged permanent of "Dreamtail Heron" over "Runeclaw Bear"
    And you control "Short Sword"
    And "Short Sword" is attached to the merged permanent
    When an effect phases out the merged permanent
    Then you control exactly 0 creatures
    When the game goes to the upkeep step of your next turn
    Then from the top, the components of the merged permanent are "Dreamtail Heron" and "Runeclaw Bear"
    And "Short Sword" is attached to the merged permanent
    And the merged permanent is 4/5
    And the merged permanent has mutated 1 time

  @CR:903.10a @see:903.3c @ruling:MUT-54 @case:P-14
  Scenario: Combat damage of a pile with the commander beneath is the commander's
    ja: 下に統率者のある合同クリーチャーの戦闘ダメージは、統率者のものである

    # 16 before and 6 now: Colossal Dreadmaw over Otrimi has power 6.
    Given the game is Commander
    And your commander is "Otrimi, the Ever-Playful"
    And you control a merged permanent of "Colossal Dreadmaw" over "Otrimi, the Ever-Playful"
    And the opponent has been dealt 16 commander damage by "Otrimi, the Ever-Playful"
    When you attack with the merged permanent
    And the game goes to the combat damage step of this turn
    Then the opponent loses the game (903.10a)

  @CR:903.9a @see:730.3 @ruling:MUT-X18 @case:P-15
  Scenario: Of a pile that dies the commander may go to the command zone, the other card stays in the graveyard
    ja: 死亡した山の統率者は統率領域に置けるが、他のカードは墓地に残る

    Given the game is Commander
    And your commander is "Otrimi, the Ever-Playful"
    And you control a merged permanent of "Colossal Dreadmaw" over "Otrimi, the Ever-Playful"
    And your hand is "Murder"
    When you cast "Murder" targeting the merged permanent and it resolves
    And you choose to put "Otrimi, the Ever-Playful" into the command zone
    Then "Otrimi, the Ever-Playful" is in the command zone (903.9a)
    And "Colossal Dreadmaw" is in your graveyard

  @CR:702.152a @see:603.7c @see:730.2c @see:702.140e @see:400.7d @case:BL-19
  Scenario: Mutated onto, a blitzed creature keeps haste and the draw, and is sacrificed as a whole
    ja: 奇襲で出たクリーチャーに変容しても、速攻と引く能力を保ち、全体が生け贄に捧げられる

    # Auricorn's 4/4 gets +1/+0 from the ability of Mayhem Patrol, which targets the pile itself.
    Given you have cast "Mayhem Patrol" for its blitz cost this turn and it has resolved
    And your hand is "Majestic Auricorn"
    When you cast "Majestic Auricorn" for its mutate cost targeting "Mayhem Patrol" and it resolves
    And you choose to put "Majestic Auricorn" over "Mayhem Patrol"
    And everything on the stack resolves
    Then you gain 4 life
    And the merged permanent has vigilance, menace and haste
    When you attack with the merged permanent
    And everything on the stack resolves
    Then the merged permanent is 5/4
    When the game goes to the end step of this turn
    And everything on the stack resolves
    Then you have sacrificed the merged permanent (702.152a)
    And "Majestic Auricorn" and "Mayhem Patrol" are in your graveyard
    And 1 creature has died this turn
    And you draw 1 card
