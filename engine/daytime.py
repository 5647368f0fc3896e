"""How it becomes day or night as turns go by (CR 502.2, 731.2), and what speaks of day and night."""

from __future__ import annotations

from typing import ClassVar

from engine.casting import SpellCast
from engine.day_and_night import DAY, NIGHT, DaytimeBecomes
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record
from engine.rule import Context, rule
from engine.state import ObjectId
from engine.triggers import Trigger
from engine.view import Env, View

Events = tuple[Event, ...]
Ids = tuple[ObjectId, ...]


def time_passes(game: Game) -> Events:
    """The second part of the untap step (CR 502.2): whether it becomes day or night by what the player cast whose turn the last was."""
    turn = game.state.turn
    if not turn.daytime or turn.previous is None:
        return ()
    cast = 0
    for entry in reversed(tuple(game.state.log)):
        if entry.turn < turn.number - 1:
            break
        cast += entry.turn == turn.number - 1 and isinstance(entry.event, SpellCast) and entry.event.player == turn.previous
    return night_falls(game, (), cast) if turn.daytime == DAY else day_breaks(game, (), cast)


@rule("502.2", "731.2a")
def night_falls(ctx: Context, events: Events, cast: int) -> Events:
    """If it's day and the previous turn's active player cast no spell during it, it becomes night."""
    return events if cast else (*events, DaytimeBecomes(NIGHT, DAY))


@rule("502.2", "731.2b")
def day_breaks(ctx: Context, events: Events, cast: int) -> Events:
    """If it's night and the previous turn's active player cast two or more spells during it, it becomes day."""
    return (*events, DaytimeBecomes(DAY, NIGHT)) if cast > 1 else events


@record
class BecomeTime(Instruction):
    """It becomes day, or night."""

    time: str

    def perform(self, game: Game, env: Env) -> Env:
        if game.state.turn.daytime != self.time:
            happen(game, DaytimeBecomes(self.time, game.state.turn.daytime))
        return env


@record
class ItIs:
    """It is day, or night; "" for neither."""

    time: str

    def true(self, view: View, env: Env) -> bool:
        return view.whole.turn.daytime == self.time


@record
class DayAndNightChange(Trigger):
    """Whenever day becomes night or night becomes day (CR 731.1a)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (DaytimeBecomes,)

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        return isinstance(event, DaytimeBecomes) and event.was != ""
