from __future__ import annotations

import pytest

from engine.record import replace
from reports.engines import as_other
from reports.merging import MergeError, merge
from reports.results import About, Failing, Proof, Proofs, Results, Uncollected
from reports.tests import samples


def part(number: int, *slugs: str, of: int = 2, suite: int = 3, **changes: object) -> Results:
    made = samples.results(*(samples.run(slug) for slug in slugs), shard=(number, of), suite=suite)
    return replace(made, **changes)


def test_the_parts_of_a_run_make_the_run() -> None:
    problem = Uncollected("features/x.feature", 3, "no")
    whole = merge([part(2, "b", uncollected=(problem,)), part(1, "a", "c", uncollected=(problem,))])
    assert [case.run.slug for case in whole.cases] == ["a", "b", "c"]
    assert (whole.expected, whole.shard, whole.suite, whole.uncollected) == (3, None, 0, (problem,))
    assert whole.about.seconds == 2 * samples.ABOUT.seconds
    assert merge([part(1, "a", "c"), part(2, "b")]).verdict == "passed"


def test_a_part_alone_is_no_pass() -> None:
    assert part(1, "a", "c").verdict == "incomplete"


def test_a_part_that_was_interrupted_makes_the_whole_incomplete() -> None:
    whole = merge([part(1, "a", expected=2, interrupted="killed"), part(2, "b")])
    assert (whole.verdict, whole.interrupted, whole.counts["missing"]) == ("incomplete", "killed", 1)


def test_proofs_of_all_parts() -> None:
    one, two = Proof("702.9b", "", 1, (Failing("a", 1, "x"),)), Proof("702.10b", "", 1)
    parts = [part(1, "a", "c", proofs=Proofs(samples.ABOUT, (one,))), part(2, "b", proofs=Proofs(samples.ABOUT, (one, two)))]
    assert merge(parts).proofs == Proofs(samples.ABOUT, (one, two))
    parts[1] = part(2, "b", proofs=Proofs(samples.ABOUT, (replace(one, ran=7),)))
    with pytest.raises(MergeError, match=r"702\.9b"):
        merge(parts)


OTHER = replace(samples.ABOUT, fingerprint="other")


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ([], "nothing"),
        ([part(1, "a", "c")], "missing: part 2 of 2"),
        ([part(1, "a"), part(3, "c", of=3), part(2, "b", of=3)], "not of one run"),
        ([part(1, "a", "c"), part(1, "a", "c"), part(2, "b")], "there twice: part 1 of 2"),
        ([part(1, "a", "c"), part(2, "c")], "in more than one part: c"),
        ([part(1, "a"), part(2, "b")], "2 scenarios together, but the suite has 3"),
        ([part(1, "a", "c"), part(2, "b", suite=4)], "not of one run"),
        ([part(1, "a", "c"), part(2, "b", deselected=1)], "not of one run"),
        ([part(1, "a", "c"), part(2, "b", about=OTHER)], "fingerprint"),
        ([part(1, "a", "c"), samples.results(samples.run("b"))], "not one of several parts"),
    ],
)
def test_what_is_not_the_parts_of_one_run_is_refused(parts: list[Results], why: str) -> None:
    with pytest.raises(MergeError, match=why):
        merge(parts)


def test_the_about_of_a_sample_is_one() -> None:
    assert isinstance(OTHER, About)


def test_runs_on_several_engines_stand_beside_each_other() -> None:
    mine = samples.results(*(samples.run(slug) for slug in "abcdef"))
    both = merge([as_other(samples.elsewhere()), mine])
    assert (both.verdict, both.cases, both.others) == (mine.verdict, mine.cases, (samples.elsewhere(),))
    assert both.about.engines == ("reference", "toy") and both.verdict == "passed"
    assert merge([both]) == both


def test_parts_of_runs_on_several_engines_are_put_together_by_engine() -> None:
    cases = samples.elsewhere().cases
    toys = [
        as_other(replace(samples.elsewhere(), cases=found, expected=3, shard=(n, 2), suite=6))
        for n, found in ((2, cases[:3]), (1, cases[3:]))
    ]
    both = merge([*toys, part(1, "a", "c"), part(2, "b")])
    assert [case.run.slug for case in both.cases] == ["a", "b", "c"]
    assert [case.run.slug for case in both.others[0].cases] == ["a", "b", "c", "d", "e", "f"]
    with pytest.raises(MergeError, match="missing: part 2 of 2"):
        merge([toys[1], part(1, "a", "c"), part(2, "b")])


def test_runs_of_other_files_are_not_put_beside_each_other() -> None:
    other = replace(samples.elsewhere(), about=replace(samples.ABOUT, engines=("toy",), fingerprint="other"))
    with pytest.raises(MergeError, match="fingerprint"):
        merge([samples.results(samples.run("a")), as_other(other)])
