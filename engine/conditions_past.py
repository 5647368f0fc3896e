"""Conditions about what has happened this turn, by the log (CR 608.2i)."""

from __future__ import annotations

from engine.damage import LifeChanges
from engine.record import record
from engine.view import Env, View


@record
class OpponentLostLife:
    """An opponent has lost at least so much life this turn, whatever they have gained."""

    least: int

    def true(self, view: View, env: Env) -> bool:
        changes = [e.event for e in view.whole.log.this_turn() if isinstance(e.event, LifeChanges) and e.event.amount < 0]
        lost = {seat: -sum(c.amount for c in changes if c.player == seat) for seat in view.opponents(env.you)}
        return any(n >= self.least for n in lost.values())
