"""Change the text of an object (CR 612)."""

from __future__ import annotations

from engine.changes import ChangeWord
from engine.continuous import Modify
from engine.game import Game
from engine.instructions import Instruction, Let
from engine.mana import COLORS
from engine.questions import Option, Question
from engine.record import record
from engine.selectors import Selector
from engine.view import Env


@record
class ChangeColorWord(Instruction):
    """In the text of some objects, all instances of one color word become another; which ones, you choose now (CR 608.2d)."""

    what: Selector
    duration: str = ""

    def perform(self, game: Game, env: Env) -> Env:
        old = _choose(game, env, "Which color word is replaced?", COLORS)
        new = _choose(game, env, "With which color word?", tuple(c for c in COLORS if c != old))
        return Let(Modify(self.what, (ChangeWord("color", old, new),)), self.duration).perform(game, env)


def _choose(game: Game, env: Env, text: str, colors: tuple[str, ...]) -> str:
    options = tuple(Option(c, c) for c in colors)
    answer = game.ask(Question(env.you, "pick", "color", text, options, subject=env.spell))
    if not isinstance(answer, tuple) or not isinstance(answer[0], str):
        raise TypeError(answer)
    return answer[0]
