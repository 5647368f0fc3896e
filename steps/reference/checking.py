"""What must never be, looked for at a table: see :mod:`engine.invariants`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.game import Action, Knows
from engine.invariants import Cards, at_rest, computed_otherwise, not_isolated, not_undone, played_otherwise, torn
from engine.questions import Answer, Paused
from engine.record import record
from engine.state import State


@record
class Done:
    """What was done last: from where, with which answers, and at which question it stands, if at one."""

    start: State
    action: Action
    answers: tuple[Answer, ...]
    knows: Knows
    paused: Paused | None


def amiss(state: State, cards: Cards, done: Done | None, refused: tuple[State, State] | None) -> Sequence[str]:
    """Everything that is wrong. ``cards``: those that there were at the start; ``refused``: before and after the last illegal act."""
    return tuple(dict.fromkeys(wrong for wrong in _wrong(state, cards, done, refused) if wrong))


def _wrong(state: State, cards: Cards, done: Done | None, refused: tuple[State, State] | None) -> Iterator[str]:
    yield torn(state, cards)
    if done is None or done.paused is None:
        yield at_rest(state)
    yield computed_otherwise(state)
    if refused is not None:
        yield not_undone(*refused)
    if done is None:
        return
    if done.paused is not None:
        yield not_isolated(done.start, done.action, done.answers, done.paused.question, done.knows)
        yield played_otherwise(done.start, done.action, done.answers, done.paused.state, done.knows)
    else:
        yield played_otherwise(done.start, done.action, done.answers, state)
