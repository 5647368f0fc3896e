"""The steps and phases of a turn that are still to come (CR 500.1)."""

from __future__ import annotations

from typing import ClassVar

from engine.events import Event
from engine.game import Game
from engine.record import record, replace
from engine.state import ObjectId


@record
class StepsLeft(Event):
    """The steps and phases of this turn still to come are others than before."""

    logged: ClassVar[bool] = False
    steps: tuple[str, ...]

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.evolve(turn=replace(game.state.turn, rest=self.steps))
        return ()
