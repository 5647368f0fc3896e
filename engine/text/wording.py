"""Wordings: how a phrase is written down in the tables of this package.

``Destroy {what:obj}`` has literal text and a slot, filled by a phrase of the kind "obj". ``[that is ]`` may be left out, and is not
printed; ``(enters/enters the battlefield)`` are ways to say the same, the first is printed; ``(card/cards@n)`` depends on the number of
the slot n: the first for one, the second for several; both are read. ``{{T}}`` is a mana symbol, ``\\(`` and ``\\/`` are the
characters themselves.
"""

from __future__ import annotations

import re
import unicodedata
from itertools import product
from typing import Literal

from engine.record import record

Language = Literal["en", "ja"]
LANGUAGES: tuple[Language, ...] = ("en", "ja")

_DASHES = str.maketrans(dict.fromkeys("―–−‐‑‒", "—"))
_QUOTES = str.maketrans({"“": '"', "”": '"', "„": '"', "‘": "'", "’": "'"})


@record
class Hole:
    """A slot in a wording: its name and the kind of phrase that stands there."""

    name: str
    kind: str


@record
class Choice:
    """Ways to say something; by the number of a slot, if ``agrees`` names one. ``optional``: nothing is printed."""

    ways: tuple[tuple[Part, ...], ...]
    agrees: str = ""


Part = str | Hole | Choice

_TOKEN = re.compile(r"\{\{(.*?)\}\}|\{(\w+)(?::(\w+))?\}|\\(.)|([\[\]()/])|@(\w+)(?=\))")


def parse(text: str) -> tuple[Part, ...]:
    """A wording taken apart."""
    parts, end = _sequence(text, 0, "")
    assert end == len(text), f"wording does not end: {text!r}"
    return parts


def _sequence(text: str, pos: int, until: str) -> tuple[tuple[Part, ...], int]:
    parts: list[Part] = []
    while pos < len(text):
        found = _TOKEN.match(text, pos)
        if found is None:
            parts.append(text[pos])
            pos += 1
        elif found[1] is not None:
            parts.append("{" + found[1] + "}")
            pos = found.end()
        elif found[2] is not None:
            parts.append(Hole(found[2], found[3] or found[2]))
            pos = found.end()
        elif found[4] is not None:
            parts.append(found[4])
            pos = found.end()
        elif found[5] == "[":
            inner, pos = _sequence(text, pos + 1, "]")
            parts.append(Choice(((), inner)))
            pos += 1
        elif found[5] == "(":
            choice, pos = _choice(text, pos + 1)
            parts.append(choice)
        elif found[5] is not None and found[5] not in until:
            parts.append(found[5])
            pos = found.end()
        else:
            break
    return _joined(parts), pos


def _choice(text: str, pos: int) -> tuple[Choice, int]:
    ways: list[tuple[Part, ...]] = []
    agrees = ""
    while True:
        inner, pos = _sequence(text, pos, "/)")
        ways.append(inner)
        found = _TOKEN.match(text, pos)
        if found and found[6]:
            agrees = found[6]
            pos = found.end()
        pos += 1
        if text[pos - 1] == ")":
            return Choice(tuple(ways), agrees), pos


def _joined(parts: list[Part]) -> tuple[Part, ...]:
    out: list[Part] = []
    for part in parts:
        if isinstance(part, str) and out and isinstance(out[-1], str):
            out[-1] += part
        else:
            out.append(part)
    return tuple(out)


def variants(language: Language, parts: tuple[Part, ...]) -> list[tuple[str | Hole, ...]]:
    """Every way in which a wording can be written, as it is read."""
    options: list[list[tuple[str | Hole, ...]]] = []
    for part in parts:
        if isinstance(part, Choice):
            options.append([v for way in part.ways for v in variants(language, way)])
        else:
            options.append([(part,)])
    out: list[tuple[str | Hole, ...]] = []
    for chosen in product(*options):
        flat = [p for group in chosen for p in group]
        joined: list[str | Hole] = []
        for p in flat:
            if isinstance(p, str) and joined and isinstance(joined[-1], str):
                joined[-1] += p
            else:
                joined.append(p)
        out.append(tuple(x for x in (plain(language, p) if isinstance(p, str) else p for p in joined) if x != ""))
    return out


def plain(language: Language, text: str) -> str:
    """Text with everything that doesn't count made equal; no character becomes several, so that places stay."""
    text = unicodedata.normalize("NFKC", text).translate(_DASHES).translate(_QUOTES)
    if language == "ja":
        return re.sub(r"[\s・]", "", text).replace(",", "、").lower()
    return re.sub(r"\s+", " ", text.lower())


@record
class Plain:
    """A text as it is read, and where each of its characters stands in the text as it was written."""

    text: str
    places: tuple[int, ...]


def plain_with_places(language: Language, text: str) -> Plain:
    """:func:`plain`, character by character."""
    out: list[str] = []
    places: list[int] = []
    for place, char in enumerate(text):
        # A character that widens to several ("㍍") or has no lower case of its own length is kept as it is: it is no rules text anyway.
        for c in unicodedata.normalize("NFKC", char).translate(_DASHES).translate(_QUOTES).lower():
            if c.isspace() or (c == "・" and language == "ja"):
                if language == "en" and out and out[-1] != " ":
                    out.append(" ")
                    places.append(place)
            else:
                out.append("、" if c == "," and language == "ja" else c)
                places.append(place)
    return Plain("".join(out), (*places, len(text)))
