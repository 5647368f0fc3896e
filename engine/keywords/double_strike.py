"""Double strike (CR 702.4)."""

from __future__ import annotations

from engine.keywords import Keyword
from engine.rule import Context, rule


@rule("702.4b", part="first")
def _strikes_first(ctx: Context, first: bool) -> bool:
    """A creature with double strike assigns combat damage in the first of two combat damage steps."""
    return True


@rule("702.4b", part="again")
def _strikes_again(ctx: Context, again: bool) -> bool:
    """And in the second, if it has double strike then."""
    return True


DOUBLE_STRIKE = Keyword("double strike", "二段攻撃", "702.4", strikes_first=_strikes_first, strikes_again=_strikes_again)
