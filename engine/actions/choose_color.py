"""Choosing a color or a kind of counter, or having chance choose it, as a spell or ability resolves (CR 608.2d)."""

from __future__ import annotations

from engine.abilities import KeywordAbility
from engine.changes import GainAbility
from engine.characteristic_filters import IsColor
from engine.continuous import Modify
from engine.counters import CountersChange
from engine.entering import COLORS
from engine.filters import Filter
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction, Let
from engine.questions import Option, Question
from engine.record import record
from engine.selectors import Selector
from engine.view import Env


@record
class GainFromColor(Instruction):
    """Objects gain a keyword ability about the color of your choice, such as protection from it, until end of turn."""

    what: Selector
    keyword: str

    def perform(self, game: Game, env: Env) -> Env:
        options = tuple(Option(letter, word) for letter, word in COLORS)
        answer = game.ask(Question(env.you, "pick", "color", "Which color is chosen?", options, subject=env.spell))
        chosen = str(answer[0]) if isinstance(answer, tuple) else ""
        ability = KeywordAbility(self.keyword, quality=dict(COLORS)[chosen], what=Filter(IsColor(chosen)))
        return Let(Modify(self.what, (GainAbility(ability),))).perform(game, env)


@record
class PutChosenCounter(Instruction):
    """Put a counter on objects, of a kind of your choice among some."""

    what: Selector
    kinds: tuple[str, ...]

    def perform(self, game: Game, env: Env) -> Env:
        for obj in self.what.select(game.view, env):
            options = tuple(Option(kind, kind) for kind in self.kinds)
            answer = game.ask(Question(env.you, "pick", "choose", "Which kind of counter is put on it?", options, subject=obj))
            happen(game, CountersChange(obj, str(answer[0]) if isinstance(answer, tuple) else "", 1))
        return env


@record
class PutRandomCounter(Instruction):
    """Put a counter on objects, of a kind chosen at random among those of some kinds that aren't on it."""

    what: Selector
    kinds: tuple[str, ...]

    def perform(self, game: Game, env: Env) -> Env:
        for obj in self.what.select(game.view, env):
            if not game.state.exists(obj):
                continue
            options = tuple(Option(kind, kind) for kind in self.kinds if not game.object(obj).counter(kind))
            if options:
                answer = game.ask(Question(env.you, "pick", "random", "Which kind of counter does chance choose?", options, subject=obj))
                happen(game, CountersChange(obj, str(answer[0]) if isinstance(answer, tuple) else "", 1))
        return env
