"""Cards exiled face down (CR 406.3): they have no characteristics, and are turned face up just before they are played."""

from __future__ import annotations

from engine.events import Event, OfObject
from engine.game import Game
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import EXILE, Object, ObjectId, State

Events = tuple[Event, ...]


@record
class TurnedUpToPlay(OfObject):
    """A card exiled face down is turned face up because a player is about to play it."""


    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.with_object(replace(game.object(self.obj), face_down=None)).afresh()
        return ()


def exiled_face_down(it: Object) -> bool:
    """Whether something is a card that was exiled face down."""
    return it.zone == EXILE and it.face_down is not None


@rule("406.3a", part="turned face up")
def turned_up_to_play(ctx: Context, events: Events, card: Object) -> Events:
    """A card exiled face down is turned face up just before the player announces that they are playing it."""
    return (*events, TurnedUpToPlay(card.id)) if exiled_face_down(card) else events


def as_played(state: State, card: ObjectId) -> State:
    """A state as it is when a card is about to be played."""
    it = state.objects[card]
    return state.with_object(replace(it, face_down=None)).afresh() if exiled_face_down(it) else state
