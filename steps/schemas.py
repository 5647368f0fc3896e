"""JSON Schemas made of records, as :mod:`steps.packing` writes these: descriptions are the records' own docstrings."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from engine.record import NODEFAULT, defaults, is_record_class
from steps.packing import Json, pack

_KINDS: dict[Any, str] = {str: "string", int: "integer", float: "number", bool: "boolean", NoneType: "null"}


@cache
def _said(cls: type) -> dict[str, str]:
    """What the docstrings under the fields of a record say."""
    body = ast.parse(inspect.getsource(cls)).body[0]
    assert isinstance(body, ast.ClassDef)
    found = {}
    for field, after in zip(body.body, body.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
            found[ast.unparse(field.target)] = inspect.cleandoc(str(after.value.value))
    return found


class Schemas:
    """The schema while it is made; records become definitions."""

    def __init__(self) -> None:
        self.defs: dict[str, Json] = {}

    def of(self, hint: Any) -> Json:
        """The schema of a type."""
        origin, args = get_origin(hint), get_args(hint)
        records = several(hint)
        if records:
            return {"oneOf": [self.tagged(record) for record in records]}
        if is_record_class(hint):
            if hint.__name__ not in self.defs:
                self.defs[hint.__name__] = {}
                self.defs[hint.__name__] = self.record(hint)
            return {"$ref": f"#/$defs/{hint.__name__}"}
        if origin is Literal:
            return {"enum": list(args)}
        if origin is Sequence:
            return {"type": "array", "items": self.of(args[0])}
        if origin is tuple:
            if args[-1] is Ellipsis:
                return {"type": "array", "items": self.of(args[0])}
            return {"type": "array", "prefixItems": [self.of(arg) for arg in args], "minItems": len(args), "maxItems": len(args)}
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(arg) for arg in args]}
        return {"type": _KINDS[hint]}

    def record(self, cls: type, without: tuple[str, ...] = (), more: Json | None = None) -> Json:
        """The schema of a record: fields that have their default are left out of it."""
        hints, said = get_type_hints(cls), _said(cls)
        properties, required = {}, []
        for name, default in defaults(cls):
            if name in without:
                continue
            described: Json = {"description": said[name]} if name in said else {}
            if default is NODEFAULT:
                required.append(name)
            else:
                described["default"] = pack(default)
            properties[name] = {**self.of(hints[name]), **described}
        return {
            "description": inspect.cleandoc(cls.__doc__ or "").partition("\n\n")[0],
            "type": "object", "properties": properties | (more or {}), "required": required, "additionalProperties": False,
        }  # fmt: skip

    def tagged(self, cls: type) -> Json:
        """The schema of a record where one of several may stand: its field "type" says which it is."""
        name = f"{cls.__name__}, tagged"
        if name not in self.defs:
            made = self.record(cls)
            made["properties"] = {"type": {"const": cls.__name__}, **made["properties"]}
            made["required"] = ["type", *made["required"]]
            self.defs[name] = made
        return {"$ref": f"#/$defs/{name.replace(' ', '%20')}"}


def several(hint: Any) -> tuple[type, ...]:
    """The records one of which may stand there, if there are several."""
    if get_origin(hint) not in (Union, UnionType):
        return ()
    records = tuple(filter(is_record_class, get_args(hint)))
    return records if len(records) > 1 else ()
