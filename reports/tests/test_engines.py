"""What other engines do: outcomes, differences, and what that says of each rule. Our own verdict is not theirs."""

from __future__ import annotations

import pytest

from engine.record import replace
from reports import comparing, compliance
from reports.documents import Both
from reports.engines import EngineReport, as_other, reports_of, rules_on
from reports.results import Results, verdict_line
from reports.tests import samples
from steps.packing import PackingError


@pytest.fixture
def toy() -> EngineReport:
    return EngineReport(samples.elsewhere())


def test_each_scenario_comes_to_an_outcome_and_each_difference_is_of_a_kind(toy: EngineReport) -> None:
    came = {slug: (it.outcome, it.kind) for slug, it in toy.played.items()}
    assert came == {
        "a": ("pass", "cured"), "b": ("fail", "known"), "c": ("fail", "new"), "d": ("unsupported", ""), "e": ("unsupported", ""),
        "f": ("error", ""),
    }  # fmt: skip
    assert dict(toy.counts) == {"pass": 1, "fail": 2, "unsupported": 2, "error": 1}
    assert [it.slug for it in toy.of("new", "error")] == ["c", "f"]


def test_what_was_expected_and_observed_is_told_by_who_looked_it_up_else_by_the_line(toy: EngineReport) -> None:
    known, new = toy.played["b"], toy.played["c"]
    assert (known.expected, known.observed) == (Both("it is in the graveyard"), Both("it stays"))
    assert new.expected == Both('"Plasma Jockey" is in your graveyard', "「プラズマの操作手」は墓地にある")
    assert new.observed.en == "" and new.observed.ja.endswith("戦場にある。")


def test_a_rule_on_which_a_known_difference_turns_is_not_kept_and_one_that_it_only_claims_is(toy: EngineReport) -> None:
    (found,) = rules_on([toy])["702.152a"]
    assert (found.outcome, found.passed, found.claiming) == ("differs", 1, 6)
    assert [it.slug for it in found.differing] == ["b", "c"]
    elsewhere = replace(toy.run, known=tuple(replace(it, rule="608.3a") for it in toy.run.known))
    found_elsewhere = rules_on([EngineReport(elsewhere)])
    assert found_elsewhere["608.3a"][0].outcome == "differs" and found_elsewhere["608.3a"][0].claiming == 0
    assert found_elsewhere["702.152a"][0].outcome == "new difference"


@pytest.mark.parametrize(("slugs", "outcome"), [("a", "keeps"), ("c", "new difference"), ("def", "not shown"), ("ad", "keeps")])
def test_an_engine_keeps_a_rule_if_it_passes_what_claims_it(toy: EngineReport, slugs: str, outcome: str) -> None:
    cases = tuple(case for case in toy.run.cases if case.run.slug in slugs)
    (found,) = rules_on([EngineReport(replace(toy.run, cases=cases))])["702.152a"]
    assert found.outcome == outcome


def test_another_engines_fails_change_nothing_in_our_own_verdict() -> None:
    mine, both = samples.results(*(samples.run(slug) for slug in "abcdef")), samples.on_two_engines()
    assert (both.verdict, both.counts, list(both.failures())) == ("passed", mine.counts, [])


def test_another_engine_alone_gives_no_verdict() -> None:
    alone = as_other(samples.elsewhere())
    assert (alone.verdict, alone.cases, [report.name for report in reports_of(alone)]) == ("compared", (), ["toy"])
    assert verdict_line(alone) == "No verdict: toy alone played the scenarios."


def test_a_newer_run_on_another_engine_is_compared_and_never_worse() -> None:
    old, new = as_other(samples.elsewhere()), as_other(replace(samples.elsewhere(), known=()))
    assert list(comparing.told(old, new))[:-1] == [
        "engine       toy: a: was pass (cured), is pass: 奇襲したクリーチャーは終了ステップに生け贄に捧げられる",
        "engine       toy: b: was fail (known), is fail (new): 奇襲したクリーチャーは終了ステップに生け贄に捧げられる",
        "engine       toy: d: was unsupported, is fail (new): 奇襲したクリーチャーは終了ステップに生け贄に捧げられる",
    ]
    assert not comparing.worse(old, new)


def test_what_is_known_of_scenarios_that_are_gone_is_said(toy: EngineReport) -> None:
    gone = samples.known_of("gone")
    assert toy.unplayed == ()
    assert EngineReport(replace(toy.run, known=(*toy.run.known, gone))).unplayed == (gone,)


def test_a_run_that_stopped_is_not_whole(toy: EngineReport) -> None:
    assert toy.whole
    changes: list[dict[str, object]] = [{"interrupted": "killed"}, {"deselected": 1}, {"expected": 9}, {"shard": (1, 2)}]
    for change in changes:
        assert not EngineReport(replace(toy.run, **change)).whole


def test_outcomes_that_are_not_those_of_the_scenarios_are_refused() -> None:
    def written(results: Results) -> str:
        return "".join(compliance.dumps(results))

    text = written(as_other(samples.elsewhere()))
    assert compliance.loads(text) == as_other(samples.elsewhere())
    with pytest.raises(PackingError, match="outcomes"):
        compliance.loads(text.replace('"unsupported": 2', '"unsupported": 1'))


def test_why_scenarios_are_unsupported_is_told_in_both_languages(toy: EngineReport) -> None:
    reading = "The delayed triggered ability that blitz gives sacrifices it."
    assert toy.reasons == {Both(reading): 1, Both(*samples.WHY): 1}
    known = tuple(it.in_japanese({reading: "奇襲の能力が生け贄に捧げる。"}) for it in toy.run.known)
    assert Both(reading, "奇襲の能力が生け贄に捧げる。") in EngineReport(replace(toy.run, known=known)).reasons
    assert toy.played["e"].observed == Both(*samples.WHY)


def test_known_differences_that_come_to_the_same_stand_together_the_commonest_first(toy: EngineReport) -> None:
    (one,) = toy.alike
    assert [it.slug for it in one.played] == ["b"] and one.first.difference is not None
    same = replace(one.first.difference, scenario="c", line=toy.played["c"].expected.ja)
    both = EngineReport(replace(toy.run, known=(*toy.run.known, same)))
    assert [[it.slug for it in group.played] for group in both.alike] == [["b", "c"]]
    other = EngineReport(replace(toy.run, known=(*toy.run.known, replace(same, observed="it is gone"))))
    assert [[it.slug for it in group.played] for group in other.alike] == [["b"], ["c"]]
