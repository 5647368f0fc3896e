"""Buyback (CR 702.27): an optional additional cost, paid for having the card back."""

from __future__ import annotations

from engine.abilities import Instance
from engine.costs import Extra, keyword_extra
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.stack import paid_for
from engine.state import HAND, Object

NAME = "buyback"


@rule("702.27a", part="cost")
def _additional(ctx: Context, extras: tuple[Extra, ...], instance: Instance) -> tuple[Extra, ...]:
    """You may pay an additional cost as you cast the spell."""
    return (*extras, keyword_extra(instance))


@rule("702.27a", part="hand")
def _afterwards(ctx: Context, zone: str, instance: Instance, spell: Object) -> str:
    """If that cost was paid, the spell is put into its owner's hand as it resolves, instead of into the graveyard."""
    return HAND if paid_for(spell, instance) else zone


BUYBACK = Keyword(NAME, "バイバック", "702.27", additional=_additional, afterwards=_afterwards)
