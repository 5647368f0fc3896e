"""Banding (CR 702.22)."""

from __future__ import annotations

from engine.keywords import Keyword
from engine.rule import Context


def _bands(ctx: Context, bands: bool) -> bool:
    """A creature with banding can form a band."""
    return True


BANDING = Keyword("banding", "バンド", "702.22", bands=_bands)
