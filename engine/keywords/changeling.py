"""Changeling (CR 702.73)."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Static
from engine.changes import BecomeType
from engine.continuous import Modify
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.selectors import This
from engine.state import ObjectId
from engine.subtypes import CREATURE_TYPES
from engine.view import View

EVERY_CREATURE_TYPE = Static((Modify(This(), (BecomeType((), CREATURE_TYPES),), ("702.73a",)),), characteristic_defining=True)


@rule("702.73a", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """Changeling is a characteristic-defining ability: this object is every creature type."""
    return (*abilities, EVERY_CREATURE_TYPE)


CHANGELING = Keyword("changeling", "多相", "702.73", stands_for=_stands_for)
