"""The messages: one for each method of :class:`~steps.table.Table` that an engine answers itself, made from the interface's own types.

A record is an object of those of its fields that differ from their defaults. Where one of several records may stand (a fact, an act), its
field "type" names the record: ``{"type": "Life", "seat": 0, "n": 17}``.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Mapping, Sequence
from functools import cache
from types import NoneType
from typing import Any, get_args, get_origin, get_type_hints

from engine.record import record
from steps.packing import Json, PackingError, pack, read, unpack
from steps.schemas import several
from steps.table import Ability, MadeUp, Obstacle, Question, Refused, SetUpError, Table, TableError, Unsupported, WrongAnswer

VERSION = 1
"""Of the protocol; a new number for every change that an engine would misunderstand."""

OURS = frozenset({"find_card", "similar_cards", "card_name", "abilities_of", "digest"})
"""Methods of a table that the driver answers itself: names are the catalogue's, and a digest is made of the log."""

PARSE_ERROR, INVALID_REQUEST, NO_METHOD, BAD_PARAMS, INTERNAL = -32700, -32600, -32601, -32602, -32603
"""Error codes of JSON-RPC. An engine that doesn't know a method says so with the third; the scenario is unsupported then."""

REFUSED, SET_UP, UNSUPPORTED, WRONG_ANSWER = 1, 2, 3, 4
"""Error codes of our own: what :mod:`steps.table.errors` has."""

_CODES: Mapping[type[TableError], int] = {Refused: REFUSED, SetUpError: SET_UP, Unsupported: UNSUPPORTED, WrongAnswer: WRONG_ANSWER}


@record
class Start:
    """The answer to "start": which engine it is, and what it can do."""

    name: str
    """In small letters, digits, "." and "-"."""
    version: str
    abilities: tuple[Ability, ...] = ()
    """What it can show beyond playing."""
    cards: bool = False
    """Whether it wants to be told ("card") what a card is, before a fact first names it."""


@record
class RefusedData:
    """What stands in the error's ``data`` where an act is illegal."""

    obstacles: tuple[Obstacle, ...] = ()
    rules: tuple[str, ...] = ()


@record
class WrongAnswerData:
    """What stands in the error's ``data`` where an answer doesn't fit: the question that is open."""

    question: Question | None = None


@record
class Method:
    """A message: its parameters by name (each with its type, and whether it may be left out), and the type of its result."""

    name: str
    params: tuple[tuple[str, Any, bool], ...]
    result: Any
    said: str


@cache
def methods() -> Mapping[str, Method]:
    """Every message, by name."""
    own = [
        Method("start", (("protocol", int, False), ("edition", str, False)), Start,
               "Comes first and once. The edition is the date of the Comprehensive Rules that the scenarios are played by."),
        Method("new", (), NoneType, "A new table: another scenario begins, and nothing is left of the one before."),
        Method("card", (("card", MadeUp, False),), NoneType,
               "What a card of the catalogue is, with its rules text in English; only to an engine that asked for it. It begins nothing."),
    ]  # fmt: skip
    functions = [(name, it) for name, it in vars(Table).items() if inspect.isfunction(it) and not name.startswith("_")]
    played = [_method(name, function) for name, function in functions]
    return {method.name: method for method in (*own, *played) if method.name not in OURS}


def _method(name: str, function: Any) -> Method:
    hints = get_type_hints(function)
    result = hints.pop("return")
    taken = inspect.signature(function).parameters
    optional = {key for key, parameter in taken.items() if parameter.default is not parameter.empty}
    params = tuple((key, hint, key in optional) for key, hint in hints.items())
    return Method(name, params, result, inspect.cleandoc(function.__doc__ or ""))


def to_json(hint: Any, value: Any) -> Json:
    """A value of that type."""
    if several(hint) and value is not None:
        return {"type": type(value).__name__, **pack(value)}
    if get_origin(hint) is Sequence:
        (item,) = get_args(hint)
        return [to_json(item, one) for one in value]
    return pack(value)


def from_json(hint: Any, data: Json) -> Any:
    """The value that :func:`to_json` wrote. Raises PackingError."""
    records = several(hint)
    if records:
        known = {record.__name__: record for record in records}
        if not isinstance(data, dict) or data.get("type") not in known:
            raise PackingError(f"{data!r} has no type, or none of {', '.join(known)}")
        fields = dict(data)
        return unpack(known[fields.pop("type")], fields)
    if get_origin(hint) is Sequence:
        if not isinstance(data, list):
            raise PackingError(f"{data!r} is no list")
        (item,) = get_args(hint)
        return [from_json(item, one) for one in data]
    return read(hint, data)


def error_of(error: TableError) -> Json:
    """The error of a response."""
    code = next((code for kind, code in _CODES.items() if isinstance(error, kind)), INTERNAL)
    made: dict[str, Json] = {"code": code, "message": str(error)}
    data: RefusedData | WrongAnswerData | None = None
    if isinstance(error, Refused):
        data = RefusedData(error.obstacles, error.rules)
    elif isinstance(error, WrongAnswer):
        data = WrongAnswerData(error.question)
    return made if data is None else {**made, "data": pack(data)}


def raised(error: Json) -> TableError | None:
    """What an error of a response means at the table; None if the engine broke. Raises PackingError, KeyError, TypeError."""
    code, message, data = error["code"], str(error["message"]), error.get("data", {})
    if code == REFUSED:
        why = unpack(RefusedData, data)
        return Refused(why.obstacles or (Obstacle("", message),), why.rules)
    if code == WRONG_ANSWER:
        return WrongAnswer(message, unpack(WrongAnswerData, data).question)
    if code == SET_UP:
        return SetUpError(message)
    return Unsupported(message) if code in (UNSUPPORTED, NO_METHOD) else None


def line(message: Json) -> str:
    """A message as a line."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")) + "\n"
