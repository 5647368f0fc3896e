"""Tokens in a text: "1/1 white Cat creature token with lifelink", "Treasure token", "1/2 blue Bird creature token named Storm Crow"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.abilities import Ability
from engine.cards import catalogue
from engine.cards.card import CardFace, card
from engine.cards.predefined_tokens import PREDEFINED
from engine.described_tokens import WORD
from engine.record import record, replace
from engine.text.grammar import Reader, Reading, reads, shows
from engine.text.shower import CantSay, Piece, Shower
from engine.text.wording import plain
from engine.text.words import COLOR_OF, COLOR_WORDS, LETTERS, SUBTYPE_WORDS, TYPE_WORDS

KNOWN = tuple((token.words, token.face) for token in PREDEFINED)
"""Predefined tokens (CR 111.10), each with the words for it in English and in Japanese."""
_READ = {
    "en": tuple((plain("en", en), face) for (en, _), face in KNOWN),
    "ja": tuple((plain("ja", ja), face) for (_, ja), face in KNOWN),
}


@record
class Described:
    """What a text says of a token."""

    pt: tuple[int, int] | None
    colors: str
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    abilities: tuple[Ability, ...] = ()
    legendary: bool = False
    name: str = ""
    """"" for one that has its subtypes for a name (CR 111.4)."""

    def face(self) -> CardFace:
        """The token: if no name is given, named by its subtypes alone until it is created."""
        before = ["Legendary"] if self.legendary else []
        line = " ".join([*before, *(t.capitalize() for t in self.types)]) + (" — " + " ".join(self.subtypes) if self.subtypes else "")
        name, ja = " ".join(self.subtypes), "・".join(SUBTYPE_WORDS.ja.get(t, t) for t in self.subtypes)
        if self.name:
            known = _card(self.name)
            name, ja = (known.name, known.ja) if known else (self.name, "")
        return card(name, ja, None, line, f"{self.pt[0]}/{self.pt[1]}" if self.pt else "", *self.abilities, colors=self.colors)


def _facts(face: CardFace) -> Described:
    pt = (face.power, face.toughness) if face.power is not None and face.toughness is not None else None
    name = "" if face.name == " ".join(face.subtypes) else face.name
    found = Described(pt, "".join(face.colors), face.types, face.subtypes, face.abilities, "legendary" in face.supertypes, name)
    try:
        same = found.face() == face
    except ValueError:
        same = False
    if not same:
        raise CantSay(face, "token")
    return found


def token_face(name: str) -> CardFace | None:
    """The predefined token, or the token of a card of the catalogue, that has a name when it is created."""
    subtypes = name.removesuffix(f" {WORD}")
    return next((face for _, face in KNOWN if face.name == subtypes), None) or catalogue.own(subtypes)


def japanese_name(name: str) -> str:
    """The Japanese name of a token that has its subtypes and the word "Token" for a name (CR 111.4); "" for any other name."""
    subtypes = name.removesuffix(f" {WORD}")
    for _, face in KNOWN:
        if subtypes == face.name:
            return f"{face.ja}・トークン" if name != subtypes else face.ja
    found = tuple(SUBTYPE_WORDS.ja.get(word, "") for word in subtypes.split(" "))
    return "・".join((*found, "トークン")) if name != subtypes and all(found) else ""


def _card(name: str) -> CardFace | None:
    """The card of a name, no token of the catalogue."""
    found = catalogue.own(name)
    return found if found is not None and (found.mana_cost is not None or "land" in found.types) else None


def _more(face: CardFace) -> tuple[CardFace, tuple[Ability, ...]] | None:
    """The predefined token that something is, with more abilities than that has."""
    for _, known in KNOWN:
        own = len(known.abilities)
        if face.name == known.name and replace(face, abilities=face.abilities[:own]) == known:
            return known, face.abilities[own:]
    return None


def _named_only(reader: Reader, pos: int, word: str) -> Iterator[Reading]:
    """A token of which nothing is said but its name, that of a card: "Tarmogoyf token" (CR 111.11)."""
    language = reader.grammar.language
    found = re.compile(rf"([^\W\d][^.\"。「」]{{1,40}}?)(?:{word})(?![a-z])").match(reader.text, pos)
    if found and not any(found[1] == words for words, _ in _READ[language]):
        named = _card(reader.written(pos, found.end(1)))
        if named is not None:
            yield CardFace(named.name, None, (), (), (), (), ja=named.ja), reader.at(pos, found[0])


# --- English --------------------------------------------------------------------------------------------------------------------------


@reads("token", "en")
def read_token(reader: Reader, pos: int) -> Iterator[Reading]:
    """A token, without its number."""
    yield from _token(reader, pos, "token")


@reads("tokens", "en")
def read_tokens(reader: Reader, pos: int) -> Iterator[Reading]:
    """Several tokens of a kind."""
    yield from _token(reader, pos, "tokens")


@reads("legend", "en")
def read_legend(reader: Reader, pos: int) -> Iterator[Reading]:
    """A legendary token that is created by its name: "Marit Lage, a legendary …" (CR 111.9)."""
    found = re.compile(r"([^\W\d][\w' -]{1,40}), an? ").match(reader.text, pos)
    if found:
        for face, end in _token(reader, reader.at(pos, found[0]), "token"):
            if "legendary" in face.supertypes and face.name == " ".join(face.subtypes):
                yield replace(_facts(face), name=reader.written(pos, found.end(1))).face(), end


def _token(reader: Reader, pos: int, word: str) -> Iterator[Reading]:
    for known, face in _READ["en"]:
        end = reader.at(pos, f"{known} {word}")
        if end > 0:
            yield face, end
            for abilities, stop in _with(reader, end):
                yield replace(face, abilities=(*face.abilities, *abilities)), stop
    yield from _named_only(reader, pos, f" {word}")
    legend = reader.at(pos, "legendary ")
    for pt, start in _read_pt(reader, max(pos, legend), " "):
        for colors, after in _colors(reader, start):
            for (types, subtypes), end in _type_words(reader, after):
                stop = reader.at(end, word)
                if stop > 0 and subtypes:
                    yield from _finished(reader, stop, Described(pt, colors, types, subtypes, legendary=legend > 0))


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


def _with(reader: Reader, pos: int) -> Iterator[tuple[tuple[Ability, ...], int]]:
    start = reader.at(pos, " with ")
    if start > 0:
        yield from reader.read("granted", start)


def _finished(reader: Reader, pos: int, it: Described) -> Iterator[Reading]:
    """A token with its name and its abilities, if they are said: in either order."""
    for having, end in ((it, pos), *((replace(it, abilities=abilities), stop) for abilities, stop in _with(reader, pos))):
        yield having.face(), end
        for name, stop in _names(reader, end):
            yield replace(having, name=name).face(), stop
            if not having.abilities:
                yield from ((replace(it, abilities=a, name=name).face(), last) for a, last in _with(reader, stop))


def _names(reader: Reader, pos: int) -> Iterator[tuple[str, int]]:
    """ " named Storm Crow": each of the ways in which the name could end."""
    start = reader.at(pos, " named ")
    if start > 0:
        words = re.compile(r"[\w'-]+(?: [\w'-]+){0,5}").match(reader.text, start)
        for end in (n for n in range(start + 1, words.end() + 1) if n == words.end() or reader.text[n] == " ") if words else ():
            yield reader.written(start, end), reader.at(start, reader.text[start:end])


@shows("token", "en")
def show_token(shower: Shower, face: CardFace) -> list[Piece]:
    """A token."""
    return _show(shower, face, "token")


@shows("tokens", "en")
def show_tokens(shower: Shower, face: CardFace) -> list[Piece]:
    """Several tokens of a kind."""
    return _show(shower, face, "tokens")


def _show(shower: Shower, face: CardFace, word: str) -> list[Piece]:
    if not face.types:
        return [f"{face.name} {word}"]
    more = _more(face)
    if more is not None:
        words = next(en for (en, _), known in KNOWN if known == more[0])
        return [f"{words} {word}", *((" with ", *shower.show("granted", more[1])) if more[1] else ())]
    it = _facts(face)
    said = ["legendary"] if it.legendary else []
    said += [f"{it.pt[0]}/{it.pt[1]}"] if it.pt else []
    said.append(" and ".join(COLOR_OF[c] for c in it.colors) or "colorless")
    said += [*it.subtypes, *it.types, word]
    having = (" with ", *shower.show("granted", it.abilities)) if it.abilities else ()
    return [" ".join(said), *having, *((f" named {it.name}",) if it.name else ())]


# --- Japanese -------------------------------------------------------------------------------------------------------------------------


@reads("token", "ja")
def read_token_ja(reader: Reader, pos: int) -> Iterator[Reading]:
    """A token, without its number."""
    yield from _named_only(reader, pos, "トークン")
    for name, first in (("", pos), *_names_ja(reader, pos)):
        for abilities, start in (((), first), *_having(reader, first)):
            for known, face in _READ["ja"] if not name else ():
                end = reader.at(start, known + "トークン")
                if end > 0:
                    yield replace(face, abilities=(*face.abilities, *abilities)), end
            for colors, after in _colors_ja(reader, start):
                for pt, further in _read_pt(reader, after, "の"):
                    yield from _named_ja(reader, further, Described(pt, colors, (), (), abilities, name=name))


def _names_ja(reader: Reader, pos: int) -> Iterator[tuple[str, int]]:
    """「《嵐雲のカラス》という名前の」."""
    found = re.compile(r"(?:《([^》]+)》|「([^」]+)」)という名前の、?").match(reader.text, pos)
    if found:
        yield reader.written(*found.span(1 if found[1] else 2)), reader.at(pos, found[0])


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


def _named_ja(reader: Reader, pos: int, it: Described) -> Iterator[Reading]:
    legend = reader.at(pos, "伝説の")
    for (types, subtypes), end in _types_ja(reader, max(pos, legend)):
        stop = reader.at(end, "トークン")
        if stop > 0 and subtypes and types:
            yield replace(it, types=types, subtypes=subtypes, legendary=legend > 0).face(), stop


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
    if not face.types:
        return [(face.ja or face.name) + "・トークン"]
    more = _more(face)
    if more is not None:
        having: tuple[Piece, ...] = (*shower.show("granted", more[1]), "を持つ") if more[1] else ()
        return [*having, next(ja for (_, ja), known in KNOWN if known == more[0]) + "・トークン"]
    it = _facts(face)
    words = [COLOR_WORDS.ja[COLOR_OF[c]] for c in it.colors]
    color = "".join(w + "であり" for w in words[:-1]) + words[-1] + ("である" if len(words) > 1 else "の") if words else "無色の"
    kinds = "・".join([*(SUBTYPE_WORDS.ja[t] for t in it.subtypes), *(TYPE_WORDS.ja[t] for t in it.types), "トークン"])
    name = [f"《{face.ja or it.name}》という名前の、"] if it.name else []
    having = (*shower.show("granted", it.abilities), "を持つ") if it.abilities else ()
    return [*name, *having, color, f"{it.pt[0]}/{it.pt[1]}の" if it.pt else "", "伝説の" if it.legendary else "", kinds]
