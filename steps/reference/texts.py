"""Rules text told in the other language."""

from __future__ import annotations

from engine.text import CantSay, Language, TextError, compile_text, lines, translated


def retold(text: str, source: str, target: str, names: int) -> str:
    """A text in another language; as it stands if it can't be told. Characters of the private use area stand for its names."""
    one: Language = "ja" if source == "ja" else "en"
    other: Language = "ja" if target == "ja" else "en"
    if one == other:
        return text
    try:
        return translated(text, one, other, names)
    except (TextError, CantSay):
        return text


def card_retold(text: str, source: str, target: str, name: str, types: tuple[str, ...]) -> str:
    """The rules text of a card, one ability a line, in another language; as it stands if it can't be told. ``types`` in small letters."""
    one: Language = "ja" if source == "ja" else "en"
    other: Language = "ja" if target == "ja" else "en"
    try:
        return "\n".join(lines(compile_text(text, one, name, types), other, types))
    except (TextError, CantSay):
        return text
