"""Slots: what is to be put somewhere with all that is said of it (desc), and cards that are counted (cards)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from engine.record import replace
from steps.slots.base import Printer, Reader, list_slot, read_list, show_list, slot
from steps.slots.numbers import N_EN, PT_TEXT, read_ability, read_counter, read_n, read_pt, show_ability, show_counter, show_pt
from steps.slots.players import PLAYER_EN, PLAYER_JA, read_player, show_player
from steps.slots.qualities import parse_quality, quality_words
from steps.slots.values import Counted, Desc, Quality
from steps.text import NAME

_HEADS_JA: tuple[tuple[str, re.Pattern[str]], ...] = (
    ("owner", re.compile(f"({PLAYER_JA})がオーナーである")),
    ("tapped", re.compile("(アン)?タップ状態の")),
    ("counters", re.compile(r"(.+?)カウンター(\d+)個が(?:置かれた|乗った)")),
    ("keywords", re.compile(r"(.+?)を持つ")),
    ("pt", re.compile(rf"({PT_TEXT})の?")),
)
_TAIL_JA = re.compile(rf"({NAME})([A-Z])?(トークン)?(?:(\d+)(体|つ|枚|本|個))?")
_MERGED_JA = re.compile(rf"上から((?:{NAME}と?、?)+)の合同パーマネント")
_QUALITY_JA = re.compile(r"([^\ue000-\uf8ff]+?)の?")


def _read_ja(ctx: Reader, text: str) -> Sequence[Desc]:
    merged = _MERGED_JA.fullmatch(text)
    if merged:
        names = [ctx.name(c) for c in merged[1] if re.fullmatch(NAME, c)]
        return [Desc(names[0], under=tuple(names[1:]))] if len(names) > 1 else []
    found = re.search(f"(?<!プレイヤー){NAME}", text)
    tail = _TAIL_JA.fullmatch(text, found.start()) if found else None
    if not found or not tail:
        return []
    char, label, token, n, word = tail.groups()
    base = Desc(ctx.name(char), int(n or 1), label or "", bool(token), classifier=word or "")
    return list(dict.fromkeys(d for d in _heads_ja(ctx, text[: found.start()], base) if not (d.label and d.count > 1)))


def _heads_ja(ctx: Reader, text: str, desc: Desc) -> Iterator[Desc]:
    if not text:
        yield desc
        return
    for sort, pattern in _HEADS_JA:
        found = pattern.match(text)
        if found:
            for more in _apply_ja(ctx, sort, found, desc):
                yield from _heads_ja(ctx, text[found.end() :], more)
    words = _QUALITY_JA.fullmatch(text)
    quality = parse_quality("ja", words[1]) if words else None
    if quality and not desc.quality.words:
        yield replace(desc, quality=quality)


def _apply_ja(ctx: Reader, sort: str, found: re.Match[str], desc: Desc) -> Iterator[Desc]:
    if sort == "tapped" and desc.tapped is None:
        yield replace(desc, tapped=not found[1])
    elif sort == "owner" and desc.owner is None:
        yield from (replace(desc, owner=p) for p in read_player(ctx, found[1]))
    elif sort == "counters":
        yield from (replace(desc, counters=(*desc.counters, (k, int(found[2])))) for k in read_counter(ctx, found[1]))
    elif sort == "keywords" and not desc.keywords:
        for words in read_list(ctx, found[1], read_ability):
            yield replace(desc, keywords=tuple(str(w) for w in words))
    elif sort == "pt" and desc.pt is None:
        yield from (replace(desc, pt=pt) for pt in read_pt(ctx, found[1]))


_EN = re.compile(
    rf"(?:(?P<n>{N_EN}) )?(?P<tapped>(?:un)?tapped )?(?:(?P<pt>{PT_TEXT}) )?(?P<quality>[^\ue000-\uf8ff]+? )?"
    rf"(?P<name>{NAME})(?: (?P<label>[A-Z]))?(?P<token> tokens?)?(?P<withs>(?: with .+?)*?)(?: owned by (?P<owner>{PLAYER_EN}))?"
)
_MERGED_EN = re.compile(rf"a merged permanent of ({NAME}(?:(?: over |, )({NAME}))+)")
_COUNTERS_EN = re.compile(rf"({N_EN}) (.+?) counters?(?: on it)?")


def _read_en(ctx: Reader, text: str) -> Sequence[Desc]:
    merged = _MERGED_EN.fullmatch(text)
    if merged:
        names = [ctx.name(c) for c in re.findall(NAME, merged[1])]
        return [Desc(names[0], under=tuple(names[1:]))]
    found = _EN.fullmatch(text)
    if not found:
        return []
    g = found.groupdict()
    quality = parse_quality("en", g["quality"].strip()) if g["quality"] else Quality(())
    if quality is None:
        return []
    desc = Desc(
        ctx.name(g["name"]),
        next(iter(read_n(ctx, g["n"])), 1) if g["n"] else 1,
        g["label"] or "",
        bool(g["token"]),
        {None: None, "tapped ": True, "untapped ": False}[g["tapped"]],
        next(iter(read_pt(ctx, g["pt"])), None) if g["pt"] else None,
        quality,
        owner=next(iter(read_player(ctx, g["owner"])), None) if g["owner"] else None,
    )
    if desc.label and desc.count > 1:
        return []
    return list(dict.fromkeys(_withs(ctx, [w for w in (g["withs"] or "").split(" with ") if w], desc)))


def _withs(ctx: Reader, withs: list[str], desc: Desc) -> Iterator[Desc]:
    if not withs:
        yield desc
        return
    found = _COUNTERS_EN.fullmatch(withs[0])
    if found:
        for n in read_n(ctx, found[1]):
            for kind in read_counter(ctx, found[2]):
                yield from _withs(ctx, withs[1:], replace(desc, counters=(*desc.counters, (kind, n))))
    elif not desc.keywords:
        for words in read_list(ctx, withs[0], read_ability):
            yield from _withs(ctx, withs[1:], replace(desc, keywords=tuple(str(w) for w in words)))


def read_desc(ctx: Reader, text: str) -> Sequence[Desc]:
    """タップ状態の2/2のクリーチャー「熊」1体 / a tapped 2/2 creature "Bear"."""
    return _read_ja(ctx, text) if ctx.language == "ja" else _read_en(ctx, text)


def show_desc(ctx: Printer, value: object) -> str:
    """タップ状態の2/2のクリーチャー「熊」 / tapped 2/2 creature "Bear"."""
    assert isinstance(value, Desc)
    return _show_ja(ctx, value) if ctx.language == "ja" else _show_en(ctx, value)


def _show_ja(ctx: Printer, d: Desc) -> str:
    if d.under:
        return "上から" + "".join(ctx.name(n) for n in (d.name, *d.under)) + "の合同パーマネント"
    out = show_player(ctx, d.owner) + "がオーナーである" if d.owner else ""
    out += {None: "", True: "タップ状態の", False: "アンタップ状態の"}[d.tapped]
    out += "".join(f"{show_counter(ctx, k)}カウンター{n}個が置かれた" for k, n in d.counters)
    out += show_list(ctx, d.keywords, show_ability) + "を持つ" if d.keywords else ""
    out += show_pt(ctx, d.pt) + "の" if d.pt else ""
    out += quality_words(ctx, d.quality)
    if d.quality.words and d.quality.words[-1][0] not in ("type", "subtype", "kind"):
        out += "の"
    out += ctx.name(d.name) + d.label + ("トークン" if d.token else "")
    creature = d.pt or ("type", "Creature") in d.quality.words
    word = d.classifier or ("体" if creature else "つ")
    return out + (f"{d.count}{word}" if d.count != 1 or (d.token and not d.label) else "")


def _show_en(ctx: Printer, d: Desc) -> str:
    if d.under:
        return "a merged permanent of " + " over ".join(ctx.name(n) for n in (d.name, *d.under))
    words = [{None: "", True: "tapped", False: "untapped"}[d.tapped], show_pt(ctx, d.pt) if d.pt else "", quality_words(ctx, d.quality)]
    described = any(words)
    count = str(d.count) if d.count != 1 or (d.token and not d.label) else ""
    if described and not count:
        first = next(w for w in words if w)
        count = "an" if first[0].lower() in "aeiou" else "a"
    text = " ".join(w for w in (count, *words, ctx.name(d.name), d.label) if w)
    text += (" token" if d.count == 1 else " tokens") if d.token else ""
    text += " with " + show_list(ctx, d.keywords, show_ability) if d.keywords else ""
    for kind, n in d.counters:
        text += f" with {n} {kind} counter{'s' if n != 1 else ''}"
    return text + (f" owned by {show_player(ctx, d.owner)}" if d.owner else "")


_DESCS = [
    ("「熊」", '"Bear"'),
    ("タップ状態の2/2のクリーチャー「熊」と「鳥」2つ", 'a tapped 2/2 creature "Bear" and 2 "Bird"'),
    ("飛行と速攻を持つ1/1の白の「鳥」トークン1体", '1 1/1 white "Bird" token with flying and haste'),
    ("時間カウンター2個が置かれた「熊」A", '"Bear" A with 2 time counters'),
    ("上から「熊」「鳥」の合同パーマネント", 'a merged permanent of "Bear" over "Bird"'),
    ("対戦相手がオーナーである「熊」", '"Bear" owned by the opponent'),
    ("プレイヤー「アリス」がオーナーである「熊」", '"Bear" owned by player "アリス"'),
]
list_slot("descs", read_desc, show_desc, _DESCS)

# --- Cards that are counted ---------------------------------------------------------------------------------------------------------

_NAMED_JA = re.compile(rf"({NAME})([A-Z])?(?:(\d+)枚)?")
_NAMED_EN = re.compile(rf"(?:({N_EN}) )?({NAME})(?: ([A-Z]))?")
_CARDS_JA = re.compile(r"([^\ue000-\uf8ff]*?)カード(\d+)枚")
_CARDS_EN = re.compile(rf"({N_EN}) ([^\ue000-\uf8ff]*? )?cards?")


def read_counted(ctx: Reader, text: str) -> Sequence[Counted]:
    """「終末」2枚, カード3枚, クリーチャー・カード1枚 / 2 "Terminus", 3 cards, 1 creature card."""
    ja = ctx.language == "ja"
    named = (_NAMED_JA if ja else _NAMED_EN).fullmatch(text)
    if named:
        char, label, n = named.groups() if ja else (named[2], named[3], named[1])
        count = next(iter(read_n(ctx, n)), 1) if n else 1
        return [] if label and count > 1 else [Counted(count, ctx.name(char), label or "")]
    cards = (_CARDS_JA if ja else _CARDS_EN).fullmatch(text)
    if not cards:
        return []
    words, n = (cards[1], cards[2]) if ja else ((cards[2] or "").strip(), cards[1])
    quality = parse_quality(ctx.language, words) if words else Quality(())
    return [Counted(v, quality=quality) for v in read_n(ctx, n)] if quality is not None else []


def show_counted(ctx: Printer, value: object) -> str:
    """「終末」2枚 / 2 "Terminus"."""
    assert isinstance(value, Counted)
    if ctx.language == "ja":
        if value.name:
            return ctx.name(value.name) + value.label + (f"{value.n}枚" if value.n != 1 else "")
        words = quality_words(ctx, value.quality)
        return (words + "・" if words else "") + f"カード{value.n}枚"
    if value.name:
        text = (f"{value.n} " if value.n != 1 else "") + ctx.name(value.name)
        return text + (f" {value.label}" if value.label else "")
    words = quality_words(ctx, value.quality)
    return f"{value.n} {words + ' ' if words else ''}card{'s' if value.n != 1 else ''}"


_COUNTED = [
    ("「熊」", '"Bear"'),
    ("「熊」2枚とカード3枚", '2 "Bear" and 3 cards'),
    ("「熊」Aと「鳥」", '"Bear" A and "Bird"'),
    ("クリーチャー・カード1枚", "1 creature card"),
]
list_slot("cards", read_counted, show_counted, _COUNTED)
slot("counted", read_counted, show_counted, _COUNTED[:1])
