"""Deathtouch (CR 702.2)."""

from __future__ import annotations

from engine.keywords import Keyword
from engine.rule import Context, rule


@rule("702.2b")
def _deadly(ctx: Context, deadly: bool) -> bool:
    """A creature that a source with deathtouch has dealt damage is destroyed as a state-based action."""
    return True


@rule("702.2c")
def _lethal(ctx: Context, n: int) -> int:
    """Any damage assigned by a source with deathtouch is lethal damage."""
    return min(n, 1)


DEATHTOUCH = Keyword("deathtouch", "接死", "702.2", deadly=_deadly, lethal=_lethal)
