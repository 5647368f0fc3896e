"""Fuse (CR 702.102): both halves of a split card may be cast from the hand. What comes of it is told in :mod:`engine.split_cards`."""

from __future__ import annotations

from engine.abilities import Instance
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.state import HAND, Object


@rule("702.102a")
def _both_halves(ctx: Context, both: bool, instance: Instance, card: Object) -> bool:
    """A player who casts the card from their hand may cast both of its halves."""
    return both or card.zone == HAND


FUSE = Keyword("fuse", "融合", "702.102", both_halves=_both_halves)
