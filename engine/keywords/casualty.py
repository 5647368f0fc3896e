"""Casualty (CR 702.153): an optional sacrifice as an additional cost, and a copy of the spell if it was paid."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Triggered
from engine.actions.copy import CopyOnStack
from engine.characteristic_filters import IsType, Power
from engine.costs import Cost, Extra, SacrificeOne
from engine.filters import Filter, Itself
from engine.keywords import Keyword
from engine.record import record
from engine.rule import Context, context, rule
from engine.selectors import This
from engine.stack import Paid, announcement
from engine.state import STACK, ObjectId
from engine.view import Env, View
from engine.when_played import Casts

NAME = "casualty"


@rule("702.153a", part="cost")
def _additional(ctx: Context, extras: tuple[Extra, ...], instance: Instance) -> tuple[Extra, ...]:
    """You may sacrifice a creature with power N or greater as an additional cost."""
    creature = Filter(IsType("creature"), Power(least=instance.n))
    return (*extras, Extra(NAME, Cost(None, (SacrificeOne(creature),)), instance.origin))


@record
class CasualtyPaid:
    """The casualty cost of just this instance was paid for the spell."""

    def true(self, view: View, env: Env) -> bool:
        paid = announcement(view.whole.last_known(env.this).object).paid
        return bool(_own_payment(context(view), tuple(p for p in paid if p.name == NAME), env))


@rule("702.153b")
def _own_payment(ctx: Context, payments: tuple[Paid, ...], env: Env) -> tuple[Paid, ...]:
    """Each instance triggers based on the payments made for it, not for others."""
    return tuple(p for p in payments if p.origin == env.origin)


@rule("702.153a", part="copy", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """When you cast the spell, if its casualty cost was paid, copy it; you may choose new targets for the copy."""
    copy = Triggered(
        Casts(Filter(Itself())), CopyOnStack(This(), new_targets=True), condition=CasualtyPaid(), zones=(STACK,), keyword=NAME,
        rules=("702.153a copy",),
    )
    return (*abilities, copy)


CASUALTY = Keyword(NAME, "犠牲", "702.153", stands_for=_stands_for, additional=_additional)
