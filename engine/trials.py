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
    return why_impossible(state, action) is None


def why_impossible(state: State, action: Action) -> tuple[str, ...] | None:
    """None if there is such a way; else the rules that were applied where there were fewest reasons against it."""
    least: IllegalAction | None = None
    todo: list[tuple[Answer, ...]] = [()]
    for _ in range(MOST_TRIALS):
        if not todo:
            break
        answers = todo.pop()
        try:
            action(Game(state, answers))
        except Paused as paused:
            more = list(islice(possible_answers(paused.question), MOST_ANSWERS))
            todo.extend((*answers, answer) for answer in reversed(more))
        except IllegalAnswer:
            continue
        except IllegalAction as illegal:
            least = illegal if least is None or len(illegal.reasons) < len(least.reasons) else least
        else:
            return None
    return () if least is None else least.applied
