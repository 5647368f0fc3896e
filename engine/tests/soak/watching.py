"""Looking at the state after every single event, not only where an action has come to its end."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from engine.invariants import Cards, torn
from engine.state import State


class Torn(AssertionError):
    """After an event, a card or an object was in no place or in two."""


class Events:
    """How many events were looked at."""

    def __init__(self) -> None:
        self.seen = 0


@contextmanager
def watching(cards: Cards | None) -> Iterator[Events]:
    """Meanwhile, every event that is logged leaves all objects where they belong. ``cards``: those that there were at the start.

    Raises:
        Torn: one doesn't.
    """
    kept, count = State.evolve, Events()

    def evolve(state: State, **changes: Any) -> State:
        new = kept(state, **changes)
        if "log" in changes and len(new.log) > len(state.log):
            count.seen += 1
            wrong = torn(new, cards) if cards is not None else ""
            if wrong:
                raise Torn(f"after {new.log.since(len(state.log))[-1].event}: {wrong}")
        return new

    State.evolve = evolve  # type: ignore[method-assign,assignment]
    try:
        yield count
    finally:
        State.evolve = kept  # type: ignore[method-assign]
