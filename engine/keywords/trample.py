"""Trample (CR 702.19)."""

from __future__ import annotations

from engine.keywords import Keyword
from engine.rule import Context, rule


@rule("702.19b")
def _spills(ctx: Context, spills: bool) -> bool:
    """A blocked creature with trample may assign damage past its blockers once they have been assigned lethal damage."""
    return True


TRAMPLE = Keyword("trample", "トランプル", "702.19", spills=_spills)
