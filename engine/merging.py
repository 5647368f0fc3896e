"""Merging with permanents (CR 730): an object becomes part of a permanent.

How a merged permanent comes apart as it leaves the battlefield is told where zones change (:mod:`engine.zones`).
"""

from __future__ import annotations

from typing import ClassVar

from engine.abilities import Instance
from engine.cards.card import CardFace
from engine.changes import Change
from engine.characteristics import Characteristics, printed
from engine.components import lying, stacked, status_of_top
from engine.continuous import Modify
from engine.events import Event
from engine.face_down import TurnedFaceUp
from engine.game import Game
from engine.happen import happen
from engine.keywords import hooked, named, nothing_to_say
from engine.lasting import EffectBegins
from engine.object_parts import Component
from engine.record import record, replace
from engine.rule import Context, rule
from engine.selectors import Those
from engine.state import BATTLEFIELD, MERGED, Object, ObjectId
from engine.view import Env, View
from engine.zones import becomes_token, leave, move

Pile = tuple[Component, ...]


@record
class MergedWith(Change):
    """A component was laid over or under what was there. ``by``: the keyword that has them merge, which may say what results.

    ``face``: its face, which is looked up as the layers are applied.
    """

    layer: ClassVar[str] = "1a"
    card: int
    over: bool
    by: str = ""
    face: CardFace | None = None

    @property
    def writes(self) -> frozenset[str]:
        return frozenset({"name", "mana cost", "colors", "supertypes", "types", "subtypes", "pt", "abilities", "statics"})

    def concrete(self, view: View, env: Env) -> Change:
        it = view.objects.get(env.this)
        mine = (c for c in (it.components if it else ()) if c.card == self.card and c.down is None)
        return replace(self, face=next((c.face for c in mine), None))

    def begun(self, view: View, env: Env) -> Change:
        return self

    def apply(self, ctx: Context, it: Characteristics, env: Env, timestamp: int) -> Characteristics:
        if self.face is None:
            return it
        laid = printed(self.face, controller=it.controller)
        abilities = tuple(Instance(i.ability, (MERGED, self.card, n)) for n, i in enumerate(laid.abilities))
        laid = laid.but(abilities=abilities, flipped=it.flipped, rules=it.rules)
        top, below = (laid, it) if self.over else (it, laid)
        values = only_the_top(ctx, below, top)
        return named(self.by).merged(ctx, values, top, below) if self.by else values

    def __str__(self) -> str:
        return f"{self.face.name if self.face else 'something'} {'over' if self.over else 'under'} it"


@record
class Merge(Event):
    """An object merges with a permanent, on top of it or under it (CR 730.2)."""

    obj: ObjectId
    host: ObjectId
    over: bool
    enters: bool = True
    """Whether the permanent counts as having just entered the battlefield."""
    by: str = ""
    """The keyword that has them merge."""
    mutates: bool = False
    """Whether the permanent mutates (CR 702.140d)."""

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.obj, self.host)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it, host = game.object(self.obj), game.object(self.host)
        laid = tuple(replace(becomes_token(game, c), down=it.face_down, laid=True) for c in it.components)
        pile = (*laid, *lying(host)) if self.over else (*lying(host), *laid)
        leave(game, it)
        merged = same_permanent(game, host)
        merged = replace(
            merged, components=stacked(pile), token=decided_by_top(game, host.token, pile),
            face_down=status_of_top(game, host.face_down, pile),
        )
        game.state = game.state.with_object(merged)
        if self.by and game.state.effects:
            game.state = game.state.evolve(effects=named(self.by).refer_to_it(game, game.state.effects, it.id, merged.id))
        for component in laid:
            effect = Modify(Those((merged.id,)), (MergedWith(component.card, self.over, self.by),))
            EffectBegins(effect, Env(merged.controller, merged.id)).apply(game)
        return (merged.id,)


@record
class Joining:
    """What a spell merges with as it resolves, on which side, and because of which keyword."""

    host: ObjectId
    over: bool
    by: str


def keyword_that_merges(face: CardFace) -> str:
    """The name of the keyword because of which a spell of a card can merge with a permanent; "" if there is none."""
    found = (keyword.name for keyword, _ in hooked(printed(face)) if keyword.merges is not nothing_to_say)
    return next(found, "")


def merge(game: Game, obj: ObjectId, host: ObjectId, over: bool, by: str = "") -> None:
    """Merge an object with a permanent. ``by``: the keyword that has them do so."""
    mutates = named(by).mutates(game, False) if by else False
    how = Merge(obj, host, over, by=by, mutates=mutates)
    events = merging(game, (move(game, obj, BATTLEFIELD, controller=game.state.controller(host)),), how)
    happen(game, *events, *not_turned_up(game, (), obj, host, over))


@rule("730.2")
def merging(game: Game, events: tuple[Event, ...], how: Merge) -> tuple[Event, ...]:
    """What merges with a permanent becomes no permanent of its own: it represents that one together with what did so before."""
    return (replace(how, enters=has_not_entered(game, True)),)


def _turned_up(game: Game, events: tuple[Event, ...], obj: ObjectId, host: ObjectId, over: bool) -> tuple[Event, ...]:
    """The wrong reading of CR 730.2e: what becomes face up has been turned face up."""
    up = over and game.object(host).face_down is not None and game.object(obj).face_down is None
    return (*events, TurnedFaceUp(host)) if up else events


@rule("730.2e", part="not turned up", otherwise=_turned_up)
def not_turned_up(game: Game, events: tuple[Event, ...], obj: ObjectId, host: ObjectId, over: bool) -> tuple[Event, ...]:
    """A face-down permanent that becomes face up because something merges with it isn't counted as being turned face up."""
    return events


@rule("730.2a", "613.2a")
def only_the_top(ctx: Context, below: Characteristics, top: Characteristics) -> Characteristics:
    """A merged permanent has the characteristics of its topmost component alone, as a copiable effect from then on."""
    return top


@rule("730.2b")
def has_not_entered(ctx: Context, entered: bool) -> bool:
    """The merged permanent isn't considered to have just entered the battlefield."""
    return False


def _just_come(game: Game, host: Object) -> Object:
    """The wrong reading of CR 730.2c: it has just come under its controller's control."""
    return replace(host, since=game.state.clock)


@rule("730.2c", otherwise=_just_come)
def same_permanent(game: Game, host: Object) -> Object:
    """A merged permanent is the permanent it was before: it hasn't just come under anyone's control, and what affected it still does."""
    return host


def _any_token(ctx: Context, token: bool, pile: Pile) -> bool:
    """The wrong reading of CR 730.2d: whatever contains a token is a token."""
    return any(c.kind == "token" for c in pile)


@rule("730.2d", otherwise=_any_token)
def decided_by_top(ctx: Context, token: bool, pile: Pile) -> bool:
    """A merged permanent that contains a token is a token only if its topmost component is one."""
    return pile[0].kind == "token"
