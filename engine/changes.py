"""What continuous effects do to an object in each layer (CR 613.1-613.4).

A change is first made *concrete* (amounts become numbers) and then applied. Dependency (CR 613.8a) compares what is concrete.
``writes`` tells which characteristics a change can alter, for finding out what may depend on it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from engine.abilities import Ability, Instance, KeywordAbility, Origin
from engine.amounts import Amount, amount
from engine.characteristics import Characteristics
from engine.mana import COLORS
from engine.rule import Context, rule
from engine.view import Env, View

LAYERS = ("1a", "1b", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")
"""CR 613.1, 613.2a-b, 613.4a-d."""


@dataclass(frozen=True, slots=True)
class Change:
    """A change in one layer."""

    layer: ClassVar[str]
    writes: ClassVar[frozenset[str]] = frozenset()

    def concrete(self, view: View, env: Env) -> Change:
        """This change with its amounts as numbers."""
        return self

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        """What it makes of an object."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class GainControl(Change):
    """A player gains control of it."""

    layer: ClassVar[str] = "2"
    writes: ClassVar[frozenset[str]] = frozenset({"controller"})
    seat: int

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return change_control(ctx, it, self.seat)


@rule("613.1b")
def change_control(ctx: Context, it: Characteristics, seat: int) -> Characteristics:
    """Control-changing effects are applied in layer 2."""
    return replace(it, controller=seat)


@dataclass(frozen=True, slots=True)
class BecomeType(Change):
    """It becomes some card types and subtypes, besides its others or instead of all its others (CR 205.1a-b)."""

    layer: ClassVar[str] = "4"
    writes: ClassVar[frozenset[str]] = frozenset({"types", "abilities"})
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    besides: bool = True

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return change_type(ctx, it, self)


@rule("613.1d")
def change_type(ctx: Context, it: Characteristics, change: BecomeType) -> Characteristics:
    """Type-changing effects are applied in layer 4."""
    if change.besides:
        return replace(it, types=_and(it.types, change.types), subtypes=_and(it.subtypes, change.subtypes))
    return replace(it, types=change.types or it.types, subtypes=change.subtypes)


@dataclass(frozen=True, slots=True)
class BecomeColor(Change):
    """It becomes some colors, instead of its others or besides them; none: colorless (CR 105.3)."""

    layer: ClassVar[str] = "5"
    writes: ClassVar[frozenset[str]] = frozenset({"colors"})
    colors: tuple[str, ...] = ()
    besides: bool = False

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return change_color(ctx, it, self)


@rule("613.1e")
def change_color(ctx: Context, it: Characteristics, change: BecomeColor) -> Characteristics:
    """Color-changing effects are applied in layer 5."""
    wanted = (*it.colors, *change.colors) if change.besides else change.colors
    return replace(it, colors=tuple(c for c in COLORS if c in wanted))


@dataclass(frozen=True, slots=True)
class GainAbility(Change):
    """It gains an ability. ``origin``: where that instance comes from, if not from the effect itself (CR 611.3d)."""

    layer: ClassVar[str] = "6"
    writes: ClassVar[frozenset[str]] = frozenset({"abilities"})
    ability: Ability
    origin: Origin | None = None

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return change_abilities(ctx, it, self, Instance(self.ability, self.origin or ("granted", env.this, timestamp)))


@dataclass(frozen=True, slots=True)
class LoseAbilities(Change):
    """It loses all abilities, or the keyword ability of a name."""

    layer: ClassVar[str] = "6"
    writes: ClassVar[frozenset[str]] = frozenset({"abilities"})
    keyword: str = ""

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return change_abilities(ctx, it, self)


@rule("613.1f")
def change_abilities(ctx: Context, it: Characteristics, change: Change, gained: Instance | None = None) -> Characteristics:
    """Ability-adding and ability-removing effects are applied in layer 6."""
    if gained is not None:
        return replace(it, abilities=(*it.abilities, gained))
    keyword = getattr(change, "keyword", "")
    left = tuple(i for i in it.abilities if keyword and not (isinstance(i.ability, KeywordAbility) and i.ability.name == keyword))
    return replace(it, abilities=left)


@dataclass(frozen=True, slots=True)
class SetPowerToughness(Change):
    """Its power and toughness, or base power and toughness, become numbers. In 7a if the ability is characteristic-defining."""

    layer: ClassVar[str] = "7b"
    writes: ClassVar[frozenset[str]] = frozenset({"pt"})
    power: Amount | None
    toughness: Amount | None

    def concrete(self, view: View, env: Env) -> Change:
        return type(self)(
            None if self.power is None else amount(self.power, view, env),
            None if self.toughness is None else amount(self.toughness, view, env),
        )

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return set_power_toughness(ctx, it, self)


@dataclass(frozen=True, slots=True)
class DefinePowerToughness(SetPowerToughness):
    """A characteristic-defining ability sets its power or toughness."""

    layer: ClassVar[str] = "7a"

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return define_power_toughness(ctx, it, self)


def _set(it: Characteristics, change: SetPowerToughness) -> Characteristics:
    power = change.power if isinstance(change.power, int) else it.power
    toughness = change.toughness if isinstance(change.toughness, int) else it.toughness
    return replace(it, power=power, toughness=toughness)


@rule("613.4a")
def define_power_toughness(ctx: Context, it: Characteristics, change: SetPowerToughness) -> Characteristics:
    """Characteristic-defining power and toughness in layer 7a."""
    return _set(it, change)


@rule("613.4b")
def set_power_toughness(ctx: Context, it: Characteristics, change: SetPowerToughness) -> Characteristics:
    """Effects that set power and toughness to numbers in layer 7b."""
    return _set(it, change)


@dataclass(frozen=True, slots=True)
class ModifyPowerToughness(Change):
    """It gets +N/+N (CR 613.4c)."""

    layer: ClassVar[str] = "7c"
    writes: ClassVar[frozenset[str]] = frozenset({"pt"})
    power: Amount
    toughness: Amount

    def concrete(self, view: View, env: Env) -> Change:
        return ModifyPowerToughness(amount(self.power, view, env), amount(self.toughness, view, env))

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return modify_power_toughness(ctx, it, self)


@rule("613.4c")
def modify_power_toughness(ctx: Context, it: Characteristics, change: ModifyPowerToughness) -> Characteristics:
    """Effects and counters that modify power and toughness in layer 7c."""
    if it.power is None or it.toughness is None or not isinstance(change.power, int) or not isinstance(change.toughness, int):
        return it
    return replace(it, power=it.power + change.power, toughness=it.toughness + change.toughness)


@dataclass(frozen=True, slots=True)
class SwitchPowerToughness(Change):
    """Its power and toughness are switched (CR 613.4d)."""

    layer: ClassVar[str] = "7d"
    writes: ClassVar[frozenset[str]] = frozenset({"pt"})

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        return switch_power_toughness(ctx, it)


@rule("613.4d")
def switch_power_toughness(ctx: Context, it: Characteristics) -> Characteristics:
    """Effects that switch power and toughness in layer 7d."""
    return replace(it, power=it.toughness, toughness=it.power)


def _and(old: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    return (*old, *(t for t in new if t not in old))
