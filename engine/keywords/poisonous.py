"""Poisonous (CR 702.70)."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Triggered
from engine.actions.player_counters import POISON, GetCounters
from engine.filters import Filter, Itself
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.selectors import EventPlayer
from engine.state import ObjectId
from engine.view import View
from engine.when import DealsCombatDamageToPlayer


@rule("702.70a", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """Whenever it deals combat damage to a player, that player gets poison counters."""
    do = GetCounters(POISON, instance.n, EventPlayer())
    return (*abilities, Triggered(DealsCombatDamageToPlayer(Filter(Itself())), do, keyword="poisonous", rules=("702.70a",)))


POISONOUS = Keyword("poisonous", "有毒", "702.70", stands_for=_stands_for)
