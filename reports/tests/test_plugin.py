"""The report of real runs of pytest, with a vocabulary and an engine made up for it."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

import pytest

from reports import compliance
from reports.prove_command import told
from reports.proving import Prover
from reports.results import Results
from steps.advice import Language
from steps.tests.fake import FakeScene, FakeVocabulary
from steps.tests.glue_run import OPTIONS, Glue, Ran, Recorder

pytest_plugins = "pytester"

GOOD = """
    # language: ja
    機能: 試し
      @CR:120.3a @ruling:BLZ-03
      シナリオ: よいシナリオ
        en: A good one
        前提 「熊」が戦場にいる
        もし 3点のダメージを与える
        ならば ライフは17点である
"""
BAD = """
    Feature: a trial
      @CR:120.3a
      Scenario: one that fails
        Given "Bear" is on the battlefield
        When you deal 3 damage
        Then your life total is 99
      @CR:120.3a
      Scenario: one that claims too much
        Then your life total is 20
"""
PROVING = """
    Feature: proofs
      @CR:120.3a @CR:302.6
      Scenario: damage is life
        When you deal 3 damage
        And rule 302.6 is applied
        Then your life total is 17
      @CR:702.152a
      Scenario: a part that is needed by nobody
        When rule 702.152a is applied
        Then your life total is 20
"""


class Reports(Glue):
    """A folder of feature files of which reports are made."""

    def report(self, *args: str) -> tuple[Ran, Results, str]:
        ran = self.run("-p", "reports.plugin", "--compliance", "out", *args)
        folder = self.pytester.path / "out"
        data = (folder / "compliance.json").read_text(encoding="utf-8")
        return ran, compliance.loads(data), (folder / "compliance.html").read_text(encoding="utf-8")


@pytest.fixture
def reports(pytester: pytest.Pytester) -> Reports:
    return Reports(pytester)


def test_a_green_run(reports: Reports) -> None:
    reports.write(GOOD)
    ran, results, page = reports.report()
    assert (ran.exit, results.verdict) == (0, "passed")
    assert 'data-verdict="passed"' in page
    assert "passed: 1 passed." in ran.text
    assert str(Path("out") / "compliance.html") in ran.text
    assert results.about.python
    assert [case.run.title for case in results.cases] == ["よいシナリオ"]


def test_a_red_run_says_so_first(reports: Reports) -> None:
    reports.write(GOOD)
    reports.write(BAD, "bad.feature")
    ran, results, page = reports.report()
    assert (ran.exit, results.verdict) == (1, "failed")
    assert results.counts == {"passed": 1, "failed": 2, "missing": 0}
    front = page[: page.index('id="rules"')]
    assert "expected 99, found 17" in front
    assert "bad.feature:6" in front
    assert "Claimed, but never applied in it" in front


UNUSABLE = {
    "no colon": "Feature x\n  Given y\n",
    "empty": "",
    "not UTF-8": b"\xff\xfe\x00broken",
    "unknown rule": "Feature: x\n  @CR:999.9z\n  Scenario: y\n    Then nothing happens\n",
}


@pytest.mark.parametrize("text", UNUSABLE.values(), ids=UNUSABLE.keys())
def test_a_file_that_cannot_be_run_is_no_pass(reports: Reports, text: str | bytes) -> None:
    reports.write(GOOD)
    reports.write(text, "bad.feature")
    ran, results, page = reports.report()
    assert ran.exit == 1
    assert results.verdict == "failed"
    assert "bad.feature:" in page[: page.index('id="rules"')]


def test_no_scenario_is_no_pass(reports: Reports) -> None:
    ran, results, page = reports.report()
    assert (ran.exit, results.verdict) == (5, "empty")
    assert 'data-verdict="empty"' in page


def test_a_selection_is_said_to_be_one(reports: Reports) -> None:
    reports.write(GOOD)
    reports.write(BAD, "bad.feature")
    _, results, page = reports.report("-k", "よい")
    assert (results.verdict, results.deselected, len(results.cases)) == ("incomplete", 2, 1)
    assert "Only part of the suite was asked for" in page


def test_a_run_that_stops_early_is_no_pass(reports: Reports) -> None:
    reports.write(BAD, "a.feature")
    reports.write(GOOD, "b.feature")
    _, results, page = reports.report("-x")
    assert results.interrupted
    assert results.counts["missing"] == 2
    assert results.interrupted in page


def test_parts_of_the_suite_are_all_of_it(reports: Reports) -> None:
    reports.write(GOOD)
    reports.write(BAD, "bad.feature")
    played: list[str] = []
    for part in ("1/2", "2/2"):
        _, results, page = reports.report("--shard", part)
        assert (results.suite, results.expected, results.counts["missing"]) == (3, len(results.cases), 0)
        assert "saitei merge" in page
        played += [case.run.slug for case in results.cases]
    assert len(set(played)) == len(played) == 3


@pytest.mark.parametrize("part", ["3/2", "0/2", "1", "x/y"])
def test_a_part_that_cannot_be_is_a_mistake_of_the_call(reports: Reports, part: str) -> None:
    reports.write(GOOD)
    ran = reports.run("-p", "reports.plugin", "--shard", part)
    assert ran.exit == 4
    assert f"--shard {part}" in ran.text + str(ran.result.stderr)


class _Stop:
    def __init__(self, error: type[BaseException]) -> None:
        self.error = error

    def pytest_saitei_scenario(self, run: object) -> None:
        raise self.error


@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit])
def test_an_interrupted_run_is_no_pass(reports: Reports, error: type[BaseException]) -> None:
    reports.write(GOOD)
    reports.write(GOOD, "b.feature")
    recorder = Recorder()
    options = (*OPTIONS, "-p", "reports.plugin", "--compliance", "out")
    with suppress(KeyboardInterrupt, SystemExit):
        reports.pytester.runpytest_inprocess(*options, plugins=[recorder, _Stop(error)])
    data = json.loads((reports.pytester.path / "out" / "compliance.json").read_text(encoding="utf-8"))
    assert data["verdict"] == "incomplete"
    assert data["interrupted"]


def test_a_run_that_is_killed_leaves_no_old_verdict(reports: Reports, monkeypatch: pytest.MonkeyPatch) -> None:
    reports.write(GOOD)
    reports.report()
    monkeypatch.setattr("reports.plugin.Listener.pytest_sessionfinish", lambda self: None)
    _, results, page = reports.report()
    assert (results.verdict, len(results.cases)) == ("incomplete", 0)
    assert "was killed" in page


def test_without_the_option_nothing_is_written(reports: Reports) -> None:
    reports.write(GOOD)
    assert reports.run("-p", "reports.plugin").exit == 0
    assert not (reports.pytester.path / "out").exists()


def test_workers_report_through_their_controller(reports: Reports) -> None:
    pytest.importorskip("xdist")
    reports.write(GOOD)
    reports.write(BAD, "bad.feature")
    (reports.pytester.path / "conftest.py").write_text(
        "import pytest\nfrom steps.tests.fake import FakeVocabulary\n"
        "@pytest.hookimpl(tryfirst=True)\ndef pytest_saitei_vocabulary():\n    return FakeVocabulary()\n",
        encoding="utf-8",
    )
    _, results, _ = reports.report("-n", "2")
    assert results.counts == {"passed": 1, "failed": 2, "missing": 0}
    assert (results.verdict, results.expected) == ("failed", 3)
    _, results, _ = reports.report("-n", "2", "-k", "よい")
    assert (results.verdict, results.deselected) == ("incomplete", 2)
    _, results, _ = reports.report("-n", "2", "--shard", "1/3")
    assert (results.suite, len(results.cases)) == (3, 1)


def test_proofs_that_cannot_be_read_are_a_mistake_of_the_call(reports: Reports) -> None:
    reports.write(GOOD)
    ran = reports.run("-p", "reports.plugin", "--compliance", "out", "--proofs", "none.json")
    assert ran.exit == 4
    assert "--proofs none.json" in ran.text + str(ran.result.stderr)


class _Engine(FakeVocabulary):
    """Without 120.3a damage is gain of life; without 302.6 it breaks down."""

    def scene(self, edition: str, rules_off: frozenset[str], language: Language) -> FakeScene:
        scene = super().scene(edition, rules_off, language)
        if "120.3a" in rules_off:
            scene.life = 26
        if "302.6" in rules_off:
            raise KeyError("oops")
        return scene


def prove(reports: Reports, *asked: str) -> Prover:
    known = {"120.3a": ("",), "302.6": ("",), "702.152a": ("haste", "sacrifice")}
    prover = Prover(asked, known)
    reports.pytester.runpytest_inprocess(*OPTIONS, plugins=[Recorder(_Engine()), prover])
    return prover


def test_a_rule_is_proven_by_a_scenario_that_fails_without_it_in_a_line_of_its_own(reports: Reports) -> None:
    reports.write(PROVING)
    prover = prove(reports)
    assert [(proof.key, proof.proven, proof.ran) for proof in prover.proofs] == [
        ("120.3a", True, 1),
        ("302.6", False, 1),
        ("702.152a haste", False, 1),
        ("702.152a sacrifice", False, 1),
    ]
    needed, broken = prover.proofs[:2]
    (failing,) = needed.failing
    assert (failing.slug, failing.line, failing.message) == ("t-damage-is-life", 6, "expected 17, found 23")
    assert [one.slug for one in broken.broken] == ["t-damage-is-life"]
    assert not prover.not_green


def test_a_claim_without_which_the_scenario_stays_green_is_idle(reports: Reports) -> None:
    reports.write(PROVING)
    assert {claim.rule for claim in prove(reports).idle} == {"302.6", "702.152a"}  # 120.3a is what a line fails without
    assert [claim.rule for claim in prove(reports, "702.152a haste").idle] == [], "one part of it may matter where another doesn't"


def test_a_scenario_that_is_not_green_proves_nothing(reports: Reports) -> None:
    reports.write(BAD)
    prover = prove(reports)
    assert [(proof.key, proof.ran) for proof in prover.proofs] == [("120.3a", 0)]
    assert [run.title for run in prover.not_green] == ["one that fails", "one that claims too much"]


def test_only_what_is_asked_for_is_tried(reports: Reports) -> None:
    reports.write(PROVING)
    assert [proof.key for proof in prove(reports, "702.152a haste", "120").proofs] == ["120.3a", "702.152a haste"]
    assert "702.9b" in prove(reports, "702.9b").refused


def test_proofs_are_told_with_the_line_that_fails(reports: Reports) -> None:
    reports.write(PROVING)
    lines = told(prove(reports).proofs)
    assert lines[:2] == [
        "120.3a              proven      1 of 1 fail without it",
        "    t-damage-is-life, line 6: expected 17, found 23",
    ]
    assert lines[2].startswith("302.6               NOT PROVEN")
    assert lines[3].startswith("    proves nothing: t-damage-is-life, line ")
