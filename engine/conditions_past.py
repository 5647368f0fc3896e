"""Conditions about what has happened this turn, by the log (CR 608.2i)."""

from __future__ import annotations

from engine.combat.attacking import AttackersDeclared, must_attack
from engine.combat.joining import BecomesAttacking
from engine.components import melded_pair, of_objects
from engine.damage import LifeChanges
from engine.filters import Filter
from engine.last_known import was
from engine.log import Entry
from engine.record import record
from engine.rule import Context, context, rule
from engine.state import BATTLEFIELD, GRAVEYARD, ObjectId, State
from engine.view import Env, View
from engine.zones import Move


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


@record
class HadToAttack:
    """It had to attack in this combat phase (CR 506.6)."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        state = view.whole
        declared = next((e.event for e in reversed(tuple(state.log.this_turn())) if isinstance(e.event, AttackersDeclared)), None)
        if state.combat is None or declared is None or obj not in declared.attackers:
            return False
        return at_the_time(context(view), obj in declared.required, state, obj)


@rule("506.6", otherwise=lambda ctx, then, state, obj: obj in must_attack(state))
def at_the_time(ctx: Context, then: bool, state: State, obj: ObjectId) -> bool:
    """A creature had to attack if effects were requiring it to at the time attackers were declared, whatever else it could have done."""
    return then


@record
class Died:
    """How many permanents of a kind have died this turn (CR 608.2i)."""

    what: Filter

    def count(self, view: View, env: Env) -> int:
        log = view.whole.log.this_turn()
        dying = tuple(e for e in log if isinstance(e.event, Move) and (e.event.from_zone, e.event.to) == (BATTLEFIELD, GRAVEYARD))
        then = tuple(e for e in dying if e.rows and was(self.what, view.whole, e.rows[0], env))
        still = tuple(e for e in then if any(i in view.objects and view.objects[i].zone == GRAVEYARD for i in e.became))
        found = as_it_happened(context(view), still, then)
        return sum(of_objects(context(view), (1,) * len(found), tuple(_cards(e) for e in found)))


def _cards(entry: Entry) -> int:
    """How many cards a permanent was that died, of a melded one; else one."""
    return 2 if entry.rows and melded_pair(entry.rows[0].object.components) else 1


@rule("608.2i")
def as_it_happened(ctx: Context, still: tuple[Entry, ...], then: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """What an effect that looks back counts need not be where it went, nor be what it was: it counts what it was at that time."""
    return then
