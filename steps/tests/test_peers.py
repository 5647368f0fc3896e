"""What runs on other engines come to, and the known differences."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import cast

import pytest

from engine.record import fields, replace
from steps.peers import figures, verdicts
from steps.peers.verdicts import BadDifferences, Difference
from steps.published import ScenarioRun, Status, StepRun

KNOWN = Difference("toy", "1", "a-b", "it is 2/2", "engine", "613.8a", "2/2", "1/1", "it waits")
WRITTEN = [name for name in fields(KNOWN) if not name.endswith("_ja")]
ENTRY = "[[difference]]\n" + "".join(f'{name} = "{getattr(KNOWN, name)}"\n' for name in WRITTEN)


def played(status: Status, line: str = "it is 2/2", slug: str = "a-b", file: str = "features/x/a.feature") -> ScenarioRun:
    step = StepRun("Then", "then", 3, line, status)
    why = ("it has no words", "言葉がない")
    return ScenarioRun(slug, file, 2, "en", "f", "", "t", "", (), status, (step,), error="why", why=why, error_line=3, engine="toy")


def report_of(run: ScenarioRun, known: Mapping[str, Difference]) -> pytest.TestReport:
    outcome = "passed" if run.status == "passed" else "failed"
    report = pytest.TestReport("n", ("f", 1, "d"), {}, cast("pytest.TestReport", outcome), None, "call")  # type: ignore[arg-type]
    verdicts.softened(report, run, known)
    return report


@pytest.mark.parametrize(
    ("run", "outcome", "pytest_says"),
    [
        (played("passed"), "pass", "passed"),
        (played("failed"), "fail", "skipped"),
        (played("failed", "it is 3/3"), "fail", "failed"),
        (played("failed", slug="c-d"), "fail", "failed"),
        (played("unsupported"), "unsupported", "skipped"),
        (played("error"), "error", "failed"),
    ],
)
def test_each_scenario_comes_to_an_outcome_and_only_what_is_new_or_broken_fails(run: ScenarioRun, outcome: str, pytest_says: str) -> None:
    assert verdicts.outcome(run, {"a-b": KNOWN}) == outcome
    assert report_of(run, {"a-b": KNOWN}).outcome == pytest_says


def test_a_known_difference_is_an_expected_failure_with_its_rule() -> None:
    assert report_of(played("failed"), {"a-b": KNOWN}).wasxfail == "known difference: CR 613.8a"


def test_what_is_open_at_the_end_is_known_without_a_line() -> None:
    run = replace(played("failed"), steps=())
    assert verdicts.shown(run, {"a-b": replace(KNOWN, line=verdicts.AT_END)}) is not None
    assert verdicts.shown(run, {"a-b": KNOWN}) is None


def test_what_the_driver_is_to_blame_for_is_unsupported() -> None:
    known = {"a-b": replace(KNOWN, blame="driver")}
    report = report_of(played("failed"), known)
    assert verdicts.outcome(played("failed"), known) == "unsupported"
    assert report.outcome == "skipped" and not hasattr(report, "wasxfail") and "it waits" in str(report.longrepr)


def test_the_summary_counts_by_folder_and_tells_known_new_and_cured() -> None:
    runs = [
        played("failed"), played("failed", "it is 3/3", "c-d"), played("passed", slug="e-f"), played("unsupported", slug="g-h"),
        played("error", slug="i-j", file="features/y/a.feature"),
    ]  # fmt: skip
    assert list(verdicts.told(runs, {"a-b": KNOWN, "e-f": replace(KNOWN, scenario="e-f")})) == [
        "features/x: 1 pass, 2 fail, 1 unsupported, 0 error",
        "features/y: 0 pass, 0 fail, 0 unsupported, 1 error",
        "all: 1 pass, 2 fail, 1 unsupported, 1 error",
        "unsupported: 1 x it has no words",
        "known: a-b: CR 613.8a: expected 2/2; observed 1/1",
        "new: c-d: it is 3/3",
        "cured: e-f: CR 613.8a (seen in 1)",
    ]


def test_differences_are_read(tmp_path: Path) -> None:
    file = tmp_path / "differences.toml"
    assert verdicts.read(file) == ()
    file.write_text(ENTRY, encoding="utf-8")
    assert verdicts.read(file) == (KNOWN,)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (ENTRY + ENTRY, "a-b stands there 2 times"),
        (ENTRY.replace('rule = "613.8a"\n', ""), "difference 1: rule is missing"),
        (ENTRY + 'mood = "x"\n', "difference 1: mood is not known here"),
        (ENTRY + 'reading_ja = "待つ"\n', "difference 1: reading_ja is not known here"),
        (ENTRY.replace('"it waits"', '""'), "every value is a text"),
        (ENTRY.replace('"driver"', '"x"').replace('"engine"', '"x"'), "blame is engine or driver"),
        ("[[difference", "differences.toml: "),
    ],
)
def test_a_bad_file_of_differences_is_refused_with_its_place(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "differences.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadDifferences, match=r"differences\.toml") as caught:
        verdicts.read(file)
    assert said in str(caught.value)


def test_known_differences_name_rules_that_there_are() -> None:
    from engine import editions  # noqa: PLC0415

    known = verdicts.known("phase").values()
    assert known and {it.rule for it in known} <= set(editions.numbers(editions.current))
    assert {it.engine for it in known} == {"phase"}


def test_figures_are_counted_by_mechanic_and_what_the_driver_is_to_blame_for_is_no_fail() -> None:
    runs = [
        played("passed", slug="c", file="features/keywords/dash.feature"),
        played("failed", slug="d", file="features/keywords/dash.feature"),
        played("failed", file="features/keywords/blitz/costs.feature"), played("unsupported", slug="e", file="features/stack/x.feature"),
        played("error", slug="f", file="features/stack/y.feature"),
    ]  # fmt: skip
    assert figures.table(runs, {"a-b": replace(KNOWN, blame="driver")}).splitlines() == [
        "mechanic\tpass\tfail\tunsupported\terror",
        "keywords/blitz\t0\t0\t1\t0",
        "keywords/dash\t1\t1\t0\t0",
        "stack\t0\t0\t1\t1",
        "all\t1\t1\t2\t1",
    ]


def test_figures_of_an_engine_that_there_is_not_say_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert figures.main(["toaster"]) == 2
    assert "there are: phase" in capsys.readouterr().err
