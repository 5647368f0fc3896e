"""Speed (CR 702.179): players have none until something gives them some."""

from __future__ import annotations

from engine.abilities import Triggered
from engine.continuous import StaticEffect
from engine.events import Event, OfPlayer
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import ObjectId, Seat
from engine.triggers import Trigger
from engine.view import Env, View


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


MOST_SPEED = 4
"""Max speed (CR 702.179e)."""


@record
class IncreaseSpeed(Instruction):
    """Your speed increases by a number."""

    n: int = 1

    def perform(self, game: Game, env: Env) -> Env:
        speed = game.state.player(env.you).speed
        becomes = from_none(game, None, self.n) if speed is None else speed + self.n
        happen(game, *(() if becomes is None else (SpeedBecomes(env.you, becomes),)))
        return env


@rule("702.179c")
def from_none(ctx: Context, speed: int | None, n: int) -> int | None:
    """If a player without speed is to increase their speed by a value, it becomes that value."""
    return n


@record
class SpeedBelow:
    """Your speed is less than a number."""

    n: int

    def true(self, view: View, env: Env) -> bool:
        speed = view.whole.player(env.you).speed
        return speed is not None and speed < self.n


@record
class OpponentsLoseLife(Trigger):
    """Whenever one or more opponents lose life during your turn."""

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return False  # whoever has speed is told by :mod:`engine.inherent`


QUICKENS = Triggered(OpponentsLoseLife(), IncreaseSpeed(), condition=SpeedBelow(MOST_SPEED))
"""The inherent ability of a player with speed (CR 702.179d)."""
