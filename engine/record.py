"""Records: the frozen values of which effects, abilities and states are made.

A record is a frozen dataclass with slots, in all that it does: ``fields``, ``replace`` and ``is_dataclass`` take it for one. But
:func:`dataclasses.dataclass` writes and compiles six methods for each class as it is defined, and the engine defines some four hundred
classes of which a ruling uses a few dozen: half of the time that the engine takes to start. A record's methods are compiled when they
are first called.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields
from typing import Any, TypeVar, dataclass_transform

_T = TypeVar("_T")
_METHODS = ("__init__", "__eq__", "__hash__")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[_T]) -> type[_T]:
    """Make a class a record of its annotated fields. Methods that it defines itself stay as they are."""
    own = {name for name in (*_METHODS, "__repr__") if name in vars(cls)}
    made = _with_fields(cls)
    for name in _METHODS:
        if name not in own and not (name == "__hash__" and "__eq__" in own):
            setattr(made, name, _when_called(made, name))
    if "__repr__" not in own:
        made.__repr__ = _repr  # type: ignore[method-assign]
    made.__setattr__ = _refuse_setting  # type: ignore[method-assign]
    made.__delattr__ = _refuse_deleting  # type: ignore[method-assign]
    made.__getstate__ = _state  # type: ignore[method-assign]
    made.__setstate__ = _restore  # type: ignore[attr-defined]
    return made


def _with_fields(cls: type[_T]) -> type[_T]:
    """The class with its fields and slots, known as a frozen dataclass. (dataclass would write methods for a frozen one.)"""
    bases = [vars(base)["__dataclass_params__"] for base in cls.__mro__[1:] if "__dataclass_params__" in vars(base)]
    for of in bases:
        of.frozen = False
    made = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    for of in (*bases, vars(made)["__dataclass_params__"]):
        of.frozen = True
    return made


def _when_called(cls: type, name: str) -> Callable[..., Any]:
    """A method that writes the real one in its place, and calls it."""

    def first(self: Any, *args: Any, **named: Any) -> Any:
        real = _WRITTEN[name](cls)
        setattr(cls, name, real)
        return real(self, *args, **named)

    return first


def _compiled(source: str, names: dict[str, Any], method: str) -> Callable[..., Any]:
    exec(source, names)  # noqa: S102  (as dataclasses does; the source is made of the names of fields)
    made: Callable[..., Any] = names[method]
    return made


def _init(cls: type) -> Callable[..., Any]:
    names: dict[str, Any] = {"_set": object.__setattr__, "_missing": MISSING}
    parameters, body = ["self"], ["pass"]
    for f in fields(cls):
        value = f.name
        if not f.init:
            continue  # set by __post_init__
        if f.default is not MISSING:
            names[f"_{f.name}"] = f.default
            parameters.append(f"{f.name}=_{f.name}")
        elif f.default_factory is not MISSING:
            names[f"_{f.name}"] = f.default_factory
            parameters.append(f"{f.name}=_missing")
            value = f"_{f.name}() if {f.name} is _missing else {f.name}"
        else:
            parameters.append(f.name)
        body.append(f"_set(self, {f.name!r}, {value})")
    if hasattr(cls, "__post_init__"):
        body.append("self.__post_init__()")
    return _compiled(f"def __init__({', '.join(parameters)}):\n " + "\n ".join(body), names, "__init__")


def _compared(cls: type, of: str) -> str:
    return "(" + "".join(f"{of}.{f.name}, " for f in fields(cls) if f.compare) + ")"


def _eq(cls: type) -> Callable[..., Any]:
    same = f"{_compared(cls, 'self')} == {_compared(cls, 'other')} if other.__class__ is self.__class__ else NotImplemented"
    return _compiled(f"def __eq__(self, other):\n return {same}", {}, "__eq__")


def _hash(cls: type) -> Callable[..., Any]:
    return _compiled(f"def __hash__(self):\n return hash({_compared(cls, 'self')})", {}, "__hash__")


_WRITTEN = {"__init__": _init, "__eq__": _eq, "__hash__": _hash}


def _repr(self: Any) -> str:
    inside = ", ".join(f"{f.name}={getattr(self, f.name)!r}" for f in fields(self) if f.repr)
    return f"{type(self).__qualname__}({inside})"


def _refuse_setting(self: Any, name: str, value: Any) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def _refuse_deleting(self: Any, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")


def _state(self: Any) -> list[Any]:
    return [getattr(self, f.name) for f in fields(self)]


def _restore(self: Any, state: list[Any]) -> None:
    for f, value in zip(fields(self), state, strict=True):
        object.__setattr__(self, f.name, value)
