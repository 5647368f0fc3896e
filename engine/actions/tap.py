"""Tap and untap (CR 701.26), put and remove counters (CR 122)."""

from __future__ import annotations

from engine.amounts import Amount, amount
from engine.counters import CountersChange
from engine.events import Event, OfObject
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.questions import Option, Question
from engine.record import record, replace
from engine.rule import rule
from engine.selectors import Selector
from engine.state import BATTLEFIELD, ObjectId
from engine.view import Env


@record
class Tapped(OfObject):
    """A permanent becomes tapped or untapped (CR 701.26a-b)."""

    tapped: bool = True

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.with_object(replace(game.object(self.obj), tapped=self.tapped))
        return ()


@record
class Tap(Instruction):
    """Tap or untap permanents; those that are already so don't change."""

    what: Selector
    tapped: bool = True

    def perform(self, game: Game, env: Env) -> Env:
        happen(game, *tapping(game, self.what.select(game.view, env), self.tapped))
        return env


def tapping(game: Game, objects: tuple[ObjectId, ...], tapped: bool) -> tuple[Event, ...]:
    """The events of tapping or untapping those of some permanents that aren't so yet."""
    here = tuple(i for i in objects if game.state.exists(i) and game.object(i).zone == BATTLEFIELD)
    return tuple(Tapped(i, tapped) for i in becoming(game, here, tapped))


@rule("603.2e")
def becoming(game: Game, objects: tuple[ObjectId, ...], tapped: bool) -> tuple[ObjectId, ...]:
    """Nothing becomes what it is already."""
    return tuple(i for i in objects if game.object(i).tapped != tapped)


@record
class TapOrUntap(Instruction):
    """Tap or untap permanents, as you choose."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        options = (Option(1, "tap"), Option(2, "untap"))
        (chosen, *_) = game.pick(Question(env.you, "pick", "mode", "Is it tapped or untapped?", options, subject=env.spell))
        return Tap(self.what, chosen == 1).perform(game, env)


@record
class RemoveCounters(Instruction):
    """Remove up to so many counters, of whatever kinds you choose, from objects."""

    what: Selector
    most: int

    def perform(self, game: Game, env: Env) -> Env:
        for obj in self.what.select(game.view, env):
            left = self.most
            for kind, there in game.object(obj).counters if game.state.exists(obj) else ():
                question = Question(env.you, "number", "number", f"How many {kind} counters are removed?", (), 0, min(left, there), obj)
                (n, *_) = game.pick(question)
                happen(game, *((CountersChange(obj, kind, -n),) if n else ()))
                left -= n
        return env


@record
class PutCounters(Instruction):
    """Put counters of a kind on objects; a negative amount removes them."""

    what: Selector
    kind: str
    n: Amount = 1

    def perform(self, game: Game, env: Env) -> Env:
        n = amount(self.n, game.view, env)
        here = [i for i in self.what.select(game.view, env) if game.state.exists(i)]
        player = env.you if env.this >= 0 and n > 0 else None
        changes = tuple(CountersChange(i, self.kind, n, player=player) for i in here if n)
        happen(game, *(as_many_as_there_are(game, changes) if n < 0 else changes))
        return env


@rule("609.3", part="counters")
def as_many_as_there_are(game: Game, changes: tuple[CountersChange, ...]) -> tuple[CountersChange, ...]:
    """Of counters that are to be removed as many are removed as there are; where there are none, nothing happens."""
    there = tuple(replace(c, amount=max(c.amount, -game.object(c.obj).counter(c.kind))) for c in changes)
    return tuple(c for c in there if c.amount)
