"""Start your engines! (CR 702.179)."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Static
from engine.keywords import Keyword
from engine.rule import Context
from engine.speed import StartsEngines
from engine.state import ObjectId
from engine.view import View

STARTS = Static((StartsEngines(),))


def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """If its controller has no speed, their speed becomes 1: a state-based action."""
    return (*abilities, STARTS)


START_YOUR_ENGINES = Keyword("start your engines!", "エンジン始動！", "702.179", stands_for=_stands_for)
