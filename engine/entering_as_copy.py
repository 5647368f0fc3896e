"""Entering the battlefield as a copy (CR 616.1c, 707.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.abilities import Triggered
from engine.amounts import Amount, amount
from engine.cards.card import CardFace
from engine.continuous import Active, Modify
from engine.copying import BecomeCopy, Exceptions, copiable, is_then, with_exceptions
from engine.delayed import Delayed, reflexive
from engine.entering import Entry, as_it_says, as_others_say
from engine.events import Event
from engine.filters import Filter
from engine.foreseen import Foreseen
from engine.game import Game
from engine.instead import Events, Substitute
from engine.instructions import Instruction
from engine.lasting import Effect
from engine.questions import Question, by_name
from engine.record import record, replace
from engine.replacement import Performs
from engine.rule import Context, rule
from engine.selectors import Those
from engine.state import ObjectId
from engine.tokens import Create
from engine.triggers import Pending, trigger
from engine.view import Env
from engine.zones import Move

Counters = tuple[tuple[str, int], ...]
NONE = 0
"""As few objects as may be chosen."""


@record
class Additional:
    """An exception that is an additional effect: counters, if the resulting permanent is of a card type (CR 707.9e-f)."""

    kind: str
    n: Amount = 1
    if_type: str = ""


@record
class EntersAsCopy(Substitute):
    """It enters as a copy of an object that its controller may choose; or, without ``among``, of the source of the effect."""

    step: ClassVar[str] = "c"
    among: Filter | None = None
    exceptions: Exceptions = ()
    additional: tuple[Additional, ...] = ()
    then: Triggered | None = None
    """What is linked to it: "when you do, …" (CR 603.11). It is about what is copied."""

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        assert isinstance(event, (Move, Create))
        assert seen.obj is not None
        of = active.env.this if self.among is None else self._choose(game, self.among, active.env, event)
        if of is None:
            return (event,)
        own = event.face if isinstance(event, Create) else game.object(event.obj).top.face
        values = with_exceptions(game, copiable(game, game.state.last_known(of)), self.exceptions, own)
        copy = as_it_enters(game, event, BecomeCopy(values, of))
        changed = self._with_additional(game, copy, active.env, values, own) if copy != event else copy
        so = (as_it_says if active.source == seen.obj else as_others_say)(game, event, changed)
        return (so,) if self.then is None else (so, Performs(WhenItDid(self.then, seen.obj, of), active.env))

    def _choose(self, game: Game, among: Filter, env: Env, event: Entry) -> ObjectId | None:
        here = tuple(i for i in game.state.battlefield() if among.holds(game.state, i, env))
        options = by_name(game.state, here)
        subject = event.obj if isinstance(event, Move) else None
        question = Question(env.you, "pick", "choose", "Of which does it enter as a copy?", options, NONE, subject=subject)
        return next(iter(game.pick(question)), None)

    def _with_additional(self, game: Game, event: Entry, env: Env, values: CardFace, own: CardFace) -> Entry:
        announced = game.object(event.obj).announced if isinstance(event, Move) else None
        here = replace(env, x=announced.x if announced else None)
        applying = [a for a in self.additional if not a.if_type or is_then(game, a.if_type in own.types, a.if_type, values)]
        wanted = [(a.kind, amount(a.n, game.state, here)) for a in applying]
        kept = without_earlier(game, event.counters, event.with_copy)
        return replace(event, counters=_sum(kept, wanted), with_copy=tuple(wanted))


def _sum(counters: Counters, more: list[tuple[str, int]], sign: int = 1) -> Counters:
    found = dict(counters)
    for kind, n in more:
        found[kind] = found.get(kind, 0) + sign * n
    return tuple(sorted((k, n) for k, n in found.items() if n))


@rule("707.9e")
def without_earlier(ctx: Context, counters: Counters, earlier: Counters) -> Counters:
    """What a copy effect would do besides doesn't happen if another copy effect is applied after it."""
    return _sum(counters, list(earlier), -1)


@rule("707.5")
def as_it_enters(ctx: Context, event: Entry, copy: BecomeCopy) -> Entry:
    """What enters as a copy becomes one as it enters: it is the copy from the first moment on."""
    return replace(event, changes=(*event.changes, copy))


@record
class WhenItDid(Instruction):
    """A permanent has entered as a copy of an object: the linked ability triggers."""

    ability: Triggered
    obj: ObjectId
    of: ObjectId

    def perform(self, game: Game, env: Env) -> Env:
        if not game.state.exists(self.obj):
            return env
        (entry,) = game.state.log.since(len(game.state.log) - 1)
        face = game.object(self.obj).top.face
        delayed = Delayed(self.ability, game.state.controller(self.obj), self.obj, face, "", (self.of,))
        trigger(game, *unless_overridden(game, reflexive(game, (), delayed, entry.event, entry.became), self._overridden(game)))
        return env

    def _overridden(self, game: Game) -> bool:
        """Whether another copy effect has been applied to it after this one."""
        return next((of for e in reversed(game.state.effects) for of in _copied(e, self.obj)), self.of) != self.of


def _copied(effect: Effect, obj: ObjectId) -> Iterator[ObjectId]:
    """What an effect makes an object a copy of."""
    match effect.effect:
        case Modify(what=Those(ids=ids), changes=changes) if obj in ids:
            yield from (change.of for change in reversed(changes) if isinstance(change, BecomeCopy))


@rule("707.9g")
def unless_overridden(ctx: Context, pending: tuple[Pending, ...], overridden: bool) -> tuple[Pending, ...]:
    """The ability linked to a copy effect doesn't trigger if another copy effect is applied to the permanent after that one."""
    return () if overridden else pending
