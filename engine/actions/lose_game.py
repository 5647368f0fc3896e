"""Lose the game by an effect (CR 104.3e)."""

from __future__ import annotations

from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record
from engine.rule import Context, rule
from engine.selectors import YOU, Selector
from engine.state import Seat
from engine.state_based import Loses, end_if_decided
from engine.view import Env


@record
class LoseGame(Instruction):
    """Players lose the game."""

    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        seats = tuple(~p for p in self.who.select(game.view, env))
        happen(game, *by_effect(game, (), tuple(s for s in seats if game.state.player(s).in_game)))
        end_if_decided(game)
        return env


@rule("104.3e")
def by_effect(ctx: Context, events: tuple[Event, ...], seats: tuple[Seat, ...]) -> tuple[Event, ...]:
    """An effect may state that a player loses the game."""
    return (*events, *(Loses(seat) for seat in seats))
