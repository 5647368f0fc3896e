"""The scene: windows, tries, declarations, what a question interrupts, what is left open at the end."""

from __future__ import annotations

import pytest

from steps.phrase import read
from steps.scene import Scene, StepFailure
from steps.table import Attack, Obstacle, Pass
from steps.tests.fake_table import FakeTable
from steps.tests.playing import play
from steps.text import Language
from steps.vocabulary import tables


def failing(script: str, table: FakeTable | None = None) -> str:
    """The message with which a script fails."""
    with pytest.raises(StepFailure) as caught:
        play(script, table=table)
    return str(caught.value)


def test_an_event_is_looked_for_in_the_lines_since_the_last_then() -> None:
    play("""
        Given you control "Bear"
        When an effect destroys "Bear"
        Then "Bear" dies
        And "Bear" is destroyed (701.8a)
        And "Bear" is in your graveyard
    """)


def test_an_event_before_the_window_is_missing_and_the_message_says_where_it_was() -> None:
    said = failing("""
        Given you control "Bear" and "Bird"
        When an effect destroys "Bear"
        Then "Bear" dies
        When an effect destroys "Bird"
        Then "Bear" dies
    """)
    assert "It happened earlier: turn 2, precombat main phase" in said


def test_an_event_without_a_when_before_it_is_an_error() -> None:
    assert "no When before it" in failing("""
        Given you control "Bear"
        Then "Bear" dies
    """)


def test_a_negative_event_needs_a_thing_that_there_has_been() -> None:
    play("""
        Given you control "Bear"
        When all players pass in succession
        Then "Bear" is not sacrificed
    """)
    assert 'There is no "Bird" in this scenario' in failing("""
        Given you control "Bear"
        When all players pass in succession
        Then "Bird" is not sacrificed
    """)


def test_two_objects_of_one_name_to_which_it_happened_must_be_told_apart() -> None:
    script = """
        Given you control "Bear" A and "Bear" B
        When an effect destroys "Bear" A
        And an effect destroys "Bear" B
        Then {} dies
    """
    assert "2 objects" in failing(script.format('"Bear"'))
    play(script.format('"Bear" B'))


def test_rules_at_the_end_of_a_then_must_show_in_the_window_or_the_look() -> None:
    start = """
        Given you control "Bear"
        When an effect destroys "Bear"
    """
    play(start + 'Then "Bear" is destroyed (701.8a)')
    assert "701.99" in failing(start + 'Then "Bear" is destroyed (701.99)')
    play('Given you control "Bear"\nThen "Bear" is 2/2 (613.1)')
    assert "613.4" in failing('Given you control "Bear"\nThen "Bear" is 2/2 (613.4)')


def test_a_rule_must_have_been_applied_to_something_that_the_line_names() -> None:
    script = """
        Given you control "Bear" and "Bird"
        When an effect destroys "Bird"
        Then {} (701.8a)
    """
    play(script.format('"Bird" is in your graveyard'))
    assert "doesn't name" in failing(script.format('"Bear" is on the battlefield'))


def test_a_try_must_be_refused_and_shown_to_be_illegal() -> None:
    script = """
        Given your hand is "Bear"
        When you try to cast "Bear"
    """
    no = FakeTable(refused=(Obstacle("601.3", "no"),))
    assert "illegal and is reversed" in failing(script, FakeTable(refused=no.refused))
    play(script + "Then that action is illegal and is reversed (601.3)\nAnd nothing has changed", table=no)
    assert "was legal" in failing(script)


def test_all_reasons_of_a_refusal_must_be_named_and_only_those() -> None:
    script = """
        Given your hand is "Bear"
        Then you can't cast "Bear" ({})
    """
    two = (Obstacle("601.3", "not now"), Obstacle("118.3", "too dear", also=("601.2h",)))
    play(script.format("601.3, 601.2h"), table=FakeTable(refused=two))
    assert "other reasons" in failing(script.format("601.3"), FakeTable(refused=two))
    assert "not why" in failing(script.format("302.6"), FakeTable(refused=two))
    assert "That is possible" in failing(script.format("601.3"))


def test_attack_lines_that_follow_one_another_are_one_declaration() -> None:
    table = FakeTable()
    play(
        """
        Given you control "Bear" and "Bird"
        When you attack with "Bear"
        And "Bird" attacks the opponent
        Then "Bear" is on the battlefield
        """,
        table=table,
    )
    assert table.acts == [Attack(0, ((1, None), (2, ~1)))]


def test_a_question_interrupts_and_the_answer_takes_it_up_again() -> None:
    table = FakeTable()
    play(
        """
        Given your hand is "Question" and "Bolt"
        When you cast "Bolt"
        And you cast "Question" and it resolves
        Then you are asked to choose whether to do so
        When you choose to do so
        Then "Question" is in your graveyard
        And from the top, the stack is "Bolt"
        """,
        table=table,
    )
    assert not table.asked


def test_going_on_to_a_step_is_taken_up_after_the_answer() -> None:
    scene = play("""
        Given your hand is "Question"
        When you cast "Question"
        And the game goes to the end step of this turn
        And you choose not to do so
        Then it is the end step of your turn
    """)
    assert scene.goal is None


def test_an_act_while_a_question_is_open_fails_with_the_options() -> None:
    said = failing("""
        Given your hand is "Question" and "Bolt"
        When you cast "Question"
        And all players pass in succession
        And you cast "Bolt"
    """)
    assert "A choice must be answered first" in said
    assert "yes; no" in said


def test_an_answer_without_a_question_by_another_player_or_to_another_question_fails() -> None:
    assert "delete this line" in failing('Given your hand is "Bolt"\nWhen you choose to do so')
    asked = """
        Given your hand is "Question"
        When you cast "Question" and it resolves
    """
    assert "Another player" in failing(asked + "And the opponent chooses to do so")
    assert "Another choice" in failing(asked + "And you choose to pay")


def test_a_question_that_is_open_at_the_end_fails_the_scenario() -> None:
    said = failing('Given your hand is "Question"\nWhen you cast "Question" and it resolves')
    assert "still open" in said
    assert "you must choose whether to do so" in said


def test_a_then_that_fails_while_a_question_is_open_tells_the_question() -> None:
    said = failing("""
        Given your hand is "Question"
        When you cast "Question" and it resolves
        Then "Question" is in your graveyard
    """)
    assert "is not in your graveyard" in said
    assert "A choice is open. you must choose whether to do so" in said


def test_in_japanese_the_messages_are_japanese() -> None:
    said = failing("前提 あなたの手札は「問い」である\nもし あなたが「問い」を唱え、それが解決される")
    assert "あなたに求められているのはそうするかどうかの選択" in said


def test_the_other_player_acts_after_implied_passing() -> None:
    table = FakeTable()
    play('Given the opponent\'s hand is "Bolt"\nWhen the opponent casts "Bolt" and it resolves', table=table)
    assert table.acts[0] == Pass(0)


def test_in_response_needs_something_on_the_stack() -> None:
    assert "stack is empty" in failing('Given your hand is "Bolt"\nWhen in response, you cast "Bolt"')


def test_going_back_is_an_error() -> None:
    assert "past" in failing('Given you control "Bear"\nWhen the game goes to the upkeep of this turn')
    assert "did not come" in failing('Given you control "Bear"\nWhen the game goes to the declare blockers step of this turn')


@pytest.mark.parametrize(
    ("turn", "now"),
    [("this turn", 2), ("the next turn", 3), ("your next turn", 4), ("the opponent's turn", 3), ("your second turn from now", 6)],
)
def test_which_turn_is_meant(turn: str, now: int) -> None:
    scene = play(f'Given you control "Bear"\nWhen the game goes to the end step of {turn}')
    assert (scene.clock().turn, scene.clock().step) == (now, "end")


def test_new_and_same_objects_are_told_by_the_then_before() -> None:
    play("""
        Given you control "Bear"
        When all players pass in succession
        Then "Bear" is still the same object
        When an effect exiles "Bear"
        Then "Bear" is a new object
    """)
    assert "still the same" in failing('Given you control "Bear"\nWhen all players pass in succession\nThen "Bear" is a new object')


def test_a_given_after_the_start_is_an_error() -> None:
    assert "before" in failing('Given you control "Bear"\nWhen all players pass in succession\nGiven you control "Bird"')


def test_numbers_are_exact() -> None:
    play('Given you control 2 "Bear"\nThen you control 2 "Bear"')
    assert "2 such" in failing('Given you control 2 "Bear"\nThen you control "Bear"')
    assert "2 of them" in failing('Given you control 2 "Bear"\nThen you control exactly 1 creature')


def test_a_card_of_the_catalogue_cannot_be_said_to_be_something_else() -> None:
    assert "is not so" in failing('Given you control a 3/3 creature "Bear"')
    assert "No card" in failing('Given you control "Wolpertinger"')
    play('Given you control a 1/1 creature "Wolpertinger"\nThen "Wolpertinger" is on the battlefield')


def test_a_card_without_suspend_is_not_suspended() -> None:
    assert "has no suspend" in failing('Given "Bear" is suspended in exile with 1 time counter on it')


def test_deaths_are_counted_over_the_turn() -> None:
    play("""
        Given you control "Bear" and "Bird"
        When an effect destroys "Bear"
        Then "Bear" dies
        When an effect destroys "Bird"
        Then 2 creatures have died this turn
        When the game goes to the upkeep of the next turn
        Then 0 creatures have died this turn
    """)


def test_a_table_stands_under_the_lines_that_ask_for_one_and_no_others() -> None:
    scene = Scene(FakeTable(), "en")
    scene.before_line("given")
    (plain,), (table,) = read("given", "en", 'you control "Bear"'), read("given", "en", "the board is as follows (table)")
    with pytest.raises(StepFailure, match="takes no table"):
        plain.run(scene, [["a"]])
    with pytest.raises(StepFailure, match="needs a table"):
        table.run(scene)
    with pytest.raises(StepFailure, match=r'The heading "place" is not known. Known: player, zone, object, status'):
        table.run(scene, [["player", "place"], ["you", "hand"]])
    table.run(scene, [["player", "zone", "object"], ["you", "the battlefield", '2 "Bear" and "Bird"']])
    assert [o.name for o in scene.board().objects] == ["Bear", "Bear", "Bird"]


@pytest.mark.parametrize(
    ("language", "line", "said"),
    [("en", "Creature - Brid", '"Brid" .*Bird'), ("ja", "クリーチュア - 鳥", "「クリーチュア」.*クリーチャー")],
)
def test_a_word_of_a_type_line_that_is_not_known_has_nearest_words(language: Language, line: str, said: str) -> None:
    with pytest.raises(StepFailure, match=said):
        tables.use_cards(Scene(FakeTable(), language), (("name", "type"), ("Old Owl", line)))
