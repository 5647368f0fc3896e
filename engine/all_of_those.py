"""Whether all that an ability's trigger conditions are about has happened (CR 603.1b)."""

from __future__ import annotations

from engine.abilities import Triggered
from engine.record import record, replace
from engine.rule import Context, context, rule
from engine.triggers import AbilityTriggers, Trigger
from engine.view import Env, View
from engine.when_several import Either

Seen = tuple[bool, ...]


@record
class AllOfThose:
    """All the trigger conditions of the ability have occurred this turn."""

    def true(self, view: View, env: Env) -> bool:
        heard = (h for h in view.whole.layers.listening if h.source == env.this and h.instance.origin == env.origin)
        whens = next((_parts(h.ability) for h in heard), ())
        happened = tuple(_has_happened(view, env, when) for when in whens)
        triggered = tuple(_has_triggered(view, env, when) for when in whens)
        return bool(whens) and all(whether_it_triggered_or_not(context(view), triggered, happened))


def _parts(ability: Triggered) -> tuple[Trigger, ...]:
    return (ability.when.one, ability.when.other) if isinstance(ability.when, Either) else (ability.when,)


def _has_happened(view: View, env: Env, when: Trigger) -> bool:
    log = (e for e in view.whole.log.this_turn() if isinstance(e.event, when.kinds))
    return any(when.matches(view, e.event, e.became, replace(env, event=e.event, became=e.became)) for e in log)


def _has_triggered(view: View, env: Env, when: Trigger) -> bool:
    """Whether an event of a kind that the condition is about is triggering the ability, or has triggered it this turn."""
    events = (e.event for e in view.whole.log.this_turn())
    mine = (e.pending for e in events if isinstance(e, AbilityTriggers) and e.pending.source == env.this)
    before = any(isinstance(p.event, when.kinds) for p in mine if p.instance.origin == env.origin)
    return before or isinstance(env.event, when.kinds)


@rule("603.1b")
def whether_it_triggered_or_not(ctx: Context, triggered: Seen, happened: Seen) -> Seen:
    """Whether all the conditions have occurred doesn't depend on whether the ability has triggered on them."""
    return happened
