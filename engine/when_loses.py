"""Trigger conditions about players who lose the game (CR 603.9)."""

from __future__ import annotations

from typing import ClassVar

from engine.continuous import seat_meant
from engine.events import Event
from engine.record import record
from engine.state import ObjectId
from engine.state_based import Loses
from engine.triggers import Trigger
from engine.view import Env, View


@record
class LosesGame(Trigger):
    """Whenever a player loses the game; the game looks back at it (CR 603.10f)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Loses,)
    exception: ClassVar[str] = "loses"
    whose: str = "any"

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return isinstance(event, Loses) and event.heard and seat_meant(self.whose, env, event.player)

    def looks_back(self, event: Event) -> bool:
        return True
