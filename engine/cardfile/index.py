"""The index of a card file: an SQLite database in the user's cache, made once for a file and found by its size and time."""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from functools import cached_property
from pathlib import Path

from engine.abilities import Ability, Static
from engine.cardfile.entries import CardFileError, Entry, entries
from engine.cards.card import CardError, CardFace, card
from engine.cards.catalogue import folded
from engine.changes import BecomeColor
from engine.continuous import Modify
from engine.mana import ManaSyntaxError
from engine.record import replace
from engine.selectors import This
from engine.spoken import Spoken
from engine.text import TextError, compile_text

_FORMAT = 2
"""Another number when what is kept, or how names are compared, has changed: then every index is made anew."""


class Declined(ValueError):
    """A card of the file that the engine can't play, and why."""

    def __init__(self, name: str, why: TextError | Spoken) -> None:
        super().__init__(name)
        self.name = name
        self.why = why

    def told(self, language: str) -> str:
        """The message in a language."""
        why = self.why.told(language)
        if language == "ja":
            return f"カードファイルの「{self.name}」は使えない。{why}"
        return f'"{self.name}" of the card file can\'t be used. {why}'

    def __str__(self) -> str:
        return self.told("en")


def compiled(entry: Entry, language: str = "") -> CardFace:
    """A card with its abilities, read from its English text or, where it has none, from the Japanese one.

    Args:
        entry: the card.
        language: read this text, and no other.

    Raises:
        Declined: its text can't be read whole, or it is no card of one face.
    """
    if not entry.one_face:
        raise Declined(entry.name, Spoken(f"It is no card of one face: {entry.layout}.", f"面が1つだけのカードではない: {entry.layout}。"))
    if entry.loyalty and not entry.loyalty.isdigit():
        raise Declined(entry.name, Spoken(f"Its loyalty is no number: {entry.loyalty}.", f"忠誠度が数でない: {entry.loyalty}。"))
    japanese = language == "ja" or (not language and not entry.text and bool(entry.text_ja))
    try:
        loyalty = int(entry.loyalty) if entry.loyalty else None
        face = card(
            entry.name, entry.ja, entry.cost or None, entry.type_line, entry.pt, colors=entry.colors, loyalty=loyalty
        )  # fmt: skip
        if "battle" in face.types:
            raise Declined(entry.name, Spoken("It is a battle, whose defense is not read.", "バトルの守備値は読まれない。"))
        if japanese:
            abilities = _without_indicator(compile_text(entry.text_ja, "ja", entry.ja, face.types), face.colors)
        else:
            abilities = compile_text(entry.text, "en", entry.name, face.types)
    except (CardError, ManaSyntaxError) as error:
        raise Declined(entry.name, error) from error
    except TextError as error:
        raise Declined(entry.name, error) from error
    return replace(face, abilities=abilities)


def _without_indicator(abilities: tuple[Ability, ...], colors: tuple[str, ...]) -> tuple[Ability, ...]:
    """Without the sentence that older cards have in the place of their color indicator (CR 204)."""
    said = Static((Modify(This(), (BecomeColor(colors),)),), characteristic_defining=True)
    return tuple(ability for ability in abilities if ability != said)


def cache_folder() -> Path:
    """Where indexes are kept: the user's cache."""
    base = os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base else Path.home() / ".cache") / "saitei"


class CardFile:
    """A card file, opened.

    Raises:
        CardFileError: there is none, or it is malformed.
    """

    def __init__(self, path: Path, cache: Path | None = None) -> None:
        self.path = path
        try:
            status = path.stat()
        except OSError as error:
            raise CardFileError(f"{path}: {error.strerror or error}") from error
        mark = f"{_FORMAT} {path.resolve()} {status.st_size} {status.st_mtime_ns}"
        folder = cache or cache_folder()
        self._index = folder / f"{hashlib.sha256(mark.encode()).hexdigest()[:24]}.sqlite"
        try:
            if not _sound(self._index):
                folder.mkdir(parents=True, exist_ok=True)
                _build(path, self._index)
        except (OSError, sqlite3.OperationalError) as error:
            raise CardFileError(f"{folder}: its index can't be written there ({error}); name another folder in XDG_CACHE_HOME") from error
        self._faces: dict[str, CardFace | Declined] = {}

    @cached_property
    def _database(self) -> sqlite3.Connection:
        return sqlite3.connect(f"{self._index.as_uri()}?mode=ro", uri=True, check_same_thread=False)

    def entry(self, name: str) -> Entry | None:
        """The card of a name in either language, as the file has it."""
        sql = "SELECT card FROM cards JOIN names USING (key) WHERE names.name = ? LIMIT 1"
        row = self._database.execute(sql, (folded(name),)).fetchone()
        return None if row is None else Entry.from_json(json.loads(row[0]))

    def find(self, name: str) -> CardFace | None:
        """The card of a name, compiled; None if the file doesn't have it.

        Raises:
            Declined: the file has it, but it can't be played.
        """
        entry = self.entry(name)
        if entry is None:
            return None
        if entry.name not in self._faces:
            try:
                self._faces[entry.name] = compiled(entry)
            except Declined as declined:
                self._faces[entry.name] = declined
        found = self._faces[entry.name]
        if isinstance(found, Declined):
            raise found
        return found

    def names(self, language: str) -> tuple[str, ...]:
        """The names of its cards in a language."""
        column = "ja" if language == "ja" else "en"
        rows = self._database.execute(f"SELECT {column} FROM cards WHERE {column} != ''")  # noqa: S608  (one of two words)
        return tuple(row[0] for row in rows)

    def entries(self) -> Iterator[Entry]:
        """All its cards."""
        for (text,) in self._database.execute("SELECT card FROM cards ORDER BY en"):
            yield Entry.from_json(json.loads(text))

    def close(self) -> None:
        """Let go of the index."""
        self._database.close()


def _sound(index: Path) -> bool:
    """Whether there is an index, and it can be read."""
    if not index.exists():
        return False
    try:
        with closing(sqlite3.connect(index)) as database:
            database.execute("SELECT card, en, ja FROM cards JOIN names USING (key) LIMIT 1").fetchone()
    except sqlite3.DatabaseError:
        return False
    return True


def _build(path: Path, index: Path) -> None:
    """Write the index of a file, beside, and put it into its place when it is whole."""
    making = index.with_suffix(f".{os.getpid()}")
    making.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(making)) as database:
            database.execute("PRAGMA journal_mode = OFF")
            database.execute("CREATE TABLE cards (key INTEGER PRIMARY KEY, en TEXT UNIQUE, ja TEXT, card TEXT)")
            database.execute("CREATE TABLE names (name TEXT PRIMARY KEY, key INTEGER) WITHOUT ROWID")
            if not _fill(database, entries(path)):
                raise CardFileError(f"{path}: there is no card in it")
            database.commit()
        making.replace(index)
    finally:
        making.unlink(missing_ok=True)


def _fill(database: sqlite3.Connection, found: Iterator[Entry]) -> int:
    known: dict[str, tuple[int, bool]] = {}
    for entry in found:
        key, has_ja = known.get(entry.name, (len(known) + 1, False))
        if entry.name in known and (has_ja or not entry.ja):
            continue
        known[entry.name] = key, bool(entry.ja)
        text = json.dumps(entry.to_json(), ensure_ascii=False)
        database.execute("INSERT OR REPLACE INTO cards VALUES (?, ?, ?, ?)", (key, entry.name, entry.ja, text))
        for name in (entry.name, entry.ja):
            if name:
                database.execute("INSERT OR IGNORE INTO names VALUES (?, ?)", (folded(name), key))
    return len(known)
