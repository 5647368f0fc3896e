"""Whether there is a legal way to do something: a bounded search over the choices that have to be made."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from engine.combat import attacking, blocking
from engine.game import Action, Game
from engine.keywords import hooked, nothing_to_say
from engine.questions import Answer, IllegalAnswer, Paused, Question, possible_answers
from engine.rule import IllegalAction, Reason
from engine.state import State
from steps.table import Legality, Obstacle, Special

MOST_TRIALS = 3000
"""Ways tried before the search is given up as not decided."""
MOST_ANSWERS = 200
"""Answers tried to one question."""


def obstacles(reasons: Sequence[Reason]) -> tuple[Obstacle, ...]:
    """Reasons as the table names them."""
    return tuple(Obstacle(r.rules[0], r.text, r.rules[1:], r.ja) for r in reasons)


def cited_since(state: State, n: int) -> tuple[str, ...]:
    """The rules that entry ``n`` of the log and those after it cite."""
    return tuple(dict.fromkeys(rule for e in state.log.since(n) for rule in e.rules))


def search(state: State, action: Action) -> Legality:
    """Whether some way of answering lets an action be done to its end; else the reasons of the way that has fewest."""
    todo: list[tuple[Answer, ...]] = [()]
    least: IllegalAction | None = None
    for _ in range(MOST_TRIALS):
        if not todo:
            return Legality(False, obstacles(least.reasons), rules=least.applied) if least else Legality(False)
        answers = todo.pop()
        game = Game(state, answers)
        try:
            action(game)
        except Paused as paused:
            more = list(islice(possible_answers(paused.question), MOST_ANSWERS))
            todo.extend((*answers, answer) for answer in reversed(more))
        except IllegalAnswer:
            continue
        except IllegalAction as illegal:
            if least is None or len(illegal.reasons) < len(least.reasons):
                least = illegal
        else:
            return Legality(True, rules=(*cited_since(game.state, len(state.log)), *game.cited()))
    return Legality(False, decided=False)


def must_attack(state: State, pairs: Sequence[tuple[int, int | None]]) -> Legality:
    """Whether every legal declaration of attackers contains these (CR 508.1d)."""
    game = Game(state)
    attacking.why_not_declare_attacks(game, ())
    legal = tuple(attacking.legal_attacks(state))
    named = all(any(a == b and target in (None, t) for b, t in declared) for declared in legal for a, target in pairs)
    return Legality(bool(legal) and named, rules=game.cited())


def must_block(state: State, player: int, pairs: Sequence[tuple[int, int]]) -> Legality:
    """Whether every legal declaration of blockers contains these (CR 509.1c)."""
    game = Game(state)
    blocking.why_not_declare_blocks(game, (), player)
    legal = tuple(blocking.legal_blocks(state, player))
    return Legality(bool(legal) and all(pair in declared for declared in legal for pair in pairs), rules=game.cited())


def may_reveal(state: State, act: Special, asked: Question | None) -> Legality:
    """Whether a player is being asked to reveal a card as they draw it; else why no ability of the card lets them (CR 121.9)."""
    if asked is not None and (asked.topic, asked.player, asked.subject) == ("reveal", act.player, act.card):
        return Legality(True)
    why: list[Obstacle] = []
    for keyword, instance in hooked(state.characteristics(act.card)):
        game = Game(state)
        if keyword.as_drawn is nothing_to_say:
            continue
        if keyword.as_drawn(game, (), instance, game, act.player):
            why.append(Obstacle(f"{keyword.number}a", "it isn't just being drawn", ja="今引いているところではない"))
        else:
            why += (Obstacle(r, "it can't be revealed now", ja="今は公開できない") for r in game.cited())
    return Legality(False, tuple(why) or (Obstacle("121.9", "no ability of it says so", ja="そのための能力を持たない"),))
