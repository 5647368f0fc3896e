"""Auras that become attached to something as they are turned face up (CR 303.4k)."""

from __future__ import annotations

from engine.attaching import why_not_attach
from engine.continuous import Active
from engine.events import Event
from engine.face_down import TurnedFaceUp
from engine.filters import Filter
from engine.foreseen import Foreseen
from engine.game import Game
from engine.instead import Substitute, as_it_is_turned_up
from engine.questions import Question, by_name
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import State


@record
class TurnedUpAttached(Substitute):
    """As it is turned face up, its controller may attach it to something."""

    to: Filter

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> tuple[Event, ...]:
        if not isinstance(event, TurnedFaceUp) or seen.obj is None:
            return (event,)
        state = as_it_would_be_face_up(game, game.state, seen.state)
        fitting = (i for i in state.battlefield() if self.to.holds(state, i, active.env))
        legal = tuple(i for i in fitting if not why_not_attach(Game(state), seen.obj, i))
        text = "What does it become attached to as it is turned face up?"
        question = Question(active.env.you, "pick", "choose", text, by_name(state, legal), 0, 1, event.obj)
        picked = game.pick(question) if legal else ()
        return tuple(as_it_is_turned_up(game, event, replace(event, host=i)) for i in picked) or (event,)


@rule("303.4k")
def as_it_would_be_face_up(ctx: Context, state: State, face_up: State) -> State:
    """What an Aura that is being turned face up may be attached to is judged by what it would be face up."""
    return face_up
