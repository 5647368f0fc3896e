"""Move counters from one object to another (CR 122.5)."""

from __future__ import annotations

from engine.counters import CountersChange
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record
from engine.rule import Context, rule
from engine.selectors import Selector
from engine.state import BATTLEFIELD, ObjectId
from engine.view import Env


@record
class MoveCounters(Instruction):
    """Move all counters from one permanent onto another."""

    what: Selector
    to: Selector

    def perform(self, game: Game, env: Env) -> Env:
        for source in _there(game, self.what.select(game.view, env))[:1]:
            hosts = _there(game, self.to.select(game.view, env))[:1]
            counters = game.object(source).counters
            off: tuple[Event, ...] = tuple(CountersChange(source, kind, -n) for kind, n in counters)
            on = tuple(CountersChange(host, kind, n) for host in hosts for kind, n in counters)
            happen(game, *both_or_neither(game, (*off, *on), bool(hosts) and hosts[0] != source))
        return env


def _there(game: Game, objects: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    return tuple(i for i in objects if game.state.exists(i) and game.object(i).zone == BATTLEFIELD)


@rule("122.5")
def both_or_neither(ctx: Context, events: tuple[Event, ...], possible: bool) -> tuple[Event, ...]:
    """If a counter can't be put on the second object, it isn't removed from the first."""
    return events if possible else ()


Counters = tuple[tuple[str, int], ...]


@record
class PutItsCounters(Instruction):
    """Put the counters of an object that has left the battlefield on another permanent."""

    what: Selector
    to: Selector

    def perform(self, game: Game, env: Env) -> Env:
        for host in _there(game, self.to.select(game.view, env))[:1]:
            for source in self.what.select(game.view, env)[:1]:
                counters: Counters = game.state.last_known(source).object.counters
                had = as_it_left if env.event is not None else as_it_was_sacrificed
                happen(game, *(CountersChange(host, kind, n) for kind, n in had(game, (), counters)))
        return env


@rule("122.8")
def as_it_left(ctx: Context, none: Counters, counters: Counters) -> Counters:
    """A triggered ability puts as many counters of each kind as an object had that left the battlefield: it doesn't move them."""
    return counters


@rule("122.9")
def as_it_was_sacrificed(ctx: Context, none: Counters, counters: Counters) -> Counters:
    """So does an activated ability whose cost was sacrificing the object that had them."""
    return counters
