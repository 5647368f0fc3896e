"""Timestamps of objects and of continuous effects (CR 613.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.rule import Context, rule

if TYPE_CHECKING:
    from engine.game import Game
    from engine.view import Env


@rule("613.7a")
def of_static(ctx: Context, timestamp: int, granted: int) -> int:
    """An effect of a static ability has the timestamp of the object it is on or of the effect that gave the ability, the later one."""
    return max(timestamp, granted)


def _source_s(game: Game, now: int, env: Env) -> int:
    """The wrong reading of CR 613.7b: an effect is as old as the object it comes from."""
    source = game.state.objects.get(env.this)
    if source is not None:
        return source.timestamp
    try:
        return game.state.log.last_row(env.this).object.timestamp
    except KeyError:
        return now


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


@rule("613.7e", otherwise=_as_before)
def on_attaching(ctx: Context, now: int, before: int) -> int:
    """An Aura, Equipment or Fortification receives a new timestamp each time it becomes attached."""
    return now


@rule("613.7g", otherwise=_as_before)
def on_transforming(ctx: Context, now: int, before: int) -> int:
    """A double-faced permanent receives a new timestamp each time it transforms."""
    return now


@rule("613.7f", otherwise=_as_before)
def on_turning(ctx: Context, now: int, before: int) -> int:
    """A permanent receives a new timestamp each time it turns face up or face down."""
    return now


@rule("613.7h", otherwise=_as_before)
def on_planeswalking(ctx: Context, now: int, before: int) -> int:
    """A plane card receives a timestamp as it is turned face up."""
    return now


@rule("613.7n")
def after_its_own(ctx: Context, before: int, now: int) -> int:
    """What an effect says of a permanent that it puts onto the battlefield is newer than what that permanent's static abilities say.

    ``now``: 0, for whenever it begins.
    """
    return now
