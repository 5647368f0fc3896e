"""What comes to be as a trigger condition says only after the event that it is about (CR 508.2a, 509.3f): that triggers nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Event
from engine.rule import Context, rule
from engine.state import State
from engine.view import Env

if TYPE_CHECKING:
    from engine.game import Game
    from engine.layers import Listening

Heard = tuple[tuple["Listening", Event], ...]
"""Abilities, each with the event that has come to be as its trigger condition says."""


def too_late(game: Game, before: State) -> Heard:
    """What changes in combat would trigger if it were enough that creatures are now as a trigger condition says."""
    if game.state.combat is None or before.combat is None or before.layers is game.state.layers:
        return ()
    found = tuple(
        (heard, event)
        for heard in game.state.layers.listening
        for event in heard.ability.when.goes_on(game.state)
        if _now_and_not_before(game.state, before, heard, event)
    )
    if not found:
        return ()
    attacking = only_when_declared(game, tuple(it for it in found if _of_attack(it[1])))
    return (*attacking, *only_as_it_blocks(game, tuple(it for it in found if not _of_attack(it[1]))))


def _of_attack(event: Event) -> bool:
    return len(event.subjects) == 1


def _now_and_not_before(state: State, before: State, heard: Listening, event: Event) -> bool:
    when = heard.ability.when
    if heard not in before.layers.listening or event not in when.goes_on(before):
        return False
    now, then = (Env(s.controller(heard.source), heard.source, heard.instance.origin, event=event) for s in (state, before))
    return when.matches(state, event, (), now) and not when.matches(before, event, (), then)


@rule("508.2a")
def only_when_declared(ctx: Context, late: Heard) -> Heard:
    """An ability that triggers on a creature's attacking doesn't trigger on an attacking creature's coming to be as it says."""
    return ()


@rule("509.3f")
def only_as_it_blocks(ctx: Context, late: Heard) -> Heard:
    """Nor does one that triggers on blocking or on becoming blocked trigger on creatures' coming to be as it says later."""
    return ()
