"""Split second (CR 702.61)."""

from __future__ import annotations

from engine.keywords import Keyword
from engine.rule import Context, Reason, rule

Reasons = tuple[Reason, ...]


@rule("702.61a")
def _others_wait(ctx: Context, reasons: Reasons) -> Reasons:
    """As long as the spell is on the stack, players can't cast other spells or activate abilities that aren't mana abilities."""
    return (*reasons, Reason("a spell with split second is on the stack", "702.61a", "601.3", "602.5", ja="刹那を持つ呪文がスタックにある"))


SPLIT_SECOND = Keyword("split second", "刹那", "702.61", others_wait=_others_wait)
