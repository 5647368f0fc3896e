"""Who controls what, and since when (CR 108.4, 302.6)."""

from __future__ import annotations

from engine.events import Event, OfObject
from engine.game import Game
from engine.record import record, replace
from engine.state import BATTLEFIELD, ObjectId, Seat, State


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
    """The permanents that were on the battlefield in an earlier state, too, and have another controller now; of what phases in, than it
    had when it phased out (CR 702.26d)."""
    state = game.state
    if state.layers.same_permanents(before.layers):
        return ()
    here = (i for i in state.battlefield() if i in before.objects and before.objects[i].zone == BATTLEFIELD)
    controllers = ((i, state.controller(i), controlled_by(before, i)) for i in here)
    return tuple(ControlChanges(i, now, was) for i, now, was in controllers if now != was)


def controlled_by(state: State, obj: ObjectId) -> Seat:
    """Who controls a permanent; of one that is phased out, who did."""
    out = state.objects[obj].phased_out
    return state.controller(obj) if out is None else out.seat
