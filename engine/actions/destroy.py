"""Destroy (CR 701.8)."""

from __future__ import annotations

from engine.actions.at_once import happen_at_once
from engine.events import Event, OfObject
from engine.game import Game
from engine.instructions import Instruction
from engine.keywords import hooked
from engine.record import record
from engine.selectors import Selector
from engine.state import BATTLEFIELD, GRAVEYARD, ObjectId
from engine.view import Env
from engine.zones import move


@record
class Destroyed(OfObject):
    """A permanent is destroyed: it is moved from the battlefield to its owner's graveyard (CR 701.8a)."""

    regenerable: bool = True
    """Whether it may be regenerated (CR 701.19c)."""
    by_rule: bool = False
    """As a state-based action, not as the result of an effect."""

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (move(game, self.obj, GRAVEYARD),)


@record
class NotDestroyed(OfObject):
    """A permanent that can't be destroyed is not (CR 702.12b)."""



@record
class Destroy(Instruction):
    """Destroy permanents, all at once."""

    what: Selector
    regenerable: bool = True

    def perform(self, game: Game, env: Env) -> Env:
        here = [i for i in self.what.select(game.view, env) if game.state.exists(i) and game.object(i).zone == BATTLEFIELD]
        happen_at_once(game, *(Destroyed(i, self.regenerable) if can_be_destroyed(game, i) else NotDestroyed(i) for i in here))
        return env


def can_be_destroyed(game: Game, obj: ObjectId) -> bool:
    """Whether nothing says that a permanent can't be destroyed."""
    survives = False
    for keyword, _ in hooked(game.state.characteristics(obj)):
        survives = keyword.survives(game, survives)
    return not survives
