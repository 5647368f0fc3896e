"""Splice (CR 702.47): a card in hand that lends its text to a spell."""

from __future__ import annotations

from engine.abilities import Instance, KeywordAbility
from engine.game import Game
from engine.keywords import Keyword
from engine.rule import Reason, rule
from engine.state import HAND, ObjectId
from engine.view import Env


@rule("702.47a", part="onto what")
def _splices(game: Game, reasons: tuple[Reason, ...], instance: Instance, card: ObjectId, spell: ObjectId) -> tuple[Reason, ...]:
    """Only a card in hand can be spliced, and only onto a spell with the quality that it names."""
    ability, it = instance.ability, game.object(card)
    what = ability.what if isinstance(ability, KeywordAbility) else None
    fits = what is not None and what.holds(game.state, spell, Env(it.owner, card))
    if it.zone == HAND and fits:
        return reasons
    return (*reasons, Reason("it can't be spliced onto this spell", "702.47a", "601.2b", ja="この呪文に連繋することはできない"))


SPLICE = Keyword("splice", "連繋", "702.47", splices=_splices)
