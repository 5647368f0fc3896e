"""Nodes with holes: a pattern that values fill, and that a node is held against.

A pattern is an ordinary node (an ability, an instruction, a filter …) with a :class:`Slot` wherever a phrase says something of its
own. ``Destroy(s.what)`` is the pattern of "Destroy {what}".
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from engine.record import fields, is_record, record, replace


@record
class Slot:
    """A hole in a pattern."""

    name: str


class _Slots:
    def __getattr__(self, name: str) -> Any:
        return Slot(name)


s: Any = _Slots()
"""``s.what`` is the slot "what"."""


@cache
def field_names(cls: Any) -> tuple[str, ...]:
    """The fields of a node class in which two nodes can differ."""
    return tuple(name for name in fields(cls) if name not in getattr(cls, "not_compared", ()))


def fill(pattern: Any, values: dict[str, Any]) -> Any:
    """The node that a pattern and the values of its slots make."""
    if isinstance(pattern, Slot):
        return values[pattern.name]
    if isinstance(pattern, tuple):
        return tuple(fill(p, values) for p in pattern)
    if is_record(pattern) and _holey(pattern):
        return replace(pattern, **{name: fill(getattr(pattern, name), values) for name in field_names(pattern.__class__)})
    return pattern


def _holey(pattern: Any) -> bool:
    if isinstance(pattern, Slot):
        return True
    if isinstance(pattern, tuple):
        return any(_holey(p) for p in pattern)
    if is_record(pattern):
        return any(_holey(getattr(pattern, name)) for name in field_names(pattern.__class__))
    return False


def match(pattern: Any, node: Any, found: dict[str, Any]) -> bool:
    """Whether a node fits a pattern; what stands in its holes goes into ``found``."""
    if isinstance(pattern, Slot):
        if pattern.name in found:
            return bool(found[pattern.name] == node)
        found[pattern.name] = node
        return True
    if type(pattern) is not type(node):
        return False
    if isinstance(pattern, tuple):
        return len(pattern) == len(node) and all(match(p, n, found) for p, n in zip(pattern, node, strict=True))
    if is_record(pattern):
        return all(match(getattr(pattern, name), getattr(node, name), found) for name in field_names(pattern.__class__))
    return bool(pattern == node)


def transformed(node: Any, change: Any, but_not_in: tuple[type, ...] = ()) -> Any:
    """A tree with every node replaced by what ``change`` makes of it, leaves first; nodes of some types stay whole."""
    if isinstance(node, tuple):
        return tuple(transformed(n, change, but_not_in) for n in node)
    if is_record(node):
        if isinstance(node, but_not_in):
            return node
        values = {name: transformed(getattr(node, name), change, but_not_in) for name in field_names(node.__class__)}
        if any(values[name] is not getattr(node, name) for name in values):
            node = replace(node, **values)
        return change(node)
    return node


def walk(node: Any, but_not_below: tuple[type, ...] = ()) -> Iterator[Any]:
    """Every node of a tree, the outer first."""
    if isinstance(node, tuple):
        for n in node:
            yield from walk(n, but_not_below)
    elif is_record(node):
        yield node
        if not isinstance(node, but_not_below):
            for name in field_names(node.__class__):
                yield from walk(getattr(node, name), but_not_below)
