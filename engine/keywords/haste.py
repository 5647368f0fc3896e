"""Haste (CR 702.10)."""

from __future__ import annotations

from engine.keywords import Keyword
from engine.rule import Context, rule


def _sickness(ctx: Context, sick: bool, purpose: str) -> bool:
    return attacks_at_once(ctx, sick) if purpose == "attack" else taps_at_once(ctx, sick)


@rule("702.10b")
def attacks_at_once(ctx: Context, sick: bool) -> bool:
    """A creature with haste can attack even if it hasn't been under its controller's control all turn."""
    return False


@rule("702.10c")
def taps_at_once(ctx: Context, sick: bool) -> bool:
    """Abilities with the tap symbol of a creature with haste can be activated at once."""
    return False


HASTE = Keyword("haste", "速攻", "702.10", sickness=_sickness)
