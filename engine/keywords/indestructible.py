"""Indestructible (CR 702.12)."""

from __future__ import annotations

from engine.keywords import Keyword
from engine.rule import Context, rule


@rule("702.12b")
def _survives(ctx: Context, survives: bool) -> bool:
    """A permanent with indestructible can't be destroyed."""
    return True


INDESTRUCTIBLE = Keyword("indestructible", "破壊不能", "702.12", survives=_survives)
