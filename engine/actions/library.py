"""Libraries: putting objects into them, searching (CR 701.23) and shuffling them (CR 701.24)."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from engine.events import Event
from engine.filters import Filter
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.questions import Option, Question
from engine.record import record
from engine.rule import Context, rule
from engine.selectors import YOU, Selector
from engine.state import BATTLEFIELD, LIBRARY, ObjectId, Seat
from engine.view import Env
from engine.zones import Shuffle, move

TOP, BOTTOM = 0, -1


@record
class PutIntoLibrary(Instruction):
    """Put objects into their owners' libraries: on top, or on the bottom (``position`` -1)."""

    moves_library_cards: ClassVar[bool] = True
    what: Selector
    position: int = TOP

    def perform(self, game: Game, env: Env) -> Env:
        here = [i for i in self.what.select(game.view, env) if game.state.exists(i)]
        happen(game, *(move(game, i, LIBRARY, position=self.position) for i in here))
        return env


@record
class PutOnTopOrBottom(Instruction):
    """The owners of objects put them on the top or bottom of their libraries, as each chooses."""

    moves_library_cards: ClassVar[bool] = True
    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        for obj in self.what.select(game.view, env):
            if game.state.exists(obj):
                options = (Option("top", "top"), Option("bottom", "bottom"))
                question = Question(game.object(obj).owner, "pick", "top or bottom", "Top or bottom of the library?", options, subject=obj)
                happen(game, move(game, obj, LIBRARY, position=TOP if game.ask(question) == ("top",) else BOTTOM))
        return env


@record
class ShuffleLibrary(Instruction):
    """Players shuffle their libraries."""

    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        happen(game, *(shuffling(game, ~p) for p in self.who.select(game.view, env) if p < 0))
        return env


def shuffling(game: Game, player: Seat) -> Event:
    """The event of a library being shuffled, by the game's own random numbers."""
    order = list(game.state.zone(LIBRARY, player))
    Random(f"{game.state.seed} {game.state.clock}").shuffle(order)  # noqa: S311  (no secret)
    return Shuffle(player, tuple(order))


@record
class Search(Instruction):
    """You search a library for a card and put it somewhere: into its owner's hand, or onto the battlefield under your control."""

    moves_library_cards: ClassVar[bool] = True
    what: Filter
    to: str
    tapped: bool = False
    whose: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        for player in self.whose.select(game.view, env)[:1]:
            found = tuple(i for i in game.state.zone(LIBRARY, ~player) if self.what.holds(game.state, i, env))
            least = may_fail(game, min(1, len(found)), self.what)
            options = tuple(Option(i, game.state.characteristics(i).name) for i in found)
            question = Question(env.you, "pick", "choose", "Which card is found?", options, least, min(1, len(found)), env.spell)
            chosen = game.pick(question) if found else ()
            happen(game, *(self._put(game, env, i) for i in chosen))
        return env

    def _put(self, game: Game, env: Env, card: ObjectId) -> Event:
        if self.to != BATTLEFIELD:
            return move(game, card, self.to)
        return move(game, card, BATTLEFIELD, controller=env.you, tapped=self.tapped)


@rule("701.23b")
def may_fail(ctx: Context, least: int, what: Filter) -> int:
    """Who searches a hidden zone for a card with a stated quality needn't find one, even if there is one."""
    return 0 if what.predicates else least
