"""Splice (CR 702.47): a card in hand that lends its text to a spell."""

from __future__ import annotations

from engine.abilities import Instance
from engine.game import Game
from engine.keywords import Keyword
from engine.rule import Reason, rule
from engine.state import HAND, ObjectId
from engine.view import Env


@rule("702.47a", part="onto what")
def _splices(game: Game, reasons: tuple[Reason, ...], instance: Instance, card: ObjectId, spell: ObjectId) -> tuple[Reason, ...]:
    """Only a card in hand can be spliced, and only onto a spell with the quality that it names."""
    it = game.object(card)
    if it.zone == HAND and instance.what.holds(game.state, spell, Env(it.owner, card)):
        return reasons
    return (*reasons, Reason("it can't be spliced onto this spell", "702.47a", "601.2b", ja="この呪文に連繋することはできない"))


SPLICE = Keyword("splice", "連繋", "702.47", splices=_splices)
