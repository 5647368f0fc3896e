"""Frozen records as JSON and back: a record is an object of those of its fields that differ from their defaults.

So they go from one process to another, and into files. The records' own type hints are read, so a new field of a record needs nothing
here. Known: records (:mod:`engine.record`), tuples, str, int, float, bool,
None, literals and unions of them (a union holds at most one record or tuple).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from engine.record import defaults, is_record_class

Json = Any
R = TypeVar("R")


PLAIN = frozenset({str, int, float, bool, NoneType})
"""The classes of values that stand in JSON as they are."""

_NOTHING: Mapping[str, Any] = {}


class PackingError(Exception):
    """What is read is not what the record needs: the field, and what stands there."""


_defaults = cache(defaults)


def compact(data: Json) -> str:
    """JSON as text without spaces, letters as they are; several times as fast as :mod:`json` writes it."""
    return msgspec.json.encode(data).decode("utf-8")


def pack(value: Any) -> Json:
    """A record, a tuple or a plain value as JSON."""
    kind: Any = type(value)
    if kind is tuple:
        return [item if type(item) in PLAIN else pack(item) for item in value]
    if not is_record_class(kind):
        return value
    found = {}
    for name, default in _defaults(kind):
        item = getattr(value, name)
        if item != default:
            found[name] = item if type(item) in PLAIN else pack(item)
    return found


def unpack(cls: type[R], data: Json, **known: Any) -> R:
    """The record of that class; ``known``: fields whose values are there already. Raises PackingError."""
    record: R = _reader(cast(Any, cls))(data, known)
    return record


def read(hint: Any, data: Json) -> Any:
    """A value of the type that the hint names. Raises PackingError."""
    return _reader(hint)(data)


@cache
def _reader(hint: Any) -> Callable[..., Any]:
    """What turns JSON into a value of the type that the hint names."""
    origin, args = get_origin(hint), get_args(hint)
    if is_record_class(hint):
        return _record_reader(hint)
    if origin is tuple:
        return _tuple_reader(args)
    if origin in (Union, UnionType):
        return _union_reader(args)
    if origin is Literal:
        return _literal_reader(hint, args)
    if hint is float:
        return _plain_reader(hint, (int, float))
    if hint in (str, int, bool, NoneType):
        return _plain_reader(hint, (hint,))
    raise TypeError(f"records may not hold {hint}")


def _plain_reader(hint: Any, kinds: tuple[type, ...]) -> Callable[[Json], Any]:
    def read(data: Json) -> Any:
        if type(data) not in kinds:
            raise PackingError(f"{data!r} is not {hint}")
        return data

    return read


def _literal_reader(hint: Any, values: tuple[Any, ...]) -> Callable[[Json], Any]:
    def read(data: Json) -> Any:
        if data not in values:
            raise PackingError(f"{data!r} is not {hint}")
        return data

    return read


def _tuple_reader(args: tuple[Any, ...]) -> Callable[[Json], Any]:
    each = _reader(args[0]) if args[-1] is Ellipsis else None
    alike = frozenset(_plain_kinds(args[0])) if each else frozenset[type]()
    fixed = () if each else tuple(_reader(arg) for arg in args)

    def read(data: Json) -> Any:
        if not isinstance(data, list) or (fixed and len(data) != len(fixed)):
            raise PackingError(f"{data!r} is no list, or not as long as needed")
        if alike and alike.issuperset(map(type, data)):  # most tuples: quicker than each item by its reader
            return tuple(data)
        return tuple(map(each, data)) if each else tuple(item(part) for item, part in zip(fixed, data, strict=True))

    return read


def _union_reader(args: tuple[Any, ...]) -> Callable[[Json], Any]:
    plain = {arg for arg in args if arg in (str, int, bool, NoneType)}
    others = [_reader(arg) for arg in args if arg not in plain]
    if len(others) > 1:
        raise TypeError(f"JSON cannot tell apart what {args} are")

    def read(data: Json) -> Any:
        if type(data) in plain:
            return data
        if not others:
            raise PackingError(f"{data!r} is none of {', '.join(kind.__name__ for kind in args)}")
        return others[0](data)

    return read


def _plain_kinds(hint: Any) -> tuple[type, ...]:
    """The classes that a value of this type may have; () if it is no plain value."""
    kinds = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    return tuple(kinds) if all(kind in (str, int, bool, NoneType) for kind in kinds) else ()


@cache
def _fields(cls: type) -> tuple[Mapping[str, tuple[type, ...]], Mapping[str, Callable[[Json], Any]]]:
    """What the fields of a record may hold: the classes of those that hold plain values, and what reads each."""
    hints = get_type_hints(cls)
    plain = {name: kinds for name, _ in _defaults(cls) if (kinds := _plain_kinds(hints[name]))}
    return plain, {name: _reader(hints[name]) for name, _ in _defaults(cls)}


def _record_reader(cls: type) -> Callable[[Json], Any]:
    def read(data: Json, known: Mapping[str, Any] = _NOTHING) -> Any:
        plain, readers = _fields(cls)  # only now: a record may hold others of its own class
        if not isinstance(data, dict):
            raise PackingError(f"{cls.__name__} is not made of {data!r}")
        values = {**known}
        for name, item in data.items():
            if type(item) in plain.get(name, ()):  # most fields: quicker than by their readers
                values[name] = item
                continue
            if name not in readers:
                raise PackingError(f"{cls.__name__} has no field {name}")
            try:
                values[name] = readers[name](item)
            except PackingError as error:
                raise PackingError(f"{cls.__name__}.{name}: {error}") from error
        try:
            return cls(**values)
        except TypeError as error:
            raise PackingError(str(error)) from error

    return read
