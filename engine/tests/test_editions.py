"""The numbers of each edition, and where they went. The facts here were read off the three editions by hand."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from engine import editions
from engine.editions import Edition, Move, Status, UnknownEdition, UnknownNumber, current, formerly, known, moved, numbers
from engine.editions.changes import undone
from engine.editions.comparing import Outcome, Standing, comparisons, standing
from engine.rule import known_rules

NOW, THEN, EARLY = "2026-08-07", "2023-11-17", "2009-02-01"


def test_current_is_the_newest() -> None:
    assert current == known[-1] == max(known) == NOW


@pytest.mark.parametrize(("edition", "count"), [(EARLY, 1274), (THEN, 3049), (NOW, 3318)])
def test_counts(edition: str, count: int) -> None:
    assert len(numbers(edition)) == count


@pytest.mark.parametrize("edition", known)
def test_every_number_is_well_formed_and_has_what_it_stands_under(edition: str) -> None:
    have = numbers(edition)
    for number in have:
        assert re.fullmatch(r"[1-9]|[1-9]\d\d|[1-9]\d\d\.[1-9]\d*([a-km-np-z]|aa)?", number), number
        assert number[0] in have
        assert number[:3] in have or len(number) == 1
        assert number.rstrip("abcdefghijklmnopqrstuvwxyz") in have


def test_facts_of_the_current_edition() -> None:
    have = numbers(NOW)
    assert {"9", "600", "702.152", "702.152a", "702.152b", "704.5aa", "702.109a", "730.2"} <= have
    assert not {"702.152c", "704.5l", "704.5o", "10", "702.0", "509.6"} & have


def test_editions_differ() -> None:
    # In early 2009 there were six chapters, and the keywords stood in section 502; no section 702 yet.
    assert {n for n in numbers(EARLY) if len(n) == 1} == set("123456")
    assert {"502.5b", "502.59a", "502.41b"} <= numbers(EARLY)
    assert "702" not in numbers(EARLY)
    assert "701.20a" in numbers(THEN) & numbers(NOW)
    assert "509.6" in numbers(THEN)


@pytest.mark.parametrize(
    ("then", "now", "status"),
    [
        ("702.152a", "702.152a", "same"),  # blitz
        ("702.62a", "702.62a", "edited"),  # suspend: the last counter
        ("701.17a", "701.21a", "moved"),  # sacrifice
        ("701.16a", "701.20a", "moved+edited"),  # reveal
        ("725.1", "730.1", "moved"),  # merging
        ("104.6", "104.6", "refs-only"),
        ("600", "600", "same"),
    ],
)
def test_moves_both_ways(then: str, now: str, status: Status) -> None:
    assert moved(then, THEN, NOW) == Move(now, status)
    assert moved(now, NOW, THEN) == Move(then, status)


def test_gone_and_new() -> None:
    assert moved("509.6", THEN, NOW) == Move(None, "gone")
    assert moved("107.18", NOW, THEN) == Move(None, "new")
    # 500.5 of 2023 is gone, and 500.5 of today is what 500.4 was.
    assert moved("500.5", THEN, NOW).number is None
    assert moved("500.5", NOW, THEN) == Move("500.4", "moved+edited")


def test_reworded() -> None:
    assert moved("702.62a", NOW, THEN).reworded
    assert moved("701.20a", NOW, THEN).reworded
    assert not moved("701.21a", NOW, THEN).reworded
    assert not moved("104.6", NOW, THEN).reworded


def test_the_two_directions_are_each_others_inverse() -> None:
    there = {n: moved(n, THEN, NOW) for n in numbers(THEN)}
    back = {n: moved(n, NOW, THEN) for n in numbers(NOW)}
    assert {m.number for m in there.values()} - {None} <= numbers(NOW)
    assert {m.number for m in back.values()} - {None} <= numbers(THEN)
    assert {(n, m.number, m.status) for n, m in there.items() if m.number} == {(m.number, n, m.status) for n, m in back.items() if m.number}
    assert {m.status for m in there.values()} | {m.status for m in back.values()} == {*get_args(Status)} - {"unmapped"}
    for number, move in there.items():
        assert (move.number == number) == (move.status in ("same", "edited", "refs-only")), number


def test_the_same_edition_moves_nothing() -> None:
    assert moved("702.62a", NOW, NOW) == Move("702.62a", "same")


def test_unknown_edition() -> None:
    with pytest.raises(UnknownEdition, match=r'"2024-01-01".*2009-02-01, 2023-11-17, 2026-08-07'):
        numbers("2024-01-01")
    with pytest.raises(UnknownEdition, match="2024-01-01"):
        moved("702.62a", NOW, "2024-01-01")
    with pytest.raises(UnknownEdition, match=r"rules of 2009-02-01 in the edition of 2023-11-17"):
        moved("100.1", EARLY, THEN)


def test_unknown_number() -> None:
    with pytest.raises(UnknownNumber, match=r'2026-08-07 has no rule "702.152c"'):
        moved("702.152c", NOW, THEN)


def test_data_are_numbers_only() -> None:
    for path in Path(editions.__file__).parent.iterdir():
        if path.suffix in (".txt", ".tsv") and path.name != "compared.tsv":
            lines = path.read_text(encoding="utf-8").splitlines()
            assert lines
            assert all(re.fullmatch(r"[\d.a-z \t+-]*", line) for line in lines), path


def test_importing_reads_no_file() -> None:
    code = (
        "import sys, engine.editions as e, pathlib;"
        "pathlib.Path.read_text = None;"
        "import importlib; importlib.reload(e);"
        "print(e.current)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=Path(__file__).parents[2])
    assert done.stdout.strip() == NOW


def test_the_rules_of_early_2009_are_mapped_as_far_as_somebody_has_looked() -> None:
    assert moved("702.62a", NOW, EARLY) == Move("502.59a", "moved+edited")
    assert moved("502.59c", EARLY, NOW) == Move("702.62d", "moved+edited")
    assert moved("702.62c", NOW, EARLY) == Move(None, "new")
    assert moved("613.7b", NOW, EARLY) == Move("418.5g", "moved")
    assert moved("702.152a", NOW, EARLY) == moved("100.1", EARLY, NOW) == Move(None, "unmapped")


@pytest.mark.parametrize("older", [EARLY, THEN])
def test_maps_name_numbers_that_there_are(older: str) -> None:
    lines = (Path(editions.__file__).parent / f"{older}_{NOW}.tsv").read_text(encoding="utf-8").splitlines()[1:]
    rows = [line.split("\t") for line in lines]
    assert all((not before or before in numbers(older)) and (not after or after in numbers(NOW)) for before, after, _ in rows)
    assert len({before for before, _, _ in rows if before}) == sum(bool(before) for before, _, _ in rows)
    assert len({after for _, after, _ in rows if after}) == sum(bool(after) for _, after, _ in rows)


def test_what_a_number_meant_before() -> None:
    assert formerly("502.59a") == {EARLY: "702.62a"}
    assert formerly("725.1") == {THEN: "730.1"}  # merging
    assert formerly("702.152a") == formerly("700.999") == {}


def test_how_a_rule_stands_under_an_older_edition() -> None:
    assert standing("702.152a", THEN) == "same"
    assert standing("707.2", THEN) == "compared"
    assert standing("605.1a", THEN) == "modelled"
    assert standing("510.1c", THEN) == "differs"
    assert standing("702.168a", THEN) == "absent"  # disguise came in 2024
    assert standing("702.62c", EARLY) == "absent"
    assert standing("702.152a", EARLY) == "not compared"
    assert standing("702.62b", EARLY) == "compared"
    assert {standing(number, NOW) for number in numbers(NOW)} == {"same"}
    assert {standing(number, THEN) for number in numbers(NOW)} == set(get_args(Standing))


@pytest.mark.parametrize("older", [EARLY, THEN])
def test_comparisons_are_of_rules_that_were_reworded_and_say_so_in_both_languages(older: str) -> None:
    for number, found in comparisons(older).items():
        assert number in numbers(NOW)
        assert moved(number, NOW, older).reworded, number
        assert found.outcome in get_args(Outcome)
        assert found.note.en and re.search(r"[ぁ-んァ-ヶ一-龠]", found.note.ja)


def test_what_is_played_as_it_was_has_a_change_that_the_engine_reads() -> None:
    for older in (EARLY, THEN):
        modelled = {number for number, found in comparisons(older).items() if found.outcome == "modelled"}
        assert modelled & known_rules().keys() <= {number for it in undone(older) for number in it.rules}


def test_each_older_edition_says_what_is_played_of_it() -> None:
    for older in known[:-1]:
        assert all(Edition(older).scope)
    assert Edition(NOW).scope == ("", "")
