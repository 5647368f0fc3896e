"""Trigger conditions about what becomes unattached (CR 603.10c, 701.3d)."""

from __future__ import annotations

from typing import ClassVar

from engine.attaching import Unattached
from engine.events import Event
from engine.filters import Filter
from engine.record import record
from engine.state import BATTLEFIELD, ObjectId
from engine.triggers import Times, Trigger
from engine.view import Env, View
from engine.zones import Move


@record
class BecomesUnattached(Trigger):
    """Whenever something becomes unattached: moved away, or because it or what it was attached to leaves the battlefield."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Unattached, Move)
    exception: ClassVar[str] = "unattached"
    what: Filter

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return bool(self.occurrences(view, event, became, env))

    def occurrences(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> Times:
        return tuple((i,) for i in _detached(view, event) if self.what.holds(view, i, env))

    def looks_back(self, event: Event) -> bool:
        return True


def _detached(view: View, event: Event) -> tuple[ObjectId, ...]:
    """What an event detaches, as things were before it."""
    if isinstance(event, Unattached):
        it = view.objects.get(event.obj)
        return (event.obj,) if it is not None and it.attached_to in view.objects else ()
    if not isinstance(event, Move) or event.from_zone != BATTLEFIELD or event.obj not in view.objects:
        return ()
    own = (event.obj,) if view.objects[event.obj].attached_to is not None else ()
    return (*own, *(i for i in view.battlefield() if view.objects[i].attached_to == event.obj))
