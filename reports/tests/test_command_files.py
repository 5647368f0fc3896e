"""The commands that play nothing: a report of results that are there, differences, parts put together."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.fingerprint import fingerprint
from engine.record import replace
from reports import compliance
from reports.command import main
from reports.results import Results
from reports.suite import ROOT
from reports.tests import samples

NOW = replace(samples.ABOUT, fingerprint=fingerprint(ROOT))


def write(path: Path, results: Results) -> str:
    path.write_text("".join(compliance.dumps(results)), encoding="utf-8")
    return str(path)


def read(folder: Path) -> Results:
    return compliance.loads((folder / "compliance.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("results", "code"),
    [
        (samples.results(samples.run("a"), about=NOW), 0),
        (samples.results(samples.run("a", "failed"), about=NOW), 1),
        (samples.results(samples.run("a")), 2),
        (samples.results(about=NOW), 5),
    ],
    ids=["green", "red", "stale", "empty"],
)
def test_a_report_of_results_that_are_there(tmp_path: Path, results: Results, code: int, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = write(tmp_path / "old.json", results), tmp_path / "out"
    assert main(["report", "--from", file, "--out", str(out), "--history", file]) == code
    written = read(out)
    assert written.cases == results.cases
    assert written.stale == (results.about.fingerprint != NOW.fingerprint)
    assert f'data-verdict="{written.verdict}"' in (out / "compliance.html").read_text(encoding="utf-8")
    assert "<svg" in (out / "badge.svg").read_text(encoding="utf-8")
    assert capsys.readouterr().out.splitlines()[0].startswith(f"{written.verdict}: ")


def test_what_is_no_report_is_said_to_be_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "x.json").write_text("{}", encoding="utf-8")
    for call in (["report", "--from"], ["diff", str(tmp_path / "x.json")], ["merge"]):
        assert main([*call, str(tmp_path / "x.json")]) == 4
        assert "this is no compliance.json" in capsys.readouterr().err
    assert main(["report", "--from", str(tmp_path / "none.json")]) == 4
    assert "none.json" in capsys.readouterr().err


def test_differences_and_their_exit_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    old = write(tmp_path / "old.json", samples.results(samples.run("a")))
    new = write(tmp_path / "new.json", samples.results(samples.run("a", "failed")))
    assert main(["diff", old, old]) == 0
    assert "no difference" in capsys.readouterr().out
    assert main(["diff", old, new]) == 1
    assert capsys.readouterr().out.startswith("fails        a: ")
    assert main(["diff", new, old]) == 0


def test_parts_are_put_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parts = [
        write(tmp_path / f"{n}.json", replace(samples.results(samples.run(f"s{n}"), about=NOW), shard=(n, 2), suite=2)) for n in (1, 2)
    ]
    assert main(["merge", *parts, "--out", str(tmp_path / "out")]) == 0
    assert capsys.readouterr().out.startswith("passed: 2 passed.")
    assert [case.run.slug for case in read(tmp_path / "out").cases] == ["s1", "s2"]
    assert main(["merge", parts[0], "--out", str(tmp_path / "out")]) == 4
    assert "missing: part 2 of 2" in capsys.readouterr().err
