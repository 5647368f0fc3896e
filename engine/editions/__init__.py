"""Editions of the Comprehensive Rules: which numbers each of them has, and where a number of one stands in another.

Numbers alone are kept, no wording. A number is that of a chapter ("7"), a section ("702"), a rule ("702.152") or a subrule
("702.152a"). An edition is named by the day it took effect: "2026-08-07". The data, beside this module:

- ``2026-08-07.txt``: a line a section ("702") or rule, with the letters of its subrules ("702.152 a b");
- ``2023-11-17_2026-08-07.tsv``: what became of a number, a line each, without those that stayed as they were;
- ``2009-02-01_2026-08-07.tsv``: the same, made by hand for the rules that scenarios speak of under that edition; all others are unmapped;
- ``compared.tsv``: reworded rules that somebody has compared (:mod:`engine.editions.comparing`).

Files are read when they are first asked for. What the game does differently by an older edition: :mod:`engine.editions.changes`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal, NamedTuple, cast

from engine.record import record

Status = Literal["same", "refs-only", "edited", "moved", "moved+edited", "new", "gone", "unmapped"]
"""What became of a rule from an older to a newer edition: unchanged; only the numbers it refers to changed; reworded; under another
number; both; only in the newer one; only in the older one; nobody has looked where it stands."""

current = "2026-08-07"
"""The edition whose numbers stand in tags, lines and citations."""

known = ("2009-02-01", "2023-11-17", "2026-08-07")
"""Every edition whose numbers are kept, oldest first."""


class Said(NamedTuple):
    """One line of our own in each language."""

    en: str
    ja: str


_SCOPES = {
    "2009-02-01": Said(
        "The suspend rules of its day, and nothing else of its time: no damage on the stack, no mana burn. "
        "Its numbers were mapped by hand, for what the rulings claim.",
        "当時の待機の規則だけで、当時のほかの規則（スタックを使う戦闘ダメージ、マナ・バーン）はない。番号は、裁定が主張するルールだけを手作業で対応させた。",
    ),
    "2023-11-17": Said(
        "The rules of today, except for what is listed as different.",
        "違いとして挙げたもののほかは、現在の規則で処理する。",
    ),
}

by_hand = ("2009-02-01",)
"""Editions whose rules were mapped by hand, for what scenarios speak of."""

_HERE = Path(__file__).parent


class UnknownEdition(LookupError):
    """No such edition is kept, or nothing says what became of its rules in another one."""


class UnknownNumber(LookupError):
    """The edition has no rule of this number."""


@record
class Edition:
    """One edition of the Comprehensive Rules."""

    date: str
    """The day it took effect, and its name: "2026-08-07"."""

    def __post_init__(self) -> None:
        if self.date not in known:
            raise UnknownEdition(f'no edition "{self.date}" of the Comprehensive Rules is kept; there are {", ".join(known)}')

    @property
    def scope(self) -> Said:
        """What the engine plays of it, in general; nothing to say of the current one. See :func:`engine.editions.changes.undone`, too."""
        return _SCOPES.get(self.date, Said("", ""))

    @property
    def numbers(self) -> frozenset[str]:
        """Every number it has, of chapters, sections, rules and subrules."""
        return _numbers(self.date)


@record
class Move:
    """Where a rule stands in another edition."""

    number: str | None
    """Its number there; None if it has no counterpart."""
    status: Status
    """Told from the older to the newer edition, whichever way was asked."""

    @property
    def reworded(self) -> bool:
        """Whether its wording changed, so that it need not mean the same."""
        return self.status in ("edited", "moved+edited")


def numbers(edition: str) -> frozenset[str]:
    """Every number that an edition has.

    Raises:
        UnknownEdition: no such edition is kept; the message names those that are.
    """
    return Edition(edition).numbers


def moved(number: str, start: str, end: str) -> Move:
    """Where the rule that has this number in the edition ``start`` stands in the edition ``end``, later or earlier.

    Raises:
        UnknownEdition: no such edition is kept, or nothing says what became of its rules in the other one.
        UnknownNumber: ``start`` has no rule of this number.
    """
    if number not in numbers(start):
        raise UnknownNumber(f'the edition of {start} has no rule "{number}"')
    if Edition(start) == Edition(end):
        return Move(number, "same")
    unlisted = Move(None, "unmapped") if start in by_hand or end in by_hand else Move(number, "same")
    return _moves(start, end).get(number, unlisted)


def formerly(number: str) -> dict[str, str]:
    """The older editions in which a number meant another rule, each with that rule's number now; latest first.

    >>> formerly("725.1")["2023-11-17"]
    '730.1'
    """
    found: dict[str, str] = {}
    for edition in reversed(known[:-1]):
        now = moved(number, edition, current).number if number in numbers(edition) else None
        if now is not None and now != number:
            found[edition] = now
    return found


@cache
def _numbers(date: str) -> frozenset[str]:
    """The numbers in the file of an edition, written out."""
    found: set[str] = set()
    for line in (_HERE / f"{date}.txt").read_text(encoding="utf-8").splitlines():
        head, *letters = line.split()
        found.update((head[0], head[:3], head))
        found.update(head + letter for letter in letters)
    return frozenset(found)


@cache
def _moves(start: str, end: str) -> dict[str, Move]:
    """What is not the same, by the number in ``start``."""
    older, newer = sorted((start, end))
    path = _HERE / f"{older}_{newer}.tsv"
    if not path.exists():
        raise UnknownEdition(f"nothing here says what became of the rules of {older} in the edition of {newer}")
    moves: dict[str, Move] = {}
    for line in path.read_text(encoding="utf-8").splitlines()[1:]:
        before, after, status = line.split("\t")
        here, there = (before, after) if start == older else (after, before)
        if here:
            moves[here] = Move(there or None, cast(Status, status))
    return moves
