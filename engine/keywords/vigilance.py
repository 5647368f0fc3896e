"""Vigilance (CR 702.20)."""

from __future__ import annotations

from engine.keywords import Keyword
from engine.rule import Context, rule


@rule("702.20b")
def _taps_to_attack(ctx: Context, taps: bool) -> bool:
    """Attacking doesn't tap a creature with vigilance."""
    return False


VIGILANCE = Keyword("vigilance", "警戒", "702.20", taps_to_attack=_taps_to_attack)
