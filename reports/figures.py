"""What long runs measured of the engine, for the report's front: figures that are kept with the project, each in a file of its own.

``reports/data/mutants.json`` is written by ``make mutants``, ``reports/data/soak.json`` by ``make soak``: each holds one :class:`Figure` as
JSON, its fields by name::

    {"kind": "mutants", "good": 270, "of": 280, "command": "make mutants", "made": "2026-11-30",
     "fingerprint": "0123456789abcdef", "more": [["seed", 1], ["modules", 61]]}

A figure is of the files that it was measured on (:func:`engine.fingerprint.fingerprint`); of any others the report says that it is older.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Literal

from engine.record import record
from steps.packing import PackingError, pack, unpack

Kind = Literal["mutants", "games"]

FOLDER = Path(__file__).with_name("data")
FILES: dict[Kind, str] = {"mutants": "mutants.json", "games": "soak.json"}
COMMANDS: dict[Kind, str] = {"mutants": "make mutants", "games": "make soak"}
"""What measures each, where it has not been measured yet."""


class FigureError(Exception):
    """A file of :data:`FILES` holds something else: which, and what to do."""


@record
class Figure:
    """One thing that a long run measured."""

    kind: Kind
    good: int
    """Mutants that a test killed; games in which nothing went wrong."""
    of: int
    """Mutants that were tried; games that were played."""
    command: str
    """What measures the same again: "make mutants"."""
    made: str
    """The day, in ISO 8601."""
    fingerprint: str
    """Of the files that it was measured on."""
    more: tuple[tuple[str, int], ...] = ()
    """What else was counted, by name: ("events", 1200000). :data:`reports.wordings.COUNTED` has words for them."""


def read(file: Path) -> Figure | None:
    """The figure in a file; None if there is no such file. Raises FigureError."""
    try:
        return unpack(Figure, json.loads(file.read_text(encoding="utf-8")))
    except FileNotFoundError:
        return None
    except (OSError, ValueError, PackingError) as error:
        raise FigureError(f"{file}: {error}. Measure it anew, or remove the file.") from error


def kept(folder: Path = FOLDER) -> tuple[Figure, ...]:
    """All figures that are kept. Raises FigureError."""
    found = {kind: read(folder / name) for kind, name in FILES.items()}
    for kind, figure in found.items():
        if figure is not None and figure.kind != kind:
            raise FigureError(f"{folder / FILES[kind]}: it is a figure of {figure.kind}. Measure it anew, or remove the file.")
    return tuple(figure for figure in found.values() if figure is not None)


def text(figure: Figure) -> str:
    """The file of a figure."""
    return json.dumps(pack(figure), ensure_ascii=False, indent=1) + "\n"
