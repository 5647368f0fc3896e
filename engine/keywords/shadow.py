"""Shadow (CR 702.28)."""

from __future__ import annotations

from engine.abilities import Instance
from engine.keywords import Keyword
from engine.rule import Context, Reason, rule
from engine.state import ObjectId
from engine.view import View

NAME = "shadow"
Reasons = tuple[Reason, ...]


@rule("702.28b", part="attacking")
def _blocked_by(ctx: Context, reasons: Reasons, view: View, attacker: ObjectId, blocker: ObjectId, instance: Instance) -> Reasons:
    """A creature with shadow can't be blocked by creatures without shadow."""
    if view.characteristics(blocker).has(NAME):
        return reasons
    return (*reasons, Reason("it has no shadow", "702.28b", "509.1b", ja="シャドーを持たない"))


@rule("702.28b", part="blocking")
def _blocks(ctx: Context, reasons: Reasons, view: View, attacker: ObjectId, blocker: ObjectId, instance: Instance) -> Reasons:
    """A creature without shadow can't be blocked by creatures with shadow."""
    if view.characteristics(attacker).has(NAME):
        return reasons
    return (*reasons, Reason("it has shadow", "702.28b", "509.1b", ja="シャドーを持つ"))


SHADOW = Keyword(NAME, "シャドー", "702.28", blocked_by=_blocked_by, blocks=_blocks)
