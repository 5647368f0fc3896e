"""Abilities told by where they are printed: for a card that gives what it is printed with ("… and it has this ability")."""

from __future__ import annotations

from engine.cards.card import CardFace
from engine.copying import CopyException, gaining
from engine.record import record
from engine.rule import Context


@record
class GainsPrinted(CopyException):
    """The copy has an ability that is printed on a card: the ``place``-th from 0 (CR 707.9a)."""

    card: str
    place: int

    def made(self, ctx: Context, values: CardFace, own: CardFace) -> CardFace:
        from engine.cards.catalogue import find  # noqa: PLC0415  (the catalogue is made of cards that say this)

        face = find(self.card)
        return gaining(ctx, values, face.abilities[self.place : self.place + 1] if face else ())
