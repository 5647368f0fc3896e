"""Trigger conditions about drawing cards (CR 121.1, 603.2)."""

from __future__ import annotations

from typing import ClassVar

from engine.continuous import seat_meant
from engine.events import Event
from engine.record import record
from engine.state import ObjectId
from engine.triggers import Trigger
from engine.view import Env, View
from engine.zones import Move


@record
class DrawsCard(Trigger):
    """Whenever a player ("you", "opponent" or "any") draws a card; what is put into a hand otherwise isn't drawn (CR 121.5)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Move,)
    whose: str = "you"

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return isinstance(event, Move) and event.drawn is not None and seat_meant(self.whose, env, event.drawn)
