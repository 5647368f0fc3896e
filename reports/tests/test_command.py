"""The command, as one calls it: in a process of its own, with the real engine."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from engine.fingerprint import fingerprint
from reports import compliance
from reports.command import EXIT
from reports.results import Proofs
from reports.suite import ROOT

RULING = """
Feature: Haste
  @CR:702.10b
  Scenario: A creature with haste can attack the turn it enters
    ja: 速攻を持つクリーチャーは、出たターンに攻撃できる

    Given each player can pay any amount of mana
    And your hand is "Screamreach Brawler"
    When you cast "Screamreach Brawler" for its dash cost and it resolves
    Then you can attack with "Screamreach Brawler" (702.10b)
"""
FALSE = RULING.replace("can attack with", "can't attack with").replace(" (702.10b)", "")


def call(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    program = "import sys; from reports.command import main; sys.exit(main(sys.argv[1:]))"
    called = [sys.executable, "-X", "utf8", "-c", program, *map(str, arguments)]
    return subprocess.run(called, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)


def write(folder: Path, text: str) -> Path:
    path = folder / "ruling.feature"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(("text", "code", "verdict"), [(RULING, 0, "passed"), (FALSE, 1, "failed"), ("Feature: nothing", 1, "failed")])
def test_the_exit_code_is_the_verdict(tmp_path: Path, text: str, code: int, verdict: str) -> None:
    ran = call("report", write(tmp_path, text), "--out", tmp_path / "out")
    assert ran.returncode == code, ran.stdout + ran.stderr
    results = compliance.loads((tmp_path / "out" / "compliance.json").read_text(encoding="utf-8"))
    assert results.verdict == verdict
    assert EXIT[results.verdict] == code
    assert f"{verdict}: " in ran.stdout
    assert str(tmp_path / "out" / "compliance.html") in ran.stdout


def test_no_scenario_has_an_exit_code_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    ran = call("report", tmp_path / "empty", "--out", tmp_path / "out")
    assert ran.returncode == 5
    assert "empty: no scenario." in ran.stdout


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    ran = call("report", tmp_path / "none.feature", "--out", tmp_path / "out")
    assert ran.returncode not in (0, 1)
    assert "none.feature" in ran.stdout + ran.stderr


def test_proofs_are_made_told_and_shown(tmp_path: Path) -> None:
    path = write(tmp_path, RULING)
    ran = call("prove", "--in", path, "--out", tmp_path)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert ran.stdout.startswith("702.10b  proven      1 of 1 fail without it")
    assert "1 of 1 parts proven; 1 of 1 rules in full." in ran.stdout
    (proof,) = Proofs.from_json((tmp_path / "proofs.json").read_text(encoding="utf-8")).found
    assert proof.proven
    call("report", path, "--out", tmp_path)
    results = compliance.loads((tmp_path / "compliance.json").read_text(encoding="utf-8"))
    assert results.proofs
    assert results.proofs.found == (proof,)


@pytest.mark.parametrize("asked", ["702.9b", "702.10b nothing", "nonsense"])
def test_a_rule_that_nobody_claims_cannot_be_proven(tmp_path: Path, asked: str) -> None:
    ran = call("prove", asked, "--in", write(tmp_path, RULING), "--out", tmp_path)
    assert ran.returncode == 4
    assert asked in ran.stderr
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
