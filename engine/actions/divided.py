"""Doing something divided among targets, as announced (CR 601.2d, 608.2d)."""

from __future__ import annotations

from engine.counters import CountersChange
from engine.damage import DamageDealt
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record
from engine.selectors import Selector
from engine.view import Env


def _parts(game: Game, env: Env, to: Selector) -> list[tuple[int, int]]:
    """How much each target that is still legal gets."""
    legal = to.select(game.view, env)
    return [(t, n) for t, n in env.division if t in legal and (t < 0 or game.state.exists(t))]


@record
class DealDivided(Instruction):
    """The source deals damage divided among its targets."""

    to: Selector

    def perform(self, game: Game, env: Env) -> Env:
        happen(game, *(DamageDealt(env.this, t, n) for t, n in _parts(game, env, self.to) if n > 0))
        return env


@record
class PutCountersDivided(Instruction):
    """Counters of a kind are distributed among targets."""

    to: Selector
    kind: str

    def perform(self, game: Game, env: Env) -> Env:
        happen(game, *(CountersChange(t, self.kind, n) for t, n in _parts(game, env, self.to) if t >= 0 and n > 0))
        return env
