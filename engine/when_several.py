"""Trigger conditions that are about more than one thing at once: several kinds of event, several cards of one event (CR 603.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.events import Event
from engine.filters import Filter
from engine.record import record
from engine.rule import context
from engine.state import BATTLEFIELD, GRAVEYARD, ObjectId
from engine.tokens import no_card
from engine.triggers import Times, Trigger
from engine.view import Env, View
from engine.zones import Move

if TYPE_CHECKING:
    from engine.game import Game

Ids = tuple[ObjectId, ...]


@record
class Either(Trigger):
    """Whenever one of two things happens: "enters or dies"."""

    one: Trigger
    other: Trigger

    @property
    def kinds(self) -> tuple[type[Event], ...]:  # type: ignore[override]  # what the two are about
        return (*self.one.kinds, *self.other.kinds)

    def _meant(self, event: Event) -> tuple[Trigger, ...]:
        return tuple(when for when in (self.one, self.other) if isinstance(event, when.kinds))

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        return any(when.matches(view, event, became, env) for when in self._meant(event))

    def times(self, game: Game, times: Times, event: Event) -> Times:
        for when in self._meant(event):
            times = when.times(game, times, event)
        return times

    def looks_back(self, event: Event) -> bool:
        return any(when.looks_back(event) for when in self._meant(event))


@record
class PutFromBattlefield(Trigger):
    """When something is put into a zone from the battlefield (CR 603.6c)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Move,)
    what: Filter
    to: str

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        if not isinstance(event, Move) or event.to != self.to or event.from_zone != BATTLEFIELD:
            return False
        return event.obj in view.objects and self.what.holds(view, event.obj, env)

    def looks_back(self, event: Event) -> bool:
        return isinstance(event, Move) and event.from_zone == BATTLEFIELD


@record
class CardPutIntoGraveyard(Trigger):
    """Whenever a card is put into a graveyard from anywhere: once for each of the cards that represented one permanent (CR 730.3)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Move,)
    what: Filter

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        return bool(self._cards(view, event, became, env))

    def _cards(self, view: View, event: Event, became: Ids, env: Env) -> Ids:
        if not isinstance(event, Move):
            return ()
        there = (i for i in became if i in view.objects and view.objects[i].zone == GRAVEYARD)
        cards = (i for i in there if view.objects[i].top.kind == "card" or (view.objects[i].token and no_card(context(view), True)))
        return tuple(i for i in cards if self.what.holds(view, i, env))

    def occurrences(self, view: View, event: Event, became: Ids, env: Env) -> tuple[Ids, ...]:
        return tuple((card,) for card in self._cards(view, event, became, env))
