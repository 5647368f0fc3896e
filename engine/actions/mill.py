"""Mill (CR 701.17), as an instruction and as a cost."""

from __future__ import annotations

from typing import ClassVar

from engine.amounts import Amount, amount
from engine.costs import CostPart, unpayable
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record
from engine.selectors import YOU, Selector
from engine.state import GRAVEYARD, LIBRARY, ObjectId, Seat
from engine.view import Env
from engine.zones import move


def mill(game: Game, player: Seat, n: int) -> tuple[ObjectId, ...]:
    """A player puts the top cards of their library into their graveyard, as many as there are (CR 701.17a-b): what became of them."""
    entries = happen(game, *(move(game, i, GRAVEYARD) for i in game.state.zone(LIBRARY, player)[:n]))
    return tuple(i for entry in entries for i in entry.became)


@record
class Mill(Instruction):
    """Players mill cards."""

    moves_library_cards: ClassVar[bool] = True
    n: Amount
    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        for player in self.who.select(game.view, env):
            mill(game, ~player, amount(self.n, game.view, env))
        return env


@record
class MillCards(CostPart):
    """Mill a number of cards."""

    moves_library_cards: ClassVar[bool] = True
    n: int = 1

    def pay(self, game: Game, env: Env, named: tuple[ObjectId, ...]) -> None:
        if len(game.state.zone(LIBRARY, env.you)) < self.n:
            game.object_to(*unpayable(game, (), "there are not that many cards in the library", "ライブラリーのカードが足りない"))
        else:
            mill(game, env.you, self.n)
