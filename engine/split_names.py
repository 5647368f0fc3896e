"""The two names of a split card (CR 709.4a)."""

from __future__ import annotations

from engine.cards.card import SEPARATOR
from engine.rule import Context, rule


def is_named(ctx: Context, now: str, name: str) -> bool:
    """Whether an object that has these names now has a name."""
    return one_of_its_names(ctx, now == name, now, name) if SEPARATOR in now else now == name


@rule("709.4a", part="has a name")
def one_of_its_names(ctx: Context, same: bool, now: str, name: str) -> bool:
    """A split card has a name if one of its two names is that name."""
    return name in now.split(SEPARATOR)
