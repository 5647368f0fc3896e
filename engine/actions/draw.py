"""Draw (CR 121) and discard (CR 701.9)."""

from __future__ import annotations

from typing import ClassVar

from engine.amounts import Amount, amount
from engine.drawing import draw_card
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.questions import Option, Question
from engine.record import record, replace
from engine.rule import Context, rule
from engine.selectors import YOU, Selector
from engine.state import GRAVEYARD, HAND, ObjectId, Seat
from engine.view import Env
from engine.zones import move


@record
class Draw(Instruction):
    """Players draw cards, one at a time (CR 121.2)."""

    moves_library_cards: ClassVar[bool] = True

    n: Amount = 1
    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        for player in self.who.select(game.view, env):
            for _ in one_by_one(game, (amount(self.n, game.view, env),)):
                draw_card(game, ~player)
        return env


@rule("121.2")
def one_by_one(ctx: Context, draws: tuple[int, ...]) -> tuple[int, ...]:
    """Several cards are drawn as that many individual draws."""
    return (1,) * draws[0]


@record
class Discarded(Event):
    """A player discards a card (CR 701.9a)."""

    player: Seat
    obj: ObjectId

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.obj,)

    @property
    def affected_player(self) -> Seat | None:
        return self.player

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (move(game, self.obj, GRAVEYARD),)


@record
class Discard(Instruction):
    """Players discard cards of their choice (CR 701.9b)."""

    n: Amount = 1
    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        for player in self.who.select(game.view, env):
            discard(game, ~player, amount(self.n, game.view, env))
        return env


def discard(game: Game, player: Seat, n: int) -> None:
    """A player discards ``n`` cards of their choice, or their hand if it holds no more."""
    hand = game.state.zone(HAND, player)
    n = min(n, len(hand))
    if not n:
        return
    options = tuple(Option(i, game.state.characteristics(i).name) for i in hand)
    chosen = game.pick(Question(player, "pick", "discard", f"Which {n} card(s) are discarded?", options, n, n))
    happen(game, *(Discarded(player, i) for i in chosen))


@record
class DiscardHand(Instruction):
    """Players discard their hands, all at once (CR 701.9a)."""

    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        players = self.who.select(game.view, env)
        happen(game, *(Discarded(~p, i) for p in players for i in game.state.zone(HAND, ~p)))
        return env
