"""What a run on another engine comes to: an outcome for each scenario, held against the differences that are known of that engine.

Such a run is no verdict on the project. A scenario that the engine or its driver can't play is skipped for pytest, a known difference is an
expected failure; only a new difference, or a driver that broke, fails.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Literal

import pytest

from engine.record import fields, record, replace
from steps.peers import japanese
from steps.published import ScenarioRun, Status

Outcome = Literal["pass", "fail", "unsupported", "error"]
OUTCOMES: tuple[Outcome, ...] = ("pass", "fail", "unsupported", "error")
_OF: Mapping[Status, Outcome] = {"passed": "pass", "failed": "fail", "unsupported": "unsupported"}


REASONS, LONG = 12, 90
"""So many reasons for which scenarios are unsupported are told at most, the commonest first; so many characters of each."""

AT_END = "at the end of the scenario"
"""The line of a difference where every line holds, and something is still open."""


class BadDifferences(ValueError):
    """A file of known differences can't be read."""


@record
class Difference:
    """Where an engine is known to play otherwise than a scenario says."""

    engine: str
    version: str
    """The version of the engine in which it was seen."""
    scenario: str
    """Its slug."""
    line: str
    """The first line that doesn't hold, without its keyword. A scenario that fails elsewhere shows a new difference."""
    blame: Literal["engine", "driver"]
    """Who is at fault. Of what the driver can't show or lay out the scenario is unsupported; it says nothing about the engine."""
    rule: str
    """The rule of the Comprehensive Rules on which it turns."""
    expected: str
    observed: str
    reading: str
    """Why we read the rule as we do."""
    expected_ja: str = ""
    """In Japanese; "" where there is none."""
    observed_ja: str = ""
    """In Japanese; "" where there is none."""
    reading_ja: str = ""
    """In Japanese; "" where there is none."""

    @property
    def sentences(self) -> tuple[str, str, str]:
        """What people have written of it, in English."""
        return self.expected, self.observed, self.reading

    def in_japanese(self, table: Mapping[str, str]) -> Difference:
        """With the Japanese of its sentences, as far as the table has it."""
        expected, observed, reading = (table.get(it, "") for it in self.sentences)
        return replace(self, expected_ja=expected, observed_ja=observed, reading_ja=reading)


def outcome(run: ScenarioRun, differences: Mapping[str, Difference]) -> Outcome:
    """What a scenario came to on another engine. Whatever stopped it but its own lines is an error."""
    it = shown(run, differences)
    return "unsupported" if it is not None and it.blame == "driver" else _OF.get(run.status, "error")


def read(path: Path) -> tuple[Difference, ...]:
    """The known differences of a file; none where there is no such file.

    Raises:
        BadDifferences: it isn't TOML, an entry lacks something or has too much, or two are of the same scenario.
    """
    if not path.is_file():
        return ()
    try:
        entries = tomllib.loads(path.read_text(encoding="utf-8")).get("difference", [])
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadDifferences(f"{path}: {error}") from error
    wanted = {name for name in fields(Difference) if not name.endswith("_ja")}
    for n, entry in enumerate(entries, 1):
        for name in sorted(wanted ^ set(entry)):
            raise BadDifferences(f"{path}: difference {n}: {name} is {'missing' if name in wanted else 'not known here'}")
        if not all(isinstance(value, str) and value.strip() for value in entry.values()):
            raise BadDifferences(f"{path}: difference {n}: every value is a text that says something")
        if entry["blame"] not in ("engine", "driver"):
            raise BadDifferences(f"{path}: difference {n}: blame is engine or driver")
    found = tuple(Difference(**entry) for entry in entries)
    for slug, n in Counter(known.scenario for known in found).items():
        if n > 1:
            raise BadDifferences(f"{path}: {slug} stands there {n} times")
    return found


@cache
def known(engine: str) -> Mapping[str, Difference]:
    """The known differences of an engine, by scenario. Raises BadDifferences, japanese.BadTable."""
    folder = Path(__file__).with_name(engine)
    table = japanese.read(folder / "japanese.tsv")
    return {it.scenario: it.in_japanese(table) for it in read(folder / "differences.toml")}


def shown(run: ScenarioRun, differences: Mapping[str, Difference]) -> Difference | None:
    """The known difference that a scenario has shown just now."""
    it = differences.get(run.slug)
    return it if it is not None and run.status == "failed" and it.line == (first_failed(run) or AT_END) else None


def first_failed(run: ScenarioRun) -> str:
    """The first line that doesn't hold, without its keyword; "" if it is none of the lines."""
    return next((step.text for step in run.steps if step.status == "failed"), "")


def softened(report: pytest.TestReport, run: ScenarioRun, differences: Mapping[str, Difference]) -> None:
    """Make of the report of a scenario that didn't pass what pytest is to say of it."""
    it = shown(run, differences)
    if outcome(run, differences) == "unsupported":
        report.outcome = "skipped"
        report.longrepr = (run.file, run.error_line, f"unsupported: {it.reading if it is not None else run.error}")
    elif it is not None:
        report.outcome = "skipped"
        report.wasxfail = f"known difference: CR {it.rule}"


class Tally:
    """A pytest plugin, one a run on another engine: counts the outcomes, and tells them at the end."""

    def __init__(self, engine: str, differences: Mapping[str, Difference]) -> None:
        self._engine, self._differences = engine, differences
        self._runs: list[ScenarioRun] = []

    @pytest.hookimpl(optionalhook=True)
    def pytest_saitei_scenario(self, run: ScenarioRun) -> None:
        """A scenario is over."""
        self._runs.append(replace(run, steps=tuple(replace(it, board=None, entries=(), computed=()) for it in run.steps)))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what the run came to."""
        terminalreporter.section(f"engine {self._engine}")
        for line in told(self._runs, self._differences):
            terminalreporter.line(line)


def told(runs: Iterable[ScenarioRun], differences: Mapping[str, Difference]) -> Iterator[str]:
    """The four counts, by folder and of all; then the differences that are new, known and cured."""
    runs = sorted(runs, key=lambda run: (run.file, run.line, run.slug))
    folders: dict[str, Counter[Outcome]] = {}
    for run in runs:
        folders.setdefault(run.file.rpartition("/")[0] or ".", Counter())[outcome(run, differences)] += 1
    for folder, counts in folders.items():
        yield f"{folder}: {_counted(counts)}"
    yield f"all: {_counted(sum(folders.values(), Counter()))}"
    reasons = Counter(reason(run, differences)[0] for run in runs if outcome(run, differences) == "unsupported")
    for why, n in reasons.most_common(REASONS):
        yield f"unsupported: {n} x {why if len(why) <= LONG else f'{why[:LONG]} …'}"
    for run in runs:
        it, now = differences.get(run.slug), shown(run, differences)
        if now is not None and now.blame == "engine":
            yield f"known: {run.slug}: CR {now.rule}: expected {now.expected}; observed {now.observed}"
        elif run.status == "failed" and now is None:
            yield f"new: {run.slug}: {first_failed(run) or run.error.partition(chr(10))[0]}"
        elif run.status == "passed" and it is not None:
            yield f"cured: {run.slug}: CR {it.rule} (seen in {it.version})"


def reason(run: ScenarioRun, differences: Mapping[str, Difference]) -> tuple[str, str]:
    """Why a scenario is unsupported, in English and in Japanese; "" where that is told in the other language alone."""
    it = shown(run, differences)
    return (it.reading, it.reading_ja) if it is not None else run.why


def _counted(counts: Counter[Outcome]) -> str:
    return ", ".join(f"{counts[name]} {name}" for name in OUTCOMES)
