"""Effects without a card: "「熊」 gains flying until end of turn". Names stand in the text as characters of the private use area."""

from __future__ import annotations

from collections.abc import Sequence as Many
from typing import Any

from engine.abilities import Static
from engine.instructions import Instruction, Let, Sequence
from engine.selectors import Those
from engine.text.abilities import settled
from engine.text.compiling import Ambiguous, different, not_read
from engine.text.grammar import GRAMMARS, Reader
from engine.text.phrasing import worded
from engine.text.shower import Shower
from engine.text.telling import effect_pieces, finished
from engine.text.wording import Language, plain_with_places

FIRST_NAME = 0xE000
"""The character that stands for the first name."""
_PLACEHOLDER = 1 << 30


def compile_effect(text: str, language: Language, named: Many[Any] = ()) -> Instruction:
    """What an effect does: an instruction, or for a text like that of a static ability its effects, for good.

    Args:
        text: sentences; the last needs no full stop.
        language: their language.
        named: what the characters that stand for names mean, as selectors.

    Raises:
        TextError: it can't be read, or has targets, which an effect without a spell or ability has not.
    """
    stop = "." if language == "en" else "。"
    whole = text if text.endswith(stop) else text + stop
    plain = plain_with_places(language, whole)
    reader = Reader(GRAMMARS[language], plain.text, tuple(named), whole, plain.places)
    found: list[Any] = []
    for raw, end in reader.read("effect", 0):
        done = settled(raw) if end == len(plain.text) else None
        if done is not None and not done[1]:
            found.append(done[0])
    for static, end in reader.read("static_line", 0) if not found else ():
        if end == len(plain.text) and isinstance(static, Static) and static.condition is None:
            lets = tuple(Let(effect, "") for effect in static.effects)
            found.append(lets[0] if len(lets) == 1 else Sequence(*lets))
    found = different(found)
    if not found:
        raise not_read(reader, plain.places, whole)
    if len(found) > 1:
        raise Ambiguous(text, 0, text, tuple(found))
    effect: Instruction = found[0]
    return effect


def translated(text: str, source: Language, target: Language, names: int) -> str:
    """A text about so many names in the other language, with the same characters for the names.

    Raises:
        TextError: it can't be read.
        CantSay: there are no words for it.
    """
    named = tuple(Those((_PLACEHOLDER + n,)) for n in range(names))
    effect = compile_effect(text, source, named)
    shower = Shower(GRAMMARS[target], names={those: chr(FIRST_NAME + n) for n, those in enumerate(named)})
    return finished(target, worded(shower, effect_pieces(shower, effect), ())).removesuffix("." if target == "en" else "。")
