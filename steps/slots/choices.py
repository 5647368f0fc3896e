"""Slots: costs with the object that gives them, payments, chosen values, what is offered."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.record import replace
from steps.slots.base import Printer, Reader, list_slot, read_list, show_list, slot
from steps.slots.descs import read_counted, show_counted
from steps.slots.numbers import MANA, N_EN, read_counter, read_mana, read_n, read_plain_cost, show_counter, show_plain_cost
from steps.slots.objects import read_hit, read_obj, read_ref, show_obj, show_ref
from steps.slots.values import Chosen, Cost, Counted, Pay
from steps.text import NAME
from steps.words import COLOR_LETTERS, COLOR_WORDS, COLORS, KEYWORDS, SUBTYPES

# --- Costs --------------------------------------------------------------------------------------------------------------------------

_GIVEN_EN = re.compile(rf"(the .+? cost)(?: ({MANA}))? given by (.+?)(?: ({MANA}))?")


def read_cost(ctx: Reader, text: str) -> Sequence[Cost]:
    """奇襲コスト{2}{R}, 「N」による奇襲コスト / its blitz cost {2}{R}, the blitz cost given by "N"."""
    found = list(read_plain_cost(ctx, text))
    if ctx.language == "ja":
        giver, by, rest = text.partition("による")
        if by:
            found += [replace(c, giver=g) for g in read_ref(ctx, giver) for c in read_plain_cost(ctx, rest) if c.keyword]
        return found
    given = _GIVEN_EN.fullmatch(text)
    if given:
        mana = given[2] or given[4] or ""
        found += [replace(c, giver=g, mana=mana) for g in read_ref(ctx, given[3]) for c in read_plain_cost(ctx, given[1]) if c.keyword]
    return found


def show_cost(ctx: Printer, value: object, article: str = "its") -> str:
    """奇襲コスト / its blitz cost."""
    assert isinstance(value, Cost)
    if value.giver is None:
        return show_plain_cost(ctx, value, article)
    giver = show_ref(ctx, value.giver)
    if ctx.language == "ja":
        return f"{giver}による{show_plain_cost(ctx, value)}"
    mana = f" {value.mana}" if value.mana else ""
    return f"{show_plain_cost(ctx, replace(value, mana=''), 'the')} given by {giver}{mana}"


_COSTS = [
    ("奇襲コスト", "its blitz cost"),
    ("マナ・コスト", "its mana cost"),
    ("{1}{B}", "{1}{B}"),
    ("奇襲コスト{4}{G}{G}", "its blitz cost {4}{G}{G}"),
    ("「熊」による奇襲コスト", 'the blitz cost given by "Bear"'),
    ("「熊」による奇襲コスト{3}{G}", 'the blitz cost given by "Bear" {3}{G}'),
    ("代替コスト", "its alternative cost"),
]
_COST_JA, _COST_EN = rf"(?:.+コスト(?:{MANA})?|{MANA})", rf"(?:(?:its|the) .+|{MANA})"
slot("cost", read_cost, show_cost, _COSTS, _COST_JA, _COST_EN)
slot(
    "thecost",
    read_cost,
    lambda ctx, v: show_cost(ctx, v, "the"),
    [("奇襲コスト", "the blitz cost"), ("「熊」による奇襲コスト", 'the blitz cost given by "Bear"')],
    _COST_JA,
    _COST_EN,
)
list_slot(
    "costs",
    read_cost,
    show_cost,
    [_COSTS[0], ("マナ・コストと「熊」による奇襲コスト{3}{G}", 'its mana cost and the blitz cost given by "Bear" {3}{G}')],
)

# --- Payments -----------------------------------------------------------------------------------------------------------------------

_PAY_JA = {"を生け贄に捧げて": "sacrifice", "を捨てて": "discard", "を追放して": "exile", "をタップして": "tap", "を連繋して": "splice"}
_PAY_EN = {"sacrificing ": "sacrifice", "discarding ": "discard", "exiling ": "exile", "tapping ": "tap", "splicing ": "splice"}
_LIFE_JA = re.compile(r"(\d+)点のライフを支払って|ライフを?(\d+)点を?支払って")
_LIFE_EN = re.compile(rf"paying ({N_EN}) life")


def read_payment(ctx: Reader, text: str) -> Sequence[Pay]:
    """「N」を生け贄に捧げて, カード1枚を捨てて, 2点のライフを支払って, キッカーを使って / sacrificing "N", …"""
    ja = ctx.language == "ja"
    life = (_LIFE_JA if ja else _LIFE_EN).fullmatch(text)
    if life:
        return [Pay("life", n=n) for n in read_n(ctx, next(g for g in life.groups() if g))]
    if (ja and text.endswith("を使って")) or (not ja and text.startswith("using ")):
        word = KEYWORDS.table(ctx.language).get(text.removesuffix("を使って") if ja else text.removeprefix("using "))
        return [Pay("use", keyword=word)] if word else []
    for mark, how in (_PAY_JA if ja else _PAY_EN).items():
        if text.endswith(mark) if ja else text.startswith(mark):
            rest = text.removesuffix(mark) if ja else text.removeprefix(mark)
            named = [Pay(how, tuple(v)) for v in read_list(ctx, rest, read_obj)]  # type: ignore[arg-type]
            counted = [c for c in read_counted(ctx, rest) if not c.name]
            return [*named, *(Pay(how, n=c.n) for c in counted if not c.quality.words)]  # type: ignore[arg-type]
    return []


def show_payment(ctx: Printer, value: object) -> str:
    """「N」を生け贄に捧げて / sacrificing "N"."""
    assert isinstance(value, Pay)
    ja = ctx.language == "ja"
    if value.how == "life":
        return f"{value.n}点のライフを支払って" if ja else f"paying {value.n} life"
    if value.how == "use":
        return KEYWORDS.show(value.keyword, "ja") + "を使って" if ja else "using " + value.keyword
    what = show_list(ctx, value.objects, show_obj) if value.objects else show_counted(ctx, Counted(value.n))
    if ja:
        return what + next(m for m, how in _PAY_JA.items() if how == value.how)
    return next(m for m, how in _PAY_EN.items() if how == value.how) + what


slot(
    "payment",
    read_payment,
    show_payment,
    [
        ("「熊」を生け贄に捧げて", 'sacrificing "Bear"'),
        ("カード1枚を捨てて", "discarding 1 card"),
        ("「熊」と「鳥」をタップして", 'tapping "Bear" and "Bird"'),
        ("「鳥」を連繋して", 'splicing "Bird"'),
        ("2点のライフを支払って", "paying 2 life"),
        ("キッカーを使って", "using kicker"),
    ],
    ".+て",
    "(?:sacrificing|discarding|exiling|tapping|splicing|paying|using) .+",
)

# --- Chosen values ------------------------------------------------------------------------------------------------------------------

_CHOICES: tuple[tuple[str, str, str], ...] = (
    ("number", "数として", "the number "),
    ("color", "色として", "the color "),
    ("card name", "カード名として", "the card name "),
    ("type", "クリーチャー・タイプとして", "the creature type "),
    ("mode", "モードとして", "mode "),
    ("counter kind", "カウンターの種類として", "the counter kind "),
    ("cost", "コストとして", "the cost "),
)
_PLACES = {"場所として一番上": "top", "場所として一番下": "bottom", "the top": "top", "the bottom": "bottom"}


def read_choice(ctx: Reader, text: str) -> Sequence[Chosen]:
    """数として3, 色として赤, カード名として「N」, モードとして2 / the number 3, the color red, …"""
    if text in _PLACES:
        return [Chosen(_PLACES[text])]
    division = text.removeprefix("割り振りとして" if ctx.language == "ja" else "the division ")
    if division != text:
        return [Chosen("division", parts=parts) for parts in read_list(ctx, division, _read_amount)]  # type: ignore[arg-type]
    several = text.removeprefix("モードとして" if ctx.language == "ja" else "modes ")
    if several != text:
        found = [Chosen("mode", " ".join(map(str, ns))) for ns in read_list(ctx, several, read_n) if len(ns) > 1]
        if found:
            return found
    for what, ja, en in _CHOICES:
        mark = ja.replace("・", "") if ctx.language == "ja" else en
        if text.startswith(mark):
            value = _read_chosen(ctx, what, text.removeprefix(mark))
            return [Chosen(what, value)] if value else []
    return []


def _read_chosen(ctx: Reader, what: str, text: str) -> str:
    match what:
        case "number" | "mode":
            return str(next(iter(read_n(ctx, text)), ""))
        case "color":
            return COLOR_LETTERS.get(COLORS.table(ctx.language).get(text, ""), "")
        case "card name":
            return ctx.name(text) if re.fullmatch(NAME, text) else ""
        case "type":
            return SUBTYPES.table(ctx.language).get(text if ctx.language == "ja" else text.lower(), "")
        case "counter kind":
            return next(iter(read_counter(ctx, text)), "")
        case _:
            return next(iter(read_mana(ctx, text)), "")


def show_choice(ctx: Printer, value: object) -> str:
    """数として3 / the number 3."""
    assert isinstance(value, Chosen)
    ja = ctx.language == "ja"
    if value.what in ("top", "bottom"):
        return next(text for text, v in _PLACES.items() if v == value.what and text.startswith("場所") == ja)
    if value.what == "division":
        return ("割り振りとして" if ja else "the division ") + show_list(ctx, value.parts, _show_amount)
    mark = next(j if ja else e for w, j, e in _CHOICES if w == value.what)
    match value.what:
        case "color":
            return mark + COLORS.show(COLOR_WORDS[value.value], ctx.language)
        case "card name":
            return mark + ctx.name(value.value)
        case "mode" if " " in value.value:
            return ("モードとして" if ja else "modes ") + show_list(ctx, tuple(map(int, value.value.split())), lambda _, n: str(n))
        case "type":
            return mark + SUBTYPES.show(value.value, ctx.language)
        case "counter kind":
            return mark + show_counter(ctx, value.value)
        case _:
            return mark + value.value


slot(
    "choice",
    read_choice,
    show_choice,
    [
        ("数として3", "the number 3"),
        ("色として赤", "the color red"),
        ("カード名として「熊」", 'the card name "Bear"'),
        ("クリーチャー・タイプとして人間", "the creature type Human"),
        ("モードとして2", "mode 2"),
        ("モードとして1と3", "modes 1 and 3"),
        ("カウンターの種類として飛行", "the counter kind flying"),
        ("コストとして{2}{R}", "the cost {2}{R}"),
        ("場所として一番上", "the top"),
        ("割り振りとして「熊」に2点と対戦相手に1点", 'the division 2 to "Bear" and 1 to the opponent'),
    ],
    ".+として.+",
    "(?:the|modes?) .+",
)

# --- Options ------------------------------------------------------------------------------------------------------------------------

_WORDS = {"ja": {"上": "over", "下": "under"}, "en": {"over": "over", "under": "under"}}


def _read_option(ctx: Reader, text: str) -> Sequence[object]:
    word = _WORDS[ctx.language].get(text)
    if word:
        return [word]
    return [*read_n(ctx, text), *read_hit(ctx, text), *read_cost(ctx, text)]


def _show_option(ctx: Printer, value: object) -> str:
    if isinstance(value, str):
        return next(text for text, word in _WORDS[ctx.language].items() if word == value)
    if isinstance(value, int):
        return str(value)
    return show_cost(ctx, value) if isinstance(value, Cost) else show_obj(ctx, value)


list_slot(
    "options",
    _read_option,
    _show_option,
    [
        ("上と下", "over and under"),
        ("「熊」と対戦相手", '"Bear" and the opponent'),
        ("1と2", "1 and 2"),
        ("マナ・コストと奇襲コスト", "its mana cost and its blitz cost"),
    ],
)

_AMOUNT_JA = re.compile(r"(.+)に(\d+)点?")
_AMOUNT_EN = re.compile(rf"({N_EN}) to (.+)")


def _read_amount(ctx: Reader, text: str) -> Sequence[tuple[object, int]]:
    found = (_AMOUNT_JA if ctx.language == "ja" else _AMOUNT_EN).fullmatch(text)
    if not found:
        return []
    what, n = (found[1], found[2]) if ctx.language == "ja" else (found[2], found[1])
    return [(w, k) for w in read_hit(ctx, what) for k in read_n(ctx, n)]


def _show_amount(ctx: Printer, value: object) -> str:
    assert isinstance(value, tuple)
    what = show_obj(ctx, value[0])
    return f"{what}に{value[1]}点" if ctx.language == "ja" else f"{value[1]} to {what}"


list_slot("amounts", _read_amount, _show_amount, [("「熊」に2点と対戦相手に1点", '2 to "Bear" and 1 to the opponent')])
