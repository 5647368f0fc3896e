"""How a line is written doesn't count: width, dots, dashes, spaces and quotation marks are made equal before anything is read.

A name in quotation marks becomes a single character of the private use area, so that nothing in a name is ever taken for a word of
the sentence; the names themselves stand beside the text in the order in which they occur.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Literal

from engine.record import record

Language = Literal["ja", "en"]
LANGUAGES: tuple[Language, ...] = ("ja", "en")

NAME = "[\ue000-\uf8ff]"
"""Regular expression for the character that stands for a name."""

_FIRST = 0xE000
_NO_NAME = "「表向きになった」"
"""The only quotation that is no name (a quotation of the rules)."""
_QUOTED = re.compile(r"「([^「」]*)」|『([^『』]*)』|\"([^\"]*)\"")
_IN_TEXTS = re.compile(r"(《[^《》]*》)")
"""A name in a Japanese text of rules that isn't that of something in the game: 《Marit Lage》."""
_DASHES = str.maketrans(dict.fromkeys("―—–−‐‑‒", "-"))
_QUOTES = str.maketrans({"“": '"', "”": '"', "„": '"', "‘": "'", "’": "'"})
_CONTRACTIONS = re.compile(r"\b(do|does|is|are|was|has|have|did)n't\b")
_CANNOT = re.compile(r"\bcan ?not\b")
_SPACES = re.compile(r"\s+")
_RULE = r"\d{3}\.\d+[a-z]?"
_RULES = re.compile(rf"\(({_RULE}(?:[,、] ?{_RULE})*)\)$")


@record
class Line:
    """A line made ready for reading."""

    text: str
    """Without anything that doesn't count; a character of the private use area for each name."""
    names: tuple[str, ...]
    rules: tuple[str, ...] = ()
    """Rule numbers in brackets at its end, taken off the text."""


def name_index(char: str) -> int:
    """Which of the line's names this character stands for."""
    return ord(char) - _FIRST


def normalise(language: Language, text: str) -> Line:
    """The line as it is read."""
    text = unicodedata.normalize("NFKC", text).translate(_QUOTES)
    names: list[str] = []

    def keep(match: re.Match[str]) -> str:
        names.append(_SPACES.sub(" ", next(g for g in match.groups() if g is not None)).strip())
        return chr(_FIRST + len(names) - 1)

    text = plain(language, _QUOTED.sub(keep, text.replace(_NO_NAME, _NO_NAME.strip("「」"))))
    rules: tuple[str, ...] = ()
    found = _RULES.search(text)
    if found:
        rules = tuple(re.split("[,、] ?", found[1]))
        text = text[: found.start()].rstrip()
    return Line(text, tuple(names), rules)


def plain(language: Language, text: str) -> str:
    """Text without names, with everything that doesn't count made equal. Also used for the wordings themselves."""
    text = text.translate(_DASHES).replace(_NO_NAME, _NO_NAME.strip("「」"))
    if language == "ja":
        parts = _IN_TEXTS.split(text)
        return "".join(part if n % 2 else _SPACES.sub("", part).replace("・", "") for n, part in enumerate(parts)).rstrip("。")
    text = _SPACES.sub(" ", text).strip().removesuffix(".")
    if len(text) > 1 and text[0].isupper() and text[1].islower():
        text = text[0].lower() + text[1:]
    return _CANNOT.sub("can't", _CONTRACTIONS.sub(r"\1 not", text))
