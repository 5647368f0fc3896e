"""What rad counters do (CR 728)."""

from __future__ import annotations

from engine.abilities import Triggered
from engine.actions.mill import mill
from engine.actions.player_counters import RAD, PlayerGetsCounters
from engine.damage import LifeChanges
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record
from engine.view import Env, View
from engine.when import BeginningOf


@record
class HasRadCounters:
    """You have one or more rad counters."""

    def true(self, view: View, env: Env) -> bool:
        return view.whole.player(env.you).counter(RAD) > 0


@record
class MillByRadiation(Instruction):
    """You mill as many cards as you have rad counters; for each nonland card so milled you lose 1 life and one rad counter."""

    def perform(self, game: Game, env: Env) -> Env:
        milled = mill(game, env.you, game.state.player(env.you).counter(RAD))
        n = sum(not game.state.characteristics(i).is_type("land") for i in milled)
        if n:
            happen(game, LifeChanges(env.you, -n), PlayerGetsCounters(env.you, RAD, -min(n, game.state.player(env.you).counter(RAD))))
        return env


IRRADIATES = Triggered(BeginningOf("precombat main", "you"), MillByRadiation(), condition=HasRadCounters())
"""The inherent ability of rad counters, for the player whose turn it is (CR 728.1)."""
