"""Counter spells and abilities (CR 701.6)."""

from __future__ import annotations

from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record
from engine.selectors import Selector
from engine.state import GRAVEYARD, STACK, ObjectId
from engine.view import Env
from engine.zones import CeaseToExist, move


@record
class Countered(Event):
    """A spell or ability is countered: a spell's card goes to its owner's graveyard, an ability is gone (CR 701.6a-b)."""

    obj: ObjectId

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.obj,)

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (move(game, self.obj, GRAVEYARD) if game.object(self.obj).components else CeaseToExist(self.obj),)


@record
class Counter(Instruction):
    """Counter spells and abilities."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        here = [i for i in self.what.select(game.view, env) if game.state.exists(i) and game.object(i).zone == STACK]
        happen(game, *(Countered(i) for i in here))
        return env
