"""Choices: one interface for all of them, strict both ways.

Rules code asks in a straight line, ``game.ask(question)``. If no answer is recorded, the game pauses; when the answer is there, the action
is run again from where it began, with the answers so far.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations
from typing import TYPE_CHECKING

from engine.record import record
from engine.state import ObjectId, Seat

if TYPE_CHECKING:
    from engine.casting import Cast
    from engine.state import State

Value = int | str | tuple[int, ...]
"""What can be chosen: an object, ``~seat``, a number, a word, or a pair such as attacker and attacked."""



@record
class CastSaid:
    """The answer to whether a card is cast in the middle of a resolution: which, and how; None: what there is to choose is asked."""

    card: ObjectId
    how: Cast | None = None


Answer = bool | tuple[Value, ...] | CastSaid
"""yes or no; what was picked, put in order, or the parts of a division; or a spell to cast."""


@record
class Option:
    """One thing that may be chosen; ``text`` names it for people. ``about``: the object it comes from, where the value is only a number or
    an object that is gone."""

    value: Value
    text: str
    about: ObjectId | None = None


@record
class Question:
    """A choice that a player must make.

    ``kind``: "pick" (``least`` to ``most`` of the options, in no order), "order" (all options), "divide" (``most`` among the options, at
    least ``least`` each), "number" (``least`` to ``most``), "yes or no", "cast" (one of the options; none if ``least`` is 0), "name" (any
    word; the options are those that come to mind). ``topic``
    says what is chosen; see ``steps`` for the list.
    ``always``: it is asked even if only one answer is possible. ``usual``: an order that seldom matters; whoever knows the answers
    may leave it as it is, and where nobody does, it is.
    """

    player: Seat
    kind: str
    topic: str
    text: str
    options: tuple[Option, ...] = ()
    least: int = 1
    most: int = 1
    subject: ObjectId | None = None
    always: bool = False
    usual: bool = False


def by_name(state: State, found: Iterable[int]) -> tuple[Option, ...]:
    """Objects and players (``~seat``) to choose from, each by its name."""
    return tuple(Option(i, state.player(~i).name if i < 0 else state.characteristics(i).name) for i in found)


MOST_X = 99
"""The greatest value of X that can be chosen."""


def value_of_x(player: Seat, subject: ObjectId, least: int = 0, most: int = MOST_X) -> Question:
    """The question what the value of X is (CR 107.3a)."""
    return Question(player, "number", "x", "What is the value of X?", (), least, most, subject)


class Paused(Exception):
    """A question has no answer yet. ``state`` is the state reached: it may be looked at, but the game goes on from its checkpoint."""

    def __init__(self, question: Question, state: State) -> None:
        super().__init__(question.text)
        self.question = question
        self.state = state


class IllegalAnswer(Exception):
    """An answer that the question doesn't allow."""

    def __init__(self, question: Question, answer: Answer) -> None:
        super().__init__(f"{answer!r} is no answer to: {question.text}")
        self.question = question
        self.answer = answer


def check(question: Question, answer: Answer) -> None:
    """Make sure that an answer fits its question.

    Raises:
        IllegalAnswer: it doesn't.
    """
    if not _fits(question, answer):
        raise IllegalAnswer(question, answer)


def _fits(question: Question, answer: Answer) -> bool:
    if question.kind == "yes or no":
        return isinstance(answer, bool)
    if isinstance(answer, CastSaid):
        return question.kind == "cast" and any(o.value == answer.card for o in question.options)
    if isinstance(answer, bool):
        return False
    values = [option.value for option in question.options]
    if question.kind == "name":
        return len(answer) == 1 and isinstance(answer[0], str)
    if question.kind == "number":
        return len(answer) == 1 and isinstance(answer[0], int) and question.least <= answer[0] <= question.most
    if question.kind == "cast":
        return answer == () and question.least == 0
    if question.kind == "name":
        return len(answer) == 1 and isinstance(answer[0], str) and answer[0] != ""
    if question.kind == "order":
        return sorted(map(repr, answer)) == sorted(map(repr, values))
    if question.kind == "divide":
        parts = [part for part in answer if isinstance(part, tuple) and len(part) == 2]
        return (
            len(parts) == len(answer)
            and [p[0] for p in parts] == values
            and sum(p[1] for p in parts) == question.most
            and all(p[1] >= question.least for p in parts)
        )
    return question.least <= len(answer) <= question.most and len(set(answer)) == len(answer) and all(a in values for a in answer)


def forced(question: Question) -> Answer | None:
    """The one possible answer, None if there are several."""
    if question.always or question.kind == "name":
        return None
    found = possible_answers(question)
    first = next(found, None)
    return first if next(found, None) is None else None


def as_it_is(question: Question) -> Answer | None:
    """The order of the options as the answer, if it is one that seldom matters."""
    return tuple(option.value for option in question.options) if question.usual else None


def possible_answers(question: Question) -> Iterator[Answer]:
    """Every answer that fits, one by one."""
    values = tuple(option.value for option in question.options)
    if question.kind == "yes or no":
        yield from (True, False)
    elif question.kind == "cast":
        yield from (CastSaid(v) for v in values if isinstance(v, int))
        yield from [()] if question.least == 0 else []
    elif question.kind == "name":
        yield from ((v,) for v in values)
    elif question.kind == "number":
        yield from ((n,) for n in range(question.least, question.most + 1))
    elif question.kind == "order":
        yield from permutations(values)
    elif question.kind == "divide":
        yield from _divisions(values, question.most, question.least)
    else:
        for n in range(question.least, min(question.most, len(values)) + 1):
            yield from combinations(values, n)


def _divisions(values: tuple[Value, ...], total: int, least: int) -> Iterator[Answer]:
    if len(values) == 1:
        yield ((_as_int(values[0]), total),)
        return
    for n in range(least, total - least * (len(values) - 1) + 1):
        for rest in _divisions(values[1:], total - n, least):
            if isinstance(rest, tuple):
                yield ((_as_int(values[0]), n), *rest)


def _as_int(value: Value) -> int:
    if not isinstance(value, int):
        raise TypeError(value)
    return value
