"""Storm (CR 702.40): copies of the spell for the spells that were cast before it this turn."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Triggered
from engine.actions.copy import CopyOnStack
from engine.casting import SpellCast
from engine.filters import Filter, Itself
from engine.keywords import Keyword
from engine.record import record
from engine.rule import Context, context, rule
from engine.selectors import This
from engine.state import STACK, ObjectId
from engine.view import Env, View
from engine.when_played import Casts

NAME = "storm"


@record
class SpellsCastBefore:
    """How many other spells were cast before this one this turn, by any player."""

    def count(self, view: View, env: Env) -> int:
        casts = [e.event.spell for e in view.whole.log.this_turn() if isinstance(e.event, SpellCast)]
        return before_it(context(view), len(casts), casts.index(env.this))


@rule("702.40a", part="before it")
def before_it(ctx: Context, cast: int, before: int) -> int:
    """Only spells that were cast before it this turn count, not the spell itself nor what is cast after it."""
    return before


@rule("702.40a", part="copies", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """When you cast the spell, it is copied for each such spell; you may choose new targets for the copies."""
    copies = Triggered(
        Casts(Filter(Itself())), CopyOnStack(This(), SpellsCastBefore(), new_targets=True), zones=(STACK,), keyword=NAME,
        rules=("702.40a copies",),
    )
    return (*abilities, copies)


STORM = Keyword(NAME, "ストーム", "702.40", stands_for=_stands_for)
