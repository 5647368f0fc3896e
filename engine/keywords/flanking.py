"""Flanking (CR 702.25)."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Triggered
from engine.changes import ModifyPowerToughness
from engine.characteristic_filters import HasKeyword, IsType
from engine.continuous import Modify
from engine.filters import Filter, Itself, Not
from engine.instructions import Let
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.selectors import EventBlocker
from engine.state import ObjectId
from engine.view import View
from engine.when_fighting import BlockedByOne

NAME = "flanking"
BLOCKER = Filter(IsType("creature"), Not(HasKeyword(NAME)))
WEAKER = Let(Modify(EventBlocker(), (ModifyPowerToughness(-1, -1),)))


@rule("702.25a", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """Whenever it becomes blocked by a creature without flanking, the blocking creature gets -1/-1 until end of turn."""
    return (*abilities, Triggered(BlockedByOne(Filter(Itself()), BLOCKER), WEAKER, keyword=NAME, rules=("702.25a",)))


FLANKING = Keyword(NAME, "側面攻撃", "702.25", stands_for=_stands_for)
