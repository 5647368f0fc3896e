"""Trigger conditions about being turned face up, transforming, phasing and attachments (CR 701.3d, 701.27, 702.26, 708.8)."""

from __future__ import annotations

from typing import ClassVar

from engine.attaching import Attached, Unattached
from engine.events import Event
from engine.face_down import TurnedFaceUp
from engine.filters import Filter
from engine.phasing import PhasesIn, PhasesOut
from engine.record import record
from engine.state import BATTLEFIELD, ObjectId
from engine.transforming import Transformed
from engine.triggers import Trigger
from engine.view import Env, View
from engine.zones import Move


@record
class IsTurnedFaceUp(Trigger):
    """When something is turned face up (CR 708.8)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (TurnedFaceUp,)
    what: Filter

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return any(i in view.objects and self.what.holds(view, i, env) for i in became)


@record
class TransformsInto(Trigger):
    """Whenever something transforms into something (CR 701.27e): ``what`` is asked of it as it is immediately afterwards."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Transformed,)
    what: Filter

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return any(i in view.objects and self.what.holds(view, i, env) for i in became)


@record
class BecomesUnattached(Trigger):
    """When the Equipment or Aura that the ability is on becomes unattached from a permanent (CR 701.3d)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Attached, Unattached, Move)
    exception: ClassVar[str] = "unattached"

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        it = view.objects.get(env.this)
        if it is None or it.attached_to is None or it.attached_to < 0:
            return False
        if isinstance(event, Move):
            return event.from_zone == BATTLEFIELD and event.obj in (env.this, it.attached_to)
        return event.subjects[0] == env.this

    def looks_back(self, event: Event) -> bool:
        return True


@record
class PhasedIn(Trigger):
    """When something phases in (CR 702.26c)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (PhasesIn,)
    what: Filter

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return isinstance(event, PhasesIn) and event.obj in view.objects and self.what.holds(view, event.obj, env)


@record
class PhasedOut(Trigger):
    """When something phases out (CR 702.26b); the game looks back at it (CR 603.10b)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (PhasesOut,)
    exception: ClassVar[str] = "phases out"
    what: Filter

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return isinstance(event, PhasesOut) and event.obj in view.objects and self.what.holds(view, event.obj, env)

    def looks_back(self, event: Event) -> bool:
        return True
