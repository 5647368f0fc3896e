"""A card of the catalogue, as an engine is told of it: its facts, and the English text that our own definition is printed as."""

from __future__ import annotations

from functools import cache

from engine.cards.card import CardFace
from steps.peers import english
from steps.table import MadeUp, Unsupported


@cache
def described(face: CardFace) -> MadeUp:
    """The card. Raises Unsupported: it can't be put into English yet, or has another face or two halves."""
    if face.back is not None or face.halves:
        name = face.ja or face.name
        what, ja = ("split cards", "分割カード") if face.halves else ("cards with two faces", "両面カード")
        raise Unsupported(f"{face.name}: {what} can't be described to an engine", f"{name}：{ja}は説明できない")
    return MadeUp(
        face.name, face.ja, str(face.mana_cost or ""), english.type_line(face), face.power, face.toughness, tuple(face.colors),
        text=english.text(face), number=face.loyalty,
    )  # fmt: skip
