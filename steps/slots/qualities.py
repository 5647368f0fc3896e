"""Slots: what a thing is (quality, filter), its status, the properties that can be asked of it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from steps.slots.base import Printer, Reader, Word, slot, word_slot
from steps.slots.numbers import read_mana
from steps.slots.values import Filter, Quality, Status, TextValue
from steps.text import NAME, Language
from steps.words import COLOR_LETTERS, COLOR_WORDS, COLORS, KINDS, SUBTYPES, SUPERTYPES, TYPES, Glossary

_SORTS: tuple[tuple[str, Glossary], ...] = (
    ("color", COLORS),
    ("supertype", SUPERTYPES),
    ("type", TYPES),
    ("kind", KINDS),
    ("subtype", SUBTYPES),
)
_RANK = {"supertype": 1, "color": 2, "subtype": 3, "type": 4, "kind": 5}
_FIRST = ("nontoken", "noncreature", "nonland", "colorless", "multicolored")


def _rank(word: tuple[str, str]) -> tuple[int, str]:
    return (0 if word[1] in _FIRST else _RANK[word[0]], "WUBRG".find(word[1]).__str__() if word[0] == "color" else word[1])


def quality(words: Sequence[tuple[str, str]]) -> Quality:
    """A quality with its words in the order in which they are printed."""
    return Quality(tuple(sorted(dict.fromkeys(words), key=_rank)))


def _next_word(language: Language, text: str) -> tuple[tuple[str, str], int]:
    best: tuple[tuple[str, str], int] = (("", ""), 0)
    for sort, words in _SORTS:
        word, end = words.longest(language, text)
        if end > best[1]:
            best = ((sort, COLOR_LETTERS.get(word, word)), end)
    return best


def parse_quality(language: Language, text: str) -> Quality | None:
    """緑のクリーチャー / a green creature; None if a word is not known."""
    words: list[tuple[str, str]] = []
    if language == "en":
        text = re.sub("^(?:an?|the) ", "", text)
    at = 0
    while at < len(text):
        word, length = _next_word(language, text[at:])
        if not length:
            return None
        words.append(word)
        at += length
        joint = re.compile("の|であり、?|で、" if language == "ja" else " and | ").match(text, at)
        if joint and joint.end() < len(text):
            at = joint.end()
        elif language == "en" and at < len(text):
            return None
    return quality(words) if words else None


def quality_words(ctx: Printer, value: Quality, plural: bool = False) -> str:
    """The words without an article."""
    texts = [_show_word(ctx.language, *w) for w in value.words]
    if ctx.language == "en":
        if plural:
            texts[-1] = next((t for t, w in _plurals(value.words[-1][0]) if w == value.words[-1][1]), texts[-1])
        return " ".join(texts)
    out = ""
    for i, ((sort, word), text) in enumerate(zip(value.words, texts, strict=True)):
        last = i == len(texts) - 1
        joint = "" if last else "の" if sort == "color" or word in _FIRST or word == "Legendary" else "・"
        out += text + joint
    return out


def _plurals(sort: str) -> list[tuple[str, str]]:
    table = dict(_SORTS)[sort].read_en
    return [(spelling, word) for spelling, word in table.items() if spelling != word.lower()]


def _show_word(language: Language, sort: str, word: str) -> str:
    text = dict(_SORTS)[sort].show(COLOR_WORDS.get(word, word) if sort == "color" else word, language)
    return text if language == "ja" or sort == "subtype" else text.lower()


def read_quality(ctx: Reader, text: str) -> Sequence[Quality]:
    """緑のクリーチャー / a green creature."""
    found = parse_quality(ctx.language, text)
    return [found] if found else []


def show_quality(ctx: Printer, value: object) -> str:
    """緑のクリーチャー / a green creature."""
    assert isinstance(value, Quality)
    text = quality_words(ctx, value)
    last = value.words[-1]
    noun = last[0] in ("type", "subtype") or last[1] in ("token", "spell", "permanent", "card")
    if ctx.language == "ja" or not noun:
        return text
    return ("an " if text[0].lower() in "aeiou" else "a ") + text


_QUALITIES = [
    ("緑のクリーチャー", "a green creature"),
    ("アーティファクト・クリーチャー", "an artifact creature"),
    ("伝説の白の青の人間・クリーチャー", "a legendary white blue Human creature"),
    ("赤", "red"),
    ("トークン", "a token"),
    ("無色", "colorless"),
]
_NO_NAME = r"[^\ue000-\uf8ff]+"
slot("quality", read_quality, show_quality, _QUALITIES, _NO_NAME, _NO_NAME)


def read_filter(ctx: Reader, text: str) -> Sequence[Filter]:
    """A quality, perhaps with a name: クリーチャー, 「鳥」トークン."""
    name = ""
    found = re.search(NAME, text)
    if found:
        name = ctx.name(found[0])
        text = (text[: found.start()] + text[found.end() :]).strip()
        if not text:
            return [Filter(Quality(()), name)]
    words = parse_quality(ctx.language, text)
    return [Filter(words, name)] if words else []


def _show_filter(ctx: Printer, value: object, plural: bool = False) -> str:
    assert isinstance(value, Filter)
    if not value.name:
        return quality_words(ctx, value.quality, plural)
    before = Quality(tuple(w for w in value.quality.words if w[0] != "kind"))
    after = Quality(tuple(w for w in value.quality.words if w[0] == "kind"))
    gap = "" if ctx.language == "ja" else " "
    joint = "の" if ctx.language == "ja" and before.words and before.words[-1][0] == "color" else gap
    parts = (quality_words(ctx, before) + joint) if before.words else ""
    return parts + ctx.name(value.name) + (gap + quality_words(ctx, after, plural) if after.words else "")


_FILTERS = [
    ("クリーチャー", "creature"),
    ("トークンでない緑のクリーチャー", "nontoken green creature"),
    ("「鳥」トークン", '"Bird" token'),
    ("「熊」", '"Bear"'),
]
slot("filter", read_filter, _show_filter, [(ja.replace("でない緑", "でないの緑"), en) for ja, en in _FILTERS])
slot(
    "filters",
    read_filter,
    lambda ctx, v: _show_filter(ctx, v, plural=True),
    [("クリーチャー", "creatures"), ("「鳥」トークン", '"Bird" tokens')],
)

# --- Status -------------------------------------------------------------------------------------------------------------------------

_STATUSES: tuple[tuple[str, tuple[str, ...], tuple[str, ...], tuple[str, ...]], ...] = (
    (
        "tapped",
        ("タップ状態である", "タップしている", "タップされている"),
        ("タップ状態ではない", "アンタップ状態である", "アンタップされている"),
        ("tapped",),
    ),
    ("face down", ("裏向きである",), ("裏向きではない", "表向きである"), ("face down",)),
    ("phased out", ("フェイズ・アウトしている",), ("フェイズ・アウトしていない",), ("phased out",)),
    ("suspended", ("待機状態である", "待機している"), ("待機状態ではない", "待機していない"), ("suspended",)),
    (
        "attacking",
        ("攻撃クリーチャーである", "攻撃している"),
        ("攻撃クリーチャーではない", "攻撃していない"),
        ("an attacking creature", "attacking"),
    ),
    ("blocking", ("ブロック・クリーチャーである",), ("ブロック・クリーチャーではない",), ("a blocking creature", "blocking")),
    ("unblocked", ("ブロックされなかった状態である",), ("ブロックされなかった状態ではない",), ("unblocked",)),
    ("blocked", ("ブロックされた状態である", "ブロックされている"), ("ブロックされた状態ではない", "ブロックされていない"), ("blocked",)),
    ("summoning sick", ("召喚酔いしている",), ("召喚酔いしていない",), ("summoning sick",)),
    ("revealed", ("公開されている",), ("公開されていない",), ("revealed",)),
    ("commander", ("統率者である",), ("統率者ではない",), ("a commander",)),
    ("merged", ("合同パーマネントである",), ("合同パーマネントではない",), ("a merged permanent",)),
    ("transformed", ("変身している", "変身した状態である"), ("変身していない", "変身した状態ではない"), ("transformed",)),
    ("copy", ("コピーである",), ("コピーではない",), ("a copy",)),
)


def _negatives(forms: tuple[str, ...]) -> tuple[str, ...]:
    return forms + tuple(f.replace("ではない", "でない") for f in forms if "ではない" in f)


word_slot("status", [Word(Status(w), yes, en) for w, yes, _, en in _STATUSES])
word_slot("unstatus", [Word(Status(w, False), _negatives(no), en) for w, _, no, en in _STATUSES])

# --- Properties ---------------------------------------------------------------------------------------------------------------------

_NUMBERS = (Word("power", ("パワー",), ("power",)), Word("toughness", ("タフネス",), ("toughness",)))
word_slot(
    "numprop",
    [
        *_NUMBERS,
        Word("mana_value", ("マナ総量", "点数で見たマナ・コスト"), ("mana value",)),
        Word("damage", ("負っているダメージ",), ("marked damage",)),
        Word("x", ("Xの値",), ("value of X",)),
    ],
)
_TEXT_PROPS = (
    Word("name", ("名前",), ("name",)),
    Word("mana_cost", ("マナ・コスト",), ("mana cost",)),
    Word("colors", ("色",), ("color", "colors")),
    Word("types", ("カード・タイプ",), ("card type", "card types")),
    Word("subtypes", ("サブタイプ", "クリーチャー・タイプ"), ("subtype", "subtypes", "creature type")),
    Word("supertypes", ("特殊タイプ",), ("supertype", "supertypes")),
)
word_slot("textprop", _TEXT_PROPS)
word_slot(
    "anyprop",
    [*_NUMBERS, *_TEXT_PROPS, Word("keywords", ("キーワード能力",), ("keyword abilities",)), Word("abilities", ("能力",), ("abilities",))],
)
word_slot("designation", [Word("planar controller", ("次元コントローラー",), ("the planar controller",))])
_ROLES = (("owner", "オーナー"), ("controller", "コントローラー"), ("protector", "守護プレイヤー"))
word_slot(
    "measure",
    [
        Word("maximum hand size", ("手札の上限",), ("maximum hand size",)),
        Word("speed", ("速度",), ("speed",)),
        *(
            Word(f"devotion {letter}", (f"{COLORS.show(color, 'ja')}への信心",), (f"devotion to {color}",))
            for color, letter in COLOR_LETTERS.items()
        ),
    ],
)
word_slot("role", [Word(en, (ja,), (en,)) for en, ja in _ROLES])


def _read_value(ctx: Reader, text: str) -> Sequence[TextValue]:
    if re.fullmatch(NAME, text):
        return [TextValue(name=ctx.name(text))]
    mana = read_mana(ctx, text)
    if mana:
        return [TextValue(mana=mana[0])]
    words = parse_quality(ctx.language, text.replace("と", "の") if ctx.language == "ja" else text)
    return [TextValue(quality=words)] if words else []


def _show_value(ctx: Printer, value: object) -> str:
    assert isinstance(value, TextValue)
    if value.name:
        return ctx.name(value.name)
    return value.mana or quality_words(ctx, value.quality)


slot("value", _read_value, _show_value, [("「熊」", '"Bear"'), ("{3}{G}", "{3}{G}"), ("緑", "green"), ("クリーチャー", "creature")])
