"""``saitei report`` and ``saitei prove`` with the real engine: exit codes, verdicts, proofs."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.fingerprint import fingerprint
from reports import compliance
from reports.command import EXIT, main
from reports.results import Proofs
from reports.tests.calling import FALSE, RULING, call, write


def said(capfd: pytest.CaptureFixture[str], *arguments: str | Path) -> tuple[int, str]:
    """The exit code of the command, called in this process, and all that it says."""
    code = main([*map(str, arguments)])
    return code, "".join(capfd.readouterr())


@pytest.mark.parametrize(("text", "code", "verdict"), [(RULING, 0, "passed"), (FALSE, 1, "failed"), ("Feature: nothing", 1, "failed")])
def test_the_exit_code_is_the_verdict(tmp_path: Path, text: str, code: int, verdict: str) -> None:
    """As one calls it: in a process of its own."""
    ended, told = call("report", write(tmp_path, text), "--out", tmp_path / "out")
    assert ended == code, told
    results = compliance.loads((tmp_path / "out" / "compliance.json").read_text(encoding="utf-8"))
    assert results.verdict == verdict
    assert EXIT[results.verdict] == code
    assert f"{verdict}: " in told
    assert str(tmp_path / "out" / "compliance.html") in told


def test_no_scenario_has_an_exit_code_of_its_own(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").mkdir()
    code, told = said(capfd, "report", tmp_path / "empty", "--out", tmp_path / "out")
    assert code == 5
    assert "empty: no scenario." in told


def test_a_file_that_is_not_there(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    code, told = said(capfd, "report", tmp_path / "none.feature", "--out", tmp_path / "out")
    assert code not in (0, 1)
    assert "none.feature" in told


def test_proofs_are_made_told_and_shown(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = write(tmp_path, RULING)
    code, told = said(capfd, "prove", "--in", path, "--out", tmp_path)
    assert code == 0, told
    assert "702.10b  proven      1 of 1 fail without it" in told
    assert "1 of 1 parts proven; 1 of 1 rules in full." in told
    (proof,) = Proofs.from_json((tmp_path / "proofs.json").read_text(encoding="utf-8")).found
    assert proof.proven
    said(capfd, "report", path, "--out", tmp_path)
    results = compliance.loads((tmp_path / "compliance.json").read_text(encoding="utf-8"))
    assert results.proofs
    assert results.proofs.found == (proof,)


@pytest.mark.parametrize("asked", ["702.9b", "702.10b nothing", "nonsense"])
def test_a_rule_that_nobody_claims_cannot_be_proven(tmp_path: Path, asked: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["prove", asked, "--in", str(write(tmp_path, RULING)), "--out", str(tmp_path)]) == 4
    assert asked in capfd.readouterr().err
    assert not (tmp_path / "proofs.json").exists()


def test_the_fingerprint_changes_with_what_decides(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "a.py").write_bytes(b"one\r\ntwo")
    first = fingerprint(tmp_path)
    (tmp_path / "engine" / "a.py").write_bytes(b"one\ntwo")
    (tmp_path / "README.md").write_text("text", encoding="utf-8")
    assert fingerprint(tmp_path) == first
    (tmp_path / "engine" / "b.py").write_bytes(b"")
    assert fingerprint(tmp_path) != first
