"""Have permanents stay tapped in a next untap step (CR 502.3, 614.17)."""

from __future__ import annotations

from engine.continuous import Cant
from engine.game import Game
from engine.instructions import Instruction, Let
from engine.record import record
from engine.selectors import Selector
from engine.view import Env
from engine.would import WouldUntapNext, WouldUntapWhile


@record
class StayTapped(Instruction):
    """Permanents don't untap during their controllers' next untap steps."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        objects = tuple(i for i in self.what.select(game.view, env) if game.state.exists(i))
        return Let(Cant(WouldUntapNext(objects, game.state.turn.number)), "").perform(game, env) if objects else env


@record
class StayTappedWhile(Instruction):
    """Permanents don't untap during untap steps for as long as you control the permanent with the ability."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        objects = tuple(i for i in self.what.select(game.view, env) if game.state.exists(i))
        return Let(Cant(WouldUntapWhile(objects, env.this)), "").perform(game, env) if objects else env
