"""Daybound (CR 702.145): front faces that are up by day."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Static
from engine.continuous import Instead
from engine.day_and_night import NIGHT, TurnsWith
from engine.daytime import ItIs
from engine.entering import EntersTransformed
from engine.filters import Filter, Itself
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.state import ObjectId
from engine.transforming import TransformsNoOtherWay
from engine.view import View
from engine.would import WouldEnter

Abilities = tuple[Ability, ...]


def _daybound(ctx: Context, abilities: Abilities, instance: Instance, view: View, obj: ObjectId) -> Abilities:
    """The three abilities; what happens as it becomes night is told in :mod:`engine.day_and_night`."""
    return _no_other_way(ctx, _enters_transformed(ctx, (*abilities, Static((TurnsWith(NIGHT),)))))


@rule("702.145b", part="enters", deferred=True)
def _enters_transformed(ctx: Context, abilities: Abilities) -> Abilities:
    """If it is night and it is represented by a double-faced card, it enters transformed."""
    enters = Instead(WouldEnter(Filter(Itself())), EntersTransformed(), ItIs(NIGHT), rules=("702.145b enters",))
    return (*abilities, Static((enters,)))


@rule("702.145b", part="no other way", deferred=True)
def _no_other_way(ctx: Context, abilities: Abilities) -> Abilities:
    """It can't transform except due to its daybound ability."""
    return (*abilities, Static((TransformsNoOtherWay(("702.145b no other way",)),)))


DAYBOUND = Keyword("daybound", "日暮", "702.145", stands_for=_daybound)
