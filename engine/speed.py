"""Speed (CR 702.179): players have none until something gives them some."""

from __future__ import annotations

from engine.continuous import StaticEffect
from engine.events import Event, OfPlayer
from engine.game import Game
from engine.record import record, replace
from engine.rule import rule
from engine.state import ObjectId, Seat


@record
class StartsEngines(StaticEffect):
    """The controller of the permanent, who has no speed, gets speed 1."""


@record
class SpeedBecomes(OfPlayer):
    """A player's speed becomes a number."""

    speed: int

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.with_player(replace(game.state.player(self.player), speed=self.speed))
        return ()


def engines_start(game: Game, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """What state-based actions do for players without speed."""
    active = game.state.layers.in_force(StartsEngines)
    seats = dict.fromkeys(a.env.you for a in active if game.state.player(a.env.you).speed is None) if active else {}
    return speed_of_one(game, events, tuple(seats)) if seats else events


@rule("704.5aa", "702.179a")
def speed_of_one(game: Game, events: tuple[Event, ...], seats: tuple[Seat, ...]) -> tuple[Event, ...]:
    """The speed of a player without speed who controls a permanent that starts engines becomes 1."""
    return (*events, *(SpeedBecomes(seat, 1) for seat in seats))
