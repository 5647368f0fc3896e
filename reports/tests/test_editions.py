"""What the report says of older editions."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.editions import known
from engine.record import replace
from reports import coverage, documents, rules
from reports.command import main
from reports.documents import Document
from reports.editions import STANDINGS, editions_of, number_then, then_and_now
from reports.page import build
from reports.results import Case, Results
from reports.settings import Settings
from reports.tests import samples
from steps.published import Standing

THEN = "2023-11-17"


def case(edition: str, *standings: tuple[str, Standing], tags: tuple[str, ...] = ()) -> Case:
    """A scenario that claims 605.1a and passed under an edition."""
    claims = tuple(dict.fromkeys(("605.1a", *(number for number, _ in standings))))
    run = replace(samples.run(), edition=edition, standings=standings, claims=claims, unexercised=(), status="passed")
    return Case.of(replace(run, tags=(*(f"CR:{number}" for number in claims), *tags)))


def results(*cases: Case, edition: str = THEN) -> Results:
    return Results(replace(samples.ABOUT, edition=edition), cases, expected=len(cases))


@pytest.mark.parametrize("standing", ["not compared", "differs", "absent"])
def test_what_nobody_compared_is_never_green(standing: Standing) -> None:
    doubtful = case(THEN, ("605.1a", "modelled"), ("510.1c", standing))
    assert not doubtful.green
    assert (doubtful.status, doubtful.doubtful) == ("not compared", (("510.1c", standing),))
    found = results(doubtful)
    assert (found.verdict, found.counts["not compared"]) == ("incomplete", 1)
    assert coverage.rules_of(found, rules.book())["510.1c"].status == "not compared"


def test_what_was_compared_is_green() -> None:
    compared = case(THEN, ("605.1a", "modelled"), ("707.2", "compared"))
    assert compared.green
    assert results(compared).verdict == "passed"


def test_a_ruling_that_only_such_a_scenario_shows_is_not_shown() -> None:
    document = documents.read_all()[0]
    ruling = document.rulings[0].id
    doubtful = case(THEN, ("510.1c", "not compared"), tags=(f"ruling:{ruling}",))
    (report, *_) = coverage.documents_of(results(doubtful), (document,))[0].rulings
    assert report.status == "not compared"
    failed = Case.of(replace(doubtful.run, status="failed"))
    (report, *_) = coverage.documents_of(results(doubtful, failed), (document,))[0].rulings
    assert report.status == "failing"


def test_each_older_edition_is_told_with_the_scenarios_that_tell_it_apart() -> None:
    old, new = case(THEN, tags=(f"edition:{THEN}",)), case("2026-08-07", tags=("edition:2026-08-07",))
    found = results(old, new, case("2026-08-07", ("730.2a", "same")))
    (then, early) = editions_of(coverage.rules_of(found, rules.book()), found.cases)
    assert (then.date, early.date) == tuple(reversed(known[:-1]))
    (told,) = [item for item in then.told if item.change.rule == "605.1a"]
    assert told.cases == (old, new)
    (changed,) = [item for item in then.rules if item.report.number == "605.1a"]
    assert (changed.older, changed.status, changed.standing) == ("605.1a", "edited", "modelled")
    assert changed.note is not None
    (mapped,) = [item for item in early.rules if item.report.number == "605.1a"]
    assert (mapped.older, mapped.standing) == ("406.1", "modelled")
    assert early.unmapped == 1, "merging, of which that edition knew nothing"


def test_every_standing_has_a_sign_and_words() -> None:
    assert set(STANDINGS) == set(Standing.__args__)  # type: ignore[attr-defined]


def test_numbers_of_each_edition() -> None:
    assert then_and_now("502.59a") == [("2009-02-01", "502.59a", "702.62a")]
    suspend = then_and_now("702.62a")
    assert suspend == [("2026-08-07", "702.62a", "702.62a"), (THEN, "702.62a", "702.62a"), ("2009-02-01", "502.59a", "702.62a")]
    assert then_and_now("509.6") == [(THEN, "509.6", "")]
    assert then_and_now("999.1") == []
    assert number_then("730.1", THEN) == "725.1"
    assert number_then("702.168a", THEN) == number_then("702.152a", "2009-02-01") == number_then("999", THEN) == ""


def page(found: Results, known_documents: tuple[Document, ...] = ()) -> str:
    return "".join(build(found, Settings(), known_documents))


def test_the_page_says_what_is_played_of_an_older_edition() -> None:
    text = page(results(case(THEN, ("510.1c", "differs"), tags=(f"edition:{THEN}",))))
    assert "The rules of today, except for what is listed as different." in text
    assert 'id="edition-2023-11-17"' in text
    assert 'id="edition-2009-02-01"' in text
    assert "no damage on the stack" in text
    assert "changed, but played as it is today" in text
    assert 'href="http://whisper.wisdom-guild.net/cr/cr.php?r=510.1"' in text


def test_the_page_of_a_run_under_the_oldest_edition_has_its_numbers() -> None:
    run = replace(case("2009-02-01").run, claims=("702.62a",), tags=("CR:702.62a",), standings=(("702.62a", "modelled"),))
    text = page(results(Case.of(run), edition="2009-02-01"))
    assert "2009-02-01: 502.59a" in text


def test_the_command_lists_editions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["editions"]) == 0
    said = capsys.readouterr().out
    assert "2026-08-07, the current one: 3318 numbers" in said
    assert "605.1a, until 2026-08-07: " in said
    assert "no mana burn" in said


def test_the_command_says_what_numbers_mean(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["editions", "725.1", "100.1a", "999.1"]) == 1
    said = capsys.readouterr()
    assert "725.1  2023-11-17  730.1 now" in said.out
    assert "725.1  2026-08-07  the current edition" in said.out
    assert "100.1a  2009-02-01  not looked up where it is now" in said.out
    assert "no edition has a rule 999.1. Near it: " in said.err


def test_an_edition_that_there_is_not_leaves_the_last_report_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "compliance.json").write_text("the last one", encoding="utf-8")
    assert main(["report", "--edition", "2022-01-01", "--out", str(tmp_path)]) == 4
    assert [(p.name, p.read_text(encoding="utf-8")) for p in tmp_path.iterdir()] == [("compliance.json", "the last one")]
    assert "there is no edition 2022-01-01. Editions are: 2009-02-01, 2023-11-17, 2026-08-07" in capsys.readouterr().err
