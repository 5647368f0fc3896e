"""Trigger conditions about permanents that mutate (CR 702.140d) and about counters that are removed (CR 122)."""

from __future__ import annotations

from typing import ClassVar

from engine.counters import CountersChange
from engine.damage import LifeChanges
from engine.events import Event
from engine.filters import Filter
from engine.merging import Merge
from engine.record import record
from engine.selectors import Selector
from engine.state import ObjectId
from engine.triggers import Trigger
from engine.view import Env, View


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


@record
class GetsCounters(Trigger):
    """Whenever one or more counters of a kind are put on something."""

    kinds: ClassVar[tuple[type[Event], ...]] = (CountersChange,)
    what: Filter
    kind: str

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        if not isinstance(event, CountersChange) or event.amount <= 0 or event.kind != self.kind:
            return False
        return event.obj in view.objects and self.what.holds(view, event.obj, env)


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
