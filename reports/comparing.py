"""``saitei diff``: what is different in a newer run, the worse first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.record import record
from reports import coverage
from reports.engines import Played, reports_of
from reports.results import Case, Results
from reports.rules import book


@record
class Difference:
    """One thing that is different."""

    kind: str
    """Worse or not, in a word: "fails", "gone", "less proven"; "passes", "new", "more proven", "other", "engine", "log"."""
    what: str
    """A scenario's slug, or a rule's number; of an "engine" (another one than the project's own), its name and the slug."""
    text: str

    @property
    def worse(self) -> bool:
        """Whether it is a step back."""
        return self.kind in WORSE


WORSE = ("fails", "gone", "less proven")
KINDS = (*WORSE, "other", "passes", "new", "more proven", "engine", "log")
"""In the order in which they are told."""

_RANK: Mapping[str, int] = {
    "not testable": 0,
    "not covered": 0,
    "applied only": 1,
    "claimed only": 1,
    "not compared": 1,
    "exercised": 2,
    "partly proven": 3,
    "proven": 4,
}


def differences(old: Results, new: Results) -> list[Difference]:
    """All that is different, the worse first."""
    found = [*_of_scenarios(old, new), *_of_rules(old, new), *_of_engines(old, new)]
    return sorted(found, key=lambda one: KINDS.index(one.kind))


def _of_scenarios(old: Results, new: Results) -> Iterator[Difference]:
    before = {case.run.slug: case for case in old.cases}
    after = {case.run.slug: case for case in new.cases}
    for slug, case in before.items():
        if slug not in after:
            yield Difference("gone", slug, f"{case.run.file}:{case.run.line} was {case.status}: {case.run.title}")
    for slug, case in after.items():
        if slug not in before:
            yield Difference("new" if case.green else "fails", slug, f"{_place(case)} {case.status}: {case.run.title}{_message(case)}")
        elif case.status != before[slug].status:
            kind = "passes" if case.green else "fails" if before[slug].green else "other"
            yield Difference(kind, slug, f"{_place(case)} was {before[slug].status}, is {case.status}: {case.run.title}{_message(case)}")
        elif case.run.digest != before[slug].run.digest:
            yield Difference("log", slug, f"{_place(case)} another course of events: {case.run.title}")


def _place(case: Case) -> str:
    return f"{case.run.file}:{case.run.error_line or case.run.line}"


def _message(case: Case) -> str:
    first = case.run.error.partition("\n")[0]
    return f" ({first})" if first else ""


def _of_rules(old: Results, new: Results) -> Iterator[Difference]:
    before, after = ({n: r.status for n, r in coverage.rules_of(run, book()).items()} for run in (old, new))
    proved = old.proofs is not None and new.proofs is not None
    for number in dict.fromkeys([*before, *after]):
        was, now = before.get(number, "not covered"), after.get(number, "not covered")
        if _rank(was, proved) > _rank(now, proved):
            yield Difference("less proven", number, f"was {was}, is {now}")
        elif _rank(was, proved) < _rank(now, proved):
            yield Difference("more proven", number, f"was {was}, is {now}")


def _of_engines(old: Results, new: Results) -> Iterator[Difference]:
    """What other engines do that both runs have played on. It is never a step back of this project."""
    before = {report.name: report.played for report in reports_of(old)}
    for report in reports_of(new):
        for slug, now in report.played.items():
            was = before.get(report.name, {}).get(slug)
            if was is not None and was.word != now.word:
                yield Difference("engine", f"{report.name}: {slug}", f"was {_word(was)}, is {_word(now)}: {now.case.run.title}")


def _word(played: Played) -> str:
    return f"{played.outcome} ({played.kind})" if played.kind else played.outcome


def _rank(status: str, proved: bool) -> int:
    """How much a status says; where one of the runs tried nothing, what is proven counts as exercised in both."""
    return _RANK[status] if proved else min(_RANK[status], _RANK["exercised"])


def told(old: Results, new: Results) -> Iterator[str]:
    """The differences for people, and a last line that sums up."""
    found = differences(old, new)
    for one in found:
        yield f"{one.kind:12} {one.what}: {one.text}"
    counts = ", ".join(f"{n} {kind}" for kind in KINDS if (n := sum(one.kind == kind for one in found)))
    if (old.proofs is None) != (new.proofs is None):
        yield "What is proven was not compared: one of the runs did not try it."
    yield f"{old.about.started} {old.verdict} -> {new.about.started} {new.verdict}: {counts or 'no difference'}"


def worse(old: Results, new: Results) -> bool:
    """Whether the newer run is a step back in anything, or no longer passed."""
    return any(one.worse for one in differences(old, new)) or (old.verdict == "passed" and new.verdict != "passed")
