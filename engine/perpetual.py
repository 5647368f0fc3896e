"""Perpetual changes: those of a digital card that stay with it through all zones. They exist on MTG Arena, not in the rules."""

from __future__ import annotations

from engine.abilities import Ability, KeywordAbility
from engine.costs import Cost
from engine.events import OfObject
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record, replace
from engine.selectors import Selector
from engine.state import ObjectId
from engine.view import Env


@record
class GainsPerpetually(OfObject):
    """A card perpetually gains an ability: from now on it is as though it were printed on the card."""

    ability: Ability

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        top, *under = it.components
        face = replace(top.face, abilities=(*top.face.abilities, self.ability))
        game.state = game.state.with_object(replace(it, components=(replace(top, face=face), *under)))
        return ()


@record
class PerpetuallyForManaCost(Instruction):
    """Cards perpetually gain a keyword ability whose cost is equal to their mana cost."""

    what: Selector
    keyword: str

    def perform(self, game: Game, env: Env) -> Env:
        for obj in self.what.select(game.view, env):
            cost = game.state.characteristics(obj).mana_cost
            if cost is not None:
                happen(game, GainsPerpetually(obj, KeywordAbility(self.keyword, Cost(cost))))
        return env
