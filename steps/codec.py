"""Records of :mod:`steps.table` and :mod:`steps.published` as JSON, so that they can go from one process to another.

A dataclass is written as the list of its fields, a tuple as a list. What the list means is read off the types of the fields, so a new
field needs nothing here.
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
    return json.dumps(_plain(record), ensure_ascii=False, separators=(",", ":"))


def loads(kind: Callable[..., T], text: str) -> T:
    """The record of that class. Raises TypeError for a class with fields that JSON can't hold."""
    record: T = _reader(kind)(json.loads(text))
    return record


def _plain(value: object) -> object:
    if isinstance(value, _PLAIN):
        return value
    if isinstance(value, tuple):
        return [_plain(one) for one in value]
    kind: Any = type(value)
    return [_plain(getattr(value, name)) for name in _names(kind)]


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


def _same(value: Any) -> Any:
    return value


@cache
def _reader(kind: Any) -> Callable[[Any], Any]:
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
        return one if one is _same else lambda value: None if value is None else one(value)
    if is_dataclass(kind):
        return _record_reader(kind)
    raise TypeError(f"JSON cannot hold {kind}")


def _tuple_reader(inner: tuple[Any, ...]) -> Callable[[Any], Any]:
    if len(inner) == 2 and inner[1] is ...:
        one = _reader(inner[0])
        return tuple if one is _same else lambda value: tuple(map(one, value))
    readers = tuple(map(_reader, inner))
    return lambda value: tuple(read(one) for read, one in zip(readers, value, strict=True))


def _record_reader(kind: Any) -> Callable[[Any], Any]:
    hints = get_type_hints(kind)
    readers: list[Callable[[Any], Any]] = []

    def read(value: Any) -> Any:
        if not readers:  # only now: a class may hold records of itself
            readers.extend(_reader(hints[name]) for name in _names(kind))
        return kind(*(field(one) for field, one in zip(readers, value, strict=True)))

    return read
