"""What other engines do with the same scenarios: an outcome for each, and for each rule whether they keep it and what they do instead.

Nothing here changes what is said of the project's own engine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from engine.record import record
from reports.documents import Both
from reports.results import Case, Results
from reports.rules import bare
from steps.packing import Json
from steps.peers import REFERENCE
from steps.peers.verdicts import Difference, Outcome, outcome, reason, shown

Kind = Literal["known", "new", "cured", ""]
"""Of a difference: known before, not known yet, or known and no longer there; "" where there is none."""

RuleOutcome = Literal["keeps", "differs", "new difference", "not shown"]
"""Keeps: it passes scenarios that claim the rule, and no difference turns on that. Differs: a difference that was looked up does. New
difference: it fails a scenario that claims the rule, and nobody has looked up why. Not shown: it could play none that tells."""


@record
class Played:
    """What an engine did with one scenario."""

    engine: str
    case: Case
    outcome: Outcome
    kind: Kind
    difference: Difference | None = None
    """What is known of it: of one that fails so, or did."""

    @property
    def slug(self) -> str:
        """The scenario's."""
        return self.case.run.slug

    @property
    def at(self) -> int:
        """The number of the first line that doesn't hold; 0 if there is none."""
        return next((step.line for step in self.case.run.steps if step.status == "failed"), 0)

    @property
    def line(self) -> Both:
        """The first line that doesn't hold, in both languages as far as it can be told."""
        run = self.case.run
        step = next((step for step in run.steps if step.status == "failed"), None)
        if step is None:
            return Both()
        told = {**dict(step.told), run.language: step.text}
        return Both(told.get("en", ""), told.get("ja", ""))

    @property
    def expected(self) -> Both:
        """What should be: in the words of whoever looked it up, else the line that doesn't hold."""
        it = self.difference
        return Both(it.expected, it.expected_ja) if it is not None else self.line

    @property
    def observed(self) -> Both:
        """What the engine did instead, or why it can't play it; where nobody has put that into words, what the line said."""
        it, run = self.difference, self.case.run
        if it is not None:
            return Both(it.observed, it.observed_ja)
        if self.outcome == "unsupported":
            return Both(*run.why)
        said = next((step.error for step in run.steps if step.status in ("failed", "error")), "") or run.error
        return Both(ja=said) if run.language == "ja" else Both(said)

    @property
    def reading(self) -> Both:
        """Why whoever looked it up reads the rule so."""
        it = self.difference
        return Both(it.reading, it.reading_ja) if it is not None else Both()

    @property
    def word(self) -> str:
        """The outcome, told apart by what is known: "known", "new" for a fail, "cured" for a pass."""
        return self.kind or self.outcome


@record
class RuleOnEngine:
    """What an engine makes of one rule."""

    engine: str
    outcome: RuleOutcome
    passed: int
    """How many scenarios that claim it pass."""
    claiming: int
    """How many claim it, of those that the engine was given."""
    differing: tuple[Played, ...] = ()
    """Those that show a difference which turns on it, or may."""


@record
class Alike:
    """Differences that come to the same: the same rule, expected, observed and reading."""

    played: tuple[Played, ...]
    """The scenarios that show it."""

    @property
    def first(self) -> Played:
        """One of them, which stands for all but for its line."""
        return self.played[0]


@dataclass(frozen=True)
class EngineReport:
    """A whole run on another engine."""

    run: Results

    @property
    def name(self) -> str:
        """The engine's."""
        return self.run.about.engines[0]

    @cached_property
    def played(self) -> Mapping[str, Played]:
        """By slug, in the order of the run."""
        known = {it.scenario: it for it in self.run.known}
        return {case.run.slug: _played(self.name, case, known) for case in self.run.cases}

    @cached_property
    def counts(self) -> Counter[str]:
        """Scenarios by outcome."""
        return Counter(it.outcome for it in self.played.values())

    @cached_property
    def words(self) -> Counter[str]:
        """Scenarios by outcome, told apart by what is known of it: see :attr:`Played.word`."""
        return Counter(it.word for it in self.played.values())

    @cached_property
    def reasons(self) -> Counter[Both]:
        """Why scenarios are unsupported, and how many for each reason."""
        known = {it.scenario: it for it in self.run.known}
        return Counter(Both(*reason(it.case.run, known)) for it in self.of("unsupported"))

    @property
    def unplayed(self) -> tuple[Difference, ...]:
        """What is known of scenarios that this run didn't have."""
        return tuple(it for it in self.run.known if it.scenario not in self.played)

    def of(self, *words: str) -> list[Played]:
        """The scenarios that came to one of these: see :attr:`Played.word`."""
        return [it for it in self.played.values() if it.word in words]

    @cached_property
    def alike(self) -> Sequence[Alike]:
        """The known differences by what the engine does and why that is otherwise, those that show in the most scenarios first."""
        found: dict[tuple[str, str, str, str], list[Played]] = {}
        for it in self.of("known"):
            known = it.difference
            assert known is not None
            found.setdefault((known.rule, *known.sentences), []).append(it)
        return [Alike(tuple(shown_in)) for shown_in in sorted(found.values(), key=lambda shown_in: -len(shown_in))]

    @property
    def whole(self) -> bool:
        """Whether all that was to be played came to an end."""
        run = self.run
        return not (run.interrupted or run.deselected or run.shard or len(run.cases) < run.expected)


def _played(engine: str, case: Case, known: Mapping[str, Difference]) -> Played:
    came = outcome(case.run, known)
    listed, now = known.get(case.run.slug), shown(case.run, known)
    if came == "pass":
        return Played(engine, case, came, "cured" if listed is not None else "", listed)
    if came == "fail":
        return Played(engine, case, came, "known" if now is not None else "new", now)
    return Played(engine, case, came, "", now)


def is_other(results: Results) -> bool:
    """Whether another engine than the project's own played these scenarios."""
    return bool(results.cases) and not results.judged


def as_other(run: Results) -> Results:
    """A run on another engine, as results in which the project's own engine has played nothing."""
    return Results(run.about, others=(run,))


def reports_of(results: Results) -> list[EngineReport]:
    """Each of the other engines."""
    return [EngineReport(run) for run in results.others]


def told(run: Results) -> Json:
    """What ``compliance.json`` says of a run on another engine: its outcomes by number, and the kind of each difference by slug."""
    report = EngineReport(run)
    return {
        "outcomes": dict(sorted(report.counts.items())),
        "differences": {it.slug: it.kind for it in report.played.values() if it.kind},
    }


def rules_on(reports: Iterable[EngineReport]) -> dict[str, list[RuleOnEngine]]:
    """By rule, what each engine makes of it. A rule on which a difference turns is there even if no scenario claims it."""
    found: dict[str, list[RuleOnEngine]] = {}
    for report in reports:
        for number, one in _rules_on(report):
            found.setdefault(number, []).append(one)
    return found


def _rules_on(report: EngineReport) -> Iterator[tuple[str, RuleOnEngine]]:
    claiming: dict[str, list[Played]] = {}
    turning: dict[str, list[Played]] = {}
    for it in report.played.values():
        for number in dict.fromkeys(map(bare, it.case.run.claims)):
            claiming.setdefault(number, []).append(it)
        if it.kind == "known" and it.difference is not None:
            turning.setdefault(bare(it.difference.rule), []).append(it)
    for number in dict.fromkeys([*claiming, *turning]):
        yield number, _on(report.name, claiming.get(number, []), turning.get(number, []))


def _on(engine: str, claiming: list[Played], turning: list[Played]) -> RuleOnEngine:
    passed = sum(it.outcome == "pass" for it in claiming)
    new = [it for it in claiming if it.kind == "new"]
    outcome: RuleOutcome = "differs" if turning else "new difference" if new else "keeps" if passed else "not shown"
    return RuleOnEngine(engine, outcome, passed, len(claiming), (*turning, *new))


@record
class Mechanic:
    """What engines do with the scenarios of one mechanic: the outcomes of each engine, in their order."""

    number: str
    title: Both
    scenarios: int
    counts: tuple[Counter[str], ...]


def by_group(reports: Sequence[EngineReport], groups: Iterable[tuple[str, Both, Sequence[Case]]]) -> list[Mechanic]:
    """The outcomes by mechanic: by number, heading and scenarios of each."""
    if not reports:
        return []
    found = []
    for number, title, cases in groups:
        slugs = [case.run.slug for case in cases]
        counts = [Counter(report.played[slug].word for slug in slugs if slug in report.played) for report in reports]
        found.append(Mechanic(number, title, len(slugs), tuple(counts)))
    return found


def names(results: Results) -> tuple[str, ...]:
    """All engines that played, the project's own first."""
    mine = (REFERENCE,) if results.judged else ()
    return (*mine, *(run.about.engines[0] for run in results.others))
