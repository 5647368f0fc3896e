"""English noun phrases: modifiers, types, noun, modifiers. "another white creature you control with flying"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.characteristic_filters import IsSubtype, IsType
from engine.filters import Another, AnyOf, Cast, Filter, IsToken, Owned
from engine.text.grammar import Reader, Reading, reads, shows
from engine.text.nouns import PERMANENT_CARD, InZone, Noun, canonical, noun
from engine.text.shower import CantSay, Piece, Shower
from engine.text.words import COLOR_OF, COLOR_WORDS, LETTERS, SUBTYPE_WORDS, SUPERTYPE_WORDS, TYPE_WORDS

_BASES = {"permanent": "permanents", "card": "cards", "spell": "spells", "token": "tokens"}


@reads("color", "en")
def read_color(reader: Reader, pos: int) -> Iterator[Reading]:
    """A color, as its letter."""
    for word, end in COLOR_WORDS.read("en", reader.text, pos):
        yield LETTERS[word], end


@shows("color", "en")
def show_color(shower: Shower, letter: str) -> str:
    """A color by its letter."""
    if letter not in COLOR_OF:
        raise CantSay(letter, "color")
    return COLOR_OF[letter]


@reads("type", "en")
def read_type(reader: Reader, pos: int) -> Iterator[Reading]:
    """A card type."""
    yield from TYPE_WORDS.read("en", reader.text, pos)


@shows("type", "en")
def show_type(shower: Shower, word: str) -> str:
    """A card type."""
    return _known(TYPE_WORDS, word, "type")


@reads("supertype", "en")
def read_supertype(reader: Reader, pos: int) -> Iterator[Reading]:
    """A supertype."""
    yield from SUPERTYPE_WORDS.read("en", reader.text, pos)


@shows("supertype", "en")
def show_supertype(shower: Shower, word: str) -> str:
    """A supertype."""
    return _known(SUPERTYPE_WORDS, word, "supertype")


@reads("subtype", "en")
def read_subtype(reader: Reader, pos: int) -> Iterator[Reading]:
    """A subtype."""
    yield from SUBTYPE_WORDS.read("en", reader.text, pos)


@shows("subtype", "en")
def show_subtype(shower: Shower, word: str) -> str:
    """A subtype."""
    return _known(SUBTYPE_WORDS, word, "subtype")


def _known(words: Any, word: str, kind: str) -> str:
    if word not in words:
        raise CantSay(word, kind)
    return word


# --- Reading --------------------------------------------------------------------------------------------------------------------------


@reads("np1", "en")
def read_one(reader: Reader, pos: int) -> Iterator[Reading]:
    """A noun phrase in the singular, without article."""
    yield from _read(reader, pos, several=False)


@reads("nps", "en")
def read_several(reader: Reader, pos: int) -> Iterator[Reading]:
    """A noun phrase in the plural."""
    yield from _read(reader, pos, several=True)


def _read(reader: Reader, pos: int, several: bool) -> Iterator[Reading]:
    for before, start in _modifiers(reader, pos):
        for inside, base, end in _heads(reader, start, several):
            for after, stop in _followers(reader, end):
                found = noun([*before, *inside, *after], base)
                if found is not None:
                    yield found, stop


def card_of(reader: Reader, pos: int, several: bool = False) -> Iterator[Reading]:
    """A card of a kind in a zone that the words before have named: its filter."""
    for before, start in _modifiers(reader, pos):
        for inside, base, end in _heads(reader, start, several):
            for after, stop in _followers(reader, end) if base == "card" else ():
                if not any(isinstance(p, InZone) for p in after):
                    yield canonical(Filter(*before, *inside, *after)), stop


def _modifiers(reader: Reader, pos: int) -> Iterator[tuple[list[Any], int]]:
    yield [], pos
    for value, end in reader.read("pre", pos):
        for start in (reader.at(end, " "), reader.at(end, ", ")):
            if start > 0:
                for more, stop in _modifiers(reader, start):
                    yield [value, *more], stop


def _followers(reader: Reader, pos: int) -> Iterator[tuple[list[Any], int]]:
    yield [], pos
    start = reader.at(pos, " ")
    if start > 0:
        for value, end in reader.read("post", start):
            for more, stop in _followers(reader, end):
                yield [value, *more], stop


def _heads(reader: Reader, pos: int, several: bool) -> Iterator[tuple[list[Any], str, int]]:
    """Types and the noun they stand by."""
    for base in ("card", "spell"):
        end = reader.at(pos, f"permanent {base}s" if several else f"permanent {base}")
        if end > 0 and not _in_word(reader.text, end):
            yield [PERMANENT_CARD], base, end
    for inside, start in ((), pos), *_groups(reader, pos):
        for base, form in _BASES.items():
            end = reader.at(start, (" " if inside else "") + (form if several else base))
            if end > 0 and not _in_word(reader.text, end):
                yield list(inside), base, end
    for inside, end in _groups(reader, pos, several):
        if not _in_word(reader.text, end):
            yield list(inside), "permanent", end


def _in_word(text: str, pos: int) -> bool:
    return pos < len(text) and text[pos].isalpha()


def _groups(reader: Reader, pos: int, several: bool = False) -> Iterator[tuple[tuple[Any, ...], int]]:
    """Types, or several to choose from: "artifact creature", "instant or sorcery", "artifact, creature, or land"."""
    for first, end in _types(reader, pos, several):
        yield first, end
        yield from _alternatives(reader, [first], end, several)


def _alternatives(reader: Reader, so_far: list[tuple[Any, ...]], pos: int, several: bool) -> Iterator[tuple[tuple[Any, ...], int]]:
    joins = (" and/or ", ", and/or ", " or ", ", or ", " and ", ", and ") if several else (" or ", ", or ")
    for join in joins:
        start = reader.at(pos, join)
        if start > 0:
            for last, end in _types(reader, start, several):
                yield (AnyOf(*(g[0] if len(g) == 1 else Filter(*g) for g in [*so_far, last])),), end
    start = reader.at(pos, ", ")
    if start > 0:
        for more, end in _types(reader, start, several):
            yield from _alternatives(reader, [*so_far, more], end, several)


def _types(reader: Reader, pos: int, several: bool) -> Iterator[tuple[tuple[Any, ...], int]]:
    """Types and subtypes in a row; the last in the plural where that is asked for."""
    for words, make in ((TYPE_WORDS, IsType), (SUBTYPE_WORDS, IsSubtype)):
        for word, end in words.read("en", reader.text, pos, several):
            yield (make(word),), end
        for word, end in words.read("en", reader.text, pos):
            start = reader.at(end, " ")
            if start > 0:
                for more, stop in _types(reader, start, several):
                    yield (make(word), *more), stop


# --- Printing -------------------------------------------------------------------------------------------------------------------------


@shows("np1", "en")
def show_one(shower: Shower, it: Noun) -> list[Piece]:
    """A noun phrase in the singular."""
    return _show(shower, it, several=False)


@shows("nps", "en")
def show_several(shower: Shower, it: Noun) -> list[Piece]:
    """A noun phrase in the plural."""
    return _show(shower, it, several=True)


def _show(shower: Shower, it: Noun, several: bool) -> list[Piece]:
    rest: list[Any] = list(it.filter.predicates)
    base = {"battlefield": "", "stack": "" if Cast("you") in rest else "spell"}.get(it.zone, "card")
    if base == "card":
        whose = next((p for p in rest if isinstance(p, Owned)), None)
        if whose is not None:
            rest.remove(whose)
        if it.zone != "any":
            rest.append(InZone(it.zone, whose.by if whose else "any"))
    if IsToken() in rest:
        rest.remove(IsToken())
        base = "token"
    before: list[Piece] = []
    inside: list[Any] = []
    after: list[Piece] = []
    for predicate in rest:
        if isinstance(predicate, (IsType, IsSubtype, AnyOf)) or predicate == PERMANENT_CARD:
            inside.append(predicate)
            continue
        if predicate == Another():
            before = ["other " if several else "another ", *before]
            continue
        try:
            before += [*shower.show("pre", predicate), " "]
        except CantSay:
            after += [" ", *shower.show("post", predicate)]
    return [*before, _show_head(inside, base, several), *after]


def _show_head(inside: list[Any], base: str, several: bool) -> str:
    if inside == [PERMANENT_CARD] and base in ("card", "spell"):
        return f"permanent {base}s" if several else f"permanent {base}"
    subtypes_first = sorted(inside, key=lambda p: isinstance(p, IsType))
    words = [_show_type(p, several and not base and n == len(inside) - 1) for n, p in enumerate(subtypes_first)]
    last = base or ("" if words else "permanent")
    if last:
        words.append(_BASES[last] if several else last)
    return " ".join(words)


def _show_type(predicate: Any, several: bool) -> str:
    if isinstance(predicate, IsType):
        return TYPE_WORDS.show("en", predicate.type, several)
    if isinstance(predicate, IsSubtype):
        return SUBTYPE_WORDS.show("en", predicate.subtype, several)
    if isinstance(predicate, AnyOf) and predicate.predicates:
        words = [_show_type(p, several) for p in predicate.predicates]
        return " or ".join(words) if len(words) == 2 else ", ".join(words[:-1]) + ", or " + words[-1]
    if isinstance(predicate, Filter):
        return " ".join(_show_type(p, several and n == len(predicate.predicates) - 1) for n, p in enumerate(predicate.predicates))
    raise CantSay(predicate, "np1")
