"""A card of the catalogue, as an engine is told of it: its facts, and the English text that our own definition is printed as."""

from __future__ import annotations

from functools import cache

from engine.cards.card import CardFace
from engine.text import CantSay, lines
from steps.table import MadeUp, Unsupported


@cache
def described(face: CardFace) -> MadeUp:
    """The card. Raises Unsupported: it can't be put into English yet, or has another face."""
    if face.back is not None:
        raise Unsupported(f"{face.name}: cards with two faces can't be described to an engine", f"{face.name}：両面カードは説明できない")
    try:
        text = "\n".join(lines(face.abilities, "en", face.types))
    except CantSay as error:
        raise Unsupported(f"{face.name} has no English text to give to the engine", f"{face.name}：渡せる英語の文章がない") from error
    words = " ".join(word.capitalize() for word in (*face.supertypes, *face.types))
    return MadeUp(
        face.name, face.ja, str(face.mana_cost or ""), words + (" — " + " ".join(face.subtypes) if face.subtypes else ""),
        face.power, face.toughness, tuple(face.colors), text=text, number=face.loyalty,
    )  # fmt: skip
