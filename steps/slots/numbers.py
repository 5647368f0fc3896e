"""Slots: numbers, power and toughness, mana, kinds of counters, keyword abilities, costs."""

from __future__ import annotations

import re
from collections.abc import Sequence

from steps.slots.base import Printer, Reader, list_slot, slot
from steps.slots.values import PT, Cost
from steps.words import COLORS, COUNTERS, KEYWORDS, NUMBERS

MANA = r"(?:\{[^{}]+\})+"
N_EN = r"(?:\d+|" + "|".join(NUMBERS) + ")"


def read_n(ctx: Reader, text: str) -> Sequence[int]:
    """A number in digits, in English also in words."""
    if text.isdecimal():
        return [int(text)]
    return [NUMBERS[text]] if ctx.language == "en" and text in NUMBERS else []


slot("n", read_n, lambda ctx, v: str(v), [("2", "2"), ("1", "1"), ("0", "0")], r"\d+", N_EN)
_TIMES = {"once": 1, "twice": 2}
slot("times", lambda ctx, text: [_TIMES[text]] if text in _TIMES else [], lambda ctx, v: str(v), [("1", "once")], "(?!)", "(?:once|twice)")


def read_pt(ctx: Reader, text: str) -> Sequence[PT]:
    """4/4."""
    found = re.fullmatch(r"(-?\d+|\*)/(-?\d+|\*)", text)
    return [PT(*(None if g == "*" else int(g) for g in found.groups()))] if found else []


def show_pt(ctx: Printer, value: object) -> str:
    """4/4."""
    assert isinstance(value, PT)
    return "/".join("*" if v is None else str(v) for v in (value.power, value.toughness))


PT_TEXT = r"(?:-?\d+|\*)/(?:-?\d+|\*)"
slot("pt", read_pt, show_pt, [("4/4", "4/4"), ("*/*", "*/*")], PT_TEXT, PT_TEXT)


def read_mana(ctx: Reader, text: str) -> Sequence[str]:
    """{2}{R}."""
    return [text.upper()] if re.fullmatch(MANA, text) else []


slot("mana", read_mana, lambda ctx, v: str(v), [("{2}{R}", "{2}{R}"), ("{X}{G/P}", "{X}{G/P}")], MANA, MANA)


def read_counter(ctx: Reader, text: str) -> Sequence[str]:
    """A kind of counter, without the word counter."""
    found = COUNTERS.table(ctx.language).get(text)
    return [found] if found else []


def show_counter(ctx: Printer, value: object) -> str:
    """A kind of counter, without the word counter."""
    return COUNTERS.show(str(value), ctx.language)


_KINDS = [("時間", "time"), ("+1/+1", "+1/+1"), ("-1/-1", "-1/-1"), ("飛行", "flying"), ("毒", "poison")]
slot("kind", read_counter, show_counter, _KINDS, r"[^個体が]+?", r"[^\ue000-\uf8ff]+?")

# --- Keyword abilities ------------------------------------------------------------------------------------------------------------


def read_ability(ctx: Reader, text: str) -> Sequence[str]:
    """A keyword ability with its parameter; the value is as a table writes it: "blitz {2}{R}"."""
    word, end = KEYWORDS.longest(ctx.language, text)
    if not word:
        return []
    rest = text[end:].strip()
    if not rest:
        return [word]
    if ctx.language == "ja":
        inner = re.fullmatch(r"\((.+)\)", rest)
        if inner:
            quality = COLORS.read_ja.get(inner[1])
            return [f"{word} from {quality}"] if quality else []
    elif rest.startswith("from "):
        return [f"{word} {rest}"] if rest[5:] in COLORS.japanese else []
    if re.fullmatch(rf"\d+|{MANA}|(?:\d+)?-{MANA}", rest):
        return [f"{word} {rest.replace('-', '—')}"]
    return []


def show_ability(ctx: Printer, value: object) -> str:
    """飛行 / flying."""
    text = str(value)
    if ctx.language == "en":
        return text
    word, end = KEYWORDS.longest("en", text)
    rest = text[end:].strip()
    if rest.startswith("from "):
        return f"{KEYWORDS.japanese[word]}（{COLORS.show(rest[5:], 'ja')}）"
    return KEYWORDS.show(word, "ja") + rest.replace("—", "―")


_ABILITIES = [
    ("飛行と到達", "flying and reach"),
    ("速攻", "haste"),
    ("プロテクション（赤）", "protection from red"),
    ("奇襲{2}{R}", "blitz {2}{R}"),
    ("待機1―{R}", "suspend 1—{R}"),
]
list_slot("abilities", read_ability, show_ability, _ABILITIES)
slot("ability", read_ability, show_ability, [("奇襲", "blitz"), *_ABILITIES[1:]])

# --- Costs (without a giver: those are read together with the objects) --------------------------------------------------------------

_COST_JA = re.compile(rf"(.+?)コスト({MANA})?")
_COST_EN = re.compile(rf"(?:its|the) (.+?) cost(?: ({MANA}))?")


def read_plain_cost(ctx: Reader, text: str) -> Sequence[Cost]:
    """マナ・コスト, {2}{R}, 奇襲コスト, 代替コスト."""
    if re.fullmatch(MANA, text):
        return [Cost(mana=text.upper())]
    found = (_COST_JA if ctx.language == "ja" else _COST_EN).fullmatch(text)
    if not found:
        return []
    word, mana = found[1], found[2] or ""
    if word in ("マナ", "mana"):
        return [Cost(mana=mana)]
    if word in ("代替", "alternative"):
        return [Cost(mana=mana, alternative=True)]
    keyword = KEYWORDS.table(ctx.language).get(word)
    return [Cost(keyword=keyword, mana=mana)] if keyword else []


def show_plain_cost(ctx: Printer, cost: Cost, article: str = "its") -> str:
    """奇襲コスト / its blitz cost."""
    ja = ctx.language == "ja"
    if cost.alternative:
        return ("代替コスト" if ja else f"{article} alternative cost{' ' if cost.mana else ''}") + cost.mana
    if cost.keyword:
        if ja:
            return f"{KEYWORDS.show(cost.keyword, 'ja')}コスト{cost.mana}"
        return f"{article} {cost.keyword} cost" + (f" {cost.mana}" if cost.mana else "")
    return cost.mana or ("マナ・コスト" if ja else f"{article} mana cost")
