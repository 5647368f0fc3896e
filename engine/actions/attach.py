"""Attach (CR 701.3)."""

from __future__ import annotations

from engine.attaching import attaching, to_one
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
        hosts = self.to.select(game.view, env)
        for obj in self.what.select(game.view, env):
            for host in to_one(game, obj, hosts):
                happen(game, *attaching(game, obj, host))
        return env
