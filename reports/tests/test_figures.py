"""What long runs measured, and the front of the report that tells of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.record import replace
from reports import coverage, figures, front, page, proven, wordings
from reports.figures import FigureError
from reports.results import Results
from reports.rules import book
from reports.settings import Settings
from reports.tests import samples


def items(results: Results) -> tuple[front.Item, ...]:
    return front.items(results, coverage.rules_of(results, book()))


def test_what_is_kept_can_be_read_and_has_words() -> None:
    for figure in figures.kept():
        assert 0 <= figure.good <= figure.of
        assert figure.command.startswith(("make ", "saitei ", "python "))
        assert re.fullmatch(r"[0-9a-f]{16}", figure.fingerprint)
        assert {name for name, _ in figure.more} <= set(wordings.COUNTED)


def test_a_figure_is_read_as_it_was_written(tmp_path: Path) -> None:
    assert figures.kept(tmp_path) == ()
    for figure in samples.FIGURES:
        (tmp_path / figures.FILES[figure.kind]).write_text(figures.text(figure), encoding="utf-8")
    assert figures.kept(tmp_path) == samples.FIGURES


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: text[:40],
        lambda text: "",
        lambda text: "[]",
        lambda text: text.replace('"good"', '"gut"'),
        lambda text: text.replace("mutants", "games"),
        lambda text: text.replace("270", '"many"'),
    ],
)
def test_a_broken_file_is_named(tmp_path: Path, damage: Callable[[str], str]) -> None:
    file = tmp_path / figures.FILES["mutants"]
    file.write_text(damage(figures.text(samples.FIGURES[0])), encoding="utf-8")
    with pytest.raises(FigureError, match=re.escape(str(file)) + ".*Measure it anew"):
        figures.kept(tmp_path)


def test_the_front_tells_all_three() -> None:
    mutants, games = (replace(figure, fingerprint=figure.fingerprint or "now") for figure in samples.FIGURES)
    about = replace(samples.ABOUT, fingerprint="now")
    proofs = replace(samples.proofs(), about=about)
    shown = items(samples.results(samples.run("a"), about=about, proofs=proofs, figures=(mutants, games)))
    assert [(item.good, item.of, item.stale, item.whole) for item in shown] == [
        (0, 1, False, False), (270, 280, False, False), (5000, 5000, True, True),
    ]  # fmt: skip
    assert [item.command for item in shown] == ["make prove", "make mutants", "make soak GAMES=5000"]
    assert shown[0].more[0][1] == "2 / 3"


def test_proofs_of_other_files_are_said_to_be_so() -> None:
    older = replace(samples.proofs(), about=replace(samples.ABOUT, fingerprint="older"))
    assert items(samples.results(samples.run("a"), proofs=older))[0].stale


def test_what_was_not_measured_is_no_figure() -> None:
    listed, *rest = items(samples.results(samples.run("a")))
    assert (listed.good, listed.of) == (len(proven.known()), None)
    assert [(item.good, item.command) for item in rest] == [(None, "make mutants"), (None, "make soak")]


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_page_shows_them(language: str) -> None:
    run = samples.run("a")
    whole = samples.results(run, proofs=samples.proofs(), figures=samples.FIGURES)
    shown = "".join(page.build(whole, Settings(language=language)))
    assert "<strong>270<span class=of> / 280</span></strong>" in shown
    assert "<code>make soak GAMES=5000</code>" in shown
    assert shown.count("measured on other files than these") == 1
    bare = "".join(page.build(samples.results(run), Settings(language=language)))
    assert bare.count("not measured yet") == bare.count("未計測") == 2
