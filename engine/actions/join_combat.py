"""Make what is on the battlefield an attacking or a blocking creature (CR 506.3g, 508.4)."""

from __future__ import annotations

from engine.combat.joining import becomes_attacking, becomes_blocking
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record
from engine.selectors import Selector
from engine.view import Env


@record
class JoinAttack(Instruction):
    """Creatures become attacking creatures. ``whom``: whom they attack; None: whom their controllers choose."""

    what: Selector
    whom: Selector | None = None

    def perform(self, game: Game, env: Env) -> Env:
        whom = self.whom.select(game.view, env) if self.whom is not None else (None,)
        for i in self.what.select(game.view, env) if whom else ():
            happen(game, *becomes_attacking(game, i, whom[0]))
        return env


@record
class JoinBlock(Instruction):
    """Creatures become blocking creatures, blocking an attacking creature."""

    what: Selector
    attacker: Selector

    def perform(self, game: Game, env: Env) -> Env:
        for attacker in self.attacker.select(game.view, env)[:1]:
            for i in self.what.select(game.view, env):
                happen(game, *becomes_blocking(game, i, attacker))
        return env
