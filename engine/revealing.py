"""Revealing objects to all players (CR 701.20)."""

from __future__ import annotations

from engine.events import Event
from engine.record import record
from engine.state import ObjectId, Seat


@record
class Revealed(Event):
    """Objects are shown to all players."""

    objects: tuple[ObjectId, ...]
    player: Seat | None = None

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return self.objects

    @property
    def affected_player(self) -> Seat | None:
        return self.player
