"""The trigger condition of a Saga's chapter abilities (CR 714.2)."""

from __future__ import annotations

from typing import ClassVar

from engine.counters import LORE, CountersChange
from engine.events import Event
from engine.record import record
from engine.rule import Context, context, rule
from engine.state import ObjectId
from engine.tokens import Create
from engine.triggers import Trigger
from engine.view import Env, View
from engine.zones import Move

Numbers = tuple[int, ...]
CHAPTER_RULES = ("714.2b",)
"""The rules of a chapter ability."""


@record
class Chapter(Trigger):
    """When lore counters are put on this Saga, if their number reaches one of these (CR 714.2b-c)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (CountersChange, Move, Create)
    numbers: Numbers

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return bool(self._reached(view, event, became, env))

    def occurrences(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> tuple[tuple[ObjectId, ...], ...]:
        return (became,) * len(self._reached(view, event, became, env))

    def _reached(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> Numbers:
        added = _added(event, became, env.this)
        if added <= 0 or env.this not in view.objects:
            return ()
        now = view.objects[env.this].counter(LORE)
        return reached(context(view), (), self.numbers, now - added, now)


def _added(event: Event, became: tuple[ObjectId, ...], saga: ObjectId) -> int:
    """How many lore counters an event puts on a Saga; entering with them is having them put on (CR 122.6)."""
    if isinstance(event, CountersChange):
        return event.amount if event.obj == saga and event.kind == LORE else 0
    return dict(event.counters).get(LORE, 0) if isinstance(event, (Move, Create)) and saga in became else 0


@rule("714.2b", deferred=True)
def reached(ctx: Context, found: Numbers, numbers: Numbers, before: int, now: int) -> Numbers:
    """A chapter ability triggers as the number of lore counters becomes at least its number, having been less."""
    return (*found, *(n for n in numbers if before < n <= now))
