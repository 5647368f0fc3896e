"""The stack (CR 405) and what is announced for spells and abilities on it (CR 601.2, 602.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.abilities import Instance
from engine.record import record
from engine.state import STACK, Object, ObjectId, Seat

if TYPE_CHECKING:
    from engine.abilities import Origin
    from engine.view import View


@record
class Paid:
    """A named cost that was paid: the keyword or other name and the instance of the ability that gave it (CR 702.152b and the like)."""

    name: str
    origin: Origin


@record
class Announced:
    """What was chosen and paid as a spell was cast or an ability activated or put on the stack."""

    targets: tuple[tuple[int, ...], ...] = ()
    """Per instance of the word "target"; players as ``~seat``."""
    x: int | None = None
    modes: tuple[int, ...] = ()
    paid: tuple[Paid, ...] = ()
    mana: tuple[str, ...] = ()
    """The mana spent, as letters; of a player whose mana is no question, the cost as paid."""
    from_zone: str = ""
    caster: Seat | None = None
    """Who cast the spell; None for what wasn't cast, as a copy (CR 707.10)."""
    only: tuple[str, ...] = ()
    """The names of the costs for which alone it could be cast from there (CR 118.9b); () for no such restriction."""
    free: bool = False
    """Cast without paying its mana cost."""
    division: tuple[tuple[int, int], ...] = ()
    """How something is divided among the targets (CR 601.2d)."""
    paid_with: tuple[ObjectId, ...] = ()
    """What objects with which costs were paid have become, for the effect to refer to (CR 608.2k)."""
    halves: tuple[str, ...] = ()
    """How each mana symbol that can be paid in several ways is paid (CR 118.13a): a letter of mana, "2" generic, "P" life."""

    def was_paid(self, name: str) -> bool:
        """Whether any cost of that name was paid."""
        return any(p.name == name for p in self.paid)


NOTHING = Announced()


def announcement(obj: Object) -> Announced:
    """What was announced for the spell or ability that an object is, or for the spell that it was; for any other object nothing."""
    return obj.announced or NOTHING


def paid_for(obj: Object, instance: Instance) -> bool:
    """Whether the cost of just this instance of a keyword was paid for the spell that an object is or was (CR 400.7d)."""
    return Paid(instance.keyword.name, instance.origin) in announcement(obj).paid


def mana_value(view: View, obj: ObjectId) -> int:
    """An object's mana value; on the stack X is the value announced, elsewhere 0 (CR 202.3e)."""
    row = view.characteristics(obj)
    cost = row.value_cost or row.mana_cost
    if cost is None:
        return 0
    it = view.objects[obj]
    x = announcement(it).x if it.zone == STACK else 0
    return cost.with_x(x or 0).mana_value
