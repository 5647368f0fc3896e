"""What follows at once from a change, with no action of the game: control begins anew (CR 302.6), combat is left (CR 506.4).

A player's objects leave the game with the player (CR 800.4a)."""

from __future__ import annotations

from engine.combat.fight import removals
from engine.control import control_changes
from engine.day_and_night import time_told
from engine.durations import durations_over
from engine.events import Event
from engine.game import Game
from engine.leaving import leaving
from engine.state import State


def consequences(game: Game, before: State) -> tuple[Event, ...]:
    """The events that follow from those that led here from an earlier state."""
    return (*control_changes(game, before), *removals(game, before), *leaving(game, before), *durations_over(game), *time_told(game))
