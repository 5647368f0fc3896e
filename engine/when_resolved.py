"""Trigger conditions about spells that have resolved (CR 608.2p)."""

from __future__ import annotations

from typing import ClassVar

from engine.continuous import seat_meant
from engine.events import Event
from engine.filters import Filter
from engine.record import record
from engine.resolving import HasResolved
from engine.state import ObjectId
from engine.triggers import Trigger
from engine.view import Env, View


@record
class SpellResolves(Trigger):
    """Whenever a spell that a player ("you", "opponent" or "any") controls resolves."""

    kinds: ClassVar[tuple[type[Event], ...]] = (HasResolved,)
    what: Filter
    whose: str = "you"

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        if not isinstance(event, HasResolved) or event.obj not in view.objects or not view.objects[event.obj].components:
            return False
        return seat_meant(self.whose, env, view.controller(event.obj)) and self.what.holds(view, event.obj, env)
