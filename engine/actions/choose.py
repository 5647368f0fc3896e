"""Choosing an object as a spell or ability resolves (CR 608.2d): not a target."""

from __future__ import annotations

from engine.filters import Filter
from engine.game import Game
from engine.instructions import Instruction, remember
from engine.questions import Question, by_name
from engine.record import record
from engine.selectors import Each
from engine.state import BATTLEFIELD
from engine.view import Env


@record
class ChooseAtRandom(Instruction):
    """Chance chooses an object of a zone that a filter lets through; it is remembered under a name."""

    what: Filter
    remember: str
    zone: str

    def perform(self, game: Game, env: Env) -> Env:
        here = Each(self.what, self.zone).select(game.view, env)
        options = by_name(game.state, here)
        question = Question(env.you, "pick", "random", "Which does chance choose?", options, subject=env.spell)
        return remember(env, self.remember, game.pick(question) if here else ())


@record
class Choose(Instruction):
    """You choose an object of a zone that a filter lets through; it is remembered under a name."""

    what: Filter
    remember: str
    zone: str = BATTLEFIELD

    def perform(self, game: Game, env: Env) -> Env:
        here = Each(self.what, self.zone).select(game.view, env)
        options = by_name(game.state, here)
        question = Question(env.you, "pick", "choose", "Which is chosen?", options, min(1, len(here)), 1, env.spell)
        return remember(env, self.remember, game.pick(question) if here else ())

    def possible(self, game: Game, env: Env) -> bool:
        return bool(Each(self.what, self.zone).select(game.view, env))
