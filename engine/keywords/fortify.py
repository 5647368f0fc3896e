"""Fortify (CR 702.67)."""

from __future__ import annotations

from engine.abilities import Ability, Activated, Instance
from engine.actions.attach import Attach
from engine.characteristic_filters import IsType
from engine.filters import Controlled, Filter
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.selectors import Target, This
from engine.state import ObjectId
from engine.targets import TargetSpec
from engine.view import View

LAND_YOU_CONTROL = TargetSpec(Filter(IsType("land"), Controlled("you")))


@rule("702.67a", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """Pay the cost: attach the Fortification to target land you control. Only as a sorcery."""
    fortify = Activated(instance.cost, Attach(This(), Target()), (LAND_YOU_CONTROL,), sorcery_speed=True, rules=("702.67a",))
    return (*abilities, fortify)


FORTIFY = Keyword("fortify", "城砦化", "702.67", stands_for=_stands_for)
