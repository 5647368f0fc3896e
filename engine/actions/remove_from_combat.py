"""Remove from combat (CR 506.4)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.combat.fight import LeavesCombat, attack_of, is_blocking
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.selectors import Selector
from engine.view import Env


@dataclass(frozen=True, slots=True)
class RemoveFromCombat(Instruction):
    """Remove attacking and blocking creatures from combat."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        here = (i for i in self.what.select(game.view, env) if game.state.exists(i))
        happen(game, *(LeavesCombat(i) for i in here if attack_of(game.state, i) or is_blocking(game.state, i)))
        return env
