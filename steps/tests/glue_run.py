"""Runs feature files under the plugin with the fake vocabulary, and keeps all that was published and printed."""

from __future__ import annotations

import json
import textwrap
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from steps import evidence
from steps.published import ScenarioRun
from steps.tests.fake import FakeVocabulary

_KEPT = "recorded.json"
OPTIONS = ("-p", "steps.plugin", "-p", "no:cacheprovider", "-p", "no:randomly", "-W", "error", "--strict-markers")


@dataclass
class Recorder:
    """A pytest plugin: gives the vocabulary and listens to the hooks."""

    vocabulary: FakeVocabulary = field(default_factory=FakeVocabulary)
    runs: list[ScenarioRun] = field(default_factory=list)
    uncollected: list[tuple[str, int, str]] = field(default_factory=list)

    def pytest_saitei_vocabulary(self) -> FakeVocabulary:
        return self.vocabulary

    def pytest_saitei_scenario(self, run: ScenarioRun) -> None:
        self.runs.append(run)

    def pytest_saitei_uncollected(self, path: str, line: int, message: str) -> None:
        self.uncollected.append((path, line, message))


@dataclass
class Ran:
    """A run that is over."""

    result: pytest.RunResult
    recorder: Recorder

    @property
    def text(self) -> str:
        return str(self.result.stdout)

    @property
    def exit(self) -> int:
        return int(self.result.ret)

    def count(self, outcome: str) -> int:
        return self.result.parseoutcomes().get(outcome, 0)

    def run(self, title: str) -> ScenarioRun:
        """The one scenario of that title."""
        (found,) = [run for run in self.recorder.runs if run.title == title]
        return found


class Glue:
    """A folder of feature files."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester

    def write(self, text: str | bytes, name: str = "t.feature") -> None:
        """Put a file there; text is dedented."""
        path = self.pytester.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else textwrap.dedent(text).lstrip("\n").encode())

    def run(self, *args: str) -> Ran:
        """Run them in this process."""
        recorder = Recorder()
        return Ran(self.pytester.runpytest_inprocess(*OPTIONS, *args, plugins=[recorder]), recorder)


def write_down(recorder: Recorder) -> None:
    """Keep what a process recorded, for :func:`read_back`."""
    runs = [evidence.dumps(run) for run in recorder.runs]
    Path(_KEPT).write_text(json.dumps([runs, recorder.uncollected]), encoding="utf-8")


def read_back(folder: Path) -> tuple[list[ScenarioRun], list[tuple[str, int, str]]]:
    """What a process that ran there recorded."""
    runs, uncollected = json.loads((folder / _KEPT).read_text(encoding="utf-8"))
    return [evidence.loads(run) for run in runs], [(path, line, message) for path, line, message in uncollected]
