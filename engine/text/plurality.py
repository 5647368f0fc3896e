"""One or several: what English verbs and nouns agree with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.cards.card import CardFace
from engine.selectors import Each, EachSpell, Target, You
from engine.targets import TargetSpec
from engine.text.mentions import Mention, several


def plural(value: Any, specs: Sequence[TargetSpec] = ()) -> bool:
    """Whether a number, a selector or a mention is said in the plural ("you" is, for the verb's sake)."""
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return abs(value) != 1
    if isinstance(value, CardFace):
        return "creature" in value.types  # which Japanese counts with another word
    if isinstance(value, Target):
        return value.n < len(specs) and several(specs[value.n])
    if isinstance(value, Mention):
        return value.word in ("they", "those") or (value.spec is not None and several(value.spec))
    if isinstance(value, (Each, EachSpell, You)):
        return True
    return hasattr(value, "count")
