"""Which player knows what a card is (CR 400.2, 706.4, 708.5): who may look at it, and who has seen it where it is."""

from __future__ import annotations

from engine.events import Event
from engine.face_down import TurnedFaceDown
from engine.revealing import Revealed
from engine.rule import Context, rule
from engine.state import BATTLEFIELD, HAND, HIDDEN_ZONES, LIBRARY, STACK, ObjectId, Seat, State
from engine.zones import Move


def knows(ctx: Context, state: State, player: Seat, obj: ObjectId) -> bool:
    """Whether a player knows what an object is."""
    it = state.objects[obj]
    if it.revealed or _seen_where_it_is(state, obj):
        return True
    if it.zone == LIBRARY:
        return False
    if it.zone == HAND:
        return it.owner == player
    if it.face_down is None:
        return True
    return it.zone in (BATTLEFIELD, STACK) and may_look(ctx, False, state.layers.characteristics(obj).controller == player)


@rule("708.5")
def may_look(ctx: Context, knows: bool, own: bool) -> bool:
    """A player may look at a face-down spell or permanent they control at any time, and at nobody else's."""
    return own


def _seen_where_it_is(state: State, obj: ObjectId) -> bool:
    """Whether all players saw what it is since it came where it is, or saw it come there."""
    was = state.objects[obj].previous[:1]
    for entry in reversed(tuple(state.log)):
        told = _shown(state, entry.event, obj, entry.became, was)
        if told is not None:
            return told
    return False


def _shown(state: State, event: Event, obj: ObjectId, became: tuple[ObjectId, ...], was: tuple[ObjectId, ...]) -> bool | None:
    """Whether an event shows it to all; None if it says nothing about it, False if it came there unseen."""
    if isinstance(event, Revealed | TurnedFaceDown) and obj in event.subjects:
        return True
    if isinstance(event, Move) and obj in became:
        return event.from_zone not in HIDDEN_ZONES and (not was or not _was_down(state, was[0]))
    return None


def _was_down(state: State, obj: ObjectId) -> bool:
    return state.log.last_row(obj).object.face_down is not None
