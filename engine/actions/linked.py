"""Exiling cards that another ability printed on the same object refers to (CR 607.2a)."""

from __future__ import annotations

from engine.events import Event
from engine.filters import Filter
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.log import Entry
from engine.record import record, replace
from engine.rule import Context, context, rule
from engine.selectors import Selector
from engine.state import EXILE, ObjectId
from engine.view import Env, View
from engine.zones import move


@record
class ExiledWith(Event):
    """Cards have been exiled by an ability of an object, for another of its abilities to find."""

    source: ObjectId
    cards: tuple[ObjectId, ...]
    as_it_entered: bool = False
    """By an effect on how the object entered (CR 614.14)."""

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.source, *self.cards)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        if self.as_it_entered:
            it = game.object(self.source)
            game.state = game.state.with_object(replace(it, chosen=(*it.chosen, *(("exiled", str(i)) for i in self.cards))))
        return ()


@record
class ExileLinked(Instruction):
    """Exile objects; the linked ability of the same object refers to them as the exiled cards."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        here = tuple(i for i in self.what.select(game.view, env) if game.state.exists(i))
        entries = happen(game, *(move(game, i, EXILE, by=env.you) for i in here))
        cards = tuple(i for e in entries for i in e.became if i in game.state.objects and game.object(i).zone == EXILE)
        if cards:
            happen(game, ExiledWith(env.this, cards))
        return env


def _told(before: tuple[ExiledWith, ...] | None, entries: tuple[Entry, ...]) -> tuple[ExiledWith, ...]:
    return (*(before or ()), *(e.event for e in entries if isinstance(e.event, ExiledWith)))


@record
class TheExiledCards:
    """The cards exiled with the linked ability of this object that are still in exile."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        told = view.whole.of_log(_told)
        mine = by_its_linked_ability(context(view), told, env.this)
        return tuple(i for event in mine for i in event.cards if i in view.objects)


@record
class ExiledAsItEntered:
    """The cards exiled by the linked ability of this permanent on how it enters that are still in exile."""

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        told = tuple(e for e in view.whole.of_log(_told) if e.as_it_entered)
        mine = by_its_replacement(context(view), told, env.this)
        return tuple(i for event in mine for i in event.cards if i in view.objects)


@rule("614.14")
def by_its_replacement(ctx: Context, exiled: tuple[ExiledWith, ...], source: ObjectId) -> tuple[ExiledWith, ...]:
    """An ability linked to one on how the object enters refers only to cards that were exiled because of just that."""
    return tuple(e for e in exiled if e.source == source)


@record
class TheLastExiled:
    """Of the cards exiled with the linked ability that a filter lets through, the one that came to exile last."""

    what: Filter

    def select(self, view: View, env: Env) -> tuple[int, ...]:
        found = [i for i in TheExiledCards().select(view, env) if self.what.holds(view, i, env)]
        return (max(found, key=lambda i: view.objects[i].timestamp),) if found else ()


@rule("607.2a", "707.7")
def by_its_linked_ability(ctx: Context, exiled: tuple[ExiledWith, ...], source: ObjectId) -> tuple[ExiledWith, ...]:
    """The second of two linked abilities refers only to cards that were exiled because of the first of the same object."""
    return tuple(e for e in exiled if e.source == source)
