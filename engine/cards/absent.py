"""Cards that rulings name and that the catalogue lacks, each with what can't be said of it yet. The list is ``absent.tsv``."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from engine.cards.catalogue import folded
from engine.record import record

FILE = Path(__file__).with_name("absent.tsv")


@record
class Absent:
    """A card that isn't there: its names (``ja`` "" if it isn't known), and why, in both languages."""

    name: str
    ja: str
    why: str
    why_ja: str


@lru_cache(maxsize=1)
def absent() -> tuple[Absent, ...]:
    """The list, in the order of the English names."""
    rows = FILE.read_text(encoding="utf-8").splitlines()[1:]
    return tuple(Absent(*row.split("\t")) for row in rows)


def why_absent(name: str) -> Absent | None:
    """The entry of a card, by either of its names."""
    key = folded(name)
    return next((it for it in absent() if key in (folded(it.name), folded(it.ja)) and key), None)
