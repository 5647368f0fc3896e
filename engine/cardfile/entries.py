"""Cards as they stand in a file, whichever format it has, read one after another."""

from __future__ import annotations

import gzip
import io
import json
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from engine.keywords import register
from engine.record import asdict, record

_CHUNK = 1 << 20
_PLAIN_LAYOUTS = frozenset({"normal", "saga", "class", "leveler", "case", "prototype", "augment", "host", "meld"})
"""Layouts of cards with one face, besides those that keywords have; whatever their text says that can't be read declines them anyway."""
_NO_CARDS = frozenset({"token", "double_faced_token", "emblem", "art_series", "planar", "scheme", "vanguard", "reversible_card"})


class CardFileError(ValueError):
    """A file that is no card file: what is wrong with it, and where."""


@record
class Entry:
    """A card as its file has it. ``text_ja`` "" if the file has no Japanese text."""

    name: str
    ja: str = ""
    cost: str = ""
    type_line: str = ""
    pt: str = ""
    loyalty: str = ""
    text: str = ""
    text_ja: str = ""
    colors: str | None = None
    """The letters of a color indicator."""
    keywords: tuple[str, ...] = ()
    layout: str = "normal"

    @property
    def one_face(self) -> bool:
        """Whether it is an ordinary card with one face."""
        return (self.layout in _PLAIN_LAYOUTS or self.layout in register()) and " // " not in self.name

    def to_json(self) -> dict[str, Any]:
        """As JSON has it."""
        return asdict(self)

    @staticmethod
    def from_json(data: dict[str, Any]) -> Entry:
        """The way back."""
        return Entry(**{**data, "keywords": tuple(data["keywords"])})


def entries(path: Path) -> Iterator[Entry]:
    """The cards of a file; one that stands there several times, or in several languages, comes several times.

    Raises:
        CardFileError: it can't be opened, is cut short, or is neither of the two formats.
    """
    try:
        with _opened(path) as file:
            stream = _Stream(file)
            first = stream.next_char()
            if first == "[":
                yield from _scryfall(stream)
            elif first == "{":
                yield from _mtgjson(stream)
            else:
                raise CardFileError(f"{path}: neither a Scryfall bulk file (it would begin with [) nor MTGJSON AtomicCards (with {{)")
            if stream.next_char():
                raise stream.malformed("something follows after the end of the cards")
    except EOFError as error:
        raise CardFileError(f"{path}: the file is cut short; fetch it again") from error
    except (OSError, zlib.error) as error:
        raise CardFileError(f"{path}: {getattr(error, 'strerror', None) or error}") from error
    except UnicodeDecodeError as error:
        raise CardFileError(f"{path}: this is no UTF-8 text, as JSON must be ({error.reason})") from error
    except RecursionError as error:
        raise CardFileError(f"{path}: lists in lists without end: this is no card file") from error
    except _Malformed as error:
        raise CardFileError(f"{path}: at character {error.place + 1}: {error.what}") from error


def _opened(path: Path) -> IO[str]:
    with path.open("rb") as file:
        packed = file.read(2) == b"\x1f\x8b"
    return io.TextIOWrapper(gzip.open(path, "rb"), encoding="utf-8-sig") if packed else path.open(encoding="utf-8-sig")


class _Malformed(Exception):
    def __init__(self, place: int, what: str) -> None:
        super().__init__(what)
        self.place = place
        self.what = what


class _Stream:
    """JSON read piece by piece: never more than a card, and a chunk, in memory."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file
        self._decoder = json.JSONDecoder()
        self._buffer = ""
        self._pos = 0
        self._before = 0
        """How many characters came before the buffer."""

    def _more(self) -> bool:
        chunk = self._file.read(_CHUNK)
        self._before += self._pos
        self._buffer = self._buffer[self._pos :] + chunk
        self._pos = 0
        return bool(chunk)

    def next_char(self) -> str:
        """The next character that is no space, without going past it; "" at the end."""
        while True:
            while self._pos < len(self._buffer):
                if not self._buffer[self._pos].isspace():
                    return self._buffer[self._pos]
                self._pos += 1
            if not self._more():
                return ""

    def expect(self, *chars: str) -> str:
        """Go past one of these characters."""
        found = self.next_char()
        if found not in chars or not found:
            wanted = " or ".join(chars)
            raise self.malformed(f"expected {wanted}, found {found!r}" if found else f"the file ends where {wanted} should stand")
        self._pos += 1
        return found

    def value(self) -> Any:
        """The next JSON value."""
        self.next_char()
        while True:
            try:
                value, end = self._decoder.raw_decode(self._buffer, self._pos)
            except json.JSONDecodeError as error:
                near_end = error.pos >= len(self._buffer) - 16 or "Unterminated" in error.msg
                if near_end and self._more():
                    continue
                raise self.malformed(error.msg if not near_end else "the file ends in the middle of a value") from error
            if end == len(self._buffer) and not isinstance(value, (dict, list, str)) and self._more():
                continue
            self._pos = end
            return value

    def malformed(self, what: str) -> _Malformed:
        return _Malformed(self._before + self._pos, what)


def _scryfall(stream: _Stream) -> Iterator[Entry]:
    """An array of cards."""
    stream.expect("[")
    if stream.next_char() == "]":
        stream.expect("]")
        return
    while True:
        card = stream.value()
        if not isinstance(card, dict) or "name" not in card:
            raise stream.malformed("this is no card: an object with a name was expected")
        if card.get("layout") not in _NO_CARDS:
            yield _from_scryfall(card)
        if stream.expect(",", "]") == "]":
            return


def _from_scryfall(card: dict[str, Any]) -> Entry:
    japanese = card.get("lang") == "ja"
    return Entry(
        name=str(card["name"]),
        ja=str(card.get("printed_name") or "") if japanese else "",
        cost=str(card.get("mana_cost") or ""),
        type_line=str(card.get("type_line") or ""),
        pt=_pt(card.get("power"), card.get("toughness")),
        loyalty=str(card.get("loyalty") or ""),
        text=str(card.get("oracle_text") or ""),
        text_ja=str(card.get("printed_text") or "") if japanese else "",
        colors="".join(card["color_indicator"]) if card.get("color_indicator") else None,
        keywords=tuple(map(str, card.get("keywords") or ())),
        layout=str(card.get("layout") or "normal"),
    )


def _mtgjson(stream: _Stream) -> Iterator[Entry]:
    """An object whose "data" has the faces of each card by its name."""
    stream.expect("{")
    found = False
    while stream.next_char() != "}":
        key = stream.value()
        stream.expect(":")
        if key == "data":
            found = True
            yield from _atomic(stream)
        else:
            stream.value()
        if stream.expect(",", "}") == "}":
            break
    if not found:
        raise stream.malformed('there is no "data": this is not MTGJSON AtomicCards')


def _atomic(stream: _Stream) -> Iterator[Entry]:
    stream.expect("{")
    if stream.next_char() == "}":
        stream.expect("}")
        return
    while True:
        name = stream.value()
        stream.expect(":")
        faces = stream.value()
        if not isinstance(name, str) or not isinstance(faces, list) or not all(isinstance(f, dict) for f in faces):
            raise stream.malformed('"data" has no list of faces for each name: this is not MTGJSON AtomicCards')
        if faces and faces[0].get("layout") not in _NO_CARDS:
            yield _from_mtgjson(name, faces)
        if stream.expect(",", "}") == "}":
            return


def _from_mtgjson(name: str, faces: list[dict[str, Any]]) -> Entry:
    face = faces[0]
    foreign: dict[str, Any] = next((f for f in face.get("foreignData") or () if f.get("language") == "Japanese"), {})
    return Entry(
        name=name,
        ja=str(foreign.get("name") or ""),
        cost=str(face.get("manaCost") or ""),
        type_line=str(face.get("type") or ""),
        pt=_pt(face.get("power"), face.get("toughness")),
        loyalty=str(face.get("loyalty") or ""),
        text=str(face.get("text") or ""),
        text_ja=str(foreign.get("text") or ""),
        colors="".join(face["colorIndicator"]) if face.get("colorIndicator") else None,
        keywords=tuple(map(str, face.get("keywords") or ())),
        layout=str(face.get("layout") or "normal") if len(faces) == 1 else "several faces",
    )


def _pt(power: Any, toughness: Any) -> str:
    return f"{power}/{toughness}" if power is not None and toughness is not None else ""
