"""``saitei cards``, ``saitei card`` and ``saitei coverage``, and ``--cards``."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from reports.command import main

FILE = [
    {"name": "Old Owl", "mana_cost": "{1}{U}", "type_line": "Creature — Bird", "power": "1", "toughness": "1", "layout": "normal",
     "oracle_text": "Flying\nWhen Old Owl enters, draw a card.", "keywords": ["Flying"]},
    {"name": "Odd Pond", "type_line": "Land", "oracle_text": "Odd Pond quacks.", "layout": "normal"},
]  # fmt: skip


@pytest.fixture
def card_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path))
    path = tmp_path / "cards.json"
    path.write_text(json.dumps(FILE), encoding="utf-8")
    return str(path)


def test_cards_are_listed_with_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards"]) == 0
    assert "Swords to Plowshares / 剣を鍬に\n" in capsys.readouterr().out


def test_absent_cards_are_listed_with_the_reason(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--absent"]) == 0
    assert "Lurrus of the Dream-Den / 夢の巣のルールス: companion" in capsys.readouterr().out
    assert main(["card", "夢の巣のルールス"]) == 1
    assert "companion" in capsys.readouterr().err


def test_a_card_is_shown_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "剣を鍬に"]) == 0
    out = capsys.readouterr().out
    assert "Exile target creature. Its controller gains life equal to its power." in out
    assert "クリーチャー1体を対象とする。それを追放する。" in out


def test_a_card_of_a_file_is_shown(capsys: pytest.CaptureFixture[str], card_file: str) -> None:
    assert main(["card", "old owl", "--cards", card_file]) == 0
    assert "このクリーチャーが戦場に出たとき、カード1枚を引く。" in capsys.readouterr().out


def test_a_card_that_cannot_be_read_says_where(capsys: pytest.CaptureFixture[str], card_file: str) -> None:
    assert main(["card", "Odd Pond", "--cards", card_file]) == 1
    assert "quacks" in capsys.readouterr().err


def test_an_unknown_card_has_nearest_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "Swords to Plow"]) == 1
    assert "Swords to Plowshares" in capsys.readouterr().err


def test_coverage_is_printed(capsys: pytest.CaptureFixture[str], card_file: str) -> None:
    assert main(["coverage", card_file]) == 0
    out = capsys.readouterr().out
    assert "English: 1 of 2 cards compile" in out
    assert "quacks." in out


def test_a_file_that_is_no_card_file_is_an_error(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert main(["coverage", str(tmp_path / "none.json")]) == 4
    assert "none.json" in capsys.readouterr().err


def test_a_reader_who_has_had_enough_is_no_error() -> None:
    code = "import sys; from reports.command import main; sys.exit(main(['cards']))"
    with subprocess.Popen([sys.executable, "-uc", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None and running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == ""
    assert running.returncode == 0
