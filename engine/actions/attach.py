"""Attach (CR 701.3)."""

from __future__ import annotations

from engine.attaching import attaching
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record
from engine.selectors import Selector
from engine.view import Env


@record
class Attach(Instruction):
    """Attach Auras and Equipment to an object or player."""

    what: Selector
    to: Selector

    def perform(self, game: Game, env: Env) -> Env:
        for host in self.to.select(game.view, env)[:1]:
            for obj in self.what.select(game.view, env):
                happen(game, *attaching(game, obj, host))
        return env
