"""Planeswalking and chaos (CR 311.6-311.7, 701.31).

All plane cards stay in the command zone; those of a planar deck are face down, in their order. The planar die is not rolled here.
"""

from __future__ import annotations

from typing import ClassVar

from engine.events import Event, OfObject, OfPlayer
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.planar_controller import IN_DECK, face_up, planar_deck
from engine.record import record, replace
from engine.rule import rule
from engine.selectors import YOU, Selector
from engine.state import ObjectId, Seat
from engine.timestamps import on_planeswalking
from engine.triggers import Trigger
from engine.view import Env, View
from engine.zones import enter, leave, new_object


@record
class TurnsOver(OfObject):
    """A plane card is turned face down at the bottom of its owner's planar deck, or the top one of a deck is turned face up (CR 311.6)."""

    up: bool

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        leave(game, it)
        new = new_object(game, it)
        since = on_planeswalking(game, new.timestamp, it.timestamp) if self.up else new.timestamp
        now = replace(new, face_down=None if self.up else IN_DECK, timestamp=since)
        enter(game, now)
        return (now.id,)


@record
class Planeswalks(OfPlayer):
    """A player planeswalks (CR 701.31b)."""



@record
class Planeswalk(Instruction):
    """Planeswalk: the face-up planes go to the bottom of their owners' planar decks, the top one of yours is turned face up."""

    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        for player in self.who.select(game.view, env):
            if only_the_planar_controller(game, True, ~player):
                happen(game, Planeswalks(~player), *(TurnsOver(i, up=False) for i in face_up(game.state)))
                happen(game, *(TurnsOver(i, up=True) for i in planar_deck(game.state, ~player)[:1]))
        return env


@rule("701.31a")
def only_the_planar_controller(game: Game, may: bool, player: Seat) -> bool:
    """Only the planar controller may planeswalk."""
    return player == game.state.turn.active


@record
class ChaosEnsues(Event):
    """Chaos ensues (CR 311.7)."""


@record
class Chaos(Instruction):
    """Chaos ensues."""

    def perform(self, game: Game, env: Env) -> Env:
        happen(game, ChaosEnsues())
        return env


@record
class WheneverChaosEnsues(Trigger):
    """Whenever chaos ensues (CR 311.7)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (ChaosEnsues,)

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return isinstance(event, ChaosEnsues)
