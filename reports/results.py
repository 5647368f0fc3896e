"""The results of a run: what the page and ``compliance.json`` are made of."""

from __future__ import annotations

import json
import os
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Literal

from engine.editions.comparing import GOOD
from engine.record import record, replace
from reports.figures import Figure
from reports.settings import EDITION
from steps.evidence import pack_steps, unpack_steps, without_evidence
from steps.packing import PackingError, pack, unpack
from steps.peers import REFERENCE
from steps.peers.verdicts import Difference
from steps.published import ScenarioRun, Standing, Status

FORMAT = 2
"""Of ``compliance.json`` and ``proofs.json``; a new number for every change that old readers would misread."""

VerdictName = Literal["passed", "failed", "incomplete", "empty", "compared"]
"""Failed goes before incomplete, and incomplete before passed; empty: no scenario was there; compared: other engines alone played them,
which says nothing of the rulings."""

FEW = 20
"""With fewer scenarios than these, nothing is said of how pervasive a rule is."""

BAD: frozenset[Status] = frozenset({"failed", "error"})


@record
class About:
    """Of what, when and by what a run was made."""

    started: str
    """ISO 8601 with its zone."""
    seconds: float = 0.0
    edition: str = EDITION
    engines: tuple[str, ...] = (REFERENCE,)
    version: str = ""
    """Of the engine, where it is another one than the project's own."""
    commit: str = ""
    """"" outside a repository."""
    changed: bool = False
    """The files were not those of the commit."""
    fingerprint: str = ""
    """Of engine, steps and rulings: as long as it is the same, scenarios do the same."""
    python: str = ""
    paths: tuple[str, ...] = ()
    """What was asked for; nothing: everything."""


@record
class Uncollected:
    """A file, or a scenario of it, that could not be run at all."""

    path: str
    line: int
    message: str


@record
class Failing:
    """A scenario that fails in a line of its own while a rule is switched off."""

    slug: str
    line: int
    message: str


@record
class Proof:
    """What came of switching off one part of a rule (CR number; part "" where the engine cites the rule as a whole)."""

    rule: str
    part: str
    ran: int
    """How many scenarios that claim the rule were run without it."""
    failing: tuple[Failing, ...] = ()
    broken: tuple[Failing, ...] = ()
    """Scenarios that stopped in some other way than in a line of their own: that proves nothing."""
    missed: int | None = None
    """How many scenarios of the whole suite fail in a line of their own without it, claiming it or not; None: not counted."""
    raised: int = 0
    """In how many of the whole suite the engine breaks down without it, or comes to no end."""
    raises: tuple[Failing, ...] = ()
    """The first of those."""

    @property
    def proven(self) -> bool:
        """Whether some scenario needs it."""
        return bool(self.failing)

    def pervasive(self, suite: int) -> bool:
        """Whether, switched off, it takes along a quarter or more of so many scenarios that are the suite."""
        return suite >= FEW and 4 * (self.missed or 0) >= suite

    @property
    def key(self) -> str:
        """As the engine cites it: "702.152a sacrifice"."""
        return f"{self.rule} {self.part}" if self.part else self.rule


@record
class Counted:
    """When and of what it was counted how many scenarios of the whole suite fail without a rule."""

    suite: int
    """Scenarios of the suite that are green with all rules."""
    made: str
    """The day, in ISO 8601."""
    fingerprint: str


@record
class Proofs:
    """What ``saitei prove`` found, and of what it found it."""

    about: About
    found: tuple[Proof, ...] = ()
    counted: Counted | None = None
    """Of what the numbers in the whole suite are; None: there are none."""

    def to_json(self) -> str:
        """A file of proofs."""
        return json.dumps({"format": FORMAT, **pack(self)}, ensure_ascii=False, indent=1) + "\n"

    @classmethod
    def from_json(cls, text: str) -> Proofs:
        """What :meth:`to_json` wrote. Raises PackingError."""
        try:
            data = json.loads(text)
            written = data.pop("format")
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise PackingError(f"this is no file of proofs: {error!r}") from error
        if written != FORMAT:
            raise PackingError(f"the proofs have format {written!r}, this reads {FORMAT}")
        return unpack(cls, data)


@record
class Case:
    """A scenario and what came of it; the evidence of its steps is kept packed, since a run may have thousands."""

    run: ScenarioRun
    """Its steps are without boards, entries and looks, and told in the other language only."""
    evidence: str
    """JSON, see :mod:`steps.evidence`."""

    @classmethod
    def of(cls, run: ScenarioRun) -> Case:
        """A scenario as it was published."""
        steps = tuple(replace(step, told=tuple(line for line in step.told if line[0] != run.language)) for step in run.steps)
        return cls(without_evidence(replace(run, steps=steps, seconds=round(run.seconds, 5))), pack_steps(run.steps))

    def full(self) -> ScenarioRun:
        """The scenario as it was published. Raises PackingError."""
        return replace(self.run, steps=unpack_steps(self.run.steps, json.loads(self.evidence)))

    @property
    def green(self) -> bool:
        """Whether it passed, all that it claims was applied, and that says something of the edition that it was played by."""
        return self.status == "passed"

    @property
    def doubtful(self) -> tuple[tuple[str, Standing], ...]:
        """The rules that it claims and of which, under its edition, nothing can be said by it."""
        return tuple((number, standing) for number, standing in self.run.standings if standing not in GOOD)

    @property
    def anchor(self) -> str:
        """Its name in addresses: the slug, without spaces."""
        return "-".join(self.run.slug.split())

    @property
    def status(self) -> str:
        """The status to show: one that passed with a claim not exercised, or not compared under its edition, is not called passed."""
        if self.run.status != "passed":
            return self.run.status
        return "unexercised" if self.run.unexercised else "not compared" if self.doubtful else "passed"


@record
class Results:
    """A whole run."""

    about: About
    cases: tuple[Case, ...] = ()
    uncollected: tuple[Uncollected, ...] = ()
    expected: int = 0
    """Scenarios that were to run; more than ``cases`` if it was interrupted."""
    deselected: int = 0
    """Scenarios that the call left out (``-k``, ``--lf``, …)."""
    interrupted: str = ""
    """Why the run ended early; "" if it didn't."""
    proofs: Proofs | None = None
    """None: nothing was tried."""
    parts: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """Every rule that the engine can cite, with its parts; () if unknown."""
    shard: tuple[int, int] | None = None
    """Which of how many parts of the suite this run played, from 1; None if it was not one of several."""
    suite: int = 0
    """Scenarios of all parts together, where it was one of several."""
    stale: bool = False
    """They are of other files than those the project has now."""
    figures: tuple[Figure, ...] = ()
    """What long runs have measured of the engine."""
    known: tuple[Difference, ...] = ()
    """Where the engine that played is known to play otherwise, if it isn't the project's own."""
    others: tuple[Results, ...] = ()
    """Runs of the same scenarios on other engines. Nothing in them changes the verdict."""

    @property
    def judged(self) -> bool:
        """Whether the project's own engine played: only then something is said of the rulings."""
        return REFERENCE in self.about.engines

    @property
    def verdict(self) -> VerdictName:
        """What is to be said of the whole."""
        if not self.judged:
            return "compared"
        if self.uncollected or any(case.run.status in BAD or case.run.unexercised for case in self.cases):
            return "failed"
        if not self.cases and not self.interrupted:
            return "empty"
        partly = self.interrupted or self.deselected or self.shard or self.stale or len(self.cases) < self.expected
        return "incomplete" if partly or not all(case.green for case in self.cases) else "passed"

    @property
    def counts(self) -> Counter[str]:
        """Scenarios by status; "unexercised" for those that passed but claim a rule that was never applied, "not compared" for those
        that claim one that their edition words otherwise, "missing" never finished."""
        counts = Counter(case.status for case in self.cases)
        counts["missing"] = max(0, self.expected - len(self.cases))
        return counts

    def failures(self) -> Iterator[Case]:
        """Scenarios that failed, or claim what was not applied; in the order of the run."""
        return (case for case in self.cases if case.run.status in BAD or case.run.unexercised)


def verdict_line(results: Results) -> str:
    """The verdict and what it rests on, in one line."""
    if not results.judged:
        return " ".join(filter(None, (f"No verdict: {', '.join(results.about.engines)} alone played the scenarios.", results.interrupted)))
    counts = {name: number for name, number in results.counts.items() if number}
    if results.uncollected:
        counts["not collected"] = len(results.uncollected)
    if results.deselected:
        counts["left out"] = results.deselected
    told = ", ".join(f"{number} {name}" for name, number in sorted(counts.items(), key=lambda item: -item[1]))
    return " ".join(filter(None, (f"{results.verdict}: {told or 'no scenario'}.", results.interrupted)))


def write(path: Path, pieces: Iterable[str]) -> None:
    """Write a file at once or not at all: nobody ever sees half of it. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    _remove_leftovers(path)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.writelines(pieces)
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


LEFTOVER = 3600.0
"""A file that was being written so many seconds ago is no longer: whoever wrote it was killed."""


def _remove_leftovers(path: Path) -> None:
    """Remove what runs that were killed have left beside a file; what another run is writing just now stays."""
    for left in path.parent.glob(f".{path.name}.*"):
        with suppress(OSError):
            if time.time() - left.stat().st_mtime > LEFTOVER:
                left.unlink()
