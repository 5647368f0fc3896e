"""Counters (CR 122)."""

from __future__ import annotations

from engine.events import OfObject
from engine.game import Game
from engine.record import record, replace
from engine.state import Object, ObjectId, Seat

LOYALTY = "loyalty"
"""The kind of counters that say how much loyalty a planeswalker has (CR 122.1e)."""

MINUS = "-1/-1"

DEFENSE = "defense"
"""The kind of counters that say how much defense a battle has (CR 122.1g)."""

LORE = "lore"
"""The kind of counters that say how far a Saga has been told (CR 714.3)."""


def intrinsic_counters(obj: Object) -> tuple[tuple[str, int], ...]:
    """The counters that an object has as it enters because of what is printed on it: loyalty (CR 306.5b) or defense (CR 310.4b)."""
    face = obj.top.face if obj.components else None
    found = ((LOYALTY, face.loyalty), (DEFENSE, face.defense)) if face is not None else ()
    return tuple((kind, n) for kind, n in found if n)


@record
class CountersChange(OfObject):
    """Counters of a kind are put on an object (positive) or removed from it (negative, as far as there are any; CR 122.1, 122.6)."""

    kind: str
    amount: int
    by_effect: bool = True
    """Whether a spell or ability does it, and not damage, a cost or the rules of the turn (CR 609.1)."""
    player: Seat | None = None
    """Who puts them there; None: the object's controller (CR 122.6a)."""

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        left = max(0, it.counter(self.kind) + self.amount)
        others = tuple(pair for pair in it.counters if pair[0] != self.kind)
        since = tuple(pair for pair in it.counters_since if pair[0] != self.kind or left)
        if self.amount > 0:
            since = tuple(sorted((*(pair for pair in since if pair[0] != self.kind), (self.kind, game.tick()))))
        counters = tuple(sorted((*others, (self.kind, left)))) if left else others
        game.state = game.state.with_object(replace(it, counters=counters, counters_since=since))
        return ()
