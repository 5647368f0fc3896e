"""Kicker (CR 702.33): an optional additional cost, and being kicked."""

from __future__ import annotations

from engine.abilities import Instance
from engine.costs import Extra, keyword_extra
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.stack import announcement
from engine.state import Object

NAME = "kicker"


@rule("702.33a")
def _additional(ctx: Context, extras: tuple[Extra, ...], instance: Instance) -> tuple[Extra, ...]:
    """You may pay an additional cost as you cast the spell."""
    return (*extras, keyword_extra(instance))


@rule("702.33d", "607.2i")
def _kicked(ctx: Context, kicked: bool, obj: Object) -> bool:
    """A spell has been kicked if its controller declared that they would pay its kicker cost."""
    return announcement(obj).was_paid(NAME)


KICKER = Keyword(NAME, "キッカー", "702.33", additional=_additional, paid=_kicked)
