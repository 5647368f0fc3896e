"""Who controls what, and since when (CR 108.4, 302.6)."""

from __future__ import annotations

from engine.events import Event, OfObject
from engine.game import Game
from engine.record import record, replace
from engine.state import BATTLEFIELD, EVERYBODY, ObjectId, Seat, State


@record
class ControlChanges(OfObject):
    """A permanent comes under another player's control; that control begins now (CR 302.6)."""

    player: Seat
    was: Seat

    @property
    def affected_player(self) -> Seat | None:
        return self.player

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        now = game.tick()
        game.state = game.state.with_object(replace(game.object(self.obj), since=now))
        return ()


def control_changes(game: Game, before: State) -> tuple[Event, ...]:
    """The permanents that were on the battlefield in an earlier state, too, and have another controller now."""
    state = game.state
    if state.layers.same_permanents(before.layers):
        return ()
    stayed = (i for i in state.zone(BATTLEFIELD, EVERYBODY) if i in before.objects and before.objects[i].zone == BATTLEFIELD)
    controllers = ((i, state.controller(i), before.controller(i)) for i in stayed)
    return tuple(ControlChanges(i, now, was) for i, now, was in controllers if now != was)
