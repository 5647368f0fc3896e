"""Scry (CR 701.22)."""

from __future__ import annotations

from typing import ClassVar

from engine.amounts import Amount, amount
from engine.events import Event, OfPlayer
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.knowledge import LookedAt
from engine.questions import Option, Question, by_name
from engine.record import record
from engine.rule import Context, rule
from engine.selectors import YOU, Selector
from engine.state import LIBRARY, ObjectId, Seat
from engine.triggers import Trigger
from engine.view import Env, View

Ids = tuple[ObjectId, ...]


@record
class Scried(OfPlayer):
    """A player has scried: their library lies in this order."""

    order: Ids

    def apply(self, game: Game) -> Ids:
        game.state = game.state.evolve(zones={**game.state.zones, (LIBRARY, self.player): self.order})
        return ()


@record
class Scry(Instruction):
    """Players scry (CR 701.22a): look at the top N cards, put any number on the bottom and the rest back, both in any order."""

    moves_library_cards: ClassVar[bool] = True
    n: Amount = 1
    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        n = amount(self.n, game.view, env)
        for seat in (~p for p in self.who.select(game.view, env) if p < 0):
            there = game.state.zone(LIBRARY, seat)
            if there[:n]:
                happen(game, LookedAt(seat, there[:n]))
            order = looked_through(game, there, seat, n) if n else there
            happen(game, *unless_zero(game, (Scried(seat, order),), n))
        return env


@rule("701.22a")
def looked_through(game: Game, library: Ids, player: Seat, n: int) -> Ids:
    """To scry N is to look at the top N cards and to put any number of them on the bottom and the rest on top, in any order."""
    top = library[:n]
    if not top:
        return library
    down = _one_down(game, player, top) if len(top) == 1 else _several_down(game, player, top)
    kept = _ordered(game, player, tuple(i for i in top if i not in down), "In which order on top?")
    return (*kept, *library[n:], *_ordered(game, player, down, "In which order on the bottom?"))


@rule("701.22b")
def unless_zero(ctx: Context, events: tuple[Event, ...], n: int) -> tuple[Event, ...]:
    """To scry 0 is no event: nothing triggers on it."""
    return events if n else ()


def _one_down(game: Game, player: Seat, top: Ids) -> Ids:
    options = (Option("top", "top"), Option("bottom", "bottom"))
    question = Question(player, "pick", "top or bottom", "Top or bottom of the library?", options, subject=top[0])
    return top if game.ask(question) == ("bottom",) else ()


def _several_down(game: Game, player: Seat, top: Ids) -> Ids:
    options = by_name(game.state, top)
    return game.pick(Question(player, "pick", "choose", "Which go on the bottom of the library?", options, 0, len(top)))


def _ordered(game: Game, player: Seat, cards: Ids, text: str) -> Ids:
    options = by_name(game.state, cards)
    return game.pick(Question(player, "order", "order", text, options)) if len(cards) > 1 else cards


@record
class Scries(Trigger):
    """Whenever you scry (CR 701.22d)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Scried,)

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        return isinstance(event, Scried) and event.player == env.you
