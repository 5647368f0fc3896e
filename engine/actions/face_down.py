"""Verbs of face-down cards: manifest (CR 701.40), cloak (CR 701.58), turning permanents face down and face up (CR 708)."""

from __future__ import annotations

from typing import ClassVar

from engine.characteristics import Characteristics, base
from engine.components import can_turn_up
from engine.entering_attached import StaysWhereItIs
from engine.events import Event
from engine.face_down import TurnedFaceDown, TurnedFaceUp, turning_down
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction, remember
from engine.knowledge import LookedAt
from engine.object_parts import FaceDown
from engine.questions import Question, by_name
from engine.record import record, replace
from engine.revealing import Revealed
from engine.rule import Context, rule
from engine.selectors import Selector, Those
from engine.state import BATTLEFIELD, GRAVEYARD, LIBRARY, ObjectId
from engine.view import Env
from engine.zones import move


@record
class PutFaceDown(Instruction):
    """Put cards onto the battlefield face down, one at a time: manifest or cloak them."""

    what: Selector
    down: FaceDown
    remember: str = ""

    def perform(self, game: Game, env: Env) -> Env:
        made: tuple[ObjectId, ...] = ()
        for group in one_at_a_time(game, (self.what.select(game.view, env),)):
            down = VERBS[self.down.by](game, None, self.down)
            if down is None or turned_before(game, False):
                moves = tuple(move(game, i, BATTLEFIELD, controller=env.you, face_down=down) for i in group)
                made = (*made, *(i for e in happen(game, *moves) for i in e.became))
                there = tuple(m for m in moves if m.obj in game.state.objects)
                for m in there if down is not None else ():
                    happen(game, *STAYING[self.down.by](game, (replace(m, face_down=None),), (StaysWhereItIs(m.obj),)))
                continue
            entries = happen(game, *(move(game, i, BATTLEFIELD, controller=env.you) for i in group))
            happen(game, *(TurnedFaceDown(i, down) for e in entries for i in e.became))
        return remember(env, self.remember, made)


@rule("701.40a")
def manifested(ctx: Context, face_up: FaceDown | None, down: FaceDown) -> FaceDown | None:
    """To manifest a card is to put it onto the battlefield face down, as a 2/2 creature."""
    return down


@rule("701.58a")
def cloaked(ctx: Context, face_up: FaceDown | None, down: FaceDown) -> FaceDown | None:
    """To cloak a card is to put it onto the battlefield face down, as a 2/2 creature with ward {2}."""
    return down


VERBS = {"manifest": manifested, "cloak": cloaked}


@rule("701.40f")
def not_manifested(ctx: Context, face_up: tuple[Event, ...], stays: tuple[Event, ...]) -> tuple[Event, ...]:
    """If the face-down object is prohibited from entering, the card isn't manifested: it stays in its zone as it is."""
    return stays


@rule("701.58f")
def not_cloaked(ctx: Context, face_up: tuple[Event, ...], stays: tuple[Event, ...]) -> tuple[Event, ...]:
    """Nor is a card cloaked then."""
    return stays


STAYING = {"manifest": not_manifested, "cloak": not_cloaked}


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
        no_permanents = tuple(i for i in down if set(game.object(i).top.face.types) & {"instant", "sorcery"})
        turned = tuple(TurnedFaceUp(i) if can_turn_up(game, True, game.object(i)) else Revealed((i,)) for i in down)
        happen(game, *only_revealed(game, turned, no_permanents))
        return env


@rule("701.40g", "701.58g")
def only_revealed(ctx: Context, turned: tuple[Event, ...], no_permanents: tuple[ObjectId, ...]) -> tuple[Event, ...]:
    """What is represented by an instant or sorcery card is revealed and stays face down."""
    return tuple(Revealed(e.subjects) if e.subjects[0] in no_permanents else e for e in turned)


@record
class ManifestDread(Instruction):
    """Look at the top two cards of your library, manifest one of them and put the other into your graveyard (CR 701.62a)."""

    moves_library_cards: ClassVar[bool] = True

    def perform(self, game: Game, env: Env) -> Env:
        for top in both_looked_at(game, (game.state.zone(LIBRARY, env.you)[:1],), game.state.zone(LIBRARY, env.you)[:2]):
            happen(game, *((LookedAt(env.you, top),) if top else ()))
            options = by_name(game.state, top)
            chosen = game.pick(Question(env.you, "pick", "choose", "Which card is manifested?", options, subject=env.spell)) if top else ()
            env = PutFaceDown(Those(chosen), FaceDown("manifest")).perform(game, env)
            happen(game, *(move(game, i, GRAVEYARD) for i in top if i not in chosen))
        return env


@rule("701.62a")
def both_looked_at(
    ctx: Context, groups: tuple[tuple[ObjectId, ...], ...], top: tuple[ObjectId, ...]
) -> tuple[tuple[ObjectId, ...], ...]:
    """To manifest dread is to look at the top two cards and manifest one of them."""
    return (top,)


@record
class RevealFaceDown(Instruction):
    """Reveal a face-down permanent; if the card is of a type, something else is done."""

    what: Selector
    type: str
    then: Instruction

    def perform(self, game: Game, env: Env) -> Env:
        for obj in self.what.select(game.view, env):
            if not game.state.exists(obj) or game.object(obj).face_down is None:
                continue
            happen(game, Revealed((obj,)))
            if self.type in as_revealed(game, game.state.characteristics(obj), base(game.object(obj))).types:
                env = self.then.perform(game, env)
        return env


@rule("708.12")
def as_revealed(ctx: Context, now: Characteristics, ignoring_effects: Characteristics) -> Characteristics:
    """What has a face-down permanent be revealed and asks what it is uses its characteristics without any continuous effects."""
    return ignoring_effects
