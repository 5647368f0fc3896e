"""Landwalk (CR 702.14): an evasion ability for each land type."""

from __future__ import annotations

from engine.abilities import Instance
from engine.keywords import Keyword
from engine.rule import Context, Reason, rule
from engine.state import ObjectId
from engine.view import View

Reasons = tuple[Reason, ...]


def landwalk(name: str, ja: str, land_type: str) -> Keyword:
    """The landwalk ability of a land type."""

    def blocked_by(ctx: Context, reasons: Reasons, view: View, attacker: ObjectId, blocker: ObjectId, instance: Instance) -> Reasons:
        return walks_past(ctx, reasons, view, blocker, land_type)

    return Keyword(name, ja, "702.14", blocked_by=blocked_by)


@rule("702.14c")
def walks_past(ctx: Context, reasons: Reasons, view: View, blocker: ObjectId, land_type: str) -> Reasons:
    """It can't be blocked as long as the defending player controls a land with the land type."""
    defender = view.controller(blocker)
    rows = (view.characteristics(i) for i in view.battlefield() if view.controller(i) == defender)
    if not any(row.is_type("land") and land_type in row.subtypes for row in rows):
        return reasons
    ja = "防御プレイヤーがその種類の土地をコントロールしている"
    return (*reasons, Reason("the defending player controls a land of that type", "702.14c", "509.1b", ja=ja))
