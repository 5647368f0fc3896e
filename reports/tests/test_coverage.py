from __future__ import annotations

import pytest

from engine.record import replace
from reports import coverage, documents, rules
from reports.documents import Both, Document, Ruling
from reports.proving import NothingToProve, wanted
from reports.results import Results
from reports.tests import samples

BOOK = rules.book()


def of(results: Results, number: str) -> coverage.RuleReport:
    return coverage.rules_of(results, BOOK)[number]


def test_a_rule_is_proven_when_every_part_is() -> None:
    proofs = samples.proofs()
    assert of(samples.results(samples.run()), "702.152a").status == "exercised"
    assert of(samples.results(samples.run(), proofs=proofs), "702.152a").status == "partly proven"
    whole = samples.results(samples.run(), proofs=proofs, parts=(("702.152a", ("cost", "sacrifice")),))
    assert of(whole, "702.152a").status == "proven"


def test_proofs_don_t_help_a_rule_whose_scenarios_fail() -> None:
    assert of(samples.results(samples.run(status="failed"), proofs=samples.proofs()), "702.152a").status == "claimed only"


def test_other_rules() -> None:
    results = samples.results(samples.run())
    assert of(results, "603.7c").status == "applied only"
    assert of(results, "702.9b").status == "not covered"
    assert of(results, "702.9").status == "not testable"
    assert [case.run.slug for case in of(results, "702.10b").seen_by] == ["blitz-turn-1"]
    assert of(samples.results(samples.run(claims=("603.7c",), unexercised=("603.7c",))), "603.7c").status == "claimed only"


def test_a_number_that_the_book_lacks_is_shown_all_the_same() -> None:
    reports = coverage.rules_of(samples.results(samples.run(claims=("702.999z",))), BOOK)
    assert reports["702.999z"].claimed_by


def test_the_tree_holds_every_rule_once() -> None:
    reports = coverage.rules_of(samples.results(samples.run()), BOOK)
    chapters = coverage.chapters_of(reports)
    held = [rule.number for chapter in chapters for section in chapter.sections for rule in section.rules]
    assert sorted(held) == sorted(number for number in reports if len(number) > 1)
    assert sum(chapter.counts.total() for chapter in chapters) == len(held)


def document(*rulings: Ruling) -> Document:
    return Document("blitz", "BLZ", "702.152", "2023-11-17", "ja", Both("b", "b"), Both("d", "d"), Both(), "", rulings)


def ruling(name: str, testable: bool = True, cases: tuple[str, ...] = ()) -> Ruling:
    return Ruling(name, Both("e", "j"), ("702.152a",), testable, cases=cases)


def test_every_ruling_has_its_scenarios_or_says_why_not() -> None:
    known = document(ruling("BLZ-03"), ruling("BLZ-04"), ruling("BLZ-05", cases=("BL-02",)), ruling("BLZ-26", testable=False))
    (report,) = coverage.documents_of(samples.results(samples.run()), [known])
    assert [item.status for item in report.rulings] == ["shown", "not yet", "shown", "not testable"]
    assert report.counts.total() == 4
    (report,) = coverage.documents_of(samples.results(samples.run(), samples.run("b", "failed")), [known])
    assert report.rulings[0].status == "failing"
    assert len(report.rulings[0].cases) == 2


def test_a_question_of_the_document_is_answered_by_green_scenarios_that_claim_the_rule() -> None:
    asked = Ruling("BLZ-03", Both("e", "j"), ("702.152a",), True, asked=Both("q", "q"), answered=("702.152a",))
    (report,) = coverage.documents_of(samples.results(samples.run(), samples.run("b", "failed")), [document(asked)])
    assert [case.run.slug for case in report.rulings[0].answering] == ["blitz-turn-1"]
    other = Ruling("BLZ-03", Both("e", "j"), ("702.152a",), True, asked=Both("q", "q"), answered=("702.10b",))
    (report,) = coverage.documents_of(samples.results(samples.run()), [document(other)])
    assert report.rulings[0].answering == ()


def test_loose_ends() -> None:
    results = samples.results(samples.run("a", tags=("ruling:BLZ-99",)), proofs=samples.proofs())
    loose = coverage.loose_ends(results, coverage.rules_of(results, BOOK), [document(ruling("BLZ-03"))])
    assert [name for name, _ in loose.unknown_rulings] == ["BLZ-99"]
    assert [proof.key for proof in loose.unproven] == ["702.152a haste and draw"]
    assert [report.number for report in loose.unclaimed] == ["508.1a", "601.2i", "603.7c"]
    assert loose.stale == ("blitz-turn-1",)
    assert not loose.outdated
    older = replace(results, about=replace(results.about, fingerprint="other"))
    assert coverage.loose_ends(older, coverage.rules_of(older, BOOK), []).outdated


def test_scenarios_name_no_ruling_that_the_project_s_documents_lack() -> None:
    known = {ruling.id for document in documents.read_all() for ruling in document.rulings}
    folder = documents.FOLDER.parents[1] / "features"
    named = {
        word.removeprefix("@ruling:")
        for path in folder.rglob("*.feature")
        for word in path.read_text(encoding="utf-8").split()
        if word.startswith("@ruling:")
    }
    assert named <= known


KNOWN = {"702.152a": ("cost", "sacrifice"), "702.15b": ("",), "603.7c": ("",)}


@pytest.mark.parametrize(
    ("asked", "keys"),
    [
        ([], ["603.7c", "702.152a cost", "702.152a sacrifice"]),
        (["702.152a"], ["702.152a cost", "702.152a sacrifice"]),
        (["702.152a  sacrifice"], ["702.152a sacrifice"]),
        (["702.152"], ["702.152a cost", "702.152a sacrifice"]),
        (["702", "603"], ["603.7c", "702.152a cost", "702.152a sacrifice"]),
    ],
)
def test_what_is_to_be_proven(asked: list[str], keys: list[str]) -> None:
    found = wanted(asked, ["702.152a", "603.7c"], KNOWN)
    assert sorted(key for some in found.values() for key in some) == keys


@pytest.mark.parametrize("asked", ["702.15", "702.15b", "702.152a draw", "1", "x"])
def test_what_nobody_claims_cannot_be_proven(asked: str) -> None:
    with pytest.raises(NothingToProve, match=asked):
        wanted([asked], ["702.152a", "603.7c"], KNOWN)
