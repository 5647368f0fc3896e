"""What kind of thing an object is: several card types, tokens and copies, "basic" and "snow" (CR 205.2-205.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.rule import Context, rule
from engine.subtypes import BASIC_LAND_TYPES

if TYPE_CHECKING:
    from engine.characteristics import Characteristics

Types = tuple[str, ...]


def _by_last_type(ctx: Context, has: bool, card_type: str, types: Types) -> bool:
    """The wrong reading of CR 205.2b: an "artifact creature" counts as a creature alone."""
    return types[-1] == card_type


@rule("205.2b", otherwise=_by_last_type)
def by_any_type(ctx: Context, has: bool, card_type: str, types: Types) -> bool:
    """What has more than one card type satisfies the criteria for any effect that applies to any of them."""
    return has


@rule("205.2c")
def of_no_card(ctx: Context, none: Types, types: Types) -> Types:
    """Tokens, and copies of spells and cards, have card types even though they aren't cards."""
    return types


def _by_land_type(ctx: Context, has: bool, it: Characteristics) -> bool:
    """The wrong reading of CR 205.4c: a basic land type makes a basic land."""
    return has or not BASIC_LAND_TYPES.keys().isdisjoint(it.subtypes)


@rule("205.4c", "305.8", otherwise=_by_land_type)
def basic(ctx: Context, has: bool, it: Characteristics) -> bool:
    """A land is basic if it has that supertype; without it, it is nonbasic even if it has a basic land type."""
    return has


def _by_name(ctx: Context, has: bool, it: Characteristics) -> bool:
    """The wrong reading of CR 205.4g: "snow" in its name makes something snow."""
    return has or "snow" in it.name.lower()


@rule("205.4g", otherwise=_by_name)
def snow(ctx: Context, has: bool, it: Characteristics) -> bool:
    """A permanent is snow if it has that supertype, regardless of its name."""
    return has


BY_SUPERTYPE = {"basic": basic, "snow": snow}
"""Supertypes whose bearers the rules tell from others that look alike."""
