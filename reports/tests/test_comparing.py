from __future__ import annotations

from engine.record import replace
from reports import comparing
from reports.results import Results
from reports.tests import samples


def kinds(old: Results, new: Results) -> list[tuple[str, str]]:
    return [(one.kind, one.what) for one in comparing.differences(old, new)]


def test_the_same_run_twice() -> None:
    run = samples.results(samples.run("a"), samples.run("b", "failed"), proofs=samples.proofs())
    assert kinds(run, run) == []
    assert not comparing.worse(run, run)
    assert list(comparing.told(run, run))[-1].endswith("failed: no difference")


def test_what_is_worse_comes_first() -> None:
    old = samples.results(samples.run("a"), samples.run("b", "failed"), samples.run("gone"), samples.run("log"))
    new = samples.results(
        samples.run("a", "failed"), samples.run("b"), samples.run("new"), samples.run("broken", "error"), samples.run("log", digest="other")
    )
    assert kinds(old, new) == [("fails", "a"), ("fails", "broken"), ("gone", "gone"), ("passes", "b"), ("new", "new"), ("log", "log")]
    assert comparing.worse(old, new)
    lines = list(comparing.told(old, new))
    assert "features/keywords/blitz/turn.feature:19 was passed, is failed" in lines[0]
    assert lines[-1].endswith("failed -> 2026-11-30T09:00:00+09:00 failed: 2 fails, 1 gone, 1 passes, 1 new, 1 log")


def test_what_is_proven_is_compared_where_both_tried() -> None:
    run = samples.results(samples.run("a"))
    proven = replace(run, proofs=replace(samples.proofs(), found=samples.proofs().found[:1]))
    more = replace(run, proofs=samples.proofs(), parts=(("702.152a", ("cost", "sacrifice")),))
    assert kinds(proven, more) == [("more proven", "702.152a")]
    assert kinds(more, proven) == [("less proven", "702.152a")]
    assert kinds(more, run) == []
    assert "not compared" in list(comparing.told(more, run))[-2]


def test_a_run_that_no_longer_passes_as_a_whole_is_worse() -> None:
    old = samples.results(samples.run("a"))
    assert comparing.worse(old, replace(old, interrupted="stopped"))
    assert not comparing.worse(replace(old, interrupted="stopped"), old)
