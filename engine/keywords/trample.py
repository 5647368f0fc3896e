"""Trample (CR 702.19)."""

from __future__ import annotations

from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.state import ObjectId


def _spills(ctx: Context, spills: bool, blockers: tuple[ObjectId, ...]) -> bool:
    return past_blockers(ctx, spills) if blockers else without_blockers(ctx, spills)


@rule("702.19b")
def past_blockers(ctx: Context, spills: bool) -> bool:
    """A blocked creature with trample may assign damage past its blockers once they have been assigned lethal damage."""
    return True


@rule("702.19d")
def without_blockers(ctx: Context, spills: bool) -> bool:
    """If no creature blocks it any more, it assigns its damage as though all blockers had been assigned lethal damage."""
    return True


TRAMPLE = Keyword("trample", "トランプル", "702.19", spills=_spills)
