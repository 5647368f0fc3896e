"""Take extra turns (CR 500.7)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.selectors import YOU, Selector
from engine.turn import StepsLeft
from engine.view import Env


@dataclass(frozen=True, slots=True)
class ExtraTurn(Instruction):
    """Players take an extra turn after this one; of several, the one added last comes first."""

    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        for player in self.who.select(game.view, env):
            turn = game.state.turn
            happen(game, StepsLeft(turn.rest, (~player, *turn.extra)))
        return env
