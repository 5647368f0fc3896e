"""Records of :mod:`steps.table` and :mod:`steps.published` as JSON, so that they can go from one process to another.

A dataclass is written as the list of its fields, a tuple as a list. Equal records are written once (most of a board is as it was a line
before): where a record stands there is its number in a list of all records. What a list means is read off the types of the fields, so a
new field needs nothing here.
"""

from __future__ import annotations

import json
import types
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")

_PLAIN = (str, int, float, bool, type(None))


def dumps(record: object) -> str:
    """A record as JSON."""
    written = _Written()
    written.plain(record)
    return json.dumps(written.records, ensure_ascii=False, separators=(",", ":"))


def loads(kind: Callable[..., T], text: str) -> T:
    """The record of that class. Raises TypeError for a class with fields that JSON can't hold."""
    raw = json.loads(text)
    record: T = _reader(kind)(len(raw) - 1, _Pool(raw))
    return record


class _Written:
    """Records being written; those that others hold come before them."""

    def __init__(self) -> None:
        self.records: list[list[object]] = []
        self._equal: dict[Any, int] = {}
        self._same: dict[int, int] = {}  # by identity, which is quicker; all that is written lives as long as this

    def plain(self, value: object) -> object:
        """A value as JSON; for a record its number."""
        if isinstance(value, _PLAIN):
            return value
        if isinstance(value, tuple):
            return [self.plain(one) for one in value]
        number = self._same.get(id(value))
        if number is None:
            kind: Any = type(value)
            number = self._equal.get((kind, value))
            if number is None:
                self.records.append([self.plain(getattr(value, name)) for name in _names(kind)])
                number = self._equal[kind, value] = len(self.records) - 1
            self._same[id(value)] = number
        return number


class _Pool:
    """Records being read, each made once."""

    def __init__(self, raw: list[list[Any]]) -> None:
        self.raw = raw
        self.made: dict[int, Any] = {}


_Reader = Callable[[Any, _Pool], Any]


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def _same(value: Any, pool: _Pool) -> Any:
    return value


@cache
def _reader(kind: Any) -> _Reader:
    """Makes a value of that type out of plain JSON."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal or kind in _PLAIN:
        return _same
    if origin is tuple:
        return _tuple_reader(inner)
    if origin in (Union, types.UnionType):
        read = {_reader(one) for one in inner if one is not type(None)}
        if len(read) != 1:
            raise TypeError(f"JSON cannot tell apart what {kind} is")
        (one,) = read
        return one if one is _same else lambda value, pool: None if value is None else one(value, pool)
    if is_dataclass(kind):
        return _record_reader(kind)
    raise TypeError(f"JSON cannot hold {kind}")


def _tuple_reader(inner: tuple[Any, ...]) -> _Reader:
    if len(inner) == 2 and inner[1] is ...:
        one = _reader(inner[0])
        return lambda value, pool: tuple(value) if one is _same else tuple([one(item, pool) for item in value])
    readers = tuple(map(_reader, inner))
    return lambda value, pool: tuple(read(one, pool) for read, one in zip(readers, value, strict=True))


def _record_reader(kind: Any) -> _Reader:
    hints = get_type_hints(kind)
    readers: list[_Reader] = []

    def read(number: Any, pool: _Pool) -> Any:
        made = pool.made.get(number)
        if made is None:
            if not readers:  # only now: a class may hold records of itself
                readers.extend(_reader(hints[name]) for name in _names(kind))
            made = kind(*[field(one, pool) for field, one in zip(readers, pool.raw[number], strict=True)])
            pool.made[number] = made
        return made

    return read
