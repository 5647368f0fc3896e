"""First strike (CR 702.7)."""

from __future__ import annotations

from engine.keywords import Keyword
from engine.rule import Context, rule


@rule("702.7b")
def _strikes_first(ctx: Context, first: bool) -> bool:
    """A creature with first strike assigns its combat damage in the first of two combat damage steps."""
    return True


FIRST_STRIKE = Keyword("first strike", "先制攻撃", "702.7", strikes_first=_strikes_first)
