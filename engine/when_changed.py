"""Trigger conditions about permanents that mutate (CR 702.140d) and about counters that are removed (CR 122)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.counters import CountersChange
from engine.damage import LifeChanges
from engine.events import Event
from engine.filters import Filter
from engine.merging import Merge
from engine.record import record
from engine.rule import Context, context, rule
from engine.selectors import Selector
from engine.state import BATTLEFIELD, Object, ObjectId, Seat
from engine.tokens import Create
from engine.triggers import Times, Trigger
from engine.view import Env, View
from engine.zones import Move

if TYPE_CHECKING:
    from engine.game import Game


@record
class Mutates(Trigger):
    """Whenever something mutates: a spell merges with it as it resolves."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Merge,)
    what: Filter

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return isinstance(event, Merge) and event.mutates and event.host in view.objects and self.what.holds(view, event.host, env)


@record
class TimesMutated:
    """How often something has mutated since it entered the battlefield."""

    what: Selector

    def count(self, view: View, env: Env) -> int:
        hosts = self.what.select(view, env)
        return sum(1 for entry in view.whole.log if isinstance(entry.event, Merge) and entry.event.mutates and entry.event.host in hosts)


@record
class GainsLife(Trigger):
    """Whenever you gain life."""

    kinds: ClassVar[tuple[type[Event], ...]] = (LifeChanges,)

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return isinstance(event, LifeChanges) and event.amount > 0 and event.player == env.you


PUT_ON: tuple[type[Event], ...] = (CountersChange, Move, Create)
"""The events by which counters are put on objects: they are there, or they enter with them (CR 122.6)."""


def _put_on(view: View, event: Event, kind: str, became: tuple[ObjectId, ...]) -> tuple[Object, ...]:
    """The permanents that counters of a kind are put on."""
    ids: tuple[ObjectId, ...] = ()
    if isinstance(event, CountersChange):
        ids = (event.obj,) if event.amount > 0 and event.kind == kind else ()
    elif isinstance(event, (Move, Create)) and dict(event.counters).get(kind, 0) > 0:
        ids = became
    return tuple(view.objects[i] for i in ids if i in view.objects and view.objects[i].zone == BATTLEFIELD)


@rule("122.6", part="triggers")
def as_it_enters_too(ctx: Context, none: Times, times: Times) -> Times:
    """What triggers on counters being put on an object triggers if it is given them as it enters the battlefield, too."""
    return times


@record
class GetsCounters(Trigger):
    """Whenever one or more counters of a kind are put on something."""

    kinds: ClassVar[tuple[type[Event], ...]] = PUT_ON
    what: Filter
    kind: str

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return any(self.what.holds(view, it.id, env) for it in _put_on(view, event, self.kind, became))

    def times(self, game: Game, times: Times, event: Event) -> Times:
        return times if isinstance(event, CountersChange) else as_it_enters_too(game, (), times)


@record
class PutsCounters(GetsCounters):
    """Whenever you put one or more counters of a kind on something."""

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        there = _put_on(view, event, self.kind, became)
        return any(self.what.holds(view, it.id, env) and _putter(context(view), view, event, it) == env.you for it in there)

    def times(self, game: Game, times: Times, event: Event) -> Times:
        for obj in (i for became in times for i in became if i in game.state.objects):
            _putter(game, game.state, event, game.object(obj))
        return super().times(game, times, event)


def _putter(ctx: Context, view: View, event: Event, it: Object) -> Seat:
    """Who puts the counters on an object."""
    if isinstance(event, CountersChange):
        return view.controller(it.id) if event.player is None else event.player
    return its_controller_puts_them(ctx, it.owner, view.controller(it.id))


@rule("122.6a")
def its_controller_puts_them(ctx: Context, owner: Seat, controller: Seat) -> Seat:
    """If the effect that gives an object counters as it enters specifies no player, its controller puts them on it."""
    return controller


@record
class GetsNthCounter(Trigger):
    """When the n-th counter of a kind is put on something (CR 122.7)."""

    kinds: ClassVar[tuple[type[Event], ...]] = PUT_ON
    what: Filter
    kind: str
    n: int

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        there = _put_on(view, event, self.kind, became)
        return any(it.counter(self.kind) >= self.n and self.what.holds(view, it.id, env) for it in there)

    def times(self, game: Game, times: Times, event: Event) -> Times:
        if not isinstance(event, CountersChange):
            return as_it_enters_too(game, (), times)
        if event.obj not in game.state.objects:
            return times
        now = game.object(event.obj).counter(self.kind)
        return as_the_number_is_reached(game, times, now - event.amount < self.n)


@rule("122.7")
def as_the_number_is_reached(ctx: Context, times: Times, fewer: bool) -> Times:
    """It triggers only if there were fewer than that number of counters before. ``fewer``: whether there were."""
    return times if fewer else ()


@record
class LosesCounter(Trigger):
    """Whenever a counter of a kind is removed from something; ``last``: when the last of them is removed."""

    kinds: ClassVar[tuple[type[Event], ...]] = (CountersChange,)
    what: Filter
    kind: str
    last: bool = False

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        if not isinstance(event, CountersChange) or event.amount >= 0 or event.kind != self.kind:
            return False
        it = view.objects.get(event.obj)
        return it is not None and self.what.holds(view, event.obj, env) and not (self.last and it.counter(self.kind))

    def occurrences(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> tuple[tuple[ObjectId, ...], ...]:
        return (became,) * (1 if self.last or not isinstance(event, CountersChange) else -event.amount)
