"""Objects that are gone, as they last existed or as they were at some time (CR 113.7a, 608.2h-i)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from engine.filters import Filter
from engine.rule import Context, rule
from engine.state import EVERYBODY, Object, ObjectId, Seat
from engine.view import Env, View

if TYPE_CHECKING:
    from engine.characteristics import Characteristics
    from engine.log import Row
    from engine.state import Player, State


class AsItLastExisted:
    """A game as it is, but that one object is there as it was; a view."""

    def __init__(self, view: View, row: Row) -> None:
        self.whole: State = view.whole.with_object(row.object)
        self._view, self._row = view, row

    @property
    def objects(self) -> Mapping[ObjectId, Object]:
        return self.whole.objects

    def characteristics(self, obj: ObjectId) -> Characteristics:
        return self._row.characteristics if obj == self._row.object.id else self._view.characteristics(obj)

    def controller(self, obj: ObjectId) -> Seat:
        return self.characteristics(obj).controller

    def battlefield(self) -> Iterator[ObjectId]:
        return self._view.battlefield()

    def zone(self, zone: str, seat: Seat = EVERYBODY) -> tuple[ObjectId, ...]:
        return self._view.zone(zone, seat)

    def player(self, seat: Seat) -> Player:
        return self._view.player(seat)

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        return self._view.opponents(seat)

    def last_known(self, obj: ObjectId) -> Row | None:
        return self._view.last_known(obj)


def was(what: Filter, view: View, row: Row, env: Env) -> bool:
    """Whether an object was what is asked for when it was as the row shows it."""
    return what.holds(AsItLastExisted(view, row), row.object.id, env)


def source_is(ctx: Context, view: View, source: ObjectId, what: Filter, env: Env) -> bool:
    """Whether the source of an ability or of damage is what is asked for, or was so as it last existed; no source (-1) is nothing."""
    if source in view.objects:
        return what.holds(view, source, env)
    if source < 0:
        return False
    return as_it_last_existed(ctx, False, was(what, view, view.whole.last_known(source), env))


@rule("113.7a")
def as_it_last_existed(ctx: Context, fits: bool, then: bool) -> bool:
    """Of a source that is no longer in the zone it was expected in, its last known information is used."""
    return then
