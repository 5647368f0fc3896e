"""Scenarios played without a rule: what is kept of them, what ends them, and that many processes find what one finds."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from multiprocessing import get_all_start_methods
from pathlib import Path

import pytest

from engine.record import replace
from reports import missed, raising, trials
from reports.documents import Both
from reports.journal import Journal
from reports.prove_command import told
from reports.proving import Prover
from reports.results import Counted, Failing, Proof
from reports.tests.test_plugin import PROVING, Reports, _Engine
from reports.trials import Outcome
from steps.advice import Language
from steps.tests.fake import FakeScene
from steps.tests.glue_run import OPTIONS, Recorder

pytest_plugins = "pytester"

KNOWN = {"120.3a": ("",), "302.6": ("",), "702.152a": ("haste", "sacrifice")}


@pytest.fixture
def reports(pytester: pytest.Pytester) -> Reports:
    made = Reports(pytester)
    made.write(PROVING)
    return made


def prove(reports: Reports, *, engine: _Engine | None = None, **more: object) -> Prover:
    prover = Prover((), KNOWN, **more)  # type: ignore[arg-type]
    reports.pytester.runpytest_inprocess(*OPTIONS, plugins=[Recorder(engine or _Engine()), prover])
    return prover


def test_many_processes_find_what_one_finds(reports: Reports) -> None:
    assert prove(reports, jobs=3).proofs == prove(reports).proofs != []


def test_what_is_known_is_not_played_again(reports: Reports, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = prove(reports, journal=Journal(tmp_path / "trials.jsonl"), code="a")
    monkeypatch.setattr(trials, "attempt", lambda *_: pytest.fail("played again"))
    assert prove(reports, journal=Journal(tmp_path / "trials.jsonl"), code="a").proofs == first.proofs


@pytest.mark.parametrize("kept", [0, 1, 2, 3])
def test_a_run_that_was_stopped_goes_on(reports: Reports, tmp_path: Path, kept: int) -> None:
    file = tmp_path / "trials.jsonl"
    whole = prove(reports, journal=Journal(file), code="a").proofs
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:kept]) + lines[kept][:30])
    said: list[str] = []
    assert prove(reports, journal=Journal(file, said.append), code="a").proofs == whole
    assert len(said) == 1 and "1 of" in said[0] and "worked out anew" in said[0]
    assert sorted(file.read_bytes().splitlines(keepends=True)) == sorted(lines)


def test_a_trial_that_fails_where_the_rule_made_no_difference_is_told(reports: Reports, monkeypatch: pytest.MonkeyPatch) -> None:
    assert prove(reports).unforeseen == []  # this engine says nothing of what makes a difference
    monkeypatch.setattr(trials, "watched", lambda player: Outcome("passed", mattered=("302.6",)))
    assert prove(reports).unforeseen == ["t-damage-is-life without 120.3a"]


def test_other_code_makes_what_is_known_worthless(reports: Reports, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "trials.jsonl"
    prove(reports, journal=Journal(file), code="a")
    monkeypatch.setattr(trials, "attempt", lambda *_: Outcome("failed", 1, "played"))
    assert prove(reports, journal=Journal(file), code="b").not_green


class _Endless(_Engine):
    """Without 302.6 it never ends, and without 120.3a the board can't be."""

    def scene(self, edition: str, rules_off: frozenset[str], language: Language) -> FakeScene:
        if "302.6" in rules_off:
            while True:
                pass
        return super().scene(edition, rules_off, language)


def test_what_does_not_end_is_stopped_and_proves_nothing(reports: Reports, monkeypatch: pytest.MonkeyPatch) -> None:
    if not hasattr(signal, "setitimer"):
        return
    monkeypatch.setattr(trials, "LONGEST", 0.2)
    found = {proof.key: proof for proof in prove(reports, engine=_Endless()).proofs}
    assert not found["302.6"].proven
    assert [one.message for one in found["302.6"].broken] == [trials.ENDLESS]
    assert found["120.3a"].proven


def test_a_process_that_is_killed_is_told_of(reports: Reports, monkeypatch: pytest.MonkeyPatch) -> None:
    if "fork" not in get_all_start_methods():
        return

    def killed(*_: object) -> Iterator[Outcome]:
        signal.raise_signal(signal.SIGKILL)
        yield from ()

    monkeypatch.setattr(trials, "_play", killed)
    assert "killed" in prove(reports, jobs=2).refused


OUTCOMES = [
    ("c1", "", Outcome("passed", mattered=("601.2a", "702.152a haste"))),
    ("c1", "601.2a", Outcome("failed", 7, "「山」は…")),
    ("c2", "601.2a", Outcome("raised", 3, "KeyError: 1")),
]


@pytest.mark.parametrize(
    ("damage", "left"),
    [
        (lambda data: data, 3),
        (lambda data: data[:-5], 2),
        (lambda data: b"", 0),
        (lambda data: b"\xff\x00" + data, 2),
        (lambda data: data.replace(b"failed", b"passed"), 2),
        (lambda data: b"\x00" * 500, 0),
    ],
)
def test_a_damaged_journal_loses_only_what_is_damaged(tmp_path: Path, damage: Callable[[bytes], bytes], left: int) -> None:
    file = tmp_path / "trials.jsonl"
    Journal(file).add(OUTCOMES)
    file.write_bytes(damage(file.read_bytes()))
    journal = Journal(file, lambda _: None)
    journal.load(("c1", "c2"))
    found = [journal.get(content, key) for content, key, _ in OUTCOMES]
    assert sum(one is not None for one in found) == left
    assert all(one in (None, outcome) for one, (_, _, outcome) in zip(found, OUTCOMES, strict=True))
    again = Journal(file, pytest.fail)
    again.load(("c1", "c2"))


def test_a_journal_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "out").write_text("a file where a folder should be", encoding="utf-8")
    said: list[str] = []
    journal = Journal(tmp_path / "out" / "trials.jsonl", said.append)
    journal.load(("c1",))
    journal.add(OUTCOMES[:2])
    journal.add(OUTCOMES[2:])
    assert journal.get("c2", "601.2a") == OUTCOMES[2][2]
    assert len(said) == 1 and "not kept for the next run" in said[0]


PROOFS = (
    Proof("601.2a", "", 1, (Failing("a", 3, "x"),), missed=30, raised=2, raises=(Failing("b", 4, "KeyError"),)),
    Proof("702.152a", "haste", 2, (Failing("a", 3, "x"),), missed=5),
)
COUNTED = Counted(100, "2026-11-30", "0123456789abcdef")


def test_counts_are_read_as_they_were_kept(tmp_path: Path) -> None:
    file = tmp_path / "missed.tsv"
    assert missed.read(file) == (None, {})
    missed.keep(PROOFS, COUNTED, file)
    counted, counts = missed.read(file)
    assert counted == COUNTED
    bare = [replace(proof, missed=None, raised=0) for proof in PROOFS]
    assert missed.filled(bare, counts) == PROOFS


@pytest.mark.parametrize("text", ["", "100\t2026-11-30\n", "100\t2026-11-30\tff\n601.2a\tmany\t0\n"])
def test_damaged_counts_are_said_to_be_so(tmp_path: Path, text: str) -> None:
    file = tmp_path / "missed.tsv"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(missed.MissedError, match="saitei prove --all --keep"):
        missed.read(file)


def test_counts_in_the_whole_suite_are_told(tmp_path: Path) -> None:
    lines = told(PROOFS, COUNTED)
    assert lines[0].endswith("1 of 1 fail without it; in the whole suite 30 of 100, 2 break down; pervasive")
    assert lines[2] == "    breaks down without it: b, line 4: KeyError"
    assert lines[3].endswith("1 of 2 fail without it; in the whole suite 5 of 100")


def test_each_rule_that_breaks_the_engine_down_needs_a_reason(tmp_path: Path) -> None:
    file = tmp_path / "raising.toml"
    assert [line.split(":")[1] for line in raising.complaints(PROOFS, file)] == [" 601.2a"]
    file.write_text('["601.2a"]\nen = "why"\nja = "理由"\n["702.152a haste"]\nen = "why"\nja = "理由"\n', encoding="utf-8")
    assert raising.read(file)["601.2a"] == Both("why", "理由")
    (line,) = raising.complaints(PROOFS, file)
    assert line.startswith("RAISES: 702.152a haste: nothing breaks down")


def test_what_is_kept_agrees() -> None:
    """Every rule that breaks the engine down by the counts that are kept has a reason, and no other."""
    _, counts = missed.read()
    assert set(raising.read()) == {key for key, (_, raised) in counts.items() if raised}
