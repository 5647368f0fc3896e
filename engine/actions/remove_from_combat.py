"""Remove from combat (CR 506.4)."""

from __future__ import annotations

from engine.combat.fight import removed_from_combat
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record
from engine.selectors import Selector
from engine.view import Env


@record
class RemoveFromCombat(Instruction):
    """Remove attacking and blocking creatures from combat."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        here = (i for i in self.what.select(game.view, env) if game.state.exists(i))
        happen(game, *(event for i in here for event in removed_from_combat(game.state, i)))
        return env
