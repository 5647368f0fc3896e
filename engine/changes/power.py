"""Layer 7: power and toughness (CR 613.4)."""

from __future__ import annotations

from typing import ClassVar

from engine.amounts import Amount, ItsManaValue, amount
from engine.changes.change import Change
from engine.characteristics import Characteristics
from engine.record import record
from engine.rule import Context, rule
from engine.size import further, zero_for_none
from engine.view import Env, View


@record
class SetPowerToughness(Change):
    """Its power and toughness, or base power and toughness, become numbers. In 7a if the ability is characteristic-defining."""

    layer: ClassVar[str] = "7b"
    power: Amount | None
    toughness: Amount | None

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"pt"})

    def concrete(self, view: View, env: Env) -> Change:
        return type(self)(_known(self.power, view, env), _known(self.toughness, view, env))

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return set_power_toughness(ctx, it, self)

    def __str__(self) -> str:
        return "/".join("_" if n is None else str(n) if isinstance(n, int) else "its mana value" for n in (self.power, self.toughness))


@record
class DefinePowerToughness(SetPowerToughness):
    """A characteristic-defining ability sets its power or toughness."""

    layer: ClassVar[str] = "7a"

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return define_power_toughness(ctx, it, self)


def _known(value: Amount | None, view: View, env: Env) -> Amount | None:
    """A number, unless each object decides it or none is set."""
    return value if value is None or isinstance(value, ItsManaValue) else amount(value, view, env)


def _set(it: Characteristics, change: SetPowerToughness) -> Characteristics:
    return it.but(power=_for(it, change.power, it.power), toughness=_for(it, change.toughness, it.toughness))


def _for(it: Characteristics, value: Amount | None, now: int | None) -> int | None:
    return value if isinstance(value, int) else it.mana_value if isinstance(value, ItsManaValue) else now


@rule("613.4a")
def define_power_toughness(ctx: Context, it: Characteristics, change: SetPowerToughness) -> Characteristics:
    """Characteristic-defining power and toughness in layer 7a."""
    return _set(it, change)


@rule("613.4b")
def set_power_toughness(ctx: Context, it: Characteristics, change: SetPowerToughness) -> Characteristics:
    """Effects that set power and toughness to numbers in layer 7b."""
    return _set(it, change)


@record
class ModifyPowerToughness(Change):
    """It gets +N/+N (CR 613.4c)."""

    layer: ClassVar[str] = "7c"
    power: Amount
    toughness: Amount

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"pt"})

    def concrete(self, view: View, env: Env) -> Change:
        return ModifyPowerToughness(amount(self.power, view, env), amount(self.toughness, view, env))

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return modify_power_toughness(ctx, it, self)

    def __str__(self) -> str:
        return "/".join(f"{n:+}" if isinstance(n, int) else str(n) for n in (self.power, self.toughness))


@rule("613.4c")
def modify_power_toughness(ctx: Context, it: Characteristics, change: ModifyPowerToughness) -> Characteristics:
    """Effects and counters that modify power and toughness in layer 7c."""
    if not isinstance(change.power, int) or not isinstance(change.toughness, int):
        return it
    if "creature" in it.types:
        it = zero_for_none(ctx, it)
    if it.power is None or it.toughness is None:
        return it
    after = it.but(power=it.power + change.power, toughness=it.toughness + change.toughness)
    return further(ctx, it, after) if "613.4b" in it.rules else after


@record
class SwitchPowerToughness(Change):
    """Its power and toughness are switched (CR 613.4d)."""

    layer: ClassVar[str] = "7d"

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"pt"})

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return switch_power_toughness(ctx, it)

    def __str__(self) -> str:
        return "switched"


@rule("613.4d")
def switch_power_toughness(ctx: Context, it: Characteristics) -> Characteristics:
    """Effects that switch power and toughness in layer 7d."""
    return it.but(power=it.toughness, toughness=it.power)
