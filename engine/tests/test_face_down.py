"""Face-down spells and permanents: which of several ways is meant, where no ruling can say it."""

from __future__ import annotations

import pytest

from engine.cards.words import keyword
from engine.casting import Cast, cast
from engine.face_down import TurnedFaceDown
from engine.game import Game
from engine.happen import happen
from engine.object_parts import FaceDown
from engine.questions import Answer, Question
from engine.record import replace
from engine.spending import ManaSpent
from engine.state import HAND, STACK, ObjectId, State
from engine.tests.playing import board, creature, put, run
from engine.turning_up import TurnUp, turn_up


def rich() -> Game:
    """A board on which the first player can pay any amount of mana, and has priority."""
    game = board()
    game.state = game.state.with_player(replace(game.state.player(0), any_mana=True))
    return game


def cast_face_down(game: Game, card: ObjectId) -> None:
    """The first player casts a card face down."""
    cast(game, Cast(0, card, face_down=True))


def paid(state: State) -> list[str]:
    """What has been paid, in symbols."""
    return [e.event.cost for e in state.log.this_turn() if isinstance(e.event, ManaSpent)]


@pytest.mark.parametrize(("nth", "abilities"), [(0, []), (1, ["ward"])])
def test_by_which_ability_a_card_is_cast_face_down_is_asked(nth: int, abilities: list[str]) -> None:
    # CR 702.37c, 702.168b: the player announces which ability is used; only disguise gives ward {2} (702.168a).
    game = rich()
    card = put(game, creature("Two Faces", "4/3", keyword("morph", "{R}"), keyword("disguise", "{2}{R}")), HAND)
    asked: list[Question] = []

    def pick(question: Question) -> Answer:
        asked.append(question)
        return (nth,)

    state = run(game.state, lambda g: cast_face_down(g, card), pick)
    (spell,) = state.zone(STACK)
    assert [o.text for q in asked for o in q.options] == ["morph", "disguise"]
    assert [i.ability.name for i in state.characteristics(spell).abilities] == abilities  # type: ignore[attr-defined]
    assert paid(state) == ["{3}"]


def test_two_abilities_that_say_the_same_are_one_way_to_cast_it() -> None:
    game = rich()
    card = put(game, creature("Twice", "4/3", keyword("morph", "{R}"), keyword("morph", "{2}")), HAND)
    state = run(game.state, lambda g: cast_face_down(g, card))
    assert len(state.zone(STACK)) == 1


@pytest.mark.parametrize(("nth", "cost"), [(0, "{R}"), (1, "{4}{R}")])
def test_of_two_costs_for_turning_it_up_a_player_chooses_one(nth: int, cost: str) -> None:
    # CR 701.40c: a manifested card with morph can be turned up for either.
    game = rich()
    it = put(game, creature("Both", "4/3", keyword("morph", "{R}"), cost="{4}{R}"))
    happen(game, TurnedFaceDown(it, FaceDown("manifest")))
    state = run(game.state, lambda g: turn_up(g, TurnUp(0, it)), lambda _: (nth,))
    assert state.objects[it].face_down is None
    assert paid(state) == [cost]
