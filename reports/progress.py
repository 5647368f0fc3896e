"""How far a long run has come: a bar on the terminal; a line now and then where there is none."""

from __future__ import annotations

import sys
import time

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

SECONDS = 60.0
"""So much time is between two lines at least."""


class Shown:
    """Shows on the error stream how many of its items a run has done. ``lines``: without a terminal, too."""

    def __init__(self, what: str, console: Console | None = None, *, lines: bool = False) -> None:
        out = console or Console(file=sys.stderr)
        columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
        self._bar = Progress(*columns, console=out, transient=True, disable=not out.is_terminal)
        self._task = self._bar.add_task(what, total=None)
        self._what, self._out = what, out
        self._lines = lines and not out.is_terminal
        self._began = self._told = 0.0
        self._start = 0

    def __call__(self, done: int, of: int) -> None:
        """So many are done, the first time when the run begins."""
        now = time.monotonic()
        if not self._began:
            self._began = self._told = now
            self._start = done
            self._bar.start()
        self._bar.update(self._task, completed=done, total=of)
        if self._lines and now - self._told >= SECONDS:
            self._told = now
            left = (now - self._began) / max(1, done - self._start) * (of - done)
            self._out.print(f"{self._what}: {done} of {of}, about {left / 60:.0f} min left", highlight=False)

    def end(self) -> None:
        """The run is over."""
        self._bar.stop()

    @property
    def done(self) -> int:
        """How many are done."""
        return int(self._bar.tasks[0].completed)
