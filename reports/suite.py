"""The project's rulings, and a run of pytest over them in this process."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
OUT = ROOT / "reports" / "out"


def run_pytest(arguments: Sequence[str], paths: Sequence[str], *plugins: object) -> int:
    """Run pytest over rulings (all of them, if no paths are given); its exit code."""
    where = [*map(str, paths)] or [str(ROOT / "features")]
    project = ["--rootdir", str(ROOT), "-c", str(ROOT / "pyproject.toml")]
    project += ["-p", "no:hypothesispytest"]  # it would load all of Hypothesis as the run ends; rulings want none of it
    return int(pytest.main([*project, "--no-header", "-q", *arguments, *where], [*plugins]))
