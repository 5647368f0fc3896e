"""Doubling power (CR 701.10)."""

from __future__ import annotations

from engine.changes import ModifyPowerToughness
from engine.continuous import Modify
from engine.game import Game
from engine.instructions import Instruction, Let
from engine.record import record
from engine.rule import Context, rule
from engine.selectors import Selector, Those
from engine.view import Env


@record
class DoublePower(Instruction):
    """Double the power of creatures until end of turn."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        for obj in self.what.select(game.view, env):
            more = as_much_again(game, 0, game.state.characteristics(obj).power or 0)
            Let(Modify(Those((obj,)), (ModifyPowerToughness(more, 0),))).perform(game, env)
        return env


@rule("701.10b")
def as_much_again(ctx: Context, more: int, power: int) -> int:
    """Doubling a creature's power gives it +X/+0, where X is its power as the effect begins."""
    return power
