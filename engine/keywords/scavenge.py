"""Scavenge (CR 702.97): from the graveyard, a creature card's power as +1/+1 counters on a creature."""

from __future__ import annotations

from engine.abilities import Ability, Activated, Instance
from engine.actions.tap import PutCounters
from engine.amounts import PowerOf
from engine.characteristic_filters import IsType
from engine.costs import Cost, ExileThis
from engine.filters import Filter
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.selectors import Target, This
from engine.state import GRAVEYARD, ObjectId
from engine.targets import TargetSpec
from engine.view import View

COUNTERS = PutCounters(Target(), "+1/+1", PowerOf(This()))
A_CREATURE = TargetSpec(Filter(IsType("creature")))


@rule("702.97a", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """Its cost, and exiling the card from the graveyard: +1/+1 counters equal to its power are put on target creature, as a sorcery."""
    cost = instance.cost
    whole = Cost(cost.mana, (*cost.others, ExileThis()))
    return (*abilities, Activated(whole, COUNTERS, (A_CREATURE,), sorcery_speed=True, zones=(GRAVEYARD,), rules=("702.97a",)))


SCAVENGE = Keyword("scavenge", "活用", "702.97", stands_for=_stands_for)
