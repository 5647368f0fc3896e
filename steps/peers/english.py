"""A card of the catalogue as an engine reads it: its English type line, and the English text that our own definition is printed as."""

from __future__ import annotations

from engine.cards.card import CardFace
from engine.text import CantSay, lines
from steps.table import Unsupported


def text(face: CardFace) -> str:
    """The rules text, an ability a line. Raises Unsupported: it can't be put into English yet."""
    try:
        return "\n".join(lines(face.abilities, "en", face.types))
    except CantSay as error:
        name = face.ja or face.name
        raise Unsupported(f"{face.name} has no English text to give to the engine", f"{name}：渡せる英語の文章がない") from error


def type_line(face: CardFace) -> str:
    """The types as a card has them: "Legendary Creature — Bear"."""
    words = " ".join(word.capitalize() for word in (*face.supertypes, *face.types))
    return words + (" — " + " ".join(face.subtypes) if face.subtypes else "")
