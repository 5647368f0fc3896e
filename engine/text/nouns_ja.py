"""Japanese noun phrases: modifiers, types, noun. 「あなたがコントロールしていて飛行を持つクリーチャー」; and counted ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.characteristic_filters import IsSubtype, IsType
from engine.filters import AnyOf, Filter, IsToken, Owned
from engine.text.grammar import Reader, Reading, reads, shows
from engine.text.nouns import PERMANENT_CARD, InZone, Noun, canonical, noun
from engine.text.shower import CantSay, Piece, Shower
from engine.text.words import COLOR_OF, COLOR_WORDS, LETTERS, SUBTYPE_WORDS, SUPERTYPE_WORDS, TYPE_WORDS, Words

_BASES = {"パーマネント": "permanent", "カード": "card", "呪文": "spell", "トークン": "token"}


@reads("color", "ja")
def read_color(reader: Reader, pos: int) -> Iterator[Reading]:
    """A color, as its letter."""
    for word, end in COLOR_WORDS.read("ja", reader.text, pos):
        yield LETTERS[word], end


@shows("color", "ja")
def show_color(shower: Shower, letter: str) -> str:
    """A color by its letter."""
    if letter not in COLOR_OF:
        raise CantSay(letter, "color")
    return COLOR_WORDS.ja[COLOR_OF[letter]]


def _list(kind: str, words: Words) -> None:
    @reads(kind, "ja")
    def read(reader: Reader, pos: int) -> Iterator[Reading]:
        yield from words.read("ja", reader.text, pos)

    @shows(kind, "ja")
    def show(shower: Shower, word: str) -> str:
        if word not in words:
            raise CantSay(word, kind)
        return words.ja[word]


_list("type", TYPE_WORDS)
_list("supertype", SUPERTYPE_WORDS)
_list("supertype0", Words({"basic": "基本", "legendary": "伝説", "snow": "氷雪", "world": "ワールド"}))
_list("subtype", SUBTYPE_WORDS)


# --- Reading --------------------------------------------------------------------------------------------------------------------------


@reads("np", "ja")
def read_noun(reader: Reader, pos: int) -> Iterator[Reading]:
    """A noun phrase without number."""
    for before, start in _modifiers(reader, pos):
        for inside, base, end in _heads(reader, start):
            found = noun([*before, *inside], base)
            if found is not None:
                yield found, end


def card_of_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """A card of a kind in a zone that the words before have named: its filter."""
    for before, start in _modifiers(reader, pos):
        for inside, base, end in _heads(reader, start):
            if base == "card":
                yield canonical(Filter(*before, *inside)), end


def _modifiers(reader: Reader, pos: int) -> Iterator[tuple[list[Any], int]]:
    yield [], pos
    for kind in ("mod", "modc"):
        for value, end in reader.read(kind, pos):
            for start in sorted({end, max(end, reader.at(end, "、", "すべての"))}):
                for more, stop in _modifiers(reader, start):
                    yield [value, *more], stop


def _heads(reader: Reader, pos: int) -> Iterator[tuple[list[Any], str, int]]:
    for word, base in (("パーマネントカード", "card"), ("パーマネント呪文", "spell")):
        end = reader.at(pos, word)
        if end > 0:
            yield [PERMANENT_CARD], base, end
    for inside, start in ((), pos), *_groups(reader, pos):
        for word, base in _BASES.items():
            for joint in ("", "である") if inside else ("",):
                end = reader.at(start, joint + word)
                if end > 0:
                    yield list(inside), base, end
        if inside:
            yield list(inside), "", start


def _groups(reader: Reader, pos: int) -> Iterator[tuple[tuple[Any, ...], int]]:
    for first, end in _types(reader, pos):
        yield first, end
        yield from _alternatives(reader, [first], end)


def _alternatives(reader: Reader, so_far: list[tuple[Any, ...]], pos: int) -> Iterator[tuple[tuple[Any, ...], int]]:
    start = reader.at(pos, "か", "や")
    if start > 0:
        for more, end in _types(reader, start):
            groups = [*so_far, more]
            yield (AnyOf(*(g[0] if len(g) == 1 else Filter(*g) for g in groups)),), end
            yield from _alternatives(reader, groups, end)


def _types(reader: Reader, pos: int) -> Iterator[tuple[tuple[Any, ...], int]]:
    for words, make in ((TYPE_WORDS, IsType), (SUBTYPE_WORDS, IsSubtype)):
        for word, end in words.read("ja", reader.text, pos):
            yield (make(word),), end
            for more, stop in _types(reader, end):
                yield (make(word), *more), stop


@reads("classifier", "ja")
def read_classifier(reader: Reader, pos: int) -> Iterator[Reading]:
    """What is counted with."""
    for word in ("体", "つ", "枚", "個", "人"):
        if reader.at(pos, word) > 0:
            yield word, pos + len(word)


@reads("npn", "ja")
def read_counted(reader: Reader, pos: int) -> Iterator[Reading]:
    """A noun phrase with a number: (noun, number). Also 「アーティファクト1つかエンチャント1つ」, 「…やエンチャントのうち1つ」."""
    for it, end in reader.read("np", pos):
        for start in {end, max(end, reader.at(end, "のうち"))}:
            for n, stop in _number(reader, start):
                yield (it, n), stop
    for before, start in _modifiers(reader, pos):
        for groups, n, end in _counted_groups(reader, start):
            if len(groups) > 1 and len({base for _, base in groups}) == 1:
                alternatives = AnyOf(*(g[0] if len(g) == 1 else Filter(*g) for g, _ in groups))
                found = noun([*before, alternatives], groups[0][1])
                if found is not None:
                    yield (found, n), end


def _number(reader: Reader, pos: int) -> Iterator[tuple[Any, int]]:
    for n, end in reader.read("digits", pos):
        for _, stop in reader.read("classifier", end):
            yield n, stop


def _counted_groups(reader: Reader, pos: int) -> Iterator[tuple[list[tuple[list[Any], str]], Any, int]]:
    for inside, base, end in _heads(reader, pos):
        for n, stop in _number(reader, end):
            if inside:
                yield [(inside, base)], n, stop
            start = reader.at(stop, "か")
            if start > 0 and inside:
                for more, other, last in _counted_groups(reader, start):
                    if other == n:
                        yield [(inside, base), *more], n, last


# --- Printing -------------------------------------------------------------------------------------------------------------------------


@shows("np", "ja")
def show_noun(shower: Shower, it: Noun) -> list[Piece]:
    """A noun phrase: all modifiers but the last in the form that goes on."""
    rest: list[Any] = list(it.filter.predicates)
    base = {"battlefield": "", "stack": "呪文"}.get(it.zone, "カード")
    if base == "カード":
        whose = next((p for p in rest if isinstance(p, Owned)), None)
        if whose is not None:
            rest.remove(whose)
        if it.zone != "any":
            rest.insert(0, InZone(it.zone, whose.by if whose else "any"))
    if IsToken() in rest:
        rest.remove(IsToken())
        base = "トークン"
    inside = [p for p in rest if isinstance(p, (IsType, IsSubtype, AnyOf)) or p == PERMANENT_CARD]
    modifiers = sorted((p for p in rest if p not in inside), key=_place)
    out: list[Piece] = []
    for n, modifier in enumerate(modifiers):
        out += _show_modifier(shower, modifier, last=n == len(modifiers) - 1)
    return [*out, _show_head(inside, base)]


def _place(predicate: Any) -> int:
    """Where something is comes first, adjectives last."""
    order = ("InZone", "Controlled", "Owned", "ManaValue", "HasKeyword", "Another", "IsTapped", "Not", "IsColor", "IsSupertype")
    name = type(predicate).__name__
    return order.index(name) if name in order else 3


def _show_modifier(shower: Shower, modifier: Any, last: bool) -> tuple[Piece, ...]:
    if not last:
        try:
            return shower.show("modc", modifier)
        except CantSay:
            pass
    return shower.show("mod", modifier)


def _show_head(inside: list[Any], base: str) -> str:
    if inside == [PERMANENT_CARD] and base in ("カード", "呪文"):
        return "パーマネント・" + base
    words = [_show_type(p) for p in sorted(inside, key=lambda p: isinstance(p, IsType))]
    either = any(isinstance(p, AnyOf) for p in inside)
    if base and words:
        return "・".join(words) + ("である" if either else "・") + base
    return "・".join(words) or base or "パーマネント"


def _show_type(predicate: Any) -> str:
    if isinstance(predicate, IsType):
        return TYPE_WORDS.show("ja", predicate.type)
    if isinstance(predicate, IsSubtype):
        return SUBTYPE_WORDS.show("ja", predicate.subtype)
    if isinstance(predicate, AnyOf) and predicate.predicates:
        return "か".join(_show_type(p) for p in predicate.predicates)
    if isinstance(predicate, Filter):
        return "・".join(_show_type(p) for p in predicate.predicates)
    raise CantSay(predicate, "np")


def classifier(it: Noun) -> str:
    """What a noun phrase is counted with."""
    if it.zone not in ("battlefield", "stack"):
        return "枚"
    alone = [p for p in it.filter.predicates if isinstance(p, (IsType, IsSubtype, AnyOf))]
    types = [q for p in alone for q in (p.predicates if isinstance(p, AnyOf) else (p,))]
    bodies = bool(types) and all(q in (IsType("creature"), IsType("planeswalker")) or isinstance(q, IsSubtype) for q in types)
    return "体" if it.zone == "battlefield" and bodies and len(types) == 1 else "つ"


@shows("npn", "ja")
def show_counted(shower: Shower, value: tuple[Noun, Any]) -> list[Piece]:
    """A noun phrase with a number."""
    it, n = value
    either = any(isinstance(p, AnyOf) for p in it.filter.predicates) and it.zone == "battlefield"
    return [*show_noun(shower, it), "のうち" if either else "", *shower.show("digits", n), classifier(it)]
