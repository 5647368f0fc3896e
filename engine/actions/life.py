"""Gaining and losing life (CR 119.3), dealing damage (CR 120.1)."""

from __future__ import annotations

from engine.actions.at_once import happen_at_once
from engine.amounts import Amount, amount
from engine.damage import DamageDealt, LifeChanges
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record
from engine.selectors import YOU, Selector
from engine.state import BATTLEFIELD
from engine.view import Env


@record
class GainLife(Instruction):
    """Players gain life."""

    n: Amount
    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        n = amount(self.n, game.view, env)
        happen(game, *(LifeChanges(~p, n) for p in self.who.select(game.view, env) if n > 0))
        return env


@record
class LoseLife(Instruction):
    """Players lose life."""

    n: Amount
    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        n = amount(self.n, game.view, env)
        happen(game, *(LifeChanges(~p, -n) for p in self.who.select(game.view, env) if n > 0))
        return env


@record
class DealDamage(Instruction):
    """The source of the ability deals damage to objects and players, to all at once."""

    n: Amount
    to: Selector

    def perform(self, game: Game, env: Env) -> Env:
        n = amount(self.n, game.view, env)
        hit = [t for t in self.to.select(game.view, env) if t < 0 or (game.state.exists(t) and game.object(t).zone == BATTLEFIELD)]
        happen_at_once(game, *(DamageDealt(env.this, t, n) for t in hit))
        return env
