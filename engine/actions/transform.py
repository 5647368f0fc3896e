"""Transform (CR 701.27), and flip a flip card (CR 710)."""

from __future__ import annotations

from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record
from engine.selectors import Selector
from engine.transforming import flipping, transforming
from engine.view import Env


@record
class Transform(Instruction):
    """Permanents transform."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        happen(game, *transforming(game, self.what.select(game.view, env), env))
        return env


@record
class Flip(Instruction):
    """Permanents are flipped."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        happen(game, *flipping(game, self.what.select(game.view, env)))
        return env
