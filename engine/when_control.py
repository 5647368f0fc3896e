"""Trigger conditions about control of permanents (CR 603.10d)."""

from __future__ import annotations

from typing import ClassVar

from engine.control import ControlChanges
from engine.events import Event
from engine.record import record
from engine.state import BATTLEFIELD, ObjectId
from engine.triggers import Trigger
from engine.view import Env, View
from engine.zones import Move


@record
class LoseControl(Trigger):
    """When you lose control of an object that the ability is about: another player controls it then, or it has left the battlefield."""

    kinds: ClassVar[tuple[type[Event], ...]] = (ControlChanges, Move)
    exception: ClassVar[str] = "loses control"

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        if isinstance(event, ControlChanges):
            return event.obj in env.bound and event.was == env.you
        if not isinstance(event, Move) or event.from_zone != BATTLEFIELD or event.obj not in env.bound:
            return False
        return event.obj in view.objects and view.controller(event.obj) == env.you

    def looks_back(self, event: Event) -> bool:
        return True
