"""Conditions about what has happened this turn, by the log (CR 608.2i)."""

from __future__ import annotations

from engine.combat.attacking import AttackersDeclared
from engine.combat.joining import BecomesAttacking
from engine.damage import LifeChanges
from engine.record import record
from engine.rule import Context, context, rule
from engine.view import Env, View


@record
class OpponentLostLife:
    """An opponent has lost at least so much life this turn, whatever they have gained."""

    least: int

    def true(self, view: View, env: Env) -> bool:
        changes = [e.event for e in view.whole.log.this_turn() if isinstance(e.event, LifeChanges) and e.event.amount < 0]
        lost = {seat: -sum(c.amount for c in changes if c.player == seat) for seat in view.opponents(env.you)}
        return any(n >= self.least for n in lost.values())


@record
class AttackedThisTurn:
    """You have attacked this turn: declared creatures as attackers (CR 508.6)."""

    def true(self, view: View, env: Env) -> bool:
        log = view.whole.log.this_turn()
        declared = any(isinstance(e.event, AttackersDeclared) and e.event.attackers and e.event.player == env.you for e in log)
        put = any(isinstance(e.event, BecomesAttacking) and e.rows[0].characteristics.controller == env.you for e in log)
        return declared or (put and not only_by_declaring(context(view), False))


@rule("508.6")
def only_by_declaring(ctx: Context, only: bool) -> bool:
    """A player has attacked if they declared creatures as attackers; a creature put onto the battlefield attacking doesn't count."""
    return True
