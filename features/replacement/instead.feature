Feature: Skipping, drawing, and what can't happen
  ja: 飛ばすこと、引くこと、起こりえないこと

  Background:
    Given each player can pay any amount of mana

  @CR:614.1a @CR:614.6
  Scenario: A creature that is exiled instead of being put into a graveyard doesn't die
    ja: 墓地に置かれる代わりに追放されるクリーチャーは死亡しない

    Given the opponent controls "Rest in Peace"
    And you control "Doomed Traveler"
    When an effect destroys "Doomed Traveler"
    Then "Doomed Traveler" moves from the battlefield to exile (614.6)
    And the triggered ability of "Doomed Traveler" does not trigger

  @CR:614.1b @CR:614.10 @CR:614.10a
  Scenario: Nothing is drawn in a draw step that is skipped
    ja: ドロー・ステップを飛ばすと、カードは引かれない

    Given it is the end step of the opponent's turn
    And you control "Yawgmoth's Bargain"
    When the game goes to the precombat main phase of your next turn
    Then you draw no card

  @CR:614.10 @see:614.10a
  Scenario: Two effects that each skip the next turn skip two turns
    ja: 次のターンを飛ばす効果が2つあれば、2つのターンが飛ばされる

    # Three turns of the opponent in a row. You hold eight cards as your turn ends.
    Given your hand is "Meditate" A and "Meditate" B
    When you cast "Meditate" A and it resolves
    And you cast "Meditate" B and it resolves
    And the game goes to the upkeep of the next turn
    And you choose a card to discard
    And the game goes to the upkeep of the next turn
    Then it is the upkeep of the opponent's turn
    When the game goes to the upkeep of the next turn
    Then it is the upkeep of the opponent's turn (614.10)
    When the game goes to the upkeep of the next turn
    Then it is the upkeep of your turn

  @CR:614.11 @CR:121.6
  Scenario: Life is gained instead of drawing a card
    ja: カードを引く代わりにライフを得る

    Given you control "Words of Worship"
    When you activate the activated ability of "Words of Worship" and it resolves
    And an effect makes you draw 2 cards
    Then you gain 5 life (614.11)
    And you draw 1 card

  @CR:614.11 @CR:121.6a
  Scenario: A draw is replaced even where there is no card to draw
    ja: 引くカードがなくても、引くことは置換される

    Given you control "Words of Worship"
    And your library is empty
    When you activate the activated ability of "Words of Worship" and it resolves
    And an effect makes you draw 1 card
    Then you gain 5 life (614.11)
    And no player has lost the game

  @CR:614.5 @CR:614.11
  Scenario: Two cards are drawn instead of one, not ever more
    ja: 1枚の代わりに2枚引く効果は、その2枚には働かない

    Given you control "Thought Reflection"
    When an effect makes you draw 1 card
    Then you draw 2 cards (614.11)

  @CR:614.1
  Scenario: A replacement effect watches for an event as it happens, whenever the effect began
    ja: 置換効果は、起ころうとするイベントを見張る

    # Murder was on the stack before Rest in Peace was there: what counts is what is there as the Traveler would die.
    # The triggered ability of Rest in Peace, which exiles the graveyards, has resolved before.
    Given you control "Doomed Traveler"
    And your hand is "Murder"
    And "Rest in Peace" is in the opponent's hand
    When you cast "Murder" targeting "Doomed Traveler"
    And an effect puts "Rest in Peace" onto the battlefield under the opponent's control
    And everything on the stack resolves
    Then "Doomed Traveler" is in exile
    And "Murder" is in exile (614.1)

  @CR:614.7 @CR:614.3
  Scenario: An effect for the next draw isn't used up by a draw that another effect has replaced
    ja: 別の効果で置換されたドローでは、「次のドロー」への効果は使われない

    Given you control "Words of Worship"
    When you activate the activated ability of "Words of Worship" and it resolves
    And you activate the activated ability of "Words of Worship" and it resolves
    And an effect makes you draw 1 card
    Then you gain 5 life (614.7)
    And you draw no card
    When an effect makes you draw 1 card
    Then you gain 5 life (614.3)
    And you draw no card
    When an effect makes you draw 1 card
    Then you draw 1 card

  @CR:614.10b
  Scenario: What is done after skipping a step is the first thing of the next step
    ja: ステップを飛ばした後に行うことは、次のステップの最初に行われる

    Given the following cards are used
      | name       | cost | type        | text                                                                                |
      | Lean Years | {W}  | Enchantment | If you would begin your draw step, skip that step instead and sacrifice a creature. |
    And it is the upkeep of your turn
    And you control "Lean Years", "Grizzly Bears" and "Serra Angel"
    When all players pass in succession
    Then it is the precombat main phase of your turn
    And you are asked to choose (614.10b)
    When you choose "Grizzly Bears" to sacrifice
    Then "Grizzly Bears" is in your graveyard
    And your hand has 0 cards

  @CR:614.17a
  Scenario: What can't happen doesn't
    ja: 起こりえないことは起こらない

    Given your hand is "Skullcrack"
    When you cast "Skullcrack" targeting the opponent and it resolves
    And an effect makes the opponent gain 3 life
    Then the opponent's life total is 17

  @CR:614.17c
  Scenario: What can't happen can't be replaced either
    ja: 起こりえないことは置換もされない

    # Tainted Remedy would make it a loss.
    Given you control "Tainted Remedy"
    And your hand is "Skullcrack"
    When you cast "Skullcrack" targeting the opponent and it resolves
    And an effect makes the opponent gain 3 life
    Then the opponent's life total is 17

  @CR:614.17b
  Scenario: A player whose life total can't change can't pay life
    ja: ライフが変化しえないプレイヤーは、ライフを支払えない

    Given you control "Platinum Emperion" and "Greed"
    Then you can't activate the activated ability of "Greed" (614.17b)

  @CR:614.11a @CR:121.6b @see:614.5
  Scenario: What replaces the first of two draws is completed before the second
    ja: 2枚引くうちの1枚目を置換したことは、2枚目を引く前に完了する

    # "Blood Scrivener": with no cards in hand, draw two cards and lose 1 life instead. By the second draw the hand isn't empty any more.
    Given you control "Blood Scrivener"
    When an effect makes you draw 2 cards
    Then you draw 3 cards (614.11a)
    And you lose 1 life

  @CR:614.11b @CR:121.6c
  Scenario: What is done with a card that is drawn isn't done with those drawn instead
    ja: 引いたカードに行うことは、代わりに引いたカードには行われない

    # "Sindbad": draw a card and reveal it; if it isn't a land card, discard it.
    Given you control "Sindbad" and "Thought Reflection"
    And from the top, your library has "Grizzly Bears" and "Lightning Bolt"
    When you activate the activated ability of "Sindbad" and it resolves
    Then your hand is "Grizzly Bears" and "Lightning Bolt" (614.11b)
    And the opponent does not know what "Grizzly Bears" is

  @see:614.11b
  Scenario Outline: A draw that isn't replaced is followed by what is done with the card
    ja: 置換されなければ、引いたカードに対して行われる

    Given you control "Sindbad"
    And from the top, your library has <card>
    When you activate the activated ability of "Sindbad" and it resolves
    Then <card> is in <zone>
    And the opponent knows what <card> is
    Examples:
      | card            | zone           |
      | "Grizzly Bears" | your graveyard |
      | "Forest"        | your hand      |
