"""``saitei new`` and ``saitei play``: what they write runs."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from prompt_toolkit.completion import CompleteEvent
from prompt_toolkit.document import Document

from reports.command import main
from reports.writing import terminal
from reports.writing.new import folder
from reports.writing.playing import Game, Lines, open_name
from steps.advice import Language
from steps.gherkin import read_feature
from steps.session import Session

OWL = {
    "en": ("Late Owl", "Creature - Bird", "Flying\\nWhen this creature enters, you gain 2 life."),
    "ja": ("夜更けの梟", "クリーチャー - 鳥", "飛行\\nこのクリーチャーが戦場に出たとき、2点のライフを得る。"),
}


def runs(path: Path) -> int:
    """How many scenarios of a file hold."""
    feature = read_feature(path)
    assert feature.problems == ()
    for scenario in feature.scenarios:
        assert scenario.problems == ()
        session = Session(feature.language)
        session.play_all(scenario.lines)
        session.finish()
    return len(feature.scenarios)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_ruling_on_a_card_that_nobody_knows(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    name, type_line, text = OWL[language]
    path = tmp_path / "owl.feature"
    said = ["--card", name, "--cost", "{1}{U}", "--type", type_line, "--pt", "1/1", "--text", text, "--rule", "603.6a", "--rule", "702.9"]
    assert main(["new", "--yes", "--lang", language, "--title", "x", *said, "--out", str(path)]) == 0
    assert runs(path) == 1 and str(path) in capsys.readouterr().out
    written = path.read_text(encoding="utf-8")
    assert "@CR:603.6a @see:702.9" in written
    assert ("your life total is 22" if language == "en" else "あなたのライフは22点である") in written


@pytest.mark.parametrize("card", ["Grizzly Bears", "Lightning Bolt", "Forest", "Murder", "稲妻"])
def test_a_ruling_on_a_card_that_is_known(card: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "card.feature"
    for title in ("one", "two"):
        assert main(["new", "--yes", "--lang", "en", "--title", title, "--card", card, "--card", "Grizzly Bears", "--out", str(path)]) == 0
    assert runs(path) == 2
    capsys.readouterr()


def test_what_cannot_be_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "x.feature")
    assert main(["new", "--yes", "--lang", "en", "--rule", "702.999", "--out", path]) == 1
    assert "there is no rule 702.999" in capsys.readouterr().err
    assert main(["new", "--yes", "--lang", "ja", "--card", "謎", "--text", "謎を解く", "--out", path]) == 1
    assert "この文章は読めない" in capsys.readouterr().err
    assert main(["new"]) == 4
    assert not Path(path).exists()


def test_it_goes_where_its_like_are() -> None:
    assert folder(["702.152a"]).startswith("keywords/blitz") and folder(["613.8"]) == "layers" and folder([]) == "others"


# --- play -------------------------------------------------------------------------------------------------------------------------


def game(language: Language) -> tuple[Game, io.StringIO]:
    out = io.StringIO()
    console = terminal.console()
    console.file = out
    return Game(language, console), out


TYPED: dict[Language, list[str]] = {
    "en": [
        "Given each player can pay any amount of mana", 'And your hand is "Lightning Bolt"', 'you cast "Lightning Bolt"', "nonsense",
        "And you choose the opponent as the target", "undo", "you choose the opponent as the target", "all players pass in succession",
        "Then the opponent's life total is 17",
    ],
    "ja": [
        "前提 各プレイヤーは必要なだけマナを支払える", "かつ あなたの手札は「稲妻」である", "あなたが「稲妻」を唱える", "意味のない行",
        "かつ あなたが対戦相手を対象として選ぶ", "戻す", "you choose the opponent as the target", "全員が優先権をパスする",
        "ならば 対戦相手のライフは17点である",
    ],
}  # fmt: skip


@pytest.mark.parametrize("language", ["en", "ja"])
def test_lines_are_typed_taken_back_and_saved(language: Language, tmp_path: Path) -> None:
    played, out = game(language)
    for line in TYPED[language]:
        assert played.handle(line)
    for command in ("board", "盤面", "log", "layers", "?", "help"):
        assert played.handle(command)
    assert len(played.session.lines) == 6
    played.handle(f"save {tmp_path / 'bolt'}")
    assert not played.handle("quit")
    assert runs(tmp_path / "bolt.feature") == 1
    said = out.getvalue()
    assert ("unknown step" if language == "en" else "知らない言い方です") in said
    assert ("the opponent  life 17" if language == "en" else "対戦相手  ライフ 17") in said


def test_a_question_shows_its_answers_and_is_not_saved_open(tmp_path: Path) -> None:
    played, out = game("en")
    for line in TYPED["en"][:3]:
        played.handle(line)
    assert "When you choose the opponent as the target" in out.getvalue()
    played.handle(f"save {tmp_path / 'open'}")
    assert "not saved: A choice is still open" in out.getvalue() and not list(tmp_path.iterdir())


def test_a_table_is_typed_row_by_row() -> None:
    played, _ = game("ja")
    rows = ["| 名前 | コスト | タイプ | P/T | 文章 |", "| 試しの熊 | {G} | クリーチャー | 2/2 | トランプル |", ""]
    for line in ("前提 次のカードを使う", *rows, "前提 あなたの手札は「試しの熊」である"):
        played.handle(line)
    assert len(played.session.lines) == 2
    assert "      | 試しの熊 | {G}    |" in played.as_feature("x")


def completions(played: Game, text: str) -> list[str]:
    return [found.text for found in Lines(played).get_completions(Document(text), CompleteEvent())]


def test_lines_and_names_are_completed() -> None:
    played, _ = game("en")
    for line in TYPED["en"][:2]:
        played.handle(line)
    assert completions(played, "When you cast")[0] == 'When you cast "Lightning Bolt"'
    assert "Given you can pay any amount of mana" in completions(played, "any amount")
    assert "Grizzly Bears" in completions(played, 'When you cast "griz')
    assert (open_name("「稲"), open_name("「稲妻」"), open_name('"a" and "b'), open_name('"a"')) == ("稲", None, "b", None)


def test_lines_come_from_a_pipe_and_a_ruling_is_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*TYPED["en"], f"save {tmp_path / 'first'}"])))
    assert main(["play", "--lang", "en"]) == 0
    path = tmp_path / "first.feature"
    monkeypatch.setattr("sys.stdin", io.StringIO("board\n"))
    assert main(["play", f"{path}:7"]) == 0
    assert "life 17" not in capsys.readouterr().out.split("saved")[1]
    assert main(["play", "nowhere.feature"]) == 4
