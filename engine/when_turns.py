"""Trigger conditions about certain turns and steps (CR 500.6, 603.7)."""

from __future__ import annotations

from typing import ClassVar

from engine.events import Event
from engine.record import record
from engine.state import ObjectId
from engine.triggers import Trigger
from engine.turn import Begin
from engine.view import Env, View


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
