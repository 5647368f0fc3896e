"""Day and night (CR 502.2, 731), and permanents that transform with them (CR 702.145)."""

from __future__ import annotations

from engine.continuous import Active, StaticEffect
from engine.double_faced import turned
from engine.events import Event
from engine.game import Game
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import ObjectId
from engine.transforming import Transformed, can_turn

DAY, NIGHT = "day", "night"
Events = tuple[Event, ...]
Ids = tuple[ObjectId, ...]


@record
class TurnsWith(StaticEffect):
    """As it becomes a time, the permanent transforms if the face is up that it has at the other time: NIGHT for a front face."""

    time: str


@record
class DaytimeBecomes(Event):
    """It becomes day, or night (CR 731.1)."""

    time: str
    was: str
    """Which it was before; "" for neither."""

    def parts(self, game: Game) -> Events:
        turning = _turning(game, self.time)
        return as_it_becomes_day(game, (), turning) if self.time == DAY else as_it_becomes_night(game, (), turning)

    def apply(self, game: Game) -> Ids:
        game.state = game.state.evolve(turn=replace(game.state.turn, daytime=self.time))
        return ()


def _active(game: Game, time: str) -> tuple[Active, ...]:
    found = game.state.layers.in_force(TurnsWith)
    return tuple(a for a in found if isinstance(a.effect, TurnsWith) and a.effect.time == time) if found else ()


def _turning(game: Game, time: str) -> Ids:
    """The permanents that transform with a time: those with their front face up with night, those with their back face up with day."""
    sources = dict.fromkeys(a.source for a in _active(game, time))
    return tuple(i for i in sources if _has_up(game, i, front=time == NIGHT))


def _has_up(game: Game, obj: ObjectId, front: bool) -> bool:
    """Whether a permanent has its front, or its back, face up and can transform."""
    it = game.object(obj)
    if it.face_down is not None or (it.top.front is None) != front or not can_turn(game, it.top):
        return False
    return {"instant", "sorcery"}.isdisjoint(turned(it.top).face.types)


@rule("702.145b", "702.145c", part="by night")
def as_it_becomes_night(ctx: Context, events: Events, front_up: Ids) -> Events:
    """As it becomes night, permanents with daybound that are front face up transform."""
    return (*events, *(Transformed(i) for i in front_up))


@rule("702.145e", "702.145f", part="by day")
def as_it_becomes_day(ctx: Context, events: Events, back_up: Ids) -> Events:
    """As it becomes day, permanents with nightbound that are back face up transform."""
    return (*events, *(Transformed(i) for i in back_up))


def time_told(game: Game) -> Events:
    """What follows at once where there are permanents with daybound or nightbound (CR 702.145c-d, f-g)."""
    if not game.state.layers.in_force(TurnsWith):
        return ()
    by_day, by_night = _active(game, NIGHT), _active(game, DAY)
    time = game.state.turn.daytime
    if time == NIGHT:
        return front_faces_turn(game, (), _turning(game, NIGHT))
    if time == DAY:
        return back_faces_turn(game, (), _turning(game, DAY))
    return it_becomes_day(game, ()) if by_day else it_becomes_night(game, ()) if by_night else ()


@rule("702.145b", "702.145c", part="by night")
def front_faces_turn(ctx: Context, events: Events, front_up: Ids) -> Events:
    """Any time it is night, a permanent with daybound that is front face up is transformed immediately."""
    return (*events, *(Transformed(i) for i in front_up))


@rule("702.145e", "702.145f", part="by day")
def back_faces_turn(ctx: Context, events: Events, back_up: Ids) -> Events:
    """Any time it is day, a permanent with nightbound that is back face up is transformed immediately."""
    return (*events, *(Transformed(i) for i in back_up))


@rule("702.145d")
def it_becomes_day(ctx: Context, events: Events) -> Events:
    """Any time there is a permanent with daybound and it is neither day nor night, it becomes day."""
    return (*events, DaytimeBecomes(DAY, ""))


@rule("702.145g")
def it_becomes_night(ctx: Context, events: Events) -> Events:
    """Any time there is one with nightbound and none with daybound, and it is neither day nor night, it becomes night."""
    return (*events, DaytimeBecomes(NIGHT, ""))
