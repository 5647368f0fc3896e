"""Writes a report: ``compliance.json``, ``compliance.html`` and ``badge.svg`` beside each other, each at once or not at all."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from reports import compliance
from reports.badge import badge
from reports.page import build
from reports.plots import Past
from reports.results import Results, write
from reports.settings import Settings

DATA, PAGE, BADGE = "compliance.json", "compliance.html", "badge.svg"


def write_report(folder: Path, results: Results, settings: Settings, past: Sequence[Past] = ()) -> None:
    """Write the three files. Raises OSError, DocumentError."""
    with _collecting_later():
        page = build(results, settings, past=past)
        write(folder / DATA, compliance.dumps(results))
        write(folder / PAGE, page)
        write(folder / BADGE, badge(results))


@contextmanager
def _collecting_later() -> Iterator[None]:
    """No garbage is collected meanwhile: a report makes none, and looking for it among thousands of scenarios takes long."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
