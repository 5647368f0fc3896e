"""Equip (CR 702.6)."""

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

CREATURE_YOU_CONTROL = TargetSpec(Filter(IsType("creature"), Controlled("you")))


@rule("702.6a", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """Pay the cost: attach the Equipment to target creature you control. Only as a sorcery."""
    equip = Activated(instance.cost, Attach(This(), Target()), (CREATURE_YOU_CONTROL,), sorcery_speed=True, rules=("702.6a",))
    return (*abilities, equip)


EQUIP = Keyword("equip", "装備", "702.6", stands_for=_stands_for)
