"""Edges of the slots and of the writing: what is read alike, what isn't read, what would be ambiguous."""

from __future__ import annotations

import pytest

from steps.forms import Kind
from steps.phrase import read
from steps.slots.base import SLOTS, Reader
from steps.slots.values import AbilityRef, Cost, Counted, Desc, Player, Quality, Ref, Zone
from steps.text import Language, normalise

ABILITY_OF_B = AbilityRef("triggered", Ref("B"))


def values(slot: str, language: Language, text: str) -> list[object]:
    line = normalise(language, "。" + text)
    return list(SLOTS[slot].read(Reader(language, line.names), line.text.lstrip("。")))


@pytest.mark.parametrize(
    ("slot", "language", "text", "value"),
    [
        ("objs", "ja", "「A」と「B」の誘発型能力", (Ref("A"), ABILITY_OF_B)),
        ("objs", "en", '"A" and the triggered ability of "B"', (Ref("A"), ABILITY_OF_B)),
        ("objs", "ja", "「A」「B」、「C」", (Ref("A"), Ref("B"), Ref("C"))),
        ("objs", "ja", "あなたの墓地の「A」と「B」", (Ref("A", zone=Zone("graveyard", Player("you"))), Ref("B"))),
        ("objs", "en", '"A" in your graveyard and "B"', (Ref("A", zone=Zone("graveyard", Player("you"))), Ref("B"))),
        ("objs", "en", "“A” and „B”", (Ref("A"), Ref("B"))),
        ("targets", "ja", "対戦相手と「A」", (Player("opponent"), Ref("A"))),
        ("obj", "ja", "「A」の装備能力", AbilityRef("", Ref("A"), "equip")),
        ("obj", "ja", "「A」の装備の能力", AbilityRef("", Ref("A"), "equip")),
        ("obj", "ja", "３体目の「A」", Ref("A", ordinal=3)),
        ("obj", "ja", "『A』", Ref("A")),
        ("obj", "ja", '"A"', Ref("A")),
        ("cost", "ja", "マナコスト", Cost()),
        ("cost", "ja", "奇襲・コスト｛２｝｛Ｒ｝", Cost("blitz", "{2}{R}")),
        ("cost", "ja", "「A」による奇襲コスト{3}", Cost("blitz", "{3}", Ref("A"))),
        ("abilities", "ja", "プロテクション（赤）と待機３―{R}", ("protection from red", "suspend 3—{R}")),
        ("abilities", "en", "first strike and protection from red", ("first strike", "protection from red")),
        ("quality", "ja", "緑のアーティファクト・クリーチャー", Quality((("color", "G"), ("type", "Artifact"), ("type", "Creature")))),
        ("quality", "en", "an artifact creature", Quality((("type", "Artifact"), ("type", "Creature")))),
        ("quality", "ja", "トークンでない", Quality((("kind", "nontoken"),))),
        ("kind", "ja", "＋１/＋１", "+1/+1"),
        ("kind", "ja", "－1/－1", "-1/-1"),
        ("cards", "ja", "「A」2枚とカード3枚", (Counted(2, "A"), Counted(3))),
        ("cards", "en", '2 "A" and three cards', (Counted(2, "A"), Counted(3))),
        ("cards", "ja", "クリーチャー・カード1枚", (Counted(1, quality=Quality((("type", "Creature"),))),)),
        ("zone", "ja", "山札の上から３枚目", Zone("library", None, 3)),
        ("zone", "ja", "場", Zone("battlefield")),
        ("n", "en", "a", 1),
        ("n", "ja", "１０", 10),
    ],
)
def test_what_is_read(slot: str, language: Language, text: str, value: object) -> None:
    assert values(slot, language, text) == [value]


def test_a_list_of_things_with_lists_in_them_is_read_in_one_way() -> None:
    text = '2 tapped 1/1 white "Bird" tokens with flying and haste, "Bear" A and an untapped "Ox" with 2 time counters'
    (found,) = values("descs", "en", text)
    assert isinstance(found, tuple)
    assert [(d.name, d.count, d.label, d.keywords, d.counters) for d in found] == [
        ("Bird", 2, "", ("flying", "haste"), ()),
        ("Bear", 1, "A", (), ()),
        ("Ox", 1, "", (), (("time", 2),)),
    ]


def test_descs() -> None:
    (ja,) = values("descs", "ja", "タップ状態の飛行と速攻を持つ1/1の白の「鳥」トークン2体と「熊」A")
    (en,) = values("descs", "en", '2 tapped 1/1 white "鳥" tokens with flying and haste and "熊" A')
    assert ja == en
    assert isinstance(ja, tuple)
    assert isinstance(ja[0], Desc)
    assert (ja[0].count, ja[0].tapped, ja[0].keywords) == (2, True, ("flying", "haste"))


@pytest.mark.parametrize(
    ("slot", "language", "text"),
    [
        ("mana", "ja", "２赤"),
        ("descs", "ja", "「熊」A2体"),
        ("objs", "ja", "「A」と"),
        ("player", "en", "opponent"),
        ("zone", "ja", "手札の一番上"),
        ("turn", "ja", "ターン"),
        ("quality", "ja", "緑のくま"),
        ("ability", "en", "haste haste"),
        ("choice", "en", "the color reddish"),
        ("obj", "ja", "「A」の二重の誘発型能力"),
    ],
)
def test_what_is_not_read(slot: str, language: Language, text: str) -> None:
    assert values(slot, language, text) == []


SAME: list[tuple[Kind, Language, str, str]] = [
    ("when", "ja", "あなたが「A」を奇襲コストで唱える", "あなた は 「A」 を 奇襲・コスト で 唱える。"),
    ("when", "ja", "あなたが「B」を対象に「A」を奇襲コストで唱える", "あなたが「A」を奇襲コストで「B」を対象に、唱える"),
    ("when", "ja", "効果により「A」が破壊される", "効果により、「A」が破壊される"),
    ("when", "ja", "効果によりあなたがカード2枚を引く", "効果によりあなたがカードを２枚引く"),
    ("when", "ja", "効果により対戦相手が3点のライフを失う", "効果により対戦相手がライフを3点失う"),
    ("then", "ja", "あなたがコントロールしている能力1つがスタックにある", "あなたがコントロールしている能力が1つスタックにある"),
    ("then", "ja", "「A」は戦場にある", "「A」は戦場にいる"),
    ("then", "ja", "「A」は飛行を持つ", "「A」は飛行を持っている"),
    ("then", "ja", "「A」はクリーチャーではない", "「A」はクリーチャーでない"),
    ("then", "ja", "あなたは「A」で攻撃することができない（302.6）", "あなたは「A」で攻撃できない (302.6)"),
    ("then", "ja", "あなたは「A」を唱えることができる", "あなたは「A」を唱えられる"),
    ("when", "ja", "あなたが「A」を唱えようとする", "あなたは「A」を唱えることを試みる"),
    ("when", "en", 'you cast "A" for its blitz cost targeting "B"', 'You cast "A" targeting "B" for its blitz cost.'),
    ("then", "en", '"A" does not have haste', '"A"  doesn\'t have haste'),
    ("then", "en", 'you can\'t attack with "A" (302.6)', 'you cannot attack with "A" (302.6)'),
    ("then", "en", 'you have sacrificed "A"', 'you sacrificed "A"'),
    ("then", "en", 'the triggered ability of "A" triggers 2 times', 'the triggered ability of "A" triggers twice'),
    ("then", "en", "you draw 1 card", "you drew a card"),
    ("given", "en", "your life total is 3", "you have three life"),
]


@pytest.mark.parametrize(("kind", "language", "one", "other"), SAME)
def test_written_differently_it_is_the_same(kind: Kind, language: Language, one: str, other: str) -> None:
    (first,), (second,) = read(kind, language, one), read(kind, language, other)
    assert first.same_as(second)
    assert first.tell(language, lambda name, lang: (name, lang)) == one


@pytest.mark.parametrize(
    ("kind", "language", "text"),
    [
        ("then", "ja", "あなたは「A」で攻撃することができない"),  # without its rule
        ("when", "ja", "終了ステップまで進む"),  # whose?
        ("when", "ja", "「A」が死亡する"),  # by what?
        ("when", "ja", "各プレイヤーが「A」を唱える"),  # one player acts
        ("when", "ja", "あなたが「A」を唱える（601.2）"),  # a rule is shown by a Then
        ("then", "ja", "「A」の誘発型能力は誘発しない（603.2）"),  # what didn't happen shows no rule
        ("given", "ja", "「A」は自分の手札にある"),  # whose?
        ("then", "en", 'it "A" is in exile'),
    ],
)
def test_sentences_that_are_not_read_on_purpose(kind: Kind, language: Language, text: str) -> None:
    assert read(kind, language, text) == []


def test_self_is_whoever_the_sentence_is_about() -> None:
    (found,) = read("when", "ja", "対戦相手が「A」を自分の墓地に置くことを選ぶ")
    assert found.values["zone"] == Zone("graveyard", Player("opponent"))
    (there,) = read("when", "en", found.tell("en"))
    assert there.same_as(found)
