"""Nightbound (CR 702.145): back faces that are up by night."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Static
from engine.day_and_night import DAY, TurnsWith
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.state import ObjectId
from engine.transforming import TransformsNoOtherWay
from engine.view import View

Abilities = tuple[Ability, ...]


def _nightbound(ctx: Context, abilities: Abilities, instance: Instance, view: View, obj: ObjectId) -> Abilities:
    """The two abilities of the back face."""
    return _neither_by_night(ctx, (*abilities, Static((TurnsWith(DAY),))))


@rule("702.145e", part="no other way", deferred=True)
def _neither_by_night(ctx: Context, abilities: Abilities) -> Abilities:
    """It can't transform except due to its nightbound ability."""
    return (*abilities, Static((TransformsNoOtherWay(("702.145e no other way",)),)))


NIGHTBOUND = Keyword("nightbound", "夜明", "702.145", stands_for=_nightbound)
