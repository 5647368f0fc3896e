"""Have permanents phase out (CR 702.26b)."""

from __future__ import annotations

from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.phasing import phasing_out
from engine.record import record
from engine.selectors import Selector
from engine.view import Env


@record
class PhaseOut(Instruction):
    """Permanents phase out, all at once."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        happen(game, *phasing_out(game, self.what.select(game.view, env)))
        return env
