"""Flying (CR 702.9)."""

from __future__ import annotations

from engine.abilities import Instance
from engine.keywords import Keyword
from engine.rule import Context, Reason, rule
from engine.state import ObjectId
from engine.view import View


@rule("702.9b")
def _blocked_by(
    ctx: Context, reasons: tuple[Reason, ...], view: View, attacker: ObjectId, blocker: ObjectId, instance: Instance
) -> tuple[Reason, ...]:
    """A creature with flying can be blocked only by creatures with flying or reach."""
    it = view.characteristics(blocker)
    return (
        reasons
        if it.has("flying") or it.has("reach")
        else (*reasons, Reason("it has neither flying nor reach", "702.9b", "509.1b", ja="飛行も到達も持たない"))
    )


FLYING = Keyword("flying", "飛行", "702.9", blocked_by=_blocked_by)
