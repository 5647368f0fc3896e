"""What the rulings of the source documents claim, rule by rule, and whether each part of it is on the list of what is proven."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.record import record
from engine.rule import key, known_rules
from reports import documents, proven
from reports.documents import Document
from reports.rules import order
from reports.suite import ROOT
from steps.gherkin import Scenario, read_feature
from steps.tags import claims


@record
class Claimed:
    """A rule that scenarios of a document claim."""

    document: str
    """Its key: "blitz"."""
    rule: str
    scenarios: int
    unproven: tuple[str, ...]
    """Parts of the rule that are not on the list."""


def claimed(folder: Path = ROOT / "features") -> tuple[Claimed, ...]:
    """Every rule that scenarios claim which tell a ruling of a document, by document and in the book's order."""
    scenarios = [scenario for file in sorted(folder.rglob("*.feature")) for scenario in read_feature(file).scenarios]
    return tuple(one for document in documents.read_all() for one in _of(document, scenarios))


def _of(document: Document, scenarios: list[Scenario]) -> Iterator[Claimed]:
    tags = {f"ruling:{ruling.id}" for ruling in document.rulings} | {f"case:{name}" for ruling in document.rulings for name in ruling.cases}
    parts, listed = known_rules(), frozenset(proven.known())
    counts: dict[str, int] = {}
    for scenario in scenarios:
        if not tags.isdisjoint(tag.name for tag in scenario.tags):
            for number in claims(scenario.tags):
                counts[number] = counts.get(number, 0) + 1
    for number in sorted(counts, key=order):
        keys = [key(number, part) for part in parts.get(number, ("",))]
        yield Claimed(document.key, number, counts[number], tuple(one for one in keys if one not in listed))


def told(found: tuple[Claimed, ...]) -> Iterator[str]:
    """A line for each rule, and one for each document."""
    for document in dict.fromkeys(one.document for one in found):
        mine = [one for one in found if one.document == document]
        for one in mine:
            state = f"NOT PROVEN: {', '.join(one.unproven)}" if one.unproven else "proven"
            yield f"{document:8} {one.rule:9} {one.scenarios:4} scenarios  {state}"
        yield f"{document}: {sum(not one.unproven for one in mine)} of {len(mine)} rules that its rulings claim are proven"
