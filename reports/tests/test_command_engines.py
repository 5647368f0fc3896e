"""``saitei report`` and ``saitei merge`` with several engines: the verdict is that of the project's own."""

from __future__ import annotations

from pathlib import Path

import pytest

from reports import compliance
from reports.command import main
from reports.results import Results
from steps.tests.toys import ENGINE, FEATURE


@pytest.fixture
def feature(tmp_path: Path) -> Path:
    path = tmp_path / "toy.feature"
    path.write_text(FEATURE, encoding="utf-8")
    return path


def read(folder: Path) -> Results:
    return compliance.loads((folder / "compliance.json").read_text(encoding="utf-8"))


def test_a_report_of_two_engines_has_our_verdict_and_what_the_other_did(
    feature: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert main(["report", str(feature), "--engine", "reference", "--engine", ENGINE, "--out", str(out)]) == 0
    both = read(out)
    assert (both.verdict, both.about.engines) == ("passed", ("reference", "toy"))
    assert [case.status for case in both.others[0].cases] == ["passed", "failed"]
    assert "passed: 2 passed." in capsys.readouterr().out
    assert 'id="engine-toy"' in (out / "compliance.html").read_text(encoding="utf-8")


def test_another_engine_alone_has_no_verdict_and_is_put_beside_ours_later(
    feature: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    theirs, mine, both = tmp_path / "theirs", tmp_path / "mine", tmp_path / "both"
    assert main(["report", str(feature), "--engine", ENGINE, "--out", str(theirs)]) == 1, "a new difference, as pytest says"
    assert read(theirs).verdict == "compared"
    assert "No verdict: toy alone played the scenarios." in capsys.readouterr().out
    assert main(["report", str(feature), "--out", str(mine)]) == 0
    files = [str(folder / "compliance.json") for folder in (theirs, mine)]
    assert main(["merge", *files, "--out", str(both)]) == 0
    assert (read(both).cases, read(both).others) == (read(mine).cases, read(theirs).others)
    assert main(["diff", files[1], str(both / "compliance.json")]) == 0


def test_an_engine_that_is_not_there_stops_before_anything_is_played(
    feature: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", str(feature), "--engine", "reference", "--engine", "nobody", "--out", str(tmp_path / "out")]) == 4
    assert "there is no engine nobody" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()
