"""What is said of mana beyond its type: what it can be spent on, what that does, how long it stays (CR 106.4, 106.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.record import record

if TYPE_CHECKING:
    from engine.abilities import Triggered
    from engine.filters import Filter
    from engine.instructions import Instruction


@record
class OnlyFor:
    """Mana that can be spent only to cast some spells or to activate abilities of some objects; None: of none."""

    spells: Filter | None = None
    sources: Filter | None = None


@record
class NotFor:
    """Mana that can be spent on anything except to cast some spells."""

    spells: Filter


@record
class IfSpent:
    """If the mana is spent on a spell of some kind, something is done about that spell, which is what the instruction is about."""

    spells: Filter
    do: Instruction


@record
class ManaTerms:
    """What a spell or ability that produces mana says of it.

    ``riders``: what it does if it is spent on a spell, and delayed triggered abilities that trigger when it is spent, one of each for each
    mana. ``lasts``: until when its player doesn't lose it as steps and phases end; "" for no such time.
    """

    only: OnlyFor | NotFor | None = None
    riders: tuple[IfSpent | Triggered, ...] = ()
    lasts: str = ""
