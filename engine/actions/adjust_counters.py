"""Adding or removing one counter of a kind that is there: also time travel (CR 701.56)."""

from __future__ import annotations

from engine.counters import CountersChange
from engine.filters import AnyOf, Controlled, Filter, HasCounter, HasStatus, IsPermanent, Owned
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.questions import Option, Question, by_name
from engine.record import record
from engine.rule import rule
from engine.selectors import Everywhere, Selector
from engine.state import BATTLEFIELD, EXILE, ObjectId
from engine.view import Env

ADD, REMOVE = 1, -1
WAYS = ((1, "remove one", REMOVE), (2, "put another one on it", ADD))


@record
class AdjustCounter(Instruction):
    """Remove a counter of a kind from an object that has one, or put another on it; ``kind`` "": of any kind. ``may``: or neither."""

    what: Selector
    kind: str = ""
    may: bool = False

    def perform(self, game: Game, env: Env) -> Env:
        for obj in self.what.select(game.view, env):
            if game.state.exists(obj):
                for kind in _kind(game, env, obj, self.kind):
                    happen(game, *(CountersChange(obj, kind, n) for n in _way(game, env, obj, self.may)))
        return env


def _kind(game: Game, env: Env, obj: ObjectId, kind: str) -> tuple[str, ...]:
    """The kind of counter that is meant, asked if there are several; none if there is none."""
    kinds = tuple(k for k, n in game.object(obj).counters if n and kind in ("", k))
    if len(kinds) < 2:
        return kinds
    options = tuple(Option(k, k) for k in kinds)
    answer = game.ask(Question(env.you, "pick", "counter", "Which kind of counter?", options, subject=obj))
    return tuple(k for k in kinds if isinstance(answer, tuple) and k in answer)


def _way(game: Game, env: Env, obj: ObjectId, may: bool) -> tuple[int, ...]:
    options = tuple(Option(n, text) for n, text, _ in WAYS)
    picked = game.pick(Question(env.you, "pick", "mode", "Remove a counter, or put another?", options, 0 if may else 1, 1, obj))
    return tuple(change for n, _, change in WAYS if n in picked)


@record
class TimeTravel(Instruction):
    """Time travel (CR 701.56a)."""

    def perform(self, game: Game, env: Env) -> Env:
        there = time_travelling(game, (), env)
        options = by_name(game.state, there)
        question = Question(env.you, "pick", "choose", "Which travel in time?", options, 0, len(options), env.spell)
        chosen = game.pick(question) if there else ()
        changes = [CountersChange(i, "time", n) for i in chosen for n in _way(game, env, i, may=False)]
        happen(game, *changes)
        return env


@rule("701.56a")
def time_travelling(game: Game, objects: tuple[ObjectId, ...], env: Env) -> tuple[ObjectId, ...]:
    """Each permanent you control with a time counter on it and each suspended card you own; for any number, add or remove one counter."""
    yours = AnyOf(Filter(IsPermanent(), Controlled("you")), Filter(HasStatus("suspended"), Owned("you")))
    return Everywhere(Filter(HasCounter("time"), yours), (BATTLEFIELD, EXILE)).select(game.state, env)
