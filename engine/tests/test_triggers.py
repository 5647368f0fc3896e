"""Triggered abilities: which of several simultaneous events a delayed one is about (CR 603.7b), which are mana abilities (605.1b)."""

from __future__ import annotations

import pytest

from engine.abilities import Instance, Triggered
from engine.actions.add_mana import AddMana, ManaAdded
from engine.actions.draw import Draw
from engine.cards.words import TARGET_CREATURE
from engine.characteristic_filters import IsType
from engine.delayed import Delayed, DelayedCreated
from engine.events import Event
from engine.filters import Filter
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.merging import merge
from engine.questions import Answer, Paused, Question
from engine.record import record, replace
from engine.state import BATTLEFIELD, GRAVEYARD, HAND, ObjectId, State
from engine.targets import TargetSpec
from engine.tests.playing import board, creature, put
from engine.triggered_mana_abilities import is_triggered_mana_ability
from engine.triggers import Pending
from engine.triggers_to_stack import describe, in_chosen_order
from engine.when import Enters, PutIntoGraveyard
from engine.zones import move


@record
class Lost(Event):
    """An event that has nothing to do with mana."""


DIES = Triggered(PutIntoGraveyard(Filter(IsType("creature"))), Draw())


def waiting(game: Game, duration: str = "", next: bool = False) -> None:  # noqa: A002  (as the field is called)
    """Let the first player's delayed triggered ability wait for a creature to die."""
    source = put(game, creature("Source", "1/1"))
    happen(game, DelayedCreated(Delayed(DIES, 0, source, None, duration=duration, next=next)))


def buried(game: Game, *objects: ObjectId, nth: int = 0) -> tuple[State, list[Question]]:
    """The game after permanents have been put into graveyards at the same time, and what was asked of it but the order there."""
    asked: list[Question] = []

    def knows(question: Question, state: State) -> Answer:
        if question.topic == "order":
            return tuple(o.value for o in question.options)
        asked.append(question)
        return (question.options[nth].value,)

    after = Game(game.state, knows=knows)
    happen(after, *(move(after, i, "graveyard") for i in objects))
    return after.state, asked


def about(state: State) -> list[tuple[ObjectId, ...]]:
    """Which objects the abilities are about that have triggered."""
    return [p.event.subjects for p in state.pending if p.event]


@pytest.mark.parametrize("nth", [0, 1])
@pytest.mark.parametrize(("duration", "next_one"), [("", False), ("end of turn", True)])
def test_of_two_events_at_once_its_controller_chooses_which_triggers_it(nth: int, duration: str, next_one: bool) -> None:
    game = board()
    waiting(game, duration, next_one)
    bear, owl = put(game, creature("Bear", "2/2")), put(game, creature("Owl", "1/1"))
    state, asked = buried(game, bear, owl, nth=nth)
    assert [(q.player, [o.text for o in q.options]) for q in asked] == [(0, ["Bear", "Owl"])]
    assert about(state) == [((bear, owl)[nth],)]
    assert not state.delayed


def test_it_may_be_about_a_merged_permanent_that_has_become_two_cards() -> None:
    game = board()
    waiting(game)
    pile, owl = put(game, creature("Bear", "2/2")), put(game, creature("Owl", "1/1"))
    merge(game, put(game, creature("Hat", "1/1"), HAND), pile, over=True)
    state, asked = buried(game, pile, owl)
    assert [len(q.options) for q in asked] == [2]
    assert about(state) == [(pile,)]


def test_one_event_needs_no_choice() -> None:
    game = board()
    waiting(game)
    bear = put(game, creature("Bear", "2/2"))
    state, asked = buried(game, bear)
    assert not asked
    assert about(state) == [(bear,)]


def test_with_a_duration_every_event_triggers_it() -> None:
    game = board()
    waiting(game, "end of turn")
    creatures = [put(game, creature(name, "1/1")) for name in ("Bear", "Owl", "Cat")]
    state, asked = buried(game, *creatures)
    assert not asked
    assert about(state) == [(i,) for i in creatures]
    assert len(state.delayed) == 1


def pending(ability: Triggered, event: Event | None = None, name: str = "Source") -> Pending:
    """An ability that has triggered."""
    return Pending(Instance(ability, ("printed", 0, 0)), ability, 0, 1, creature(name, "1/1"), "", 1, "triggered", event)


BY_TAPPING, BY_SPELL = (ManaAdded(0, ("R",), 1, True, by_mana_ability=by) for by in (True, False))
ADDS, DRAWS = AddMana(("R",)), Draw()


@pytest.mark.parametrize(
    ("do", "targets", "event", "mana_ability"),
    [
        (ADDS, (), BY_TAPPING, True),
        (ADDS, (TARGET_CREATURE,), BY_TAPPING, False),
        (ADDS, (), BY_SPELL, False),
        (ADDS, (), Lost(), False),
        (DRAWS, (), BY_TAPPING, False),
    ],
)
def test_a_triggered_mana_ability_has_no_target_triggers_from_a_mana_ability_and_could_add_mana(
    do: Instruction, targets: tuple[TargetSpec, ...], event: Event, mana_ability: bool
) -> None:
    # CR 605.1b asks for all three.
    ability = Triggered(PutIntoGraveyard(Filter()), do, targets)
    assert is_triggered_mana_ability(board(), pending(ability, event)) is mana_ability


def test_the_player_whose_abilities_they_are_orders_them_by_the_names_of_their_sources() -> None:
    # CR 603.3b; two that are alike in everything need no order.
    game = board()
    mine = (pending(DIES, name="Bear"), pending(DIES, name="Owl"))
    with pytest.raises(Paused) as paused:
        in_chosen_order(game, mine, 1)
    assert (paused.value.question.player, [o.text for o in paused.value.question.options]) == (1, ["Bear", "Owl"])
    assert in_chosen_order(Game(game.state, ((1, 0),)), mine, 1) == mine[::-1]
    alike = (pending(DIES), pending(DIES))
    assert in_chosen_order(game, alike, 1) is alike
    assert describe(replace(mine[0], source_face=None)) == "ability"


@pytest.mark.parametrize(("zone", "times"), [(BATTLEFIELD, 2), (GRAVEYARD, 1)])
def test_only_abilities_of_permanents_trigger_an_additional_time_where_an_effect_says_so_of_permanents(zone: str, times: int) -> None:
    game = board()
    put(game, "Panharmonicon")
    put(game, creature("Watcher", "1/1", Triggered(Enters(Filter(IsType("creature"))), Draw(1), zones=(zone,))), zone)
    happen(game, move(game, put(game, creature("Bear", "2/2"), HAND), BATTLEFIELD))
    assert len(game.state.pending) == times
