"""What ``make soak`` plays is counted once, goes on where it was interrupted, and stands on the report's front."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest

from reports import figures
from reports.tests import soak
from reports.tests.soak import Part

ASKED = ("--decks", "7", "--boards", "60")


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The parts that are played, by kind; each comes to the same, except that the games on the second boards go wrong."""
    found: list[str] = []

    def part(kind: str, games: int, wrong: bool = False) -> Part:
        found.append(kind)
        return Part(games, games - wrong, 10, 20, ("117.1", f"{kind} rule"), ("it went wrong",) if wrong else ())

    monkeypatch.setattr(soak, "KEPT", tmp_path / "out" / "soak.json")
    monkeypatch.setattr(figures, "FOLDER", tmp_path)
    monkeypatch.setattr(soak, "rulings", lambda: part("rulings", 1000))
    monkeypatch.setattr(soak, "hash_seeds", lambda: part("hash seeds", 0))
    monkeypatch.setattr(soak, "boards", lambda games, seed: part("boards", games, seed == 1))
    monkeypatch.setattr(soak, "decks", lambda seeds: part("decks", len(seeds)))
    return found


def test_every_game_is_played_once(played: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert soak.main([*ASKED]) == 1
    assert played == ["rulings", "hash seeds", "boards", "boards", "decks", "decks"]
    told = capsys.readouterr().out
    assert "it went wrong" in told
    assert [line.split()[-1] for line in told.splitlines() if line.startswith("games ")] == ["67", "66"]


def test_it_goes_on_where_it_was_interrupted(played: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(soak, "decks", lambda seeds: (_ for _ in ()).throw(KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            soak.main([*ASKED])
    played.clear()
    soak.main([*ASKED])
    assert played == ["decks", "decks"]
    played.clear()
    soak.KEPT.write_text("half of a fi", encoding="utf-8")
    soak.main([*ASKED])
    assert len(played) == 6


def test_of_other_files_it_begins_anew(played: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    soak.main([*ASKED])
    played.clear()
    monkeypatch.setattr(soak, "fingerprint", lambda root: "0123456789abcdef")
    soak.main([*ASKED])
    assert len(played) == 6


def test_the_whole_of_it_stands_on_the_front(played: list[str]) -> None:
    soak.main([*ASKED])
    assert figures.kept(figures.FOLDER) == ()
    soak.main([])
    (figure,) = figures.kept(figures.FOLDER)
    games = soak.DECKS + soak.BOARDS
    assert (figure.kind, figure.good, figure.of, figure.command) == ("games", games - 1, games, "make soak")
    assert dict(figure.more)["rules"] == 5


def test_of_fewer_games_the_front_says_which(played: list[str]) -> None:
    soak.main([*ASKED, "--keep"])
    (figure,) = figures.kept(figures.FOLDER)
    assert (figure.of, figure.command) == (67, "make soak GAMES='--decks 7 --boards 60'")


def test_the_parts_are_all_of_what_is_asked_for() -> None:
    names = [name for name, _ in soak.parts(Namespace(decks=7, boards=60, seed=3))]
    assert names[2:] == ["50 boards, seed 3", "10 boards, seed 4", "decks, seeds 3-7", "decks, seeds 8-9"]
