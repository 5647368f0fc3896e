"""Verbs that put objects somewhere: exile (CR 701.13), return to hand, put onto the battlefield (CR 110.2, 701.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.amounts import Amount, amount
from engine.attaching import is_aura, is_equipment, why_not_attach
from engine.cards.card import MODAL
from engine.continuous import Modify
from engine.double_faced import double_faced
from engine.entering_attached import StaysWhereItIs
from engine.events import Event
from engine.filters import Filter
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction, remember
from engine.lasting import EffectBegins
from engine.record import record, replace
from engine.rule import Context, rule
from engine.selectors import Selector, Those
from engine.state import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, ObjectId, Seat, State
from engine.view import Env
from engine.zones import EXILED_DOWN, Move, move, successors

if TYPE_CHECKING:
    from engine.changes import Change

@record
class Exile(Instruction):
    """Exile objects; what they become can be found under a name (CR 400.7j)."""

    what: Selector
    remember: str = ""
    face_down: bool = False

    def perform(self, game: Game, env: Env) -> Env:
        here = tuple(i for i in self.what.select(game.view, env) if game.state.exists(i))
        by = env.you if env.this >= 0 else None  # without a source, whoever is affected makes the choices
        down = EXILED_DOWN if self.face_down else None
        happen(game, *(move(game, i, EXILE, by=by, face_down=down) for i in here))
        return remember(env, self.remember, tuple(s for i in here for s in found_again(game, (), i)))


@record
class ExileWith(Instruction):
    """Exile objects with counters of a kind on them, as one event."""

    what: Selector
    kind: str
    n: Amount = 1
    remember: str = ""

    def perform(self, game: Game, env: Env) -> Env:
        n = amount(self.n, game.view, env)
        here = tuple(i for i in self.what.select(game.view, env) if game.state.exists(i))
        happen(game, *(move(game, i, EXILE, counters=((self.kind, n),) if n else ()) for i in here))
        return remember(env, self.remember, tuple(s for i in here for s in found_again(game, (), i)))


@rule("400.7j")
def found_again(game: Game, found: tuple[ObjectId, ...], was: ObjectId) -> tuple[ObjectId, ...]:
    """Other parts of an effect can find the object that it moved to a public zone."""
    return (*found, *(i for i in successors(game, was) if game.object(i).zone not in (HAND, "library")))


@record
class ReturnToHand(Instruction):
    """Return objects to their owners' hands."""

    what: Selector
    from_zone: str = BATTLEFIELD
    remember: str = ""
    """A name for what is then in hands."""

    def perform(self, game: Game, env: Env) -> Env:
        here = [i for i in self.what.select(game.view, env) if game.state.exists(i) and game.object(i).zone == self.from_zone]
        entries = happen(game, *(move(game, i, HAND) for i in here))
        returned = (i for e in entries for i in e.became if i in game.state.objects and game.object(i).zone == HAND)
        return remember(env, self.remember, tuple(returned))


@record
class PutIntoCommandZone(Instruction):
    """Put objects into the command zone."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        here = [i for i in self.what.select(game.view, env) if game.state.exists(i)]
        happen(game, *(move(game, i, COMMAND) for i in here))
        return env


@record
class PutIntoGraveyard(Instruction):
    """Put objects into their owners' graveyards."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        happen(game, *(move(game, i, GRAVEYARD) for i in self.what.select(game.view, env) if game.state.exists(i)))
        return env


@record
class PutOntoBattlefield(Instruction):
    """Put objects onto the battlefield, under your control or their owners'. Cards of no permanent type stay (CR 304.4, 307.4)."""

    what: Selector
    under: str = "you"
    tapped: bool = False
    remember: str = ""
    counters: tuple[tuple[str, int], ...] = ()
    transformed: bool = False
    counters_if: Filter | None = None
    """Which of them enter with the counters; None: all."""
    changes: tuple[Change, ...] = ()
    """What they are from then on ("that creature is a black Zombie in addition", CR 611.2e)."""

    def perform(self, game: Game, env: Env) -> Env:
        what = tuple(i for i in self.what.select(game.view, env) if i in game.state.objects)
        here = [i for i in what if game.state.characteristics(i).permanent_type]
        moves = tuple(self._moving(game, env, i) for i in here)
        others = front_is_no_permanent(game, tuple(self._back_up(game, env, i) for i in what if backed_by_permanent(game, i)))
        entering = only_double_faced(game, moves, game.state)
        so = tuple(as_they_enter(game, m, self.changes) if self.changes and m in entering else m for m in moves)
        entries = happen(game, *(m if was in entering else StaysWhereItIs(m.obj) for m, was in zip(so, moves, strict=True)), *others)
        became = tuple(i for e in entries for i in e.became)
        if so == moves and self.changes:
            happen(game, *(EffectBegins(Modify(Those((i,)), self.changes), replace(env, event=None), "", (i,)) for i in became))
        return remember(env, self.remember, became)

    def _moving(self, game: Game, env: Env, obj: ObjectId) -> Move:
        counted = self.counters_if is None or self.counters_if.holds(game.state, obj, env)
        counters = self.counters if counted else ()
        entering = move(game, obj, BATTLEFIELD, controller=self._seat(env), tapped=self.tapped, counters=counters)
        return replace(entering, transformed=self.transformed)

    def _back_up(self, game: Game, env: Env, obj: ObjectId) -> Move:
        back = game.object(obj).top.face.back
        return replace(self._moving(game, env, obj), face=back.name if back else "")

    def _seat(self, env: Env) -> Seat | None:
        return env.you if self.under == "you" else None


@record
class PutAttached(Instruction):
    """Put objects onto the battlefield under your control, attached to something (CR 301.5e, 303.4h-i)."""

    what: Selector
    to: Selector

    def perform(self, game: Game, env: Env) -> Env:
        host = (*self.to.select(game.view, env), None)[0]
        there = (i for i in self.what.select(game.view, env) if i in game.state.objects)
        for obj in (i for i in there if game.state.characteristics(i).permanent_type):
            entering = replace(move(game, obj, BATTLEFIELD, controller=env.you), attached_to=host)
            kind = game.state.characteristics(obj)
            if host is None or why_not_attach(game, obj, host):
                loose = replace(entering, attached_to=None)
                stays: tuple[Event, ...] = (StaysWhereItIs(obj),)
                where = aura_stays_out if is_aura(kind) else equipment_enters if is_equipment(kind) else others_enter
                happen(game, *where(game, (entering,), stays if is_aura(kind) else (loose,)))
            else:
                happen(game, entering)
        return env


def _attached_to_what_it_cant(number: str, text: str) -> Callable[[Context, tuple[Event, ...], tuple[Event, ...]], tuple[Event, ...]]:
    @rule(number)
    def instead(ctx: Context, attached: tuple[Event, ...], instead: tuple[Event, ...]) -> tuple[Event, ...]:
        return instead

    instead.__doc__ = text
    return instead


aura_stays_out = _attached_to_what_it_cant("303.4i", "An Aura that is to enter attached to what it can't enchant stays where it is.")
equipment_enters = _attached_to_what_it_cant("301.5e", "An Equipment that is to enter attached to what it can't equip enters unattached.")
others_enter = _attached_to_what_it_cant("303.4h", "What is no Aura, Equipment or Fortification enters unattached.")


def backed_by_permanent(game: Game, obj: ObjectId) -> bool:
    """Whether it is a modal double-faced card of which just the back face is a permanent."""
    it = game.object(obj)
    face = it.top.face if it.components else None
    if face is None or face.back is None or face.turns != MODAL or game.state.characteristics(obj).permanent_type:
        return False
    return {"instant", "sorcery"}.isdisjoint(face.back.types)


@rule("712.14b")
def front_is_no_permanent(game: Game, with_back_up: tuple[Event, ...]) -> tuple[Event, ...]:
    """A modal double-faced card whose front face is no permanent card stays where it is."""
    return tuple(StaysWhereItIs(e.subjects[0]) for e in with_back_up)


@rule("611.2e")
def as_they_enter(ctx: Context, entering: Move, changes: tuple[Change, ...]) -> Move:
    """What the effect says of the permanent that it puts onto the battlefield applies as that enters, not afterward."""
    return replace(entering, changes=(*entering.changes, *changes))


@rule("712.14a", part="stays")
def only_double_faced(ctx: Context, moves: tuple[Move, ...], state: State) -> tuple[Move, ...]:
    """What isn't double-faced and should be put onto the battlefield transformed stays where it is."""
    return tuple(m for m in moves if not m.transformed or any(double_faced(c) for c in state.objects[m.obj].components))
