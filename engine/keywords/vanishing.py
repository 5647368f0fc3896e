"""Vanishing (CR 702.63): a permanent that is sacrificed when its last time counter is removed."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Static, Triggered
from engine.actions.sacrifice import Sacrifice
from engine.actions.tap import PutCounters
from engine.conditions import Exists
from engine.continuous import Instead
from engine.entering import EntersWith
from engine.filters import Filter, HasCounter, Itself
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.selectors import Each, This
from engine.state import ObjectId
from engine.view import View
from engine.when import BeginningOf
from engine.when_changed import LosesCounter
from engine.would import WouldEnter

NAME = "vanishing"
TIME = "time"
UPKEEP, LAST = "702.63a upkeep", "702.63a last counter"

Abilities = tuple[Ability, ...]


def _stands_for(ctx: Context, abilities: Abilities, instance: Instance, view: View, obj: ObjectId) -> Abilities:
    """The three abilities; without a number the last two (CR 702.63b)."""
    n = instance.keyword.n
    return _last(ctx, _upkeep(ctx, abilities if n is None else _enters(ctx, abilities, n)))


@rule("702.63a", part="enters", deferred=True)
def _enters(ctx: Context, abilities: Abilities, n: int) -> Abilities:
    """It enters with N time counters on it."""
    return (*abilities, Static((Instead(WouldEnter(Filter(Itself())), EntersWith(TIME, n), rules=("702.63a enters",)),)))


@rule("702.63a", part="upkeep", deferred=True)
def _upkeep(ctx: Context, abilities: Abilities) -> Abilities:
    """At the beginning of your upkeep, if it has a time counter on it, a time counter is removed from it."""
    some, remove = Exists(Each(Filter(Itself(), HasCounter(TIME)))), PutCounters(This(), TIME, -1)
    return (*abilities, Triggered(BeginningOf("upkeep", "you"), remove, condition=some, keyword=NAME, rules=(UPKEEP,)))


@rule("702.63a", part="last counter", deferred=True)
def _last(ctx: Context, abilities: Abilities) -> Abilities:
    """When the last time counter is removed from it, it is sacrificed."""
    return (*abilities, Triggered(LosesCounter(Filter(Itself()), TIME, last=True), Sacrifice(This()), keyword=NAME, rules=(LAST,)))


VANISHING = Keyword(NAME, "消失", "702.63", stands_for=_stands_for)
