"""Trigger conditions about certain turns and steps (CR 500.6, 603.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.events import Event
from engine.record import record
from engine.rule import Context, rule
from engine.state import ObjectId
from engine.steps_in_order import MAIN_PHASES
from engine.triggers import Times, Trigger
from engine.turn import Begin
from engine.view import Env, View

if TYPE_CHECKING:
    from engine.game import Game


@record
class EndOfExtraTurn(Trigger):
    """At the beginning of the end step of the extra turn that the effect gave."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Begin,)

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return isinstance(event, Begin) and event.step == "end" and view.whole.turn.added in env.bound


@record
class FirstUpkeep(Trigger):
    """At the beginning of the first upkeep each turn of the player that this is attached to."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Begin,)

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        it = view.objects.get(env.this)
        if not isinstance(event, Begin) or event.step != "upkeep" or it is None or it.attached_to != ~event.active:
            return False
        return sum(isinstance(e.event, Begin) and e.event.step == "upkeep" for e in view.whole.log.this_turn()) == 1


@record
class NthMainPhase(Trigger):
    """At the beginning of your n-th main phase each turn (CR 505.1b)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Begin,)
    n: int

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return isinstance(event, Begin) and event.step in MAIN_PHASES and event.active == env.you

    def times(self, game: Game, times: Times, event: Event) -> Times:
        begun = [e.event.step for e in game.state.log.this_turn() if isinstance(e.event, Begin) and e.event.step in MAIN_PHASES]
        by_name = times if isinstance(event, Begin) and event.step == MAIN_PHASES[self.n - 1] else ()
        return by_counting(game, by_name, times if len(begun) == self.n else ())


@rule("505.1b")
def by_counting(ctx: Context, by_name: Times, counted: Times) -> Times:
    """The "second main phase" is the second main phase that occurs in the turn, whatever comes after what."""
    return counted
