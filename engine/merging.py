"""Merging with permanents (CR 730): an object becomes part of a permanent.

How a merged permanent comes apart as it leaves the battlefield is told where zones change (:mod:`engine.zones`).
"""

from __future__ import annotations

from dataclasses import replace

from engine.cards.card import CardFace
from engine.components import lying, status_of_top
from engine.continuous import EffectBegins, Modify
from engine.copying import BecomeCopy, as_face
from engine.events import Event
from engine.face_down import TurnedFaceUp
from engine.game import Game
from engine.happen import happen
from engine.record import record
from engine.rule import Context, rule
from engine.selectors import Those
from engine.state import BATTLEFIELD, Component, Object, ObjectId
from engine.view import Env
from engine.zones import becomes_token, leave, move

Pile = tuple[Component, ...]


@record
class Merge(Event):
    """An object merges with a permanent, on top of it or under it (CR 730.2)."""

    obj: ObjectId
    host: ObjectId
    over: bool
    enters: bool = True
    """Whether the permanent counts as having just entered the battlefield."""

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.obj, self.host)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it, host = game.object(self.obj), game.object(self.host)
        laid = tuple(becomes_token(game, c) for c in it.components)
        laid = tuple(replace(c, down=it.face_down) for c in laid)
        pile = (*laid, *lying(host)) if self.over else (*lying(host), *laid)
        leave(game, it)
        merged = same_permanent(game, host)
        merged = replace(
            merged, components=pile, owner=pile[0].owner, token=decided_by_top(game, _any_token(pile), pile),
            face_down=status_of_top(game, host.face_down, pile),
        )
        on_top, below = self._values(game, host, laid)
        game.state = game.state.with_object(merged)
        values = only_the_top(game, below, on_top)
        if self.over or values != on_top:
            effect = Modify(Those((merged.id,)), (BecomeCopy(values),))
            EffectBegins(effect, Env(merged.controller, merged.id)).apply(game)
        return (merged.id,)

    def _values(self, game: Game, host: Object, laid: Pile) -> tuple[CardFace, CardFace]:
        """The copiable values of what comes to lie on top and of what comes to lie below."""
        before = as_face(game.state.layers.copiable(host.id), host.components[0].face)
        return (laid[0].face, before) if self.over else (before, laid[0].face)


def _any_token(pile: Pile) -> bool:
    return any(c.kind == "token" for c in pile)


def merge(game: Game, obj: ObjectId, host: ObjectId, over: bool) -> None:
    """Merge an object with a permanent."""
    events = merging(game, (move(game, obj, BATTLEFIELD, controller=game.state.controller(host)),), obj, host, over)
    up = (TurnedFaceUp(host),) if over and game.object(host).face_down is not None and game.object(obj).face_down is None else ()
    happen(game, *events, *not_turned_up(game, up))


@rule("730.2")
def merging(game: Game, events: tuple[Event, ...], obj: ObjectId, host: ObjectId, over: bool) -> tuple[Event, ...]:
    """What merges with a permanent becomes no permanent of its own: it represents that one together with what did so before."""
    return (Merge(obj, host, over, has_not_entered(game, True)),)


@rule("730.2e", part="not turned up")
def not_turned_up(ctx: Context, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """A face-down permanent that becomes face up because something merges with it isn't counted as being turned face up."""
    return ()


@rule("730.2a", "613.2a")
def only_the_top(ctx: Context, below: CardFace, on_top: CardFace) -> CardFace:
    """A merged permanent has the characteristics of its topmost component alone, as a copiable effect from then on."""
    return on_top


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


@rule("730.2d")
def decided_by_top(ctx: Context, any_token: bool, pile: Pile) -> bool:
    """A merged permanent that contains a token is a token only if its topmost component is one."""
    return pile[0].kind == "token"
