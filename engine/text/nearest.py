"""The known phrases that are most like one that can't be read."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import lru_cache

from engine.text.grammar import GRAMMARS
from engine.text.wording import Choice, Hole, Language, Part, plain

_SHOWN = ("clause", "vp", "jv", "jo", "static", "trigger", "condition", "costpart")
_COMPARED = 60
"""How many phrases are compared character by character."""
_SLOTS = {"n": "N", "what": "…", "who": "…", "to": "…", "source": "…"}


def _written(parts: tuple[Part, ...]) -> str:
    out = ""
    for part in parts:
        if isinstance(part, str):
            out += part
        elif isinstance(part, Hole):
            out += _SLOTS.get(part.name, f"<{part.name}>")
        elif isinstance(part, Choice):
            out += _written(part.ways[0])
    return out


@lru_cache(maxsize=4)
def _phrases(language: Language, trigger: bool) -> dict[str, str]:
    out: dict[str, str] = {}
    for kind in _SHOWN:
        if kind == "trigger" and not trigger:
            continue
        for template in GRAMMARS[language].templates.get(kind, ()):
            for wording in template.wordings[language]:
                shown = _written(wording)
                out.setdefault(_bare(language, shown), shown)
    return out


def _bare(language: Language, text: str) -> str:
    return re.sub(r"\d+|[…N~]|<\w+>", "", plain(language, text)).strip(" .。")


def nearest(language: Language, text: str, n: int = 3, trigger: bool = True) -> tuple[str, ...]:
    """The nearest phrases, the best first; without ``trigger``, trigger conditions aside."""
    phrases, bare = _phrases(language, trigger), _bare(language, text)
    pieces = _pieces(bare)
    alike = sorted(phrases, key=lambda phrase: -len(pieces & _pieces(phrase)) / (len(phrase) + len(bare) + 1))[:_COMPARED]
    return tuple(phrases[found] for found in get_close_matches(bare, alike, n, cutoff=0.4))


@lru_cache(maxsize=8192)
def _pieces(text: str) -> frozenset[str]:
    """The pairs of characters of a text: phrases that share many are worth a closer look."""
    return frozenset(text[n : n + 2] for n in range(len(text) - 1))
