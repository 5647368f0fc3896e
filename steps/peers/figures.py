"""How another engine fares by mechanic: ``python -m steps.peers.figures phase`` plays all rulings, and writes ``phase/figures.tsv`` here.

A line for each mechanic, and one for all: how many scenarios pass, fail, are unsupported, or end in an error of the driver.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path, PurePosixPath

import pytest

from steps.peers import NAMES, verdicts
from steps.peers.verdicts import OUTCOMES, Outcome
from steps.published import ScenarioRun

ROOT = Path(__file__).resolve().parents[2]


class Counting:
    """A pytest plugin that keeps what was published."""

    def __init__(self) -> None:
        self.runs: list[ScenarioRun] = []

    @pytest.hookimpl(optionalhook=True)
    def pytest_saitei_scenario(self, run: ScenarioRun) -> None:
        """A scenario is over."""
        self.runs.append(run)


def mechanic(file: str) -> str:
    """What a file of rulings is about: its folder, or itself where it lies among keywords.

    >>> mechanic("features/keywords/dash.feature"), mechanic("features/keywords/blitz/costs.feature"), mechanic("features/stack/x.feature")
    ('keywords/dash', 'keywords/blitz', 'stack')
    """
    parts = PurePosixPath(file).with_suffix("").parts[1:]
    return "/".join(parts if len(parts) < 3 and parts[0] == "keywords" else parts[:-1])


def table(runs: Iterable[ScenarioRun], differences: dict[str, verdicts.Difference]) -> str:
    """The figures as lines of tab-separated values."""
    counts: dict[str, Counter[Outcome]] = {}
    for run in runs:
        counts.setdefault(mechanic(run.file), Counter())[verdicts.outcome(run, differences)] += 1
    rows = [(name, counts[name]) for name in sorted(counts)] + [("all", sum(counts.values(), Counter[Outcome]()))]
    lines = [("mechanic", *OUTCOMES), *((name, *(str(count[o]) for o in OUTCOMES)) for name, count in rows)]
    return "".join("\t".join(line) + "\n" for line in lines)


def main(arguments: Sequence[str]) -> int:
    """Play the rulings on an engine and write its figures; 2 if there is no such engine."""
    if len(arguments) != 1 or arguments[0] not in NAMES[1:]:
        sys.stderr.write(f"usage: python -m steps.peers.figures ENGINE; there are: {', '.join(NAMES[1:])}\n")
        return 2
    counting = Counting()
    pytest.main(["-q", "-p", "no:cacheprovider", "--engine", arguments[0], str(ROOT / "features")], plugins=[counting])
    path = Path(__file__).with_name(arguments[0]) / "figures.tsv"
    path.write_text(table(counting.runs, dict(verdicts.known(arguments[0]))), encoding="utf-8", newline="\n")
    sys.stdout.write(f"{path}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
