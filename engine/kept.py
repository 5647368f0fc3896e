"""What has been found out of objects one by one: it holds for as long as they are the same.

From one state to the next most objects stay what they are, down to being the same values in memory. So what only an object and its
characteristics decide, such as the abilities that its keywords stand for, goes on from the layers of the state before; what no longer
belongs to any object is forgotten with them. Under other rules, or another edition, nothing goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from engine.characteristics import Characteristics
    from engine.state import Object, State

Found = TypeVar("Found")

_Memory = dict[tuple[object, int, int], tuple["Object", "Characteristics | None", Any]]
"""By what was found, and by the identity of the object and of its characteristics, which stay in memory with it."""


class Kept:
    """What was found of the objects of a state, and what goes on of that from a state before."""

    __slots__ = ("_before", "_now", "edition", "off")

    def __init__(self, state: State, before: Kept | None = None) -> None:
        self.off = state.off
        self.edition = state.edition
        self._now: _Memory = {}
        goes_on = before is not None and (before.off, before.edition) == (self.off, self.edition)
        self._before: _Memory = before._now if goes_on and before is not None else {}

    def of(self, it: Object, row: Characteristics | None, find: Callable[[Kept, Object, Any], Found]) -> Found:
        """What ``find`` makes of an object with these characteristics (None: as it is before any effect), and of nothing else."""
        kept = self._now.get((find, id(it), id(row)))
        if kept is not None:
            found: Found = kept[2]
            return found
        known: Found | None = self.known(it, row, find)
        return self.keep(it, row, find, find(self, it, row)) if known is None else known

    def known(self, it: Object, row: Characteristics | None, what: object) -> Any:
        """What has been kept of an object with these characteristics; None if nothing has."""
        key = (what, id(it), id(row))
        known = self._now.get(key)
        if known is None:
            known = self._before.get(key)
            if known is None:
                return None
            self._now[key] = known
        return known[2]

    def keep(self, it: Object, row: Characteristics | None, what: object, found: Found) -> Found:
        """Keep something that only the object and its characteristics decide."""
        self._now[what, id(it), id(row)] = (it, row, found)
        return found
