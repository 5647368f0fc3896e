"""The condition language: what may be true when an ability or effect asks (CR 603.4, 604.2, 608.2c)."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from engine.amounts import Amount, amount
from engine.filters import Filter
from engine.record import record
from engine.rule import context
from engine.selectors import Selector
from engine.state import GRAVEYARD
from engine.view import Env, View


@runtime_checkable
class Condition(Protocol):
    """Something that is true or not when it is asked."""

    def true(self, view: View, env: Env) -> bool: ...


@record
class AtLeast:
    """An amount is at least another."""

    what: Amount
    least: Amount = 1

    def true(self, view: View, env: Env) -> bool:
        return amount(self.what, view, env) >= amount(self.least, view, env)


@record
class Exists:
    """A selector gives something."""

    what: Selector

    def true(self, view: View, env: Env) -> bool:
        return bool(self.what.select(view, env))


@record
class Had:
    """Something has a keyword ability, or had it as it last existed (CR 608.2h)."""

    what: Selector
    keyword: str

    def true(self, view: View, env: Env) -> bool:
        rows = (view.last_known(i) for i in self.what.select(view, env) if i >= 0)
        return any(row is not None and row.characteristics.has(self.keyword) for row in rows)


@record
class CostPaid:
    """The additional cost of a name was paid for the spell that this is or was (CR 607.2i)."""

    name: str

    def true(self, view: View, env: Env) -> bool:
        from engine.keywords import named  # noqa: PLC0415  (keywords are made of conditions)

        row = view.last_known(env.this)
        return bool(named(self.name).paid(context(view), False, row.object)) if row is not None else False


@record
class NoManaSpent:
    """No mana was spent to cast any of some spells."""

    on: Selector

    def true(self, view: View, env: Env) -> bool:
        rows = (view.last_known(i) for i in self.on.select(view, env))
        return not any(row.object.announced.mana for row in rows if row is not None and row.object.announced)


@record
class Isnt:
    """A condition that isn't true."""

    condition: Condition

    def true(self, view: View, env: Env) -> bool:
        return not self.condition.true(view, env)


@record
class YourTurn:
    """It is your turn."""

    def true(self, view: View, env: Env) -> bool:
        return view.whole.turn.active == env.you


@record
class CardsAbove:
    """This card is in a graveyard with at least so many cards of a kind above it (CR 404.3)."""

    what: Filter
    n: int

    def true(self, view: View, env: Env) -> bool:
        it = view.objects.get(env.this)
        if it is None or it.zone != GRAVEYARD:
            return False
        lying = view.zone(GRAVEYARD, it.seat)
        return sum(self.what.holds(view, i, env) for i in lying[: lying.index(env.this)]) >= self.n
