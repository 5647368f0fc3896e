"""Trigger conditions about damage that is prevented, and how much that is (CR 615.13)."""

from __future__ import annotations

from typing import ClassVar

from engine.events import Event
from engine.prevention import DamagePrevented
from engine.record import record
from engine.selectors import YOU, Selector
from engine.state import ObjectId
from engine.triggers import Trigger
from engine.view import Env, View


@record
class DamageIsPrevented(Trigger):
    """Whenever damage that would be dealt to some objects or players is prevented."""

    kinds: ClassVar[tuple[type[Event], ...]] = (DamagePrevented,)
    per_effect: ClassVar[bool] = True
    to: Selector = YOU

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return isinstance(event, DamagePrevented) and event.target in self.to.select(view, env)


@record
class MuchPrevented:
    """How much damage to the same object or player the effect prevented at that time."""

    def count(self, view: View, env: Env) -> int:
        event = env.event
        if not isinstance(event, DamagePrevented):
            return 0
        moment = next((e.moment for e in reversed(tuple(view.whole.log)) if e.event == event), -1)
        events = [e.event for e in view.whole.log if e.moment == moment]
        alike = [e for e in events if isinstance(e, DamagePrevented) and (e.target, e.effect) == (event.target, event.effect)]
        return sum(e.amount for e in alike)
