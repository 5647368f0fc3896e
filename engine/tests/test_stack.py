"""Casting in the middle of a resolution, modes, what is undone, and trials."""

from __future__ import annotations

import pytest

from engine.actions.cast import CastOne
from engine.actions.life import GainLife
from engine.cards.card import card
from engine.cards.words import spell
from engine.casting import Cast, cast
from engine.characteristic_filters import IsType
from engine.filters import Filter, Not, Owned
from engine.game import Game
from engine.log import Entry
from engine.offers import Wanted
from engine.priority import acted, pass_priority
from engine.questions import Answer, CastSaid, IllegalAnswer, Paused, Question, possible_answers
from engine.rule import IllegalAction
from engine.selectors import Each
from engine.state import HAND, STACK, State
from engine.tests.playing import board, put, run
from engine.trials import possible

FROM_HAND = Each(Filter(Owned("you"), Not(IsType("land"))), HAND)
MUST = card("Must", "", "{1}", "Sorcery", "", spell(CastOne(FROM_HAND, free=True, must=True)))
GAIN = card("Gain", "", "{9}", "Sorcery", "", spell(GainLife(3)))


def resolved(*hand: str, answers: tuple[Answer, ...] = ()) -> Game:
    """Must is cast with these cards in hand, and both players pass: the game, or Paused where a question has no answer."""
    game = board()
    for _ in range(2):
        put(game, "Mountain")
    must = put(game, MUST, HAND)
    for name in hand:
        put(game, GAIN if name == "Gain" else name, HAND)
    state = run(game.state, lambda g: acted_cast(g, Cast(0, must)))
    game = Game(state, answers)
    pass_priority(game, 0)
    pass_priority(game, 1)
    return game


def acted_cast(game: Game, act: Cast) -> None:
    cast(game, act)
    acted(game, act.player)


def asked(*hand: str) -> Question:
    with pytest.raises(Paused) as paused:
        resolved(*hand)
    return paused.value.question


def test_a_spell_that_must_be_cast_is_asked_for_all_the_same() -> None:
    question = asked("Gain")
    assert (question.kind, question.topic, question.least) == ("cast", "cast", 1)
    assert [option.text for option in question.options] == ["Gain"]


def test_declining_is_no_answer_where_it_must_be_cast() -> None:
    with pytest.raises(IllegalAnswer):
        resolved("Gain", answers=((),))


def test_what_cannot_be_cast_is_not_asked_for() -> None:
    assert resolved("Murder").state.zone(STACK) == ()


def test_the_spell_lies_on_the_stack_and_nobody_has_had_priority() -> None:
    card_id = asked("Gain").options[0].value
    assert isinstance(card_id, int)
    game = resolved("Gain", answers=(CastSaid(card_id),))
    (spell_id,) = game.state.zone(STACK)
    announced = game.object(spell_id).announced
    assert announced is not None
    assert announced.free
    assert game.state.turn.priority == 0
    assert game.unused == 0


def test_every_card_is_a_possible_answer() -> None:
    question = asked("Gain", "Grizzly Bears")
    assert [type(answer) for answer in possible_answers(question)] == [CastSaid, CastSaid]


def test_an_action_is_possible_if_some_way_of_answering_is_legal() -> None:
    game = board()
    put(game, "Mountain")
    bolt = put(game, "Lightning Bolt", HAND)
    before = game.state
    assert possible(before, lambda g: acted_cast(g, Cast(0, bolt)))
    assert not possible(before, lambda g: acted_cast(g, Cast(0, bolt, Wanted("blitz"))))
    assert game.state is before


def test_an_illegal_cast_with_the_rule_of_undoing_switched_off_stays_half_done() -> None:
    def left(off: tuple[str, ...]) -> State:
        game = board(off=off)
        bolt = put(game, "Lightning Bolt", HAND)
        with pytest.raises(IllegalAction):
            cast(game, Cast(0, bolt, targets=(~1,)))
        return game.state

    assert left(()).zone(STACK) == ()
    assert len(left(("733.1 reversed",)).zone(STACK)) == 1


def test_a_log_entry_cites_what_was_applied() -> None:
    game = resolved()
    entries: list[Entry] = list(game.state.log)
    assert any("608.2n" in entry.rules for entry in entries)
