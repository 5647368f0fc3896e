"""The pictures of the report as numbers: how far each chapter of the rules is covered, and how runs went over time."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from engine.record import record, replace
from reports.compliance import rule_counts
from reports.coverage import Chapter, RuleStatus
from reports.documents import Both
from reports.results import Results, VerdictName
from reports.rules import Rule

NAMES: tuple[RuleStatus, ...] = ("proven", "partly proven", "exercised", "not compared", "claimed only", "applied only", "not covered")
"""What a bar is made of, from the left."""

_WIDTH = 600
_APART = 14
"""So far are labels from each other."""
_LEFT, _RIGHT, _TOP, _BOTTOM = 46, 500, 14, 190


@record
class Bar:
    """A chapter: of its rules that scenarios can show, the share of each status."""

    rule: Rule
    pieces: tuple[tuple[str, float, float], ...]
    """Status, start and width of each piece; the whole bar is 600 wide."""
    covered: int
    testable: int
    words: Both


def bars(chapters: Iterable[Chapter], words: Mapping[str, tuple[str, Both]]) -> Iterator[Bar]:
    """A bar for each chapter that has rules; ``words``: each status by its sign and its word."""
    for chapter in chapters:
        counts = chapter.counts
        whole = sum(counts[name] for name in NAMES)
        if not whole:
            continue
        pieces, start = [], 0.0
        for name in NAMES:
            width = _WIDTH * counts[name] / whole
            if width:
                pieces.append((name, round(start, 1), round(width, 1)))
            start += width
        said = [(words[name][1], counts[name]) for name in NAMES if counts[name]]
        told = Both(", ".join(f"{word.en} {n}" for word, n in said), "、".join(f"{word.ja} {n}" for word, n in said))
        yield Bar(chapter.rule, tuple(pieces), whole - counts["not covered"] - counts["applied only"], whole, told)


@record
class Past:
    """An earlier run, as far as its ``compliance.json`` says in its head."""

    started: str
    commit: str
    verdict: VerdictName
    scenarios: int
    passed: int
    proven: int | None
    """Rules proven; None where nothing was tried, or the file doesn't say."""


class HistoryError(Exception):
    """A file that is no ``compliance.json``: which, and why."""


def past(path: Path) -> Past:
    """The run of which a file tells; any format will do. Raises HistoryError."""
    try:
        data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        about, counts = data["about"], data["counts"]
        proven = data.get("rules", {}).get("proven", 0) if data.get("proofs") else None
        verdict = cast(VerdictName, data["verdict"])
        return Past(about["started"], about.get("commit", ""), verdict, sum(counts.values()), counts.get("passed", 0), proven)
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        raise HistoryError(f"{path}: {error!r}") from error


def now(results: Results) -> Past:
    """The run that is being shown."""
    proven = rule_counts(results)["proven"] if results.proofs else None
    counts = results.counts
    return Past(results.about.started, results.about.commit, results.verdict, counts.total(), counts["passed"], proven)


def past_runs(paths: Iterable[Path]) -> list[Past]:
    """The runs of files, and of all ``*.json`` of folders. Raises HistoryError."""
    files = [file for path in paths for file in (sorted(path.glob("*.json")) if path.is_dir() else [path])]
    return sorted({run.started: run for run in map(past, files)}.values(), key=lambda run: run.started)


@record
class Line:
    """One line of the history."""

    name: str
    words: Both
    points: str
    marks: tuple[tuple[float, float], ...]
    last: int
    label_y: float


@record
class History:
    """How runs went, oldest first."""

    runs: tuple[Past, ...]
    lines: tuple[Line, ...]
    grid: tuple[tuple[float, int], ...]
    dates: tuple[tuple[float, str], ...]
    words: Both


def history(runs: Sequence[Past]) -> History | None:
    """The plot of runs; None for fewer than two."""
    if len(runs) < 2:
        return None
    top = _round_up(max(run.scenarios for run in runs))
    xs = [_LEFT + (_RIGHT - _LEFT) * n / (len(runs) - 1) for n in range(len(runs))]

    def y(value: int) -> float:
        return round(_BOTTOM - (_BOTTOM - _TOP) * value / top, 1)

    shown: list[tuple[str, Both, list[int | None]]] = [
        ("scenarios", Both("scenarios", "シナリオ"), [run.scenarios for run in runs]),
        ("passed", Both("passed", "合格"), [run.passed for run in runs]),
        ("proven", Both("rules proven", "立証済みルール"), [run.proven for run in runs]),
    ]
    lines: list[Line] = []
    for name, words, values in shown:
        marks = [(round(x, 1), y(value)) for x, value in zip(xs, values, strict=True) if value is not None]
        last = next((value for value in reversed(values) if value is not None), None)
        if last is not None:
            points = " ".join(f"{px},{py}" for px, py in marks)
            lines.append(Line(name, words, points, tuple(marks), last, marks[-1][1] + 4))
    every = -(-len(runs) // 5)
    dates = tuple((round(x, 1), run.started[:10]) for n, (x, run) in enumerate(zip(xs, runs, strict=True)) if n % every == 0)
    first, last_run = runs[0], runs[-1]
    told = Both(
        f"{len(runs)} runs: from {first.passed} of {first.scenarios} scenarios passed to {last_run.passed} of {last_run.scenarios}",
        f"{len(runs)}回の実行：合格は{first.scenarios}件中{first.passed}件から{last_run.scenarios}件中{last_run.passed}件へ",
    )
    return History(tuple(runs), _apart(lines), tuple((y(top * n // 4), top * n // 4) for n in range(5)), dates, told)


def _apart(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines with their labels at heights that don't overlap, beside the ends of the lines as far as there is room."""
    placed: list[Line] = []
    below = float(_BOTTOM + 6)
    for line in sorted(lines, key=lambda line: -line.label_y):
        placed.append(replace(line, label_y=round(min(line.label_y, below), 1)))
        below = placed[-1].label_y - _APART
    names = [line.name for line in lines]
    return tuple(sorted(placed, key=lambda line: names.index(line.name)))


def _round_up(n: int) -> int:
    """A round number of at least n that can be divided by four."""
    step = 4
    while step * 10 < n:
        step *= 10 if step * 10 * 5 < n else 5
    return max(4, -(-n // step) * step)
