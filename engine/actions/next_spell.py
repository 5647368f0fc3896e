"""Permissions for the next spell of some kind that is cast."""

from __future__ import annotations

from engine.continuous import AsThoughFlash
from engine.filters import Filter
from engine.game import Game
from engine.instructions import Instruction, Let
from engine.record import record
from engine.view import Env


@record
class NextAsThoughFlash(Instruction):
    """The next of some spells that you cast this turn can be cast as though it had flash (CR 601.3b)."""

    spells: Filter

    def perform(self, game: Game, env: Env) -> Env:
        return Let(AsThoughFlash(self.spells, len(game.state.log))).perform(game, env)
