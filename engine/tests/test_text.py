"""Rules text: every card of the catalogue says the same in both languages, and what is written is read whole or not at all."""

from __future__ import annotations

import random
from copy import copy

import pytest

from engine.abilities import Ability, KeywordAbility, Static
from engine.cards.card import CardFace
from engine.cards.catalogue import cards
from engine.text import Ambiguous, CantSay, Language, NotRead, TextError, compile_text, gaps, lines
from engine.text.grammar import GRAMMARS
from engine.text.nouns import canonical

ALL = tuple(face for card in cards().values() for face in (card.halves or (card,)))
LANGUAGES: tuple[Language, ...] = ("en", "ja")


def text_of(face: CardFace, language: Language) -> str:
    return "\n".join(lines(canonical(face.abilities), language, face.types))


def sayable(face: CardFace) -> bool:
    """Whether there are templates for all of a card's abilities."""
    try:
        return all(text_of(face, language) is not None for language in LANGUAGES)
    except CantSay:
        return False


SAYABLE = [face for face in ALL if sayable(face)]


def test_nine_cards_in_ten_can_be_told() -> None:
    assert len(SAYABLE) >= 0.9 * len(ALL), f"{len(SAYABLE)} of {len(ALL)}: an ability node needs its words in engine/text"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", SAYABLE, ids=lambda face: face.name)
def test_text_and_back(face: CardFace, language: Language) -> None:
    assert compile_text(text_of(face, language), language, types=face.types) == canonical(face.abilities)


SAME: tuple[tuple[str, ...], ...] = (
    # current templating, older templating, Japanese, older Japanese
    (
        "When this creature enters, draw a card.",
        "When Old Owl enters the battlefield, draw a card.",
        "このクリーチャーが戦場に出たとき、カード1枚を引く。",
        "古い梟が場に出たとき、カードを１枚引く。",
    ),
    (
        "Whenever this creature attacks, target creature you control gets +2/-1 until end of turn.",
        "Whenever Old Owl attacks, until end of turn, target creature you control gets +2/-1.",
        "このクリーチャーが攻撃するたび、あなたがコントロールしているクリーチャー1体を対象とする。ターン終了時まで、それは+2/-1の修整を受ける。",
        "古い梟が攻撃するたび、あなたがコントロールするクリーチャー1体を対象とする。それはターン終了時まで＋２/－１の修整を受ける。",
    ),
    (
        "{1}{R}, {T}: This creature deals 2 damage to any target.",
        "{1}{R}, {T}: Old Owl deals 2 damage to any target.",
        "{1}{R}, {T}: 1つを対象とする。このクリーチャーはそれに2点のダメージを与える。",
        "{１}{R}、{T}：クリーチャー１体かプレイヤー１人を対象とする。古い梟はそれに２点のダメージを与える。",
    ),
    (
        "Whenever another creature you control dies, you may draw a card. If you do, discard a card.",
        "Whenever another creature you control dies, you may draw a card. If you do, discard a card.",
        "あなたがコントロールしていてこれでないクリーチャー1体が死亡するたび、カード1枚を引いてもよい。そうしたなら、カード1枚を捨てる。",
        "あなたがコントロールする他のクリーチャー1体が死亡するたび、あなたはカードを1枚引いてもよい。そうした場合、カードを1枚捨てる。",
    ),
)

SAME += (
    (
        "When this creature enters, choose one —\n• Draw a card.\n• Destroy target artifact.",
        "When Old Owl enters the battlefield, choose one —\n• Draw a card.\n• Destroy target artifact.",
        "このクリーチャーが戦場に出たとき、以下から1つを選ぶ。\n・カード1枚を引く。\n・アーティファクト1つを対象とする。それを破壊する。",
        "古い梟が場に出たとき、以下の２つから１つを選ぶ。\n・カードを１枚引く。\n・アーティファクト１つを対象とし、それを破壊する。",
    ),
    (
        "As long as you control another creature, this creature gets +1/+1 and has vigilance.",
        "Old Owl gets +1/+1 and has vigilance as long as you control another creature.",
        "あなたがこれでないクリーチャーをコントロールしているかぎり、このクリーチャーは+1/+1の修整を受け警戒を持つ。",
        "あなたが他のクリーチャーをコントロールしているかぎり、古い梟は＋１/＋１の修整を受けるとともに警戒を持つ。",
    ),
    (
        "{2}: Return another target creature you control to its owner's hand. Activate only once each turn.",
        "{2}: Return another target creature you control to its owner's hand. Activate this ability only once each turn.",
        "{2}: あなたがコントロールしていてこれでないクリーチャー1体を対象とする。それをオーナーの手札に戻す。毎ターン1回しか起動できない。",
        "{２}：あなたがコントロールする他のクリーチャー１体を対象とし、それをオーナーの手札に戻す。この能力は、毎ターン１回のみ起動できる。",
    ),
    (
        "At the beginning of your upkeep, if you control no artifacts, each opponent loses 1 life. You gain 3 life.",
        "At the beginning of your upkeep, if you control no artifacts, each opponent loses 1 life and you gain 3 life.",
        "あなたのアップキープの開始時に、あなたがアーティファクトをコントロールしていない場合、各対戦相手はそれぞれ1点のライフを失う。3点のライフを得る。",
        "あなたのアップキープの開始時に、あなたがアーティファクトをコントロールしていない場合、各対戦相手は1点のライフを失い、あなたは3点のライフを得る。",
    ),
    (
        "Whenever another creature enters the battlefield under your control, that creature gets +1/+0 until end of turn.",
        "Whenever another creature you control enters, it gets +1/+0 until end of turn.",
        "あなたがコントロールしていてこれでないクリーチャー1体が戦場に出るたび、ターン終了時まで、それは+1/+0の修整を受ける。",
        "他のクリーチャー１体があなたのコントロール下で場に出るたび、ターン終了時まで、そのクリーチャーは＋１/＋０の修整を受ける。",
    ),
)


SAME += (
    (
        "Creatures you control with base power and toughness 1/1 have vigilance.",
        "Creatures you control with base power and toughness 1/1 have vigilance.",
        "あなたがコントロールしていて基本のパワーとタフネスが1/1であるクリーチャーは警戒を持つ。",
        "あなたがコントロールしていて基本のパワーとタフネスが１/１のクリーチャーは警戒を持つ。",
    ),
    (
        "You may play an additional land on each of your turns.",
        "You may play an additional land on each of your turns.",
        "あなたはあなたの各ターンに土地1つを追加でプレイしてもよい。",
        "あなたは、あなたの各ターンに土地１つを追加でプレイしてもよい。",
    ),
    (
        "You have protection from red. Your opponents lose hexproof.",
        "You have protection from red.\nEach opponent loses hexproof.",
        "あなたはプロテクション(赤)を持つ。\nあなたの対戦相手は呪禁を失う。",
        "あなたはプロテクション（赤）を持つ。\n各対戦相手は呪禁を失う。",
    ),
    (
        "If you would begin your draw step, skip that step instead and you gain 2 life.",
        "If you would begin your draw step, skip that step instead and gain 2 life.",
        "あなたがあなたのドロー・ステップを開始するなら、代わりにそのステップを飛ばし2点のライフを得る。",
        "あなたがあなたのドロー・ステップを開始するなら、代わりにそのステップを飛ばし、２点のライフを得る。",
    ),
    (
        "As this creature transforms, choose a color.",
        "As Old Owl transforms, choose a color.",
        "このクリーチャーが変身するに際し、色1色を選ぶ。",
        "古い梟が変身するに際し、色１色を選ぶ。",
    ),
    (
        "Each land is a Swamp in addition to its other land types.",
        "Lands are Swamps in addition to their other types.",
        "各土地は他の土地タイプに加えて沼である。",
        "土地は、それの他の土地タイプに加えて沼である。",
    ),
    (
        "This creature's power and toughness are each equal to the number of +1/+1 counters on creatures you control.",
        "Old Owl's power and toughness are each equal to the number of +1/+1 counters on creatures you control.",
        "このクリーチャーのパワーとタフネスは、それぞれあなたがコントロールしているクリーチャーの上に置かれている+1/+1カウンターの総数に等しい。",
        "古い梟のパワーとタフネスは、それぞれあなたがコントロールするクリーチャーの上に置かれている＋１/＋１カウンターの総数に等しい。",
    ),
    (
        "Creatures are every creature type.",
        "Creatures are every creature type in addition to their other types.",
        "クリーチャーはすべてのクリーチャー・タイプである。",
        "クリーチャーは他のタイプに加えてすべてのクリーチャー・タイプになる。",
    ),
)


@pytest.mark.parametrize("texts", SAME, ids=lambda texts: texts[0][:40])
def test_older_wordings_are_read(texts: tuple[str, ...]) -> None:
    names = ("Old Owl", "Old Owl", "古い梟", "古い梟")
    read = [compile_text(t, "en" if n < 2 else "ja", names[n], ("creature",)) for n, t in enumerate(texts)]
    assert all(r == read[0] for r in read)


def test_reminder_text_is_skipped() -> None:
    assert compile_text("Flying (It flies (high).)\nHaste", "en") == (KeywordAbility("flying"), KeywordAbility("haste"))
    assert compile_text("飛行（これは飛ぶ。）", "ja") == (KeywordAbility("flying"),)


@pytest.mark.parametrize(
    ("text", "language", "rest"),
    [
        ("Flying\nWhen this creature enters, drawl a card.", "en", "drawl a card."),
        ("When this creature enters, draw a card", "en", "card"),
        ("このクリーチャーが戦場に出たとき、カード1枚を弾く。", "ja", "弾く。"),
        ("Flying. When", "en", "When"),
    ],
)
def test_an_error_says_where_reading_stopped(text: str, language: Language, rest: str) -> None:
    with pytest.raises(NotRead) as error:
        compile_text(text, language)
    assert rest in text[error.value.place :] or error.value.rest.endswith(rest)
    assert error.value.told("ja") != error.value.told("en")


def test_the_nearest_phrases_are_told() -> None:
    with pytest.raises(NotRead) as error:
        compile_text("You gain 3 lives.", "en", types=("instant",))
    assert "gain N life" in error.value.nearest


@pytest.mark.parametrize("texts", SAME, ids=lambda texts: texts[0][:40])
def test_a_text_is_told_in_the_other_language_and_back(texts: tuple[str, ...]) -> None:
    for text, language, other in ((texts[0], "en", "ja"), (texts[2], "ja", "en")):
        tree = compile_text(text, "en" if language == "en" else "ja", types=("creature",))
        told = "\n".join(lines(tree, "ja" if other == "ja" else "en", ("creature",)))
        assert compile_text(told, "ja" if other == "ja" else "en", types=("creature",)) == tree


def test_different_readings_are_an_error_that_shows_them(monkeypatch: pytest.MonkeyPatch) -> None:
    grammar = copy(GRAMMARS["en"])
    monkeypatch.setitem(GRAMMARS, "en", grammar)
    grammar.readers = {**grammar.readers, "static_line": lambda reader, pos: [(Static(()), len(reader.text))]}
    with pytest.raises(Ambiguous) as error:
        compile_text("When this creature attacks, draw a card.", "en")
    assert len(error.value.readings) == 2
    assert "Triggered" in str(error.value)
    assert "Static" in error.value.told("ja")


def test_what_has_no_words_yet_is_listed() -> None:
    """A node class without a template is a gap; ``python -m engine.text.gaps`` writes the list anew."""
    listed, now = set(gaps.FILE.read_text(encoding="utf-8").splitlines()), set(gaps.gaps())
    assert listed == now, f"python -m engine.text.gaps; no longer gaps: {sorted(listed - now)}; new: {sorted(now - listed)}"


# --- Random texts ------------------------------------------------------------------------------------------------------------------------

PRINTED = [(text_of(f, language), language, f) for f in SAYABLE for language in LANGUAGES if f.abilities]


def spoilt(rng: random.Random, text: str, other: str) -> str:
    """A text with something cut off, put in, doubled or mixed with another."""
    a, b = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    return rng.choice(
        [
            text[:a],
            text[a:],
            text[:a] + text[b:],
            text[:a] + other[rng.randrange(len(other)) :],
            text[:a] + rng.choice('~"「」()（{}/+-ー:。., xX0½\x01\ue000') + text[a:],
            text[:b] + text[a:],
            "".join(rng.sample(text, len(text))),
        ]
    )


def test_what_was_exiled_returns_each_by_itself() -> None:
    one = "Exile target creature you control, then return it to the battlefield under your control."
    twice = compile_text(f"{one} {one}", "en", types=("instant",))
    for language in LANGUAGES:
        assert compile_text("\n".join(lines(twice, language, ("instant",))), language, types=("instant",)) == twice


def content(text: str) -> str:
    return "".join(c for c in text if c.isalnum())


@pytest.mark.parametrize("seed", range(40))
def test_spoilt_texts_are_declined_or_read_whole(seed: int) -> None:
    """Whatever is read can be told again, and what is told has no less to it than what was written, save the spelling."""
    rng = random.Random(seed)
    for _ in range(25):
        text, language, face = rng.choice(PRINTED)
        bad = spoilt(rng, text, rng.choice(PRINTED)[0])
        try:
            read: tuple[Ability, ...] = compile_text(bad, language, types=face.types)
        except TextError as error:
            assert 0 <= error.place <= len(bad)
            continue
        try:
            again = "\n".join(lines(read, language, face.types))
        except CantSay:
            continue
        assert compile_text(again, language, types=face.types) == read
        if "(" not in bad and "（" not in bad:
            assert len(content(again)) >= len(content(bad)) - 20
