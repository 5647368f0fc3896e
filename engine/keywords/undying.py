"""Undying (CR 702.93): what dies without a +1/+1 counter on it returns with one."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Triggered
from engine.actions.move import PutOntoBattlefield
from engine.amounts import CountersOn
from engine.conditions import AtLeast, Isnt
from engine.filters import Filter, Itself
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.selectors import Became, This
from engine.state import ObjectId
from engine.view import View
from engine.when import PutIntoGraveyard

NAME, KIND = "undying", "+1/+1"

RETURNS = Triggered(
    PutIntoGraveyard(Filter(Itself())),
    PutOntoBattlefield(Became(), "owner", counters=((KIND, 1),)),
    condition=Isnt(AtLeast(CountersOn(This(), KIND))),
    keyword=NAME,
    rules=("702.93a",),
)


@rule("702.93a", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """When the permanent dies, if it had no +1/+1 counter on it, it returns under its owner's control with one."""
    return (*abilities, RETURNS)


UNDYING = Keyword(NAME, "不死", "702.93", stands_for=_stands_for)
