"""Conceding (CR 104.3a)."""

from __future__ import annotations

from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.priority import give_priority
from engine.rule import Context, rule
from engine.state import Seat
from engine.state_based import Loses, end_if_decided


def concede(game: Game, player: Seat) -> None:
    """A player concedes, with priority or without; the game goes on, if it does, where it was."""
    had = game.state.turn.priority
    happen(game, *leaves_by_conceding(game, (), player))
    end_if_decided(game)
    give_priority(game, game.state.turn.active if had is None else had)


@rule("104.3a")
def leaves_by_conceding(ctx: Context, events: tuple[Event, ...], player: Seat) -> tuple[Event, ...]:
    """A player can concede at any time; who does loses at once."""
    return (*events, Loses(player))
