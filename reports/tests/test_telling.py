from __future__ import annotations

import inspect
import re

import pytest

from engine.record import replace
from reports import telling, wordings
from reports.documents import Both
from reports.telling import Teller
from reports.tests import samples
from steps.table import Entry


def lines() -> list[Both]:
    teller = Teller(samples.NAMES)
    told = []
    for step in samples.steps():
        assert step.board is not None
        teller.know_players(step.board.players)
        told += [teller.tell(entry) for entry in step.entries]
    return told


def test_a_whole_game_is_told_in_english() -> None:
    assert [line.en for line in lines()] == [
        "You cast Plasma Jockey for its blitz cost",
        "You paid {2}{R}",
        "Plasma Jockey resolved",
        "Plasma Jockey attacked the opponent",
        "Combat damage step began",
        "Plasma Jockey dealt 3 damage to the opponent",
        "The opponent lost 3 life",
        "The delayed triggered ability of Plasma Jockey (blitz) triggered",
        "You sacrificed Plasma Jockey",
        "Plasma Jockey died",
        "You drew a card",
    ]


def test_a_whole_game_is_told_in_japanese() -> None:
    assert [line.ja for line in lines()] == [
        "あなたは「プラズマの操作手」を奇襲コストで唱えた",
        "あなたは{2}{R}を支払った",
        "「プラズマの操作手」が解決された",
        "「プラズマの操作手」が対戦相手を攻撃した",
        "戦闘ダメージ・ステップが始まった",
        "「プラズマの操作手」が対戦相手に3点のダメージを与えた",
        "対戦相手は3点のライフを失った",
        "「プラズマの操作手」の遅延誘発型能力（奇襲）が誘発した",
        "あなたは「プラズマの操作手」を生け贄に捧げた",
        "「プラズマの操作手」が死亡した",
        "あなたはカードを引いた",
    ]


@pytest.mark.parametrize("kind", [*telling._LINES, "something new"])
def test_every_kind_of_entry_is_told_whatever_it_lacks(kind: str) -> None:
    for entry in (
        Entry(0, 0, 1, "end", kind),
        Entry(0, 0, 1, "end", kind, 1, (samples.bears(),), (), samples.jockey(30), "hand", "exile", 50, 2, "time"),
    ):
        told = Teller(()).tell(entry)
        assert "{" not in told.en + told.ja, told
        assert "None" not in told.en + told.ja


def test_every_kind_of_entry_that_a_table_knows_has_a_line() -> None:
    listed = re.search(r"is one of: (.*?)\.\n\n", f"{inspect.getdoc(Entry)}\n\n", re.S)
    assert listed
    kinds = {kind.strip() for kind in re.sub(r"\(.*?\)", "", listed[1], flags=re.S).replace("\n", " ").split(",")}
    assert kinds - {*telling._LINES} == {"life"}


def test_what_an_object_became_keeps_its_name() -> None:
    teller = Teller(samples.NAMES)
    teller.tell(Entry(0, 0, 1, "end", "die", 0, (samples.jockey(30),), (40,)))
    assert teller.target(40) == Both("Plasma Jockey", "「プラズマの操作手」")
    assert teller.target(41) == Both("something", "何か")


def test_equal_things_are_counted() -> None:
    blank = samples.blank(1, 0, 0)
    told = Teller(()).tell(Entry(0, 0, 1, "end", "draw", 0, (blank, replace(blank, id=2))))
    assert (told.en, told.ja) == ("Player 1 drew 2 cards", "プレイヤー1はカード2枚を引いた")


@pytest.mark.parametrize(
    ("keyword", "japanese"),
    [("haste", "速攻"), ("blitz {2}{R}", "奇襲{2}{R}"), ("first strike", "先制攻撃"), ("no such thing", "no such thing")],
)
def test_keywords_are_told_with_their_parameter(keyword: str, japanese: str) -> None:
    assert wordings.keyword(keyword) == Both(keyword, japanese)


def test_type_lines() -> None:
    line = wordings.type_line(("Legendary",), ("Artifact", "Creature"), ("Human", "Wizard"))
    assert line == Both("Legendary Artifact Creature — Human Wizard", "伝説のアーティファクト・クリーチャー — 人間・ウィザード")


def test_counters() -> None:
    assert wordings.counters("time", 1) == Both("1 time counter", "時間カウンター1個")
    assert wordings.counters("+1/+1", 2).en == "2 +1/+1 counters"
