"""How many cards of a file compile, by mechanic, and which phrases stop the rest."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.cardfile.entries import Entry
from engine.cardfile.index import Declined, compiled
from engine.spoken import Spoken
from engine.text import NotInEngine, NotRead, TextError

_SHOWN = 40


@dataclass(slots=True)
class Coverage:
    """What has been counted, for the text of one language."""

    language: str
    cards: int = 0
    compile: int = 0
    read: int = 0
    """Cards whose text is read whole, those included for which the engine still lacks a keyword."""
    mechanics: dict[str, list[int]] = field(default_factory=dict)
    """By keyword: cards that have it, of these how many are read, and how many compile."""
    stops: Counter[str] = field(default_factory=Counter)
    """The phrases at which reading stopped."""
    keywords: Counter[str] = field(default_factory=Counter)
    """The keywords that the engine lacks."""
    others: Counter[str] = field(default_factory=Counter)
    """Other reasons."""


def coverage(found: Iterable[Entry], language: str) -> Coverage:
    """Count the cards that have a text (or no text at all, in English) in a language."""
    counted = Coverage(language)
    for entry in found:
        if language == "ja" and not entry.text_ja:
            continue
        counted.cards += 1
        rows = [counted.mechanics.setdefault(keyword.lower(), [0, 0, 0]) for keyword in entry.keywords]
        why: TextError | Spoken | None = None
        try:
            compiled(entry, language)
        except Declined as declined:
            why = declined.why
        _count(counted, rows, why)
    return counted


def _count(counted: Coverage, rows: list[list[int]], why: TextError | Spoken | None) -> None:
    read = why is None or isinstance(why, NotInEngine)
    counted.read += read
    counted.compile += why is None
    for row in rows:
        row[0] += 1
        row[1] += read
        row[2] += why is None
    match why:
        case NotRead():
            counted.stops[_phrase(why)] += 1
        case NotInEngine():
            counted.keywords[why.keyword] += 1
        case TextError():
            counted.others[type(why).__name__] += 1
        case Spoken():
            counted.others[str(why)] += 1


def _phrase(stopped: NotRead) -> str:
    """What stopped a reading, without what differs from card to card."""
    rest = re.sub(r"\d+", "N", stopped.rest)
    words = rest.split(" ")
    return " ".join(words[:5]) if len(words) > 1 else rest[:_SHOWN]
