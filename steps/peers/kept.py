"""Keeps what scenarios come to on another engine, file by file, so that a long run can be stopped and go on: ``-p steps.peers.kept``.

A line of JSON for each scenario goes to the file that the environment variable :data:`VARIABLE` names; without it nothing is kept.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from steps.peers.verdicts import first_failed
from steps.published import ScenarioRun, Status, StepRun

VARIABLE = "SAITEI_KEPT"


@dataclass(frozen=True, slots=True)
class Kept:
    """What a scenario came to."""

    slug: str
    file: str
    status: Status
    line: str = ""
    """The first line that doesn't hold."""

    def run(self) -> ScenarioRun:
        """As much of the run as is kept."""
        steps = (StepRun("", "then", 0, self.line, "failed"),) if self.line else ()
        return ScenarioRun(self.slug, self.file, 0, "en", "", "", "", "", (), self.status, steps)


def pytest_saitei_scenario(run: ScenarioRun) -> None:
    """A scenario is over."""
    path = os.environ.get(VARIABLE)
    if path:
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(json.dumps([run.slug, run.file, run.status, first_failed(run)], ensure_ascii=False) + "\n")


def read(path: Path) -> Iterator[Kept]:
    """What was kept."""
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines():
            yield Kept(*json.loads(line))
