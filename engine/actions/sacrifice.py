"""Sacrifice (CR 701.21)."""

from __future__ import annotations

from engine.events import Event, OfPlayer
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record
from engine.rule import rule
from engine.selectors import Selector
from engine.state import BATTLEFIELD, GRAVEYARD, ObjectId, Seat
from engine.view import Env
from engine.zones import move


@record
class Sacrificed(OfPlayer):
    """A player sacrifices a permanent: it is moved from the battlefield to its owner's graveyard (CR 701.21a)."""

    obj: ObjectId

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.obj,)

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (move(game, self.obj, GRAVEYARD),)


@record
class Sacrifice(Instruction):
    """You sacrifice permanents."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        here = tuple(i for i in self.what.select(game.view, env) if game.state.exists(i) and game.object(i).zone == BATTLEFIELD)
        happen(game, *(Sacrificed(env.you, i) for i in own_permanents(game, here, env.you)))
        return env


@rule("701.21a")
def own_permanents(game: Game, what: tuple[ObjectId, ...], player: Seat) -> tuple[ObjectId, ...]:
    """A player can't sacrifice a permanent that they don't control."""
    return tuple(i for i in what if game.state.controller(i) == player)
