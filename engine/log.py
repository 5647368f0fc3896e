"""The log of a game: what happened, in chapters, each closed when a turn ends.

A log is a value like the state that holds it. The chapter being written is a list shared by all logs that grew from one another; a log
reads only its own length of it, and one that grows differently copies the chapter first. So an entry costs the same all game long.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.record import record
from engine.state import Object, ObjectId

if TYPE_CHECKING:
    from engine.characteristics import Characteristics
    from engine.events import Event


@record
class Row:
    """An object as it was at one moment, for looking back and last known information (CR 603.10, 608.2h)."""

    object: Object
    characteristics: Characteristics
    copiable: Characteristics
    """What would be copied of it (CR 613.2c, 707.2)."""


@record
class Entry:
    """One thing that happened."""

    n: int
    """Its number, from 0, without gaps."""
    moment: int
    """Events of one moment happened simultaneously."""
    turn: int
    step: str
    event: Event
    rows: tuple[Row, ...]
    """The objects it is about, as they were just before it."""
    became: tuple[ObjectId, ...] = ()
    """For a change of zone: what they are now."""
    rules: tuple[str, ...] = ()
    """Keys of the rules applied."""


class Log:
    """See the module."""

    __slots__ = ("_chapters", "_length", "_start", "_writing")

    def __init__(self, chapters: tuple[tuple[Entry, ...], ...] = (), writing: list[Entry] | None = None) -> None:
        self._chapters = chapters
        self._writing = [] if writing is None else writing
        self._length = len(self._writing)
        self._start = sum(map(len, chapters))

    def __len__(self) -> int:
        return self._start + self._length

    def append(self, *entries: Entry) -> Log:
        """The log with entries more."""
        writing = self._writing
        if len(writing) != self._length:
            writing = writing[: self._length]
        writing.extend(entries)
        new = object.__new__(Log)
        new._chapters, new._writing, new._start = self._chapters, writing, self._start
        new._length = self._length + len(entries)
        return new

    def closed(self) -> Log:
        """The log with its chapter closed and a new one begun."""
        return Log((*self._chapters, self._current()))

    def _current(self) -> tuple[Entry, ...]:
        return tuple(self._writing[: self._length])

    def this_turn(self) -> tuple[Entry, ...]:
        """The entries of the turn in progress."""
        return self._current()

    def since(self, n: int) -> tuple[Entry, ...]:
        """The entries numbered ``n`` and up."""
        if n >= self._start:
            return tuple(self._writing[n - self._start : self._length])
        return tuple(self)[n:]

    def last_row(self, obj: ObjectId) -> Row:
        """The object as the latest entry about it shows it.

        Raises:
            KeyError: no entry is about it.
        """
        for part in (self._current(), *reversed(self._chapters)):
            for entry in reversed(part):
                for row in entry.rows:
                    if row.object.id == obj:
                        return row
        raise KeyError(obj)

    def __iter__(self) -> Iterator[Entry]:
        for chapter in self._chapters:
            yield from chapter
        yield from self._current()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log) and tuple(self) == tuple(other)

    __hash__ = None  # type: ignore[assignment]

    def __getstate__(self) -> tuple[tuple[tuple[Entry, ...], ...], tuple[Entry, ...]]:
        return (self._chapters, self._current())

    def __setstate__(self, parts: tuple[tuple[tuple[Entry, ...], ...], tuple[Entry, ...]]) -> None:
        self._chapters, current = parts
        self._writing, self._length, self._start = list(current), len(current), sum(map(len, self._chapters))

    def digest(self) -> str:
        """A hash of all that happened and the rules applied; the same under any PYTHONHASHSEED."""
        import hashlib  # noqa: PLC0415  (it loads a large library, which few who start the engine need)

        hashed = hashlib.sha256()
        for entry in self:
            hashed.update(repr((entry.n, entry.moment, entry.turn, entry.step, entry.event, entry.became, entry.rules)).encode())
        return hashed.hexdigest()
