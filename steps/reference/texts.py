"""Rules text: read as a keyword or an effect, or told in the other language."""

from __future__ import annotations

from engine.abilities import KeywordAbility
from engine.instructions import Instruction
from engine.selectors import Those
from engine.state import ObjectId
from engine.text import CantSay, Language, TextError, compile_effect, compile_text, lines, translated
from steps.table import SetUpError, Unsupported


def keyword_ability(text: str) -> KeywordAbility:
    """A keyword with its cost: "flying", "blitz {2}{R}".

    Raises:
        Unsupported: the engine doesn't have it.
    """
    try:
        (found,) = compile_text(text, "en")
    except TextError as error:
        raise Unsupported(error.told("en"), error.told("ja")) from error
    if not isinstance(found, KeywordAbility):
        raise Unsupported(f'no keyword: "{text}"', f"そのようなキーワードはない: 「{text}」")
    return found


def from_text(text: str, language: str, objects: tuple[ObjectId, ...]) -> Instruction:
    """What a text says, about objects.

    Raises:
        SetUpError: it can't be read.
    """
    try:
        return compile_effect(text, "ja" if language == "ja" else "en", tuple(Those((i,)) for i in objects))
    except TextError as error:
        raise SetUpError(error.told("en"), error.told("ja")) from error


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
