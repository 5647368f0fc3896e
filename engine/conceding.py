"""Conceding (CR 104.3a)."""

from __future__ import annotations

from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.priority import give_priority
from engine.record import replace
from engine.rule import rule
from engine.state import Seat
from engine.state_based import Loses, end_if_decided
from engine.when_loses import LosesGame


def concede(game: Game, player: Seat) -> None:
    """A player concedes, with priority or without; the game goes on, if it does, where it was."""
    had = game.state.turn.priority
    happen(game, *leaves_by_conceding(game, (), player))
    end_if_decided(game)
    give_priority(game, game.state.turn.active if had is None else had)


@rule("104.3a")
def leaves_by_conceding(game: Game, events: tuple[Event, ...], player: Seat) -> tuple[Event, ...]:
    """A player can concede at any time; who does loses at once."""
    return (*events, whatever_the_reason(game, Loses(player, heard=False, conceding=True)))


@rule("603.9")
def whatever_the_reason(game: Game, event: Loses) -> Loses:
    """An ability that triggers on a player's losing the game triggers when that player leaves it, whatever the reason."""
    somebody = any(isinstance(heard.ability.when, LosesGame) for heard in game.state.layers.listening)
    return replace(event, heard=True) if somebody else event
