"""Power and toughness: who has them, and which are base power and toughness (CR 208)."""

from __future__ import annotations

from engine.characteristics import Characteristics
from engine.rule import Context, context, rule
from engine.state import ObjectId
from engine.view import View


def with_or_without_size(ctx: Context, row: Characteristics) -> Characteristics:
    """A permanent of which the layers are done, with power and toughness if it is a creature, and without if it isn't."""
    vehicle = "Vehicle" in row.subtypes
    if "creature" not in row.types:
        return vehicle_without_size(ctx, row) if vehicle else without_size(ctx, row)
    return zero_for_none(ctx, row)


@rule("301.7b")
def with_printed_size(ctx: Context, without: Characteristics, printed: Characteristics) -> Characteristics:
    """A Vehicle that becomes a creature has its printed power and toughness at once."""
    return printed


@rule("208.3")
def without_size(ctx: Context, row: Characteristics) -> Characteristics:
    """A noncreature permanent has no power or toughness, even if some are printed on its card."""
    return row.but(power=None, toughness=None, rules=(*row.rules, "208.3"))


@rule("208.3", "301.7a")
def vehicle_without_size(ctx: Context, row: Characteristics) -> Characteristics:
    """A Vehicle has its printed power and toughness only while it is a creature."""
    others = tuple(key for key in row.rules if key != "301.7b")
    return row.but(power=None, toughness=None, rules=(*others, "208.3", "301.7a"))


@rule("208.5")
def zero_for_none(ctx: Context, row: Characteristics) -> Characteristics:
    """A creature that has no value for its power or toughness has 0."""
    if row.power is not None and row.toughness is not None:
        return row
    return row.but(power=row.power or 0, toughness=row.toughness or 0, rules=(*row.rules, "208.5"))


@rule("208.4a")
def further(ctx: Context, row: Characteristics, modified: Characteristics) -> Characteristics:
    """Power and toughness that an effect has set are modified further by other continuous effects."""
    return modified


def base_size(view: View, obj: ObjectId) -> tuple[int | None, int | None]:
    """An object's base power and toughness."""
    now = view.characteristics(obj)
    row = without_modifications(context(view), now, view, obj)
    return row.power, row.toughness


@rule("208.4b")
def without_modifications(ctx: Context, now: Characteristics, view: View, obj: ObjectId) -> Characteristics:
    """What asks for base power or toughness ignores effects and counters that modify them without setting them."""
    based = getattr(view, "based", None)
    if based is None:
        return view.whole.layers.based(obj)
    row: Characteristics = based.get(obj, now)
    return row


def _ones_own(ctx: Context, counts: bool, mine: bool) -> bool:
    """The wrong reading of CR 208.2a: who has not been chosen is the card's owner."""
    return mine


@rule("208.2a", part="unknown", otherwise=_ones_own)
def of_unknown_player(ctx: Context, counts: bool, mine: bool) -> bool:
    """Where the number that defines power or toughness can't be determined, as no player has been chosen, it is 0."""
    return counts
