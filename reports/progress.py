"""How far a long run has come, on the terminal; nothing where there is none."""

from __future__ import annotations

import sys

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Shown:
    """A pytest plugin that shows how many of its items are done, on the terminal's error stream."""

    def __init__(self, what: str, console: Console | None = None) -> None:
        out = console or Console(file=sys.stderr)
        columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Progress(*columns, console=out, transient=True, disable=not out.is_terminal)
        self._task = self._bar.add_task(what, total=None)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """It is known how many there are."""
        self._bar.start()
        self._bar.update(self._task, total=len(session.items))

    def pytest_runtest_logfinish(self) -> None:
        """One is done."""
        self._bar.advance(self._task)

    def pytest_sessionfinish(self) -> None:
        """All are done."""
        self._bar.stop()

    @property
    def done(self) -> int:
        """How many are done."""
        return int(self._bar.tasks[0].completed)
