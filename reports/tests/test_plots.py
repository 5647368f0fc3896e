from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from reports import compliance, coverage, page, plots
from reports.badge import badge
from reports.plots import HistoryError, Past
from reports.results import Results
from reports.rules import book
from reports.tests import samples


def test_a_bar_shows_all_rules_of_its_chapter_that_scenarios_can_show() -> None:
    results = samples.results(samples.run("a"), proofs=samples.proofs())
    chapters = coverage.chapters_of(coverage.rules_of(results, book()))
    bars = {bar.rule.number: bar for bar in plots.bars(chapters, page.RULE_STATUSES)}
    assert list(bars) == list("123456789")
    for chapter in chapters:
        bar, counts = bars[chapter.rule.number], chapter.counts
        assert bar.testable == counts.total() - counts["not testable"]
        assert sum(width for _, _, width in bar.pieces) == pytest.approx(600, abs=0.5)
        assert all(a[1] + a[2] == pytest.approx(b[1], abs=0.2) for a, b in pairwise(bar.pieces))
    assert bars["7"].covered == 1
    assert bars["7"].words.ja.startswith("一部立証 1")


def test_the_history_of_runs() -> None:
    runs = [Past(f"2026-0{n}-01", "c", "passed", 400 * n, 300 * n, None if n < 3 else 100) for n in range(1, 6)]
    found = plots.history(runs)
    assert found is not None
    assert [line.name for line in found.lines] == ["scenarios", "passed", "proven"]
    assert [len(line.marks) for line in found.lines] == [5, 5, 3]
    assert [line.last for line in found.lines] == [2000, 1500, 100]
    assert found.grid[-1][1] >= 2000
    assert found.lines[0].marks[-1][1] < found.lines[1].marks[-1][1] < found.lines[2].marks[-1][1]
    heights = sorted(line.label_y for line in found.lines)
    assert all(b - a >= 14 for a, b in pairwise(heights))
    assert plots.history(runs[:1]) is None


def test_earlier_runs_are_read_from_files_of_any_format(tmp_path: Path) -> None:
    newer = samples.results(samples.run("a"), proofs=samples.proofs())
    (tmp_path / "b.json").write_text("".join(compliance.dumps(newer)), encoding="utf-8")
    older = '{"format": 1, "verdict": "failed", "counts": {"passed": 2, "failed": 1}, "about": {"started": "2026-01-01"}, "scenarios": []}'
    (tmp_path / "a.json").write_text(older, encoding="utf-8")
    assert plots.past_runs([tmp_path]) == [
        Past("2026-01-01", "", "failed", 3, 2, None),
        Past(samples.ABOUT.started, samples.ABOUT.commit, "passed", 1, 1, 0),
    ]
    (tmp_path / "c.json").write_text("{}", encoding="utf-8")
    with pytest.raises(HistoryError, match=r"c\.json"):
        plots.past_runs([tmp_path])
    with pytest.raises(HistoryError, match="none"):
        plots.past_runs([tmp_path / "none.json"])


@pytest.mark.parametrize(
    ("results", "said"),
    [
        (samples.results(samples.run("a"), samples.run("b")), "2 passed"),
        (samples.results(samples.run("a"), samples.run("b", "failed")), "failed, 1 of 2 passed"),
        (samples.results(samples.run("a"), interrupted="<stopped>"), "incomplete, 1 of 1 passed"),
        (samples.results(samples.run("a"), stale=True), "incomplete, 1 of 1 passed"),
        (samples.results(), "no scenario"),
    ],
)
def test_the_badge_says_the_verdict(results: Results, said: str) -> None:
    drawn = ElementTree.fromstring("".join(badge(results)))
    assert drawn.attrib["aria-label"] == f"裁定 Saitei: {said}"
    colours = {piece.attrib["fill"] for piece in drawn.iter("{http://www.w3.org/2000/svg}rect")}
    assert ("#00607a" in colours) == (results.verdict == "passed")
