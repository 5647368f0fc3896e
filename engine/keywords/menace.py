"""Menace (CR 702.111)."""

from __future__ import annotations

from engine.keywords import Keyword
from engine.rule import Context, Reason, rule
from engine.state import ObjectId
from engine.view import View


@rule("702.111b")
def _blocked_by_all(
    ctx: Context, reasons: tuple[Reason, ...], view: View, attacker: ObjectId, blockers: tuple[ObjectId, ...]
) -> tuple[Reason, ...]:
    """A creature with menace can't be blocked except by two or more creatures."""
    return (
        reasons
        if len(blockers) != 1
        else (
            *reasons,
            Reason(
                "it has menace and is blocked by one creature",
                "702.111b",
                "509.1b",
                ja="威迫を持つのに、1体のクリーチャーにブロックされている",
            ),
        )
    )


MENACE = Keyword("menace", "威迫", "702.111", blocked_by_all=_blocked_by_all)
