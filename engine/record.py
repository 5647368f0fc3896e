"""Records: the frozen values of which states, effects, abilities and events are made, and all that steps and reports tell of them.

A record is a `msgspec <https://jcristharif.com/msgspec/structs.html>`_ structure. Frozen dataclasses would do the same, but they write and
compile their methods for each class as it is defined, which for the engine's four hundred classes takes longer than anything else as it
starts, and changing one field of one costs thirty times as much. Import :func:`replace` and :func:`field` from here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar, dataclass_transform

from msgspec import NODEFAULT, Struct, StructMeta, field
from msgspec.structs import fields as fields_of

__all__ = [
    "NODEFAULT", "OfParts", "asdict", "defaults", "field", "fields", "force_setattr", "is_record", "is_record_class", "record", "replace",
]

_T = TypeVar("_T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[_T]) -> type[_T]:
    """Make a class a record of its annotated fields; a class that is derived from a record is one already."""
    plain: type = cls
    if isinstance(plain, StructMeta):
        return cls
    namespace = {name: value for name, value in vars(cls).items() if name not in ("__dict__", "__weakref__")}
    bases = tuple(Struct if base is object else base for base in cls.__bases__)
    made: type[_T] = StructMeta(cls.__name__, bases, namespace, frozen=True)  # type: ignore[assignment]
    return made


def is_record(value: object) -> bool:
    """Whether a value (no class) is a record."""
    return isinstance(value, Struct)


def is_record_class(it: object) -> bool:
    """Whether it is a class of records."""
    return isinstance(it, StructMeta)


def fields(of: object) -> tuple[str, ...]:
    """The names of the fields of a record, or of a class of records."""
    names: tuple[str, ...] = of.__struct_fields__  # type: ignore[attr-defined]
    return names


def defaults(cls: type) -> tuple[tuple[str, Any], ...]:
    """The fields of a class of records, each with what it has where nothing is said; :data:`NODEFAULT` where something must be."""
    return tuple((it.name, it.default) for it in fields_of(cls))


class _TakesParts(StructMeta):
    """The class of :class:`OfParts`: calling it takes the parts one by one."""

    def __call__(self, *parts: Any) -> Any:
        return super().__call__(parts)


if TYPE_CHECKING:  # as mypy is to see them: it doesn't know that a class that record made is a Struct

    class OfParts:
        """See below."""

        def __init__(self, *parts: Any) -> None: ...

    def replace(of: _T, /, **changes: Any) -> _T:
        """The record with some fields changed."""

    def force_setattr(of: object, name: str, value: Any) -> None:
        """Set a field of a record that is being made, in its ``__post_init__``."""

    def asdict(of: object) -> dict[str, Any]:
        """The fields and their values."""

else:
    from msgspec.structs import asdict, force_setattr, replace

    class OfParts(Struct, metaclass=_TakesParts, frozen=True):
        """A record with one field, a tuple, whose members are given one by one: ``Filter(a, b)`` has the predicates ``(a, b)``."""

        def __reduce__(self) -> tuple[Any, ...]:
            return type(self), getattr(self, fields(self)[0])
