"""A run that is spread over several processes (pytest-xdist) gives the same report as one process, and pytest's own options work."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from reports.progress import Shown
from reports.suite import ROOT, run_pytest

PLACES = ("features/keywords/dash.feature", "features/commander")
TIMES = frozenset({"seconds", "started", "duration", "time", "ended"})

FALSE = """Feature: Wrong
  @see:120.3
  Scenario: It does not hold
    ja: 成り立たない

    Then your life total is 19

  @see:120.3
  Scenario: It holds
    ja: 成り立つ

    Then your life total is 20
"""


def run(out: Path, *options: str, places: tuple[str, ...] = PLACES) -> tuple[str, int]:
    """The output and exit code of pytest over some rulings."""
    project = [f"--rootdir={ROOT}", f"-c{ROOT / 'pyproject.toml'}", f"-ocache_dir={out.parent / 'cache'}"]
    command = [sys.executable, "-m", "pytest", "-q", *project, f"--compliance={out}", *options, *places]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    return ran.stdout + ran.stderr, ran.returncode


def without_times(value: object) -> object:
    if isinstance(value, dict):
        return {key: without_times(inner) for key, inner in value.items() if key not in TIMES}
    return [without_times(inner) for inner in value] if isinstance(value, list) else value


def test_several_processes_give_the_report_of_one(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.feature"
    wrong.write_text(FALSE, encoding="utf-8")
    reports = []
    for name, options in (("one", ("-n0",)), ("two", ("-n2",))):
        said, code = run(tmp_path / name, *options, places=(*PLACES, str(wrong)))
        assert code == 1, said
        text = (tmp_path / name / "compliance.json").read_text(encoding="utf-8")
        reports.append(without_times(json.loads(text)))
        page = (tmp_path / name / "compliance.html").read_text(encoding="utf-8")
        assert "It does not hold" in page
    assert reports[0] == reports[1]


def here(capfd: pytest.CaptureFixture[str], cache: Path, *options: str) -> str:
    """What pytest says in this process."""
    run_pytest([f"-ocache_dir={cache}", *options[:-1]], options[-1:])
    return "".join(capfd.readouterr())


@pytest.mark.parametrize(
    ("options", "passed"),
    [(("-k", "holds"), 1), (("-k", "成り立つ"), 0), (("-m", "see:120.3"), 1), (("-m", "CR"), 0), (("-k", "not It"), 0)],
    ids=["-k", "-k other title", "-m", "-m none", "-k not"],
)
def test_scenarios_are_selected_as_tests_are(
    tmp_path: Path, options: tuple[str, ...], passed: int, capfd: pytest.CaptureFixture[str]
) -> None:
    wrong = tmp_path / "wrong.feature"
    wrong.write_text(FALSE, encoding="utf-8")
    said = here(capfd, tmp_path / "cache", *options, str(wrong))
    found = re.search(r"(\d+) passed", said)
    assert int(found[1] if found else 0) == passed, said


def test_the_last_failed_run_again(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    wrong = tmp_path / "wrong.feature"
    wrong.write_text(FALSE, encoding="utf-8")
    assert "1 failed, 1 passed" in here(capfd, tmp_path / "cache", str(wrong))
    said = here(capfd, tmp_path / "cache", "--lf", str(wrong))
    assert "1 failed" in said and "passed" not in said


def test_progress_counts_what_is_done(capsys: pytest.CaptureFixture[str]) -> None:
    out = io.StringIO()
    shown = Shown("proving", Console(file=out, force_terminal=True, width=80))
    shown(0, 3)
    shown(1, 3)
    assert shown.done == 1
    shown.end()
    assert "1/3" in out.getvalue()
    still = Shown("proving", Console(file=io.StringIO()))
    still(0, 3)
    still.end()
    assert capsys.readouterr().out == ""
