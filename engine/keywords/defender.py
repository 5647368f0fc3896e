"""Defender (CR 702.3)."""

from __future__ import annotations

from engine.keywords import Keyword
from engine.rule import Context, Reason, rule


@rule("702.3b")
def _attack(ctx: Context, reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """A creature with defender can't attack."""
    return (*reasons, Reason("it has defender", "702.3b", "508.1c", ja="防衛を持つ"))


DEFENDER = Keyword("defender", "防衛", "702.3", attack=_attack)
