"""Basic land types and the mana abilities that come with them (CR 305.6)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.abilities import Activated, Instance
from engine.rule import Context, rule
from engine.subtypes import BASIC_LAND_TYPES

if TYPE_CHECKING:
    from engine.characteristics import Characteristics


@lru_cache(maxsize=8)
def intrinsic(subtype: str) -> Instance:
    """The ability to tap for mana that a basic land type gives."""
    from engine.actions.add_mana import AddMana  # noqa: PLC0415  (actions are made of what objects are)
    from engine.costs import Cost, TapThis  # noqa: PLC0415

    place = tuple(BASIC_LAND_TYPES).index(subtype)
    return Instance(Activated(Cost(None, (TapThis(),)), AddMana((BASIC_LAND_TYPES[subtype],))), ("intrinsic", place, 0))


@rule("305.6")
def with_intrinsic_abilities(ctx: Context, it: Characteristics) -> Characteristics:
    """A land with a basic land type has the ability to tap for that type's mana, whatever its text says."""
    wanted = tuple(intrinsic(s) for s in it.subtypes if s in BASIC_LAND_TYPES) if "land" in it.types else ()
    had = tuple(i for i in it.abilities if i.origin[0] == "intrinsic")
    if wanted == had:
        return it
    return it.but(abilities=(*(i for i in it.abilities if i.origin[0] != "intrinsic"), *wanted))
