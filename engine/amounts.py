"""The amount language: numbers that effects ask for (CR 107, 608.2h). A plain ``int`` is an amount, too."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from engine.components import of_cards
from engine.record import record
from engine.rule import Context, context, rule
from engine.selectors import Among, Selector
from engine.state import Seat
from engine.view import Env, View


@runtime_checkable
class Counted(Protocol):
    """A number that has to be found out."""

    def count(self, view: View, env: Env) -> int: ...


Amount = int | Counted


def amount(value: Amount, view: View, env: Env) -> int:
    """What an amount comes to now."""
    return value if isinstance(value, int) else value.count(view, env)


@record
class NumberOf:
    """How many objects or players a selector gives."""

    what: Selector

    def count(self, view: View, env: Env) -> int:
        found = self.what.select(view, env)
        return len(of_cards(context(view), found, view) if isinstance(self.what, Among) else found)


@record
class PowerOf:
    """The power of an object, by last known information if it is gone (CR 608.2h)."""

    what: Selector

    def count(self, view: View, env: Env) -> int:
        rows = (view.last_known(i) for i in self.what.select(view, env) if i >= 0)
        return sum(row.characteristics.power or 0 for row in rows if row is not None)


@record
class ToughnessOf:
    """The toughness of an object, by last known information if it is gone (CR 608.2h)."""

    what: Selector

    def count(self, view: View, env: Env) -> int:
        rows = (view.last_known(i) for i in self.what.select(view, env) if i >= 0)
        return sum(row.characteristics.toughness or 0 for row in rows if row is not None)


@record
class Sum:
    """Two amounts together."""

    one: Counted
    other: Counted

    def count(self, view: View, env: Env) -> int:
        return self.one.count(view, env) + self.other.count(view, env)


@record
class ItsManaValue:
    """The mana value of each object that an effect changes, for that object; only :mod:`engine.changes` asks for it."""

    def count(self, view: View, env: Env) -> int:
        raise TypeError("whose mana value?")


@record
class Plus:
    """An amount and some more."""

    what: Counted
    more: int

    def count(self, view: View, env: Env) -> int:
        return self.what.count(view, env) + self.more


@record
class ManaValueOf:
    """The mana value of objects (CR 202.3), together."""

    what: Selector

    def count(self, view: View, env: Env) -> int:
        from engine.stack import mana_value  # noqa: PLC0415  (X on the stack, CR 202.3e)

        return sum(mana_value(view, i) for i in self.what.select(view, env) if i in view.objects)


@record
class CardTypesAmong:
    """How many different card types there are among some objects (CR 205.2)."""

    what: Selector

    def count(self, view: View, env: Env) -> int:
        return len({t for i in self.what.select(view, env) if i >= 0 for t in view.characteristics(i).types})


@record
class Negative:
    """An amount with a minus sign (CR 107.1b): -X."""

    what: Counted

    def count(self, view: View, env: Env) -> int:
        return -self.what.count(view, env)


@record
class Devotion:
    """Your devotion to a color (CR 700.5)."""

    color: str

    def count(self, view: View, env: Env) -> int:
        return symbols_counted(context(view), 0, view, env.you, self.color)


@rule("700.5")
def symbols_counted(ctx: Context, devotion: int, view: View, player: Seat, color: str) -> int:
    """Devotion to a color is the number of mana symbols of that color among the mana costs of permanents that the player controls."""
    costs = (view.characteristics(i).mana_cost for i in view.battlefield() if view.controller(i) == player)
    return devotion + sum(color in symbol.split("/") for cost in costs if cost is not None for symbol in cost.symbols)


@record
class X:
    """The value announced for X (CR 107.3)."""

    def count(self, view: View, env: Env) -> int:
        return env.x or 0


@record
class CountersOn:
    """How many counters of a kind are on objects, by last known information where they are gone (CR 608.2h)."""

    what: Selector
    kind: str

    def count(self, view: View, env: Env) -> int:
        return sum(view.whole.last_known(i).object.counter(self.kind) for i in self.what.select(view, env) if i >= 0)


@record
class ThatMuch:
    """How much the event was about that an effect replaces, or how much damage it prevented (CR 615.5)."""

    def count(self, view: View, env: Env) -> int:
        return sum(env.memory["amount"])


@record
class EventAmount:
    """How much the event was about that triggered the ability: so much damage, so much life."""

    def count(self, view: View, env: Env) -> int:
        return abs(int(getattr(env.event, "amount", 0)))


@record
class UnspentMana:
    """How much unspent mana of a type you have; "" for any."""

    type: str = ""

    def count(self, view: View, env: Env) -> int:
        return sum(one.type == self.type or not self.type for one in view.whole.player(env.you).pool)


@record
class LifeTotal:
    """Your life total."""

    def count(self, view: View, env: Env) -> int:
        return view.player(env.you).life


@record
class LifeOf:
    """The life totals of players, together."""

    who: Selector

    def count(self, view: View, env: Env) -> int:
        players = tuple(view.player(~p) for p in self.who.select(view, env) if p < 0)
        left = sum(p.life for p in players if not p.in_game)
        return sum(p.life for p in players if p.in_game) + (as_they_left(context(view), 0, left) if left else 0)


@rule("800.4i")
def as_they_left(ctx: Context, nothing: int, life: int) -> int:
    """Of a player who has left the game an effect uses the last known information."""
    return life


@record
class CommanderManaValue:
    """The mana value of your commander (CR 903.3e); of two of them together."""

    def count(self, view: View, env: Env) -> int:
        mine = tuple(i for i, it in view.objects.items() if any(c.commander and c.owner == env.you for c in it.components))
        seen = tuple(i for i in mine if view.objects[i].zone in ("battlefield", "command"))
        found = in_every_zone(context(view), seen, mine)
        return sum(view.characteristics(i).mana_value for i in found)


@rule("903.3e")
def in_every_zone(ctx: Context, seen: tuple[int, ...], commanders: tuple[int, ...]) -> tuple[int, ...]:
    """What refers to a characteristic of a player's commander finds it in all zones, hand and library among them."""
    return commanders


@record
class CommanderCasts:
    """How often you have cast your commanders from the command zone this game (CR 903.8)."""

    def count(self, view: View, env: Env) -> int:
        return sum(n for _, n in view.player(env.you).commander_casts)
