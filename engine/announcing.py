"""Announcing choices for spells and abilities as they are put on the stack (CR 601.2b-c, 602.2b, 603.3d)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.events import Event
from engine.game import Game
from engine.stack import Announced, Paid
from engine.state import ObjectId, Seat


@dataclass(frozen=True, slots=True)
class CostAnnounced(Event):
    """A player announces which cost they will pay and the value of X (CR 601.2b). ``paid`` is empty for the mana cost."""

    player: Seat
    obj: ObjectId
    paid: tuple[Paid, ...] = ()
    free: bool = False
    x: int | None = None

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.obj,)

    @property
    def affected_player(self) -> Seat | None:
        return self.player

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        before = it.announced or Announced()
        announced = replace(before, paid=(*before.paid, *self.paid), free=self.free, x=self.x)
        game.state = game.state.with_object(replace(it, announced=announced))
        return ()


@dataclass(frozen=True, slots=True)
class TargetsChosen(Event):
    """A player chooses targets, for each instance of the word "target" (CR 601.2c)."""

    player: Seat
    obj: ObjectId
    targets: tuple[tuple[int, ...], ...]

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.obj, *(t for chosen in self.targets for t in chosen if t >= 0))

    @property
    def affected_player(self) -> Seat | None:
        return self.player

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        game.state = game.state.with_object(replace(it, announced=replace(it.announced or Announced(), targets=self.targets)))
        return ()
