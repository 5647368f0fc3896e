"""What replacement effects watch for that have a player not lose the game (CR 104.3, 614.1)."""

from __future__ import annotations

from typing import ClassVar

from engine.events import Event
from engine.foreseen import Foreseen
from engine.record import record
from engine.rule import Context
from engine.state_based import Loses
from engine.view import Env
from engine.would import Would


@record
class WouldLoseGame(Would):
    """Its controller would lose the game, other than by conceding (CR 104.3a)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Loses,)

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        return isinstance(event, Loses) and not event.conceding and event.player == env.you
