"""What a run says of each rule and of each ruling: the two directions in which the report can be read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.record import record
from reports.documents import Document, Ruling
from reports.engines import EngineReport, RuleOnEngine, rules_on
from reports.results import Case, Proof, Results
from reports.rules import Book, Rule, bare, order

RuleStatus = Literal["proven", "partly proven", "exercised", "not compared", "claimed only", "applied only", "not covered", "not testable"]
"""Proven: switched off, every part of it makes a scenario fail in a line of its own. Partly: some parts do. Exercised: a green scenario
claims it and it was applied there. Not compared: it was, but under an edition that words it otherwise. Claimed only: none of those that
claim it is green. Applied only: the engine applied it, nobody claims it. Not testable: a heading, a definition, a physical matter; such a
rule is so called only if no scenario claims or applies it."""

RulingStatus = Literal["shown", "failing", "not compared", "not yet", "undetermined", "not testable"]
"""Undetermined: the rules leave it open, so no scenario says anything of it."""


@dataclass(slots=True)
class RuleReport:
    """A rule, and what the run says of it."""

    rule: Rule
    claimed_by: list[Case] = field(default_factory=list)
    seen_by: list[Case] = field(default_factory=list)
    """Scenarios that refer to it without claiming it (``@see``)."""
    applied_in: list[Case] = field(default_factory=list)
    parts: tuple[str, ...] = ()
    """The parts that the engine knows it by; ("",) for a rule without parts, () for one that the engine never cites."""
    proofs: tuple[Proof, ...] = ()
    on: list[RuleOnEngine] = field(default_factory=list)
    """What other engines make of it."""

    @property
    def listed(self) -> bool:
        """Whether it is told of by itself: a scenario claims it, or another engine was seen to play it otherwise."""
        return bool(self.claimed_by or self.on)

    @property
    def number(self) -> str:
        """Its number."""
        return self.rule.number

    @property
    def failing(self) -> list[Case]:
        """Those that claim it and are not green."""
        return [case for case in self.claimed_by if not case.green]

    def first(self, n: int) -> list[Case]:
        """So many of those that claim it, those that are not green before all others."""
        return _first(self.claimed_by, n)

    @property
    def exercised(self) -> bool:
        """Whether it was applied in a green scenario that claims it."""
        return any(case.green for case in self.claimed_by)

    @property
    def missed(self) -> int:
        """How many scenarios of the whole suite fail in a line of their own without it, or without that part of it which most need."""
        return max((proof.missed or 0 for proof in self.proofs), default=0)

    def pervasive(self, suite: int) -> bool:
        """Whether, switched off, it or a part of it takes along a quarter or more of so many scenarios that are the suite."""
        return any(proof.pervasive(suite) for proof in self.proofs)

    @property
    def status(self) -> RuleStatus:
        """One word for it."""
        if self.claimed_by:
            proven = {proof.part for proof in self.proofs if proof.proven}
            if proven and self.exercised:
                return "proven" if proven.issuperset(self.parts) else "partly proven"
            if self.exercised:
                return "exercised"
            return "not compared" if any(case.status == "not compared" for case in self.claimed_by) else "claimed only"
        if self.applied_in:
            return "applied only"
        return "not covered" if self.rule.testable else "not testable"


@record
class RulingReport:
    """A ruling of a document, and the scenarios that show it."""

    ruling: Ruling
    cases: tuple[Case, ...]

    def first(self, n: int) -> list[Case]:
        """So many of its scenarios, those that are not green before all others."""
        return _first(self.cases, n)

    @property
    def answering(self) -> tuple[Case, ...]:
        """Those of its scenarios that claim a rule which answers the question that the document leaves open, and are green."""
        return tuple(case for case in self.cases if case.green and not set(self.ruling.answered).isdisjoint(map(bare, case.run.claims)))

    @property
    def status(self) -> RulingStatus:
        """One word for it."""
        if self.cases:
            statuses = {case.status for case in self.cases}
            return "shown" if statuses == {"passed"} else "not compared" if statuses <= {"passed", "not compared"} else "failing"
        if not self.ruling.testable:
            return "not testable"
        return "undetermined" if self.ruling.open else "not yet"


@record
class DocumentReport:
    """A source document, ruling by ruling."""

    document: Document
    rulings: tuple[RulingReport, ...]

    @property
    def counts(self) -> Counter[RulingStatus]:
        """Its rulings by status; they add up to all of them."""
        return Counter(ruling.status for ruling in self.rulings)


@record
class Section:
    """A section of the Comprehensive Rules with all its rules."""

    rule: Rule
    rules: tuple[RuleReport, ...]

    @property
    def counts(self) -> Counter[RuleStatus]:
        """Its rules by status; they add up to all of them."""
        return Counter(rule.status for rule in self.rules)


@record
class Chapter:
    """A chapter of the Comprehensive Rules."""

    rule: Rule
    sections: tuple[Section, ...]

    @property
    def counts(self) -> Counter[RuleStatus]:
        """Its rules by status."""
        return sum((section.counts for section in self.sections), Counter())


def _first(cases: Iterable[Case], n: int) -> list[Case]:
    return sorted(cases, key=lambda case: case.green)[:n]


def tagged(case: Case, kind: str) -> list[str]:
    """What a scenario's tags of a kind name: ``tagged(case, "ruling")`` -> ["BLZ-03"]."""
    return [name for name in (tag.removeprefix(f"{kind}:") for tag in case.run.tags if tag.startswith(f"{kind}:")) if name]


def rules_of(results: Results, book: Book, others: Iterable[EngineReport] = ()) -> dict[str, RuleReport]:
    """Every number of the book, and any other that a scenario names, in the book's order; ``others``: what other engines did."""
    reports = {rule.number: RuleReport(rule) for rule in book}

    def at(number: str) -> RuleReport:
        return reports.setdefault(number, RuleReport(book.get(number)))

    for case in results.cases:
        for number in dict.fromkeys(map(bare, case.run.claims)):
            at(number).claimed_by.append(case)
        for number in dict.fromkeys(tagged(case, "see")):
            at(number).seen_by.append(case)
        for number in dict.fromkeys(map(bare, case.run.applied)):
            at(number).applied_in.append(case)
    for number, found in rules_on(others).items():
        at(number).on = found
    for number, parts in results.parts:
        at(number).parts = parts
    for proof in sorted(results.proofs.found if results.proofs else (), key=lambda proof: proof.part):
        at(proof.rule).proofs += (proof,)
    return dict(sorted(reports.items(), key=lambda item: order(item[0])))


def chapters_of(reports: Mapping[str, RuleReport]) -> tuple[Chapter, ...]:
    """The rules as a tree."""
    chapters: dict[str, dict[str, list[RuleReport]]] = {}
    for number, report in reports.items():
        section = number.partition(".")[0]
        rules = chapters.setdefault(section[0], {})
        if len(section) > 1:
            rules.setdefault(section, []).append(report)
    return tuple(
        Chapter(
            reports[chapter].rule, tuple(Section(reports[name].rule, tuple(rules)) for name, rules in sections.items() if name in reports)
        )
        for chapter, sections in chapters.items()
        if chapter in reports
    )


def documents_of(results: Results, documents: Iterable[Document]) -> tuple[DocumentReport, ...]:
    """The source documents with the scenarios of each ruling."""
    by_ruling: dict[str, list[Case]] = {}
    by_case: dict[str, list[Case]] = {}
    for case in results.cases:
        for name in tagged(case, "ruling"):
            by_ruling.setdefault(name, []).append(case)
        for name in tagged(case, "case"):
            by_case.setdefault(name, []).append(case)

    def cases(ruling: Ruling) -> tuple[Case, ...]:
        found = [*by_ruling.get(ruling.id, ()), *(case for name in ruling.cases for case in by_case.get(name, ()))]
        return tuple({case.run.slug: case for case in found}.values())

    return tuple(
        DocumentReport(document, tuple(RulingReport(ruling, cases(ruling)) for ruling in document.rulings)) for document in documents
    )


@record
class Loose:
    """What doesn't hang together: each is something to mend, or to decide."""

    unclaimed: tuple[RuleReport, ...]
    """Rules that were applied and that no scenario claims."""
    unproven: tuple[Proof, ...]
    """Switched off, nothing failed."""
    unknown_rulings: tuple[tuple[str, Case], ...]
    """Rulings that scenarios name and that no document has."""
    stale: tuple[str, ...]
    """Scenarios that proofs rest on and that are not in this run."""
    outdated: bool
    """The proofs were made of other files than those of this run."""


def loose_ends(results: Results, reports: Mapping[str, RuleReport], documents: Iterable[Document]) -> Loose:
    """All of them."""
    known = {ruling.id for document in documents for ruling in document.rulings}
    slugs = {case.run.slug for case in results.cases}
    unknown = [(name, case) for case in results.cases for name in tagged(case, "ruling") if name not in known]
    proofs, found = results.proofs, results.proofs.found if results.proofs else ()
    stale = dict.fromkeys(failing.slug for proof in found for failing in proof.failing if failing.slug not in slugs)
    return Loose(
        tuple(report for report in reports.values() if report.status == "applied only"),
        tuple(proof for proof in found if not proof.proven),
        tuple(unknown),
        tuple(stale),
        proofs is not None and proofs.about.fingerprint != results.about.fingerprint,
    )
