"""Tokens in a text: "1/1 white Cat creature token with lifelink", and produced mana."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.abilities import Ability, KeywordAbility
from engine.cards.card import CardFace, card
from engine.cards.predefined_tokens import PREDEFINED
from engine.mana import COLORS
from engine.text.grammar import Reader, Reading, reads, shows
from engine.text.shower import CantSay, Piece, Shower
from engine.text.words import COLOR_OF, COLOR_WORDS, LETTERS, SUBTYPE_WORDS, TYPE_WORDS

KNOWN: dict[str, CardFace] = {token.face.name.lower(): token.face for token in PREDEFINED}
"""Predefined tokens (CR 111.10) by the word for them."""


def token(
    pt: tuple[int, int] | None, colors: str, types: tuple[str, ...], subtypes: tuple[str, ...], abilities: tuple[Ability, ...]
) -> CardFace:
    """The token that a text describes; its name is its subtypes (CR 111.4)."""
    line = " ".join(t.capitalize() for t in types) + (" — " + " ".join(subtypes) if subtypes else "")
    ja = "・".join(SUBTYPE_WORDS.ja.get(t, t) for t in subtypes)
    return card(" ".join(subtypes), ja, None, line, f"{pt[0]}/{pt[1]}" if pt else "", *abilities, colors=colors)


def _facts(face: CardFace) -> tuple[tuple[int, int] | None, str, tuple[str, ...], tuple[str, ...], tuple[Ability, ...]]:
    pt = (face.power, face.toughness) if face.power is not None and face.toughness is not None else None
    return pt, "".join(face.colors), face.types, face.subtypes, face.abilities


def _describable(face: CardFace) -> None:
    try:
        same = token(*_facts(face)) == face
    except ValueError:
        same = False
    if not same:
        raise CantSay(face, "token")


def _keywords(face: CardFace) -> tuple[KeywordAbility, ...]:
    keywords = tuple(a for a in face.abilities if isinstance(a, KeywordAbility))
    if len(keywords) != len(face.abilities):
        raise CantSay(face, "token")
    return keywords


# --- English --------------------------------------------------------------------------------------------------------------------------


@reads("token", "en")
def read_token(reader: Reader, pos: int) -> Iterator[Reading]:
    """A token, without its number."""
    yield from _token(reader, pos, "token")


@reads("tokens", "en")
def read_tokens(reader: Reader, pos: int) -> Iterator[Reading]:
    """Several tokens of a kind."""
    yield from _token(reader, pos, "tokens")


def _token(reader: Reader, pos: int, word: str) -> Iterator[Reading]:
    for known, face in KNOWN.items():
        end = reader.at(pos, f"{known} {word}")
        if end > 0:
            yield face, end
    for pt, start in _read_pt(reader, pos, " "):
        for colors, after in _colors(reader, start):
            for types, end in _type_words(reader, after):
                stop = reader.at(end, word)
                if stop > 0:
                    yield from _with_abilities(reader, stop, pt, colors, types)


def _read_pt(reader: Reader, pos: int, gap: str) -> Iterator[tuple[tuple[int, int] | None, int]]:
    found = re.compile(r"(\d{1,2})/(\d{1,2})" + gap).match(reader.text, pos)
    if found:
        yield (int(found[1]), int(found[2])), reader.at(pos, found[0])


def _colors(reader: Reader, pos: int) -> Iterator[tuple[str, int]]:
    start = reader.at(pos, "colorless ")
    if start > 0:
        yield "", start
    for word, end in COLOR_WORDS.read("en", reader.text, pos):
        letter = LETTERS[word]
        start = reader.at(end, " and ")
        if start > 0:
            yield from ((letter + more, stop) for more, stop in _colors(reader, start))
        start = reader.at(end, ", ")
        if start > 0:
            yield from ((letter + more, stop) for more, stop in _colors(reader, start))
        start = reader.at(end, " ")
        if start > 0:
            yield letter, start


def _type_words(reader: Reader, pos: int) -> Iterator[tuple[tuple[tuple[str, ...], tuple[str, ...]], int]]:
    """Subtypes, then types, each with the space after it."""
    for word, end in SUBTYPE_WORDS.read("en", reader.text, pos):
        start = reader.at(end, " ")
        if start > 0:
            for (types, subtypes), stop in _type_words(reader, start):
                yield (types, (word, *subtypes)), stop
    for word, end in TYPE_WORDS.read("en", reader.text, pos):
        start = reader.at(end, " ")
        if start > 0:
            yield ((word,), ()), start
            for (types, subtypes), stop in _type_words(reader, start):
                if not subtypes:
                    yield ((word, *types), ()), stop


def _with_abilities(
    reader: Reader, pos: int, pt: tuple[int, int] | None, colors: str, types: tuple[tuple[str, ...], tuple[str, ...]]
) -> Iterator[Reading]:
    if not types[1]:
        return
    yield token(pt, colors, *types, ()), pos
    start = reader.at(pos, " with ")
    if start > 0:
        for abilities, end in reader.read("granted", start):
            yield token(pt, colors, *types, abilities), end


@shows("token", "en")
def show_token(shower: Shower, face: CardFace) -> list[Piece]:
    """A token."""
    return _show(shower, face, "token")


@shows("tokens", "en")
def show_tokens(shower: Shower, face: CardFace) -> list[Piece]:
    """Several tokens of a kind."""
    return _show(shower, face, "tokens")


def _show(shower: Shower, face: CardFace, word: str) -> list[Piece]:
    for known, predefined in KNOWN.items():
        if face == predefined:
            return [f"{known.capitalize()} {word}"]
    _describable(face)
    pt, colors, types, subtypes, abilities = _facts(face)
    words = [f"{pt[0]}/{pt[1]}"] if pt else []
    words.append(" and ".join(COLOR_OF[c] for c in colors) or "colorless")
    words += [*subtypes, *types, word]
    return [" ".join(words), *((" with ", *shower.show("granted", abilities)) if abilities else ())]


@reads("produced", "en", "ja")
def read_produced(reader: Reader, pos: int) -> Iterator[Reading]:
    """Mana to add: "{C}{C}", "{R} or {G}"."""
    found = re.compile(r"(?:\{[wubrgc]\})+").match(reader.text, pos)
    if not found:
        return
    first = re.sub(r"[{}]", "", found[0]).upper()
    end = reader.at(pos, found[0])
    yield (first,), end
    start = reader.at(end, ", or ", " or ", ", ", "か", "、または", "または", "、")
    if start > 0:
        for rest, stop in reader.read("produced", start):
            yield (first, *rest), stop


@shows("produced", "en", "ja")
def show_produced(shower: Shower, choices: tuple[str, ...]) -> str:
    """Mana to add."""
    if not choices or choices == tuple(c * len(choices[0]) for c in COLORS):
        raise CantSay(choices, "produced")
    written = ["".join(f"{{{letter}}}" for letter in choice) for choice in choices]
    if shower.grammar.language == "ja":
        return "か".join(written)
    return written[0] if len(written) == 1 else ", ".join(written[:-1]) + (", or " if len(written) > 2 else " or ") + written[-1]


# --- Japanese -------------------------------------------------------------------------------------------------------------------------


@reads("token", "ja")
def read_token_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """A token, without its number."""
    for face in KNOWN.values():
        end = reader.at(pos, face.ja + "トークン")
        if end > 0:
            yield face, end
    for abilities, start in (((), pos), *_having(reader, pos)):
        for colors, after in _colors_ja(reader, start):
            for pt, further in _read_pt(reader, after, "の"):
                yield from _named_ja(reader, further, pt, colors, abilities)


def _having(reader: Reader, pos: int) -> Iterator[tuple[Any, int]]:
    for abilities, end in reader.read("granted", pos):
        start = reader.at(end, "を持つ")
        if start > 0:
            yield abilities, start


def _colors_ja(reader: Reader, pos: int) -> Iterator[tuple[str, int]]:
    start = reader.at(pos, "無色の")
    if start > 0:
        yield "", start
    for word, end in COLOR_WORDS.read("ja", reader.text, pos):
        last = reader.at(end, "の", "である")
        if last > 0:
            yield LETTERS[word], last
        start = reader.at(end, "であり", "と", "の")
        if start > 0:
            yield from ((LETTERS[word] + more, stop) for more, stop in _colors_ja(reader, start))


def _named_ja(reader: Reader, pos: int, pt: Any, colors: str, abilities: Any) -> Iterator[Reading]:
    for (types, subtypes), end in _types_ja(reader, pos):
        stop = reader.at(end, "トークン")
        if stop > 0 and subtypes and types:
            yield token(pt, colors, types, subtypes, abilities), stop


def _types_ja(reader: Reader, pos: int) -> Iterator[tuple[tuple[tuple[str, ...], tuple[str, ...]], int]]:
    yield ((), ()), pos
    for word, end in SUBTYPE_WORDS.read("ja", reader.text, pos):
        for (types, subtypes), stop in _types_ja(reader, end):
            yield (types, (word, *subtypes)), stop
    for word, end in TYPE_WORDS.read("ja", reader.text, pos):
        for (types, subtypes), stop in _types_ja(reader, end):
            if not subtypes:
                yield ((word, *types), ()), stop


@shows("token", "ja")
def show_token_ja(shower: Shower, face: CardFace) -> list[Piece]:
    """A token, without its number."""
    if face in KNOWN.values():
        return [face.ja + "・トークン"]
    _describable(face)
    pt, colors, types, subtypes, abilities = _facts(face)
    words = [COLOR_WORDS.ja[COLOR_OF[c]] for c in colors]
    color = "".join(w + "であり" for w in words[:-1]) + words[-1] + ("である" if len(words) > 1 else "の") if words else "無色の"
    names = "・".join([*(SUBTYPE_WORDS.ja[t] for t in subtypes), *(TYPE_WORDS.ja[t] for t in types), "トークン"])
    having: tuple[Piece, ...] = (*shower.show("granted", abilities), "を持つ") if abilities else ()
    return [*having, color, f"{pt[0]}/{pt[1]}の" if pt else "", names]
