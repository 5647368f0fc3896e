"""Colors: a color that is chosen as a spell or ability resolves (CR 105.4, 608.2d)."""

from __future__ import annotations

from engine.changes import BecomeColor
from engine.continuous import Modify
from engine.entering import COLORS
from engine.game import Game
from engine.instructions import Instruction, Let
from engine.questions import Option, Question
from engine.record import record
from engine.selectors import Selector
from engine.view import Env


@record
class BecomeColorOfChoice(Instruction):
    """Objects become the color of your choice until end of turn."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        options = tuple(Option(letter, word) for letter, word in COLORS)
        answer = game.ask(Question(env.you, "pick", "color", "Which color does it become?", options, subject=env.spell))
        chosen = tuple(str(letter) for letter in answer) if isinstance(answer, tuple) else ()
        return Let(Modify(self.what, (BecomeColor(chosen),))).perform(game, env)
