"""What goes wrong around a run: killed at any moment, no room, no such folder, damaged files, two runs in one folder.

Nothing that was complete is lost, no file is ever half written, the next run is clean, and what went wrong is said with a way out.
"""

from __future__ import annotations

import os
import random
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from reports import compliance, results
from reports.command import main
from reports.prove_command import PROOFS
from reports.results import Proofs
from reports.tests.calling import FALSE, PROGRAM, RULING, call, start, write

NO_ROOM = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000)); "
"""No file may become larger than that: what a full disk is for whoever writes to it."""


def whole(folder: Path) -> list[str]:
    """The verdicts of the reports in a folder, all of which are whole."""
    data, page = folder / "compliance.json", folder / "compliance.html"
    assert not page.exists() or page.read_text(encoding="utf-8").rstrip().endswith("</html>")
    return [compliance.loads(data.read_text(encoding="utf-8")).verdict] if data.exists() else []


def visible(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if not path.name.startswith("."))


def test_a_run_that_is_killed_leaves_no_half_report_and_the_next_is_clean(tmp_path: Path) -> None:
    ruling, out = write(tmp_path, RULING), tmp_path / "out"
    began = time.perf_counter()
    assert call("report", ruling, "--out", out)[0] == 0
    took = time.perf_counter() - began
    chance = random.Random(12)
    for _ in range(3):
        run = start("report", ruling, "--out", out)
        try:
            run.communicate(timeout=chance.uniform(0.3, 1.1) * took)
        except subprocess.TimeoutExpired:
            run.kill()
            run.communicate()
        (verdict,) = whole(out)
        assert verdict in ("passed", "incomplete")
    assert call("report", ruling, "--out", out)[0] == 0
    assert whole(out) == ["passed"]
    assert visible(out) == ["badge.svg", "compliance.html", "compliance.json"]


def test_a_proof_that_is_killed_goes_on(tmp_path: Path) -> None:
    ruling, out = write(tmp_path, RULING), tmp_path / "out"
    run = start("prove", "--all", "--in", ruling, "--out", out)
    until = time.monotonic() + 60
    while time.monotonic() < until and run.poll() is None and not (out / "trials.jsonl").exists():
        time.sleep(0.01)
    run.kill()
    run.communicate()
    code, said = call("prove", "--all", "--in", ruling, "--out", out)
    assert code == 0, said
    (proof,) = Proofs.from_json((out / PROOFS).read_text(encoding="utf-8")).found
    assert (proof.proven, proof.missed) == (True, 1)


@pytest.mark.parametrize("command", [("report",), ("prove", "--in")])
def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path, command: Sequence[str], capfd: pytest.CaptureFixture[str]) -> None:
    ruling = write(tmp_path, RULING)
    assert main([*command, str(ruling), "--out", str(ruling / "out")]) == 4
    said = "".join(capfd.readouterr())
    assert "Traceback" not in said and "INTERNALERROR" not in said
    assert str(ruling / "out") in said
    assert ruling.read_text(encoding="utf-8") == RULING


def test_a_disk_that_is_full_from_the_start_is_said(tmp_path: Path) -> None:
    if os.name == "nt":
        return
    ruling, out = write(tmp_path, RULING), tmp_path / "out"
    call("report", ruling, "--out", out)
    code, said = call("report", ruling, "--out", out, program=NO_ROOM + PROGRAM)
    assert code == 4
    assert "the report can't be written there" in said and "Make room, or name another folder" in said
    assert "INTERNALERROR" not in said
    assert whole(out) == ["passed"]
    assert [path.name for path in out.iterdir() if path.name.startswith(".")] == []


def test_a_disk_that_fills_up_meanwhile_is_said_and_is_no_pass(tmp_path: Path) -> None:
    if os.name == "nt":
        return
    ruling, out = write(tmp_path, RULING), tmp_path / "out"
    fills = "from reports import output; import resource; plain = output.write_report\n"
    fills += "def filling(folder, results, *more):\n"
    fills += "    if results.cases: resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))\n"
    fills += "    plain(folder, results, *more)\n"
    code, said = call("report", ruling, "--out", out, program=f"{fills}output.write_report = filling\n{PROGRAM}")
    assert code == 3
    assert "the report can't be written there" in said and "INTERNALERROR" not in said
    assert whole(out) == ["incomplete"]


JUNK = {"empty": b"", "no text": b"\xff\xfe\x00", "cut off": b"{", "nothing in it": b'{"format": 2}', "too deep": b"[" * 100_000}


@pytest.mark.parametrize("junk", JUNK.values(), ids=JUNK.keys())
def test_damaged_proofs_and_reports_in_the_folder_do_no_harm(tmp_path: Path, junk: bytes, capfd: pytest.CaptureFixture[str]) -> None:
    ruling, out = write(tmp_path, RULING), tmp_path / "out"
    out.mkdir()
    for name in (PROOFS, "compliance.json", "compliance.html", "trials.jsonl"):
        (out / name).write_bytes(junk)
    code = main(["report", str(ruling), "--prove", "--out", str(out)])
    said = "".join(capfd.readouterr())
    assert code == 0, said
    assert whole(out) == ["passed"]
    assert "1 of 1 parts of rules are proven" in said


def test_two_runs_in_one_folder_write_one_report_or_the_other(tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
    good, bad, out = write(tmp_path / "a", RULING), write(tmp_path / "b", FALSE), tmp_path / "out"
    runs = [start("report", ruling, "--prove", "--out", out) for ruling in (good, bad)]
    for run in runs:
        run.communicate()
    assert [run.returncode for run in runs] == [0, 1]
    assert whole(out)[0] in ("passed", "failed")
    assert call("report", good, "--prove", "--out", out)[0] == 0
    assert whole(out) == ["passed"]


def test_what_a_killed_run_left_is_removed_and_what_another_writes_stays(tmp_path: Path) -> None:
    old, new = tmp_path / ".compliance.json.old", tmp_path / ".compliance.json.new"
    for left in (old, new):
        left.write_text("half", encoding="utf-8")
    then = time.time() - results.LEFTOVER - 5
    os.utime(old, (then, then))
    results.write(tmp_path / "compliance.json", ["whole"])
    assert sorted(path.name for path in tmp_path.iterdir()) == [new.name, "compliance.json"]
