"""Exalted (CR 702.83): a creature that attacks alone gets stronger."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Triggered
from engine.changes import ModifyPowerToughness
from engine.continuous import Modify
from engine.filters import YOUR_CREATURE
from engine.instructions import Let
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.selectors import EventObjects
from engine.state import ObjectId
from engine.view import View
from engine.when_fighting import AttacksAlone

NAME = "exalted"
STRONGER = Let(Modify(EventObjects(), (ModifyPowerToughness(1, 1),)))


@rule("702.83a", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """Whenever a creature that its controller controls attacks alone, that creature gets +1/+1 until end of turn."""
    return (*abilities, Triggered(AttacksAlone(YOUR_CREATURE), STRONGER, keyword=NAME, rules=("702.83a",)))


EXALTED = Keyword(NAME, "賛美", "702.83", stands_for=_stands_for)
