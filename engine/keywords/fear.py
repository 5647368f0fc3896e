"""Fear (CR 702.36)."""

from __future__ import annotations

from engine.abilities import Instance
from engine.keywords import Keyword
from engine.rule import Context, Reason, rule
from engine.state import ObjectId
from engine.view import View


@rule("702.36b")
def _blocked_by(
    ctx: Context, reasons: tuple[Reason, ...], view: View, attacker: ObjectId, blocker: ObjectId, instance: Instance
) -> tuple[Reason, ...]:
    """A creature with fear can't be blocked except by artifact creatures and black creatures."""
    it = view.characteristics(blocker)
    if it.is_type("artifact") or "B" in it.colors:
        return reasons
    return (*reasons, Reason("it is neither an artifact nor black", "702.36b", "509.1b", ja="アーティファクトでも黒でもない"))


FEAR = Keyword("fear", "畏怖", "702.36", blocked_by=_blocked_by)
