"""Devour (CR 702.82)."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Static
from engine.continuous import Instead
from engine.entering import AsEntersSacrificing
from engine.filters import CREATURE, Filter, Itself
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.state import ObjectId
from engine.view import View
from engine.would import WouldEnter


@rule("702.82a", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """As it enters, its controller may sacrifice any number of creatures; it enters with that many +1/+1 counters for each."""
    effect = Instead(WouldEnter(Filter(Itself())), AsEntersSacrificing(CREATURE, "+1/+1", instance.n), rules=("702.82a",))
    return (*abilities, Static((effect,)))


DEVOUR = Keyword("devour", "貪食", "702.82", stands_for=_stands_for)
