"""A player leaves a game that goes on (CR 800.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.changes.control import GainControl
from engine.continuous import Effect, Modify
from engine.events import Event
from engine.game import Game
from engine.rule import rule
from engine.state import BATTLEFIELD, EXILE, STACK, ObjectId, Seat
from engine.zones import CeaseToExist, move

Events = tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class ControlEnds(Event):
    """Effects that give a player control of objects end."""

    logged: ClassVar[bool] = False
    player: Seat

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.evolve(effects=tuple(e for e in game.state.effects if not _gives_control(e, self.player)))
        return ()


def _gives_control(effect: Effect, player: Seat) -> bool:
    what = effect.effect
    return effect.env.you == player and isinstance(what, Modify) and any(isinstance(c, GainControl) for c in what.changes)


def leaving(game: Game, player: Seat) -> Events:
    """What happens as soon as a player leaves the game; nothing where it is over then."""
    if sum(p.in_game for p in game.state.players if p.seat != player) < 2:
        return ()
    return exiled(game, abilities_gone(game, control_ends(game, owned_gone(game, (), player), player), player), player)


@rule("800.4a", part="owned")
def owned_gone(game: Game, events: Events, player: Seat) -> Events:
    """All objects that the player owns leave the game."""
    return (*events, *(CeaseToExist(i) for i, it in game.state.objects.items() if it.components and it.owner == player))


@rule("800.4a", part="control")
def control_ends(game: Game, events: Events, player: Seat) -> Events:
    """Effects that give the player control of anything end."""
    return (*events, ControlEnds(player)) if any(_gives_control(e, player) for e in game.state.effects) else events


@rule("800.4a", part="stack")
def abilities_gone(game: Game, events: Events, player: Seat) -> Events:
    """What the player controls on the stack and no card represents ceases to exist."""
    mine = (i for i in game.state.zone(STACK) if game.state.controller(i) == player)
    return (*events, *(CeaseToExist(i) for i in mine if not game.object(i).components))


@rule("800.4a", part="exile")
def exiled(game: Game, events: Events, player: Seat) -> Events:
    """What the player still controls is exiled: what no effect gave them, which have ended."""
    there = ((i, game.object(i)) for zone in (BATTLEFIELD, STACK) for i in game.state.zone(zone))
    theirs = (i for i, it in there if it.components and it.owner != player and it.controller == player == game.state.controller(i))
    return (*events, *(move(game, i, EXILE) for i in theirs))
