"""Trigger conditions about spells that have resolved (CR 608.2p)."""

from __future__ import annotations

from typing import ClassVar

from engine.events import Event
from engine.filters import Filter
from engine.record import record
from engine.resolving import HasResolved
from engine.state import ObjectId
from engine.triggers import Trigger
from engine.view import Env, View


@record
class SpellResolves(Trigger):
    """Whenever a spell that you control resolves."""

    kinds: ClassVar[tuple[type[Event], ...]] = (HasResolved,)
    what: Filter

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        if not isinstance(event, HasResolved) or event.obj not in view.objects or not view.objects[event.obj].components:
            return False
        return view.controller(event.obj) == env.you and self.what.holds(view, event.obj, env)
