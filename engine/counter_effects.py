"""What counters do to the permanent they are on (CR 122.1a-h): as dated effects like any other."""

from __future__ import annotations

from engine import keywords
from engine.abilities import KeywordAbility
from engine.changes import GainAbility, ModifyPowerToughness
from engine.continuous import Instead, Modify, StaticEffect
from engine.filters import Filter, Itself
from engine.rule import Context, rule
from engine.selectors import Host, This

Effects = tuple[StaticEffect, ...]

SHIELD, STUN, FINALITY, HONE = "shield", "stun", "finality", "hone"


def counter_effects(ctx: Context, kind: str, n: int) -> Effects:
    """The effects of n counters of a kind; none for those that do nothing by themselves."""
    effects = keyword_counters(ctx, power_counters(ctx, (), kind, n), kind, n)
    if kind == SHIELD:
        return shield_counters(ctx, effects)
    if kind == STUN:
        return stun_counters(ctx, effects)
    if kind == HONE:
        return hone_counters(ctx, effects, n)
    return finality_counters(ctx, effects) if kind == FINALITY else effects


@rule("122.1a", deferred=True)
def power_counters(ctx: Context, effects: Effects, kind: str, n: int) -> Effects:
    """Counters such as +1/+1 add to power and toughness."""
    power, slash, toughness = kind.partition("/")
    if not slash:
        return effects
    return (*effects, Modify(This(), (ModifyPowerToughness(n * int(power), n * int(toughness)),), ("122.1a",)))


@rule("122.1b", deferred=True)
def keyword_counters(ctx: Context, effects: Effects, kind: str, n: int) -> Effects:
    """A keyword counter gives its keyword."""
    if kind not in keywords.register():
        return effects
    return (*effects, Modify(This(), (GainAbility(KeywordAbility(kind)),) * n, ("122.1b",)))


@rule("122.1c", deferred=True)
def shield_counters(ctx: Context, effects: Effects) -> Effects:
    """If an effect would destroy the permanent, or damage would be dealt to it, a shield counter is removed from it instead."""
    from engine.actions.tap import PutCounters  # noqa: PLC0415  (what happens instead happens in a state with layers)
    from engine.instead import Do  # noqa: PLC0415
    from engine.prevention import Prevent  # noqa: PLC0415
    from engine.would import WouldBeDamaged, WouldBeDestroyed  # noqa: PLC0415

    off = PutCounters(This(), SHIELD, -1)
    destroyed = Instead(WouldBeDestroyed(Filter(Itself()), by_effect=True), Do(off), rules=("122.1c",))
    damaged = Instead(WouldBeDamaged(This()), Prevent(then=off), rules=("122.1c",))
    return (*effects, destroyed, damaged)


@rule("122.1d", deferred=True)
def stun_counters(ctx: Context, effects: Effects) -> Effects:
    """If the permanent would become untapped, a stun counter is removed from it instead."""
    from engine.actions.tap import PutCounters  # noqa: PLC0415
    from engine.instead import Do  # noqa: PLC0415
    from engine.would import WouldUntap  # noqa: PLC0415

    return (*effects, Instead(WouldUntap(Filter(Itself())), Do(PutCounters(This(), STUN, -1)), rules=("122.1d",)))


@rule("122.1h", deferred=True)
def finality_counters(ctx: Context, effects: Effects) -> Effects:
    """If the permanent would be put into a graveyard from the battlefield, it is exiled instead."""
    from engine.instead import PutInto  # noqa: PLC0415
    from engine.would import would_die  # noqa: PLC0415

    return (*effects, Instead(would_die(Filter(Itself())), PutInto("exile"), rules=("122.1h",)))


@rule("122.1j", deferred=True)
def hone_counters(ctx: Context, effects: Effects, n: int) -> Effects:
    """Each hone counter on an Equipment gives +1/+0 to the creature that it is attached to."""
    return (*effects, Modify(Host(), (ModifyPowerToughness(n, 0),), ("122.1j",)))
