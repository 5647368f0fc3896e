"""Merged permanents: what no scenario can see of their components."""

from __future__ import annotations

import pytest

from engine.cards.words import keyword
from engine.components import lying
from engine.face_down import TurnedFaceDown, TurnedFaceUp
from engine.game import Game
from engine.happen import happen
from engine.merging import MergedWith, keyword_that_merges, merge
from engine.object_parts import FaceDown
from engine.selectors import Those
from engine.state import BATTLEFIELD, HAND, ObjectId
from engine.tests.playing import board, creature, put
from engine.view import Env
from engine.when_changed import TimesMutated
from engine.zones import move

MUTATE = "mutate"


def pile(*, off: tuple[str, ...] = (), over: bool = True) -> tuple[Game, ObjectId]:
    """A Bear with an Owl merged over or under it."""
    game = board(off=off)
    host = put(game, creature("Bear", "2/2"))
    merge(game, put(game, creature("Owl", "1/1"), HAND), host, over)
    return game, host


def down(game: Game, obj: ObjectId) -> list[bool]:
    """Which components lie face down, from the top."""
    return [c.down is not None for c in lying(game.object(obj))]


def test_every_component_is_turned_face_down_and_up() -> None:
    game, host = pile()
    happen(game, TurnedFaceDown(host, FaceDown()))
    assert down(game, host) == [True, True]
    happen(game, TurnedFaceUp(host))
    assert down(game, host) == [False, False]


def test_without_the_rule_only_the_topmost_is_turned() -> None:
    game, host = pile(off=("730.2f",))
    happen(game, TurnedFaceDown(host, FaceDown()))
    assert down(game, host) == [True, False]


def test_what_is_laid_over_a_face_down_permanent_leaves_that_face_down() -> None:
    game = board()
    host = put(game, creature("Bear", "2/2"))
    happen(game, TurnedFaceDown(host, FaceDown()))
    merge(game, put(game, creature("Owl", "1/1"), HAND), host, over=True)
    assert down(game, host) == [False, True]
    assert game.state.characteristics(host).name == "Owl"


@pytest.mark.parametrize(("over", "name"), [(True, "Owl"), (False, "Bear")])
def test_components_leave_face_up_and_one_by_one(over: bool, name: str) -> None:
    game, host = pile(over=over)
    happen(game, TurnedFaceDown(host, FaceDown()))
    (entry, *_) = happen(game, move(game, host, "graveyard"))
    faces = [game.object(i).components for i in entry.became]
    assert [len(f) for f in faces] == [1, 1]
    assert faces[0][0].face.name == name
    assert not any(c.down for f in faces for c in f)
    assert game.state.zone("graveyard", 0) == entry.became


def test_a_component_keeps_its_number() -> None:
    game, host = pile()
    numbers = {c.card for c in game.object(host).components}
    assert len(numbers) == 2
    assert game.state.zone(BATTLEFIELD) == (host,)


def mutated(over: bool = True) -> tuple[Game, ObjectId]:
    """A Bear with reach, and an Owl with flying that has mutated onto it."""
    game = board()
    host = put(game, creature("Bear", "2/2", keyword("reach")))
    merge(game, put(game, creature("Owl", "1/1", keyword("flying")), HAND), host, over, MUTATE)
    return game, host


@pytest.mark.parametrize("over", [True, False])
def test_every_ability_tells_which_component_it_comes_from(over: bool) -> None:
    game, host = mutated(over)
    it = game.object(host)
    row = game.state.characteristics(host)
    assert {str(i.ability): it.component(i.origin).face.name for i in row.abilities} == {"flying": "Owl", "reach": "Bear"}
    assert row.name == ("Owl" if over else "Bear")


def test_merging_without_the_keyword_gives_just_what_lies_on_top() -> None:
    game = board()
    host = put(game, creature("Bear", "2/2", keyword("reach")))
    merge(game, put(game, creature("Owl", "1/1", keyword("flying")), HAND), host, over=True)
    assert [str(i.ability) for i in game.state.characteristics(host).abilities] == ["flying"]
    assert TimesMutated(Those((host,))).count(game.state, Env(0, host)) == 0


def test_a_face_down_component_below_gives_nothing_until_it_is_turned_up() -> None:
    game = board()
    host = put(game, creature("Bear", "2/2", keyword("reach")))
    happen(game, TurnedFaceDown(host, FaceDown()))
    merge(game, put(game, creature("Owl", "1/1", keyword("flying")), HAND), host, True, MUTATE)
    assert [str(i.ability) for i in game.state.characteristics(host).abilities] == ["flying"]
    happen(game, TurnedFaceDown(host, FaceDown()))
    assert not game.state.characteristics(host).abilities
    happen(game, TurnedFaceUp(host))
    assert [str(i.ability) for i in game.state.characteristics(host).abilities] == ["flying", "reach"]


def test_what_mutated_is_counted_for_the_object_alone() -> None:
    game, host = mutated()
    count = TimesMutated(Those((host,)))
    assert count.count(game.state, Env(0, host)) == 1
    (entry, *_) = happen(game, move(game, host, HAND))
    assert [TimesMutated(Those((i,))).count(game.state, Env(0, i)) for i in entry.became] == [0, 0]
    assert count.count(game.state, Env(0, host)) == 1


@pytest.mark.parametrize(("over", "told"), [(True, "Owl over it"), (False, "Owl under it")])
def test_what_merging_does_is_told_in_a_few_words(over: bool, told: str) -> None:
    game, host = mutated(over)
    assert [str(line.change) for line in game.state.layers.explain(host)] == ["None", told]
    assert str(MergedWith(0, over)) == told.replace("Owl", "something")


def test_which_keyword_merges_is_read_off_the_card() -> None:
    assert keyword_that_merges(creature("Owl", "1/1", keyword(MUTATE, "{1}"))) == MUTATE
    assert keyword_that_merges(creature("Owl", "1/1", keyword("flying"))) == ""
