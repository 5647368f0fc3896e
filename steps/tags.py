"""The tags of scenarios: which there are, what they mean, and how pytest's ``-m`` sees them.

=================  ====================================================================================================
``@CR:702.152a``   a claim: the engine applies this rule in the scenario, and without it the scenario fails
``@see:702.152``   a rule, section or chapter that it is about
``@ruling:BLZ-03`` the ruling of a source
``@case:BL-02``    the case of a collection
``@edition:DATE``  it runs under this edition of the Comprehensive Rules; of several, under each, with a result of its own
``@derived``       no source says this; it follows from the rules
``@interpretation`` the rules can be read otherwise
``@arena``         it shows what MTG Arena does
=================  ====================================================================================================

Rule numbers are always those of the current edition.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Protocol

import pytest

from steps.advice import Language, listed, say
from steps.gherkin import Tag
from steps.lines import Problem
from steps.published import Standing

VALUED = {
    "CR": (re.compile(r"\d{1,3}(?:\.\d+[a-z]*)?"), "CR:702.152a"),
    "see": (re.compile(r"\d{1,3}(?:\.\d+[a-z]*)?"), "see:702.152"),
    "ruling": (re.compile(r"[A-Z][A-Z0-9]*-X?\d+[a-z]?"), "ruling:BLZ-03"),
    "case": (re.compile(r"[A-Z][A-Z0-9]*-\d+[a-z]?"), "case:BL-02"),
    "edition": (re.compile(r"\d{4}-\d{2}-\d{2}"), "edition:2023-11-17"),
}
"""Tags with a value: what it looks like, and an example."""

PLAIN = ("derived", "interpretation", "arena")

_KNOWN = (*(f"@{name}:" for name in VALUED), *(f"@{name}" for name in PLAIN))


_TYPED = re.compile(rf"\b({'|'.join(VALUED)}):", re.IGNORECASE)


class Rulebook(Protocol):
    """What there is to be claimed and referred to."""

    @property
    def current(self) -> str:
        """The edition whose numbers stand in tags."""

    @property
    def editions(self) -> Collection[str]:
        """Every edition that scenarios can run under."""

    def numbers(self) -> Collection[str]:
        """Every number of the current edition; empty if that isn't known."""

    def cited(self) -> Mapping[str, tuple[str, ...]] | None:
        """The rules that the engine applies somewhere, with their parts ("" for one without); None if it doesn't say."""

    def formerly(self, number: str) -> Mapping[str, str]:
        """Older editions in which a number meant another rule, each with that rule's number now."""

    def standing(self, number: str, edition: str) -> Standing:
        """How a rule of the current edition stands under another one."""

    def scope(self, edition: str) -> Sequence[str]:
        """What the engine plays of an older edition, in lines for people."""


def claims(tags: Iterable[Tag]) -> dict[str, int]:
    """The rules that tags claim, and the line of each."""
    return {tag.name.removeprefix("CR:"): tag.line for tag in tags if tag.name.startswith("CR:")}


def editions(tags: Iterable[Tag]) -> tuple[str, ...]:
    """The editions that tags ask for, newest first: the scenario's own, else those of its rule, else those of the feature."""
    asked = [tag for tag in tags if tag.name.startswith("edition:")]
    level = max((tag.level for tag in asked), default=0)
    return tuple(sorted({tag.name.removeprefix("edition:") for tag in asked if tag.level == level}, reverse=True))


def not_there(tags: Sequence[Tag], book: Rulebook, language: Language) -> Iterator[Problem]:
    """Claims of rules that an edition asked for by tags doesn't have. Those of what else is wrong with tags are none of its business."""
    numbers = book.numbers()
    for edition in editions(tags):
        for number, line in claims(tags).items():
            if edition in book.editions and number in numbers and book.standing(number, edition) == "absent":
                yield Problem(line, say(language, "rule not in edition", edition=edition, number=number))


def marks(tags: Iterable[Tag]) -> Iterator[pytest.Mark]:
    """Marks for ``-m`` and ``-k``: each tag as typed; as :func:`expression` writes it, in small letters too; and one of its kind."""
    for tag in tags:
        name, _, value = tag.name.partition(":")
        written = expression(tag.name)
        for typed in dict.fromkeys((tag.name, written, written.lower())):
            yield pytest.Mark(typed, (), {}, _ispytest=True)
        if value:
            for kind in dict.fromkeys((name, name.lower())):
                yield pytest.Mark(kind, (value,), {"rule" if name in ("CR", "see") else "id": value}, _ispytest=True)


def expression(typed: str) -> str:
    """An expression for ``-m`` in which tags are written with a dot: pytest reads the names of markers up to a colon."""
    return _TYPED.sub(r"\1.", typed)


def registered() -> Iterator[str]:
    """Lines that make tags known to pytest as markers, those with values as their kinds."""
    for name in dict.fromkeys(form(kind) for kind in VALUED for form in (str, str.lower)):
        yield f"{name}(value): a tag of rulings; with a value -m '{name}:VALUE'"
    for name in PLAIN:
        yield f"{name}: a tag of rulings"


def check(tags: Iterable[Tag], book: Rulebook, language: Language) -> Iterator[Problem]:
    """What is wrong with tags."""
    for tag in tags:
        name, colon, value = tag.name.partition(":")
        if name in VALUED and (colon or value):
            yield from _value(tag, name, value, book, language)
        elif name in VALUED:
            yield Problem(tag.line, say(language, "tag without value", tag=name + ":", example=VALUED[name][1]))
        elif tag.name not in PLAIN:
            yield _unknown(tag, language)


def _unknown(tag: Tag, language: Language) -> Problem:
    name, _, value = unicodedata.normalize("NFKC", tag.name).partition(":")
    names = {known.lower(): known for known in (*VALUED, *PLAIN)}
    near = get_close_matches(name.lower(), names, 1, 0.5)
    hint = ""
    if near:
        meant = names[near[0]]
        hint = say(language, "near tag", tag=f"{meant}:{value}" if meant in VALUED else meant)
    elif re.fullmatch(r"\d{3}\.\d+[a-z]*", name):
        hint = say(language, "near tag", tag=f"CR:{name}")
    return Problem(tag.line, say(language, "unknown tag", tag=tag.name, near=hint, known=" ".join(_KNOWN)))


def _value(tag: Tag, name: str, value: str, book: Rulebook, language: Language) -> Iterator[Problem]:
    form, example = VALUED[name]
    if not form.fullmatch(value):
        code = "bad tag value" if value else "tag without value"
        yield Problem(tag.line, say(language, code, tag=tag.name, example=example))
    elif name == "edition" and value not in book.editions:
        yield Problem(tag.line, say(language, "unknown edition", edition=value, known=listed(language, book.editions)))
    elif name in ("CR", "see"):
        yield from _rule(tag, name, value, book, language)


def _rule(tag: Tag, name: str, number: str, book: Rulebook, language: Language) -> Iterator[Problem]:
    numbers, cited = book.numbers(), book.cited()
    if numbers and number not in numbers:
        near = _moved(number, book, language) or near_rules(number, numbers, language)
        yield Problem(tag.line, say(language, "unknown rule", edition=book.current, number=number, near=near))
    elif name == "CR" and cited is not None and number not in cited:
        hints = (near_rules(number, cited, language, family=True), _moved(number, book, language))
        yield Problem(tag.line, say(language, "uncited rule", number=number, near=" ".join(filter(None, hints))))


def _moved(number: str, book: Rulebook, language: Language) -> str:
    """A line that says where the rule went that had this number in older editions; "" if none had."""
    said = [say(language, "moved rule", edition=edition, number=number, now=now) for edition, now in book.formerly(number).items()]
    return ("" if language == "ja" else " ").join(said)


def near_rules(number: str, numbers: Collection[str], language: Language, *, family: bool = False) -> str:
    """A line that names numbers near one; "" if there are none. ``family``: only those of the same rule."""
    stem = number.rstrip("abcdefghijklmnopqrstuvwxyz")
    near = [other for other in sorted(numbers) if other.rstrip("abcdefghijklmnopqrstuvwxyz") == stem][:6]
    if not near and not family:
        near = get_close_matches(number, numbers, 3, 0.6)
    return say(language, "near rule", numbers=listed(language, near)) if near else ""
