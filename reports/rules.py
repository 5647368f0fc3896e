"""The Comprehensive Rules as the report knows them: numbers, headings, our own summaries, older numbers, links. No wording."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import ascii_lowercase
from typing import Literal, cast

from engine.editions import Move, moved
from engine.record import record
from reports.documents import Both
from reports.settings import EDITION, OLD_EDITION, Settings

Kind = Literal["heading", "define", "behave", "niche", "physical", "variant"]
"""Of what sort a rule is. ``behave``: a scenario can show it; ``niche``, ``variant``: too, but outside the usual game; ``define``: a word's
meaning; ``physical``: about cards, tables, tournaments; ``heading``: it only heads others."""

TESTABLE: frozenset[Kind] = frozenset({"behave", "niche", "variant"})

_NUMBER = re.compile(r"(\d+)(?:\.(\d+)([a-z]*))?")


@record
class Rule:
    """One number of the Comprehensive Rules, current edition."""

    number: str
    kind: Kind
    heading: Both
    """Of chapters, sections and keywords: "Blitz", 「奇襲」; else empty."""
    summary: Both
    """One line of our own."""
    shows: str
    """What a scenario could show, in a few English words of our own."""

    @property
    def gist(self) -> Both:
        """What it says, as far as we have put that into words: the summary, or what a scenario could show (English only)."""
        return self.summary or Both(self.shows[:1].upper() + self.shows[1:])

    @property
    def testable(self) -> bool:
        """Whether a scenario can show it."""
        return self.kind in TESTABLE


def order(number: str) -> tuple[int, int, int, int, str, str]:
    """Sorts rule numbers, with or without a part, as the book has them: chapter, section, rule, letter, part.

    >>> sorted(["704.5aa", "702.152a", "704.5b", "702.9", "7", "118.9"], key=order)
    ['118.9', '7', '702.9', '702.152a', '704.5b', '704.5aa']
    """
    bare, _, part = number.partition(" ")
    match = _NUMBER.fullmatch(bare)
    if match is None:
        return (99, 9999, 0, 0, "", number)
    section, rule, letter = match[1], int(match[2] or 0), match[3] or ""
    return (int(section[0]), int(section) if len(section) > 1 else 0, rule, len(letter), letter, part)


def bare(key: str) -> str:
    """The number without its part: "702.152a sacrifice" -> "702.152a"."""
    return key.partition(" ")[0]


def part(key: str) -> str:
    """The part of a cited rule: "702.152a sacrifice" -> "sacrifice"; "" if it has none."""
    return key.partition(" ")[2]


class Book:
    """All rules of an edition, in order."""

    def __init__(self, edition: str, rules: dict[str, Rule]) -> None:
        self.edition = edition
        self._rules = rules

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules.values())

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, number: str) -> bool:
        return number in self._rules

    def get(self, number: str) -> Rule:
        """The rule of that number; an empty one for a number that the edition doesn't have."""
        return self._rules.get(number) or Rule(number, "define", Both(), Both(), "")

    def above(self, number: str) -> tuple[Rule, ...]:
        """What a rule stands under, from its chapter down: 7, 702, 702.152 for 702.152a."""
        match = _NUMBER.fullmatch(number)
        if match is None:
            return ()
        section, rule, letter = match[1], match[2], match[3]
        path = [section[0]] if len(section) > 1 else []
        path += [section] if rule else []
        path += [f"{section}.{rule}"] if letter else []
        return tuple(self._rules[step] for step in path if step in self._rules)

    def title(self, number: str) -> Both:
        """The nearest heading at or above a number, below the chapter: "Blitz" for 702.152a."""
        for rule in (self.get(number), *reversed(self.above(number)[1:])):
            if rule.heading:
                return rule.heading
        return Both()

    def older(self, number: str) -> Move:
        """Where it stands in the edition that the source documents quote; no number there if it has come since."""
        return moved(number, self.edition, OLD_EDITION) if number in self else Move(None, "new")

    def links(self, number: str, settings: Settings) -> Both:
        """Addresses of the rule's wording in each language; "" where there is none."""
        english = settings.rule_link_en.format(number=number, anchor=number.replace(".", "")) if number in self else ""
        old = self.older(number).number or ""
        japanese = settings.rule_link_ja.format(number=old, rule=old.rstrip(ascii_lowercase)) if "." in old else ""
        return Both(english, japanese)


@cache
def book(edition: str = EDITION) -> Book:
    """The rules of an edition. Raises FileNotFoundError for an edition that the report has no data of."""
    path = Path(__file__).parent / "data" / f"rules-{edition}.tsv"
    _, *lines = path.read_text(encoding="utf-8").splitlines()
    rules: dict[str, Rule] = {}
    for line in lines:
        number, kind, heading_en, heading_ja, summary_en, summary_ja, shows = line.split("\t")
        rules[number] = Rule(number, cast(Kind, kind), Both(heading_en, heading_ja), Both(summary_en, summary_ja), shows)
    return Book(edition, rules)


@cache
def parts() -> dict[str, str]:
    """The parts of cited rules in Japanese: "702.152a sacrifice" -> 「生け贄」. English names them as the engine does."""
    _, *lines = (Path(__file__).parent / "data" / "parts.tsv").read_text(encoding="utf-8").splitlines()
    return dict(cast("tuple[str, str]", tuple(line.split("\t"))) for line in lines)
