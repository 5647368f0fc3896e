"""What a run publishes about its scenarios, for whoever listens to the pytest hooks of :mod:`steps.hooks`."""

from __future__ import annotations

from typing import Literal

from engine.record import record
from steps.table import Board, Computed, Entry

Standing = Literal["same", "compared", "modelled", "differs", "not compared", "absent"]
"""Of a rule under an older edition: worded as it is now; reworded, to the same effect; changed, and played as it was; changed, and not
played so; reworded, and nobody has compared it; not there yet."""

Status = Literal["passed", "failed", "unsupported", "skipped", "not run", "error"]


@record
class StepRun:
    """One line of a scenario and what came of it."""

    keyword: str
    """As written: "前提", "And"."""
    kind: Literal["given", "when", "then"]
    line: int
    text: str
    """As written, placeholders of an outline filled in."""
    status: Status = "passed"
    told: tuple[tuple[str, str], ...] = ()
    """The line in each language, as its phrase prints it: ("en", …), ("ja", …)."""
    phrase: str = ""
    """Id of the phrase: "AC-01/R"."""
    background: bool = False
    rows: tuple[tuple[str, ...], ...] = ()
    """A table under the line."""
    error: str = ""
    """For people: what was expected, what is, and what to do."""
    board: Board | None = None
    """The table after the line."""
    entries: tuple[Entry, ...] = ()
    """What happened in it."""
    computed: tuple[Computed, ...] = ()
    """What was looked at, with the rules that made it so."""
    rules: tuple[str, ...] = ()
    """Rules applied in it, by the log or in a look: "702.152a sacrifice"."""


@record
class ScenarioRun:
    """One scenario (one row of an outline) and what came of it."""

    slug: str
    """Stable: file and title in ASCII where possible, with the row of an outline; unique in a run."""
    file: str
    """Relative to the root of the project, with "/"."""
    line: int
    language: str
    feature: str
    rule_heading: str
    title: str
    other_title: str
    """In the other language; "" if the scenario gives none."""
    tags: tuple[str, ...]
    """Own and inherited, without "@"."""
    status: Status
    steps: tuple[StepRun, ...]
    claims: tuple[str, ...] = ()
    """Rules claimed by @CR tags."""
    unexercised: tuple[str, ...] = ()
    """Claims that the engine never applied in it."""
    applied: tuple[str, ...] = ()
    """Every rule applied in it, with parts, sorted."""
    error: str = ""
    why: tuple[str, str] = ("", "")
    """Of one that the engine can't play: why, in English and in Japanese; "" where it is told in the other language alone."""
    error_line: int = 0
    seconds: float = 0.0
    digest: str = ""
    engine: str = "reference"
    row: int = 0
    """Which row of an outline it is, from 1; 0 for a scenario that is none."""
    edition: str = ""
    """The edition of the Comprehensive Rules that it was played by."""
    standings: tuple[tuple[str, Standing], ...] = ()
    """Of the rules that it claims, how those stand under that edition that are not worded as they are now."""
    names: tuple[tuple[str, str, str], ...] = ()
    """Every card (and other object) named in it: key, English name, Japanese name; the key itself where there is no such name."""
