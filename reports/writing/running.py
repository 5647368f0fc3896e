"""``saitei run FILE[:LINE]``: plays the rulings of a file, or the one at a line; ``--watch`` plays them again when files change."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from reports.suite import run_pytest
from reports.writing.places import NoPlace, Place, begins, place, ruling_at
from reports.writing.terminal import console

PAUSE = 0.4
"""Seconds between two looks at the files."""


class Selected:
    """A pytest plugin that plays only the scenarios at the lines asked for."""

    def __init__(self, places: Iterable[Place]) -> None:
        self.lines: dict[Path, list[int]] = {}
        for one in places:
            if one.line:
                self.lines.setdefault(one.path.resolve(), []).append(one.line)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Leave out what nobody asked for."""
        kept = [item for item in items if self._asked(item)]
        config.hook.pytest_deselected(items=[item for item in items if item not in kept])
        items[:] = kept

    def _asked(self, item: pytest.Item) -> bool:
        from steps.plugin import FileProblems, ScenarioItem  # noqa: PLC0415  (pytest loads it first, to rewrite its asserts)

        lines = self.lines.get(item.path.resolve())
        if lines is None or isinstance(item, FileProblems):
            return True
        if not isinstance(item, ScenarioItem):
            return False
        mine, feature = item.player.scenario, item.player.source.feature
        wanted = {at for line in lines if (at := _title_before(feature.scenarios, line))}
        return mine.line in wanted


def _title_before(scenarios: Sequence[object], line: int) -> int:
    """The line of the title of the scenario that a line lies in."""
    found = [s.line for s in scenarios if begins(s) <= line]  # type: ignore[attr-defined, arg-type]  # scenarios
    return max(found, default=0)


def run(asked: argparse.Namespace) -> int:
    """Play rulings; pytest's exit code, 4 if a place isn't there."""
    try:
        places = [place(text) for text in asked.places]
        for text, one in zip(asked.places, places, strict=True):
            if one.line:
                ruling_at(text)
    except NoPlace as error:
        console(error=True).print(f"saitei run: {error}")
        return 4
    if asked.watch:
        return _watch(places, asked.cards)
    return play(places, asked.cards)


def play(places: Sequence[Place], cards: str | None = None) -> int:
    """Play rulings in this process."""
    files = list(dict.fromkeys(str(one.path) for one in places))
    more = ["--cards", cards] if cards else []
    return run_pytest(["-p", "no:cacheprovider", "--tb=short", *more], files, Selected(places))


def _watch(places: Sequence[Place], cards: str | None) -> int:
    """Play whenever a file has changed, until Ctrl-C; each time in a process of its own, so that cards and phrases may change, too."""
    import subprocess  # noqa: PLC0415  (only to watch)

    command = [sys.executable, "-c", "import sys; from reports.command import main; sys.exit(main(sys.argv[1:]))", "run"]
    command += [f"{one.path}:{one.line}" if one.line else str(one.path) for one in places] + (["--cards", cards] if cards else [])
    before, code = None, 0
    try:
        while True:
            now = stamps(places)
            if now != before:
                before = now
                code = subprocess.run(command, check=False).returncode
                console().print("Waiting for a change; Ctrl-C ends.", style="dim")
            time.sleep(PAUSE)
    except KeyboardInterrupt:
        return code


def stamps(places: Iterable[Place]) -> dict[str, tuple[int, int]]:
    """When each of the files was last changed, and its size."""
    files = [file for one in places for file in ([one.path] if one.path.is_file() else sorted(one.path.rglob("*.feature")))]
    out = {}
    for file in files:
        try:
            stat = file.stat()
        except OSError:  # it is being written
            continue
        out[str(file)] = (stat.st_mtime_ns, stat.st_size)
    return out
