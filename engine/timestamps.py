"""Timestamps of objects and of continuous effects (CR 613.7)."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from engine.rule import Context, rule

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import ObjectId, State
    from engine.view import Env


@rule("613.7a")
def of_static(ctx: Context, timestamp: int, granted: int) -> int:
    """An effect of a static ability has the timestamp of the object it is on or of the effect that gave the ability, the later one."""
    return max(timestamp, granted)


def _source_s(game: Game, now: int, env: Env) -> int:
    """The wrong reading of CR 613.7b: an effect is as old as the object it comes from."""
    source = game.state.objects.get(env.this)
    return source.timestamp if source is not None else now


@rule("613.7b", otherwise=_source_s)
def of_effect(game: Game, now: int, env: Env) -> int:
    """An effect of a resolving spell or ability receives a timestamp as it is created."""
    return now


@rule("613.7c")
def of_counters(ctx: Context, timestamp: int, since: int) -> int:
    """Counters have the timestamp of when one of their kind was last put on the object."""
    return max(timestamp, since)


def _as_before(ctx: Context, now: int, before: int) -> int:
    """The wrong reading of CR 613.7d-g: the object keeps the timestamp it had."""
    return before


@rule("613.7d", otherwise=_as_before)
def on_entering(ctx: Context, now: int, before: int) -> int:
    """An object receives a timestamp as it enters a zone."""
    return now


@rule("613.7m")
def in_order(game: Game, objects: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """Of objects that receive timestamps simultaneously, the active player's are the oldest, then each other player's in turn order."""
    seats = game.state.apnap()
    return tuple(sorted(objects, key=lambda i: seats.index(game.state.objects[i].controller)))


def with_timestamps(game: Game, objects: tuple[ObjectId, ...]) -> State:
    """The state in which objects that have just received timestamps simultaneously have them in the order of CR 613.7m.

    Among one player's objects, the order in which they were named is kept.
    """
    state = game.state
    new = tuple(dict.fromkeys(i for i in objects if i in state.objects and state.objects[i].controller in state.apnap()))
    if len({state.objects[i].controller for i in new}) < 2:
        return state
    stamps = sorted(state.objects[i].timestamp for i in new)
    given = dict(zip(in_order(game, new), stamps, strict=True))
    return state.evolve(objects={**state.objects, **{i: replace(state.objects[i], timestamp=t) for i, t in given.items()}})


@rule("613.7e", otherwise=_as_before)
def on_attaching(ctx: Context, now: int, before: int) -> int:
    """An Aura, Equipment or Fortification receives a new timestamp each time it becomes attached."""
    return now


@rule("613.7f", otherwise=_as_before)
def on_turning(ctx: Context, now: int, before: int) -> int:
    """A permanent receives a new timestamp each time it turns face up or face down."""
    return now
