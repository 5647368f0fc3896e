"""Verbs of face-down cards: manifest (CR 701.40), cloak (CR 701.58), turning permanents face down and face up (CR 708)."""

from __future__ import annotations

from engine.components import can_turn_up
from engine.events import Event
from engine.face_down import TurnedFaceDown, TurnedFaceUp, turning_down
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record
from engine.revealing import Revealed
from engine.rule import Context, rule
from engine.selectors import Selector
from engine.state import BATTLEFIELD, FaceDown, ObjectId
from engine.view import Env
from engine.zones import move


@record
class PutFaceDown(Instruction):
    """Put cards onto the battlefield face down, one at a time: manifest or cloak them."""

    what: Selector
    down: FaceDown

    def perform(self, game: Game, env: Env) -> Env:
        for group in one_at_a_time(game, (self.what.select(game.view, env),)):
            down = VERBS[self.down.by](game, None, self.down)
            if down is None or turned_before(game, False):
                happen(game, *(move(game, i, BATTLEFIELD, controller=env.you, face_down=down) for i in group))
                continue
            entries = happen(game, *(move(game, i, BATTLEFIELD, controller=env.you) for i in group))
            happen(game, *(TurnedFaceDown(i, down) for e in entries for i in e.became))
        return env


@rule("701.40a")
def manifested(ctx: Context, face_up: FaceDown | None, down: FaceDown) -> FaceDown | None:
    """To manifest a card is to put it onto the battlefield face down, as a 2/2 creature."""
    return down


@rule("701.58a")
def cloaked(ctx: Context, face_up: FaceDown | None, down: FaceDown) -> FaceDown | None:
    """To cloak a card is to put it onto the battlefield face down, as a 2/2 creature with ward {2}."""
    return down


VERBS = {"manifest": manifested, "cloak": cloaked}


@rule("701.40e", "701.58e")
def one_at_a_time(ctx: Context, groups: tuple[tuple[ObjectId, ...], ...]) -> tuple[tuple[ObjectId, ...], ...]:
    """Several cards are manifested, or cloaked, one at a time."""
    return tuple((i,) for group in groups for i in group)


@rule("708.3")
def turned_before(ctx: Context, before: bool) -> bool:
    """What is put onto the battlefield face down is turned face down before it enters: what it says of entering doesn't count."""
    return True


PLAIN = FaceDown()
"""By an effect that lists no characteristics (CR 708.2a)."""


@record
class TurnFaceDown(Instruction):
    """Turn permanents face down."""

    what: Selector
    down: FaceDown = PLAIN

    def perform(self, game: Game, env: Env) -> Env:
        happen(game, *turning_down(game, self.what.select(game.view, env), self.down))
        return env


@record
class TurnFaceUp(Instruction):
    """Turn permanents face up."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        here = [i for i in self.what.select(game.view, env) if game.state.exists(i) and game.object(i).zone == BATTLEFIELD]
        down = tuple(i for i in here if game.object(i).face_down is not None)
        no_permanents = tuple(i for i in down if set(game.object(i).components[0].face.types) & {"instant", "sorcery"})
        turned = tuple(TurnedFaceUp(i) if can_turn_up(game, True, game.object(i)) else Revealed((i,)) for i in down)
        happen(game, *only_revealed(game, turned, no_permanents))
        return env


@rule("701.40g", "701.58g")
def only_revealed(ctx: Context, turned: tuple[Event, ...], no_permanents: tuple[ObjectId, ...]) -> tuple[Event, ...]:
    """What is represented by an instant or sorcery card is revealed and stays face down."""
    return tuple(Revealed(e.subjects) if e.subjects[0] in no_permanents else e for e in turned)
