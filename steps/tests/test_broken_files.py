"""Files that are wrong in every way that people have found: each is told clearly, with its place; the others still run.

``broken/expected.tsv`` says of each file on which line something is wrong and what is said of it (a part of the message).
"""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path

import pytest

from steps.advice import say
from steps.checking import Checker, Finding
from steps.session import memory

BROKEN = Path(__file__).parent / "broken"
ROOT = Path(__file__).parents[2]
with (BROKEN / "expected.tsv").open(encoding="utf-8", newline="") as opened:
    EXPECTED = [(row["file"], int(row["line"]), row["said"]) for row in csv.DictReader(opened, delimiter="\t")]

GOOD = "Feature: x\n\n  @see:120.3\n  Scenario: good\n    Given your life total is 20\n    Then your life total is 20\n"
FAULT = tuple(say(language, "internal", what="", where="")[:8] for language in ("en", "ja"))


def errors(file: str) -> list[Finding]:
    """What is wrong with a file, style aside."""
    return [found for found in Checker(memory()).check(BROKEN / file, file) if found.severity == "error"]


def test_there_are_many_of_them_in_both_languages() -> None:
    files = {path.name for path in BROKEN.iterdir()} - {"expected.tsv"}
    assert files == {file for file, _, _ in EXPECTED}
    assert len(files) >= 150
    assert all(sum(f"_{language}." in file for file in files) >= 75 for language in ("en", "ja"))


@pytest.mark.parametrize(("file", "line", "said"), EXPECTED, ids=[file for file, _, _ in EXPECTED])
def test_what_is_wrong_is_said_with_its_place(file: str, line: int, said: str) -> None:
    found = errors(file)
    assert any(one.line == line and said in one.message for one in found), [(one.line, one.message[:200]) for one in found]
    assert not any(one.message.startswith(FAULT) for one in found)
    assert all(one.column >= 1 for one in found)


def test_a_run_tells_them_all_and_plays_the_others(tmp_path: Path) -> None:
    (tmp_path / "good.feature").write_text(GOOD, encoding="utf-8")
    for file, _, _ in EXPECTED:
        (tmp_path / file).write_bytes((BROKEN / file).read_bytes())
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        f"--rootdir={tmp_path}",
        f"-c{ROOT}/pyproject.toml",
        "-pno:cacheprovider",
        str(tmp_path),
    ]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    assert ran.returncode == 1
    assert "Traceback" not in ran.stdout + ran.stderr and "INTERNALERROR" not in ran.stdout
    failures = ran.stdout.partition("FAILURES")[2]
    for file, line, _ in EXPECTED:
        assert f"{file}:{line}: " in failures, file
    assert "good.feature:" not in failures and " passed" in ran.stdout
