"""Trying something out: whether there is a legal way to do it. Trials change nothing and cite nothing."""

from __future__ import annotations

from itertools import islice

from engine.game import Action, Game
from engine.questions import Answer, IllegalAnswer, Paused, possible_answers
from engine.rule import IllegalAction
from engine.state import State

MOST_TRIALS = 1000
MOST_ANSWERS = 100
"""Answers tried to one question."""


def possible(state: State, action: Action) -> bool:
    """Whether some way of answering lets an action be done to its end; not, if none is found in a bounded search."""
    todo: list[tuple[Answer, ...]] = [()]
    for _ in range(MOST_TRIALS):
        if not todo:
            return False
        answers = todo.pop()
        try:
            action(Game(state, answers))
        except Paused as paused:
            more = list(islice(possible_answers(paused.question), MOST_ANSWERS))
            todo.extend((*answers, answer) for answer in reversed(more))
        except (IllegalAction, IllegalAnswer):
            continue
        else:
            return True
    return False
