"""Replacement and prevention effects watch for what would happen, and must be there before it does (CR 614.1, 614.4, 615.1, 615.4)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.continuous import Active, Instead
from engine.damage import DamageRemoved
from engine.events import Event
from engine.foreseen import foreseen
from engine.game import Game
from engine.record import fields, is_record
from engine.rule import Context, rule
from engine.selectors import Host, This
from engine.state import BATTLEFIELD, GRAVEYARD, ObjectId
from engine.zones import Move, move, successors

Actives = tuple[Active, ...]
Events = tuple[Event, ...]


def watching(ctx: Context, found: Actives) -> Actives:
    """The effects that watch for an event and may replace it, or prevent some of it."""
    shields = tuple(a for a in found if isinstance(a.effect, Instead) and a.effect.instead.prevents)
    others = tuple(a for a in found if a not in shields)
    watch = (*replacing(ctx, (), others), *preventing(ctx, (), shields))
    return found if len(watch) == len(found) else watch


@rule("614.1")
def replacing(ctx: Context, none: Actives, effects: Actives) -> Actives:
    """Replacement effects watch for an event that would happen, and replace it as it happens."""
    return effects


@rule("615.1")
def preventing(ctx: Context, none: Actives, effects: Actives) -> Actives:
    """Prevention effects watch for damage that would be dealt, and prevent it as it would happen."""
    return effects


def alike(active: Active, obj: ObjectId | None) -> object:
    """What two effects have in common that make the same of an event to an object, so that it doesn't matter which is applied first."""
    effect, this = active.effect, active.env.this
    own = this == obj or (isinstance(effect, Instead) and speaks_of_its_source(effect.instead))
    return (effect, active.env.you, this if own else None)


@lru_cache(maxsize=4096)
def speaks_of_its_source(node: object) -> bool:
    """Whether what happens instead has to do with the very object that the effect comes from, or with what that is attached to."""
    if isinstance(node, (This, Host)):
        return True
    parts = node if isinstance(node, tuple) else tuple(getattr(node, name) for name in fields(type(node))) if is_record(node) else ()
    return any(speaks_of_its_source(part) for part in parts)


# --- Too late ----------------------------------------------------------------------------------------------------------------------


def _with_what_enters(game: Game, found: Actives, event: Event, together: Events, applies: Callable[[Active], bool]) -> Actives:
    """The wrong reading of CR 614.4: what enters the battlefield at the same time says how the others enter."""
    if len(together) < 2 or not isinstance(event, Move) or event.to != BATTLEFIELD:
        return found
    others = (e for e in together if isinstance(e, Move) and e.to == BATTLEFIELD and e.obj != event.obj)
    there = (seen for seen in (foreseen(game, other) for other in others) if seen.state is not game.state)
    late = (a for seen in there for a in seen.state.layers.in_force(Instead) if a.source == seen.obj and applies(a))
    return (*found, *late)


@rule("614.4", otherwise=_with_what_enters)
def already_there(game: Game, found: Actives, event: Event, together: Events, applies: Callable[[Active], bool]) -> Actives:
    """A replacement effect must exist before the event: it can't change what happens as its own source comes."""
    return found


def _brought_back(game: Game, events: Events, obj: ObjectId) -> Events:
    """The wrong reading of CR 614.4: what has been destroyed is regenerated all the same."""
    there = (i for i in successors(game, obj) if game.object(i).zone == GRAVEYARD)
    return (*events, *(move(game, i, BATTLEFIELD, tapped=True) for i in there))


@rule("614.4", otherwise=_brought_back)
def gone(game: Game, events: Events, obj: ObjectId) -> Events:
    """A replacement effect that comes after the event can't go back in time."""
    return events


def _taken_back(game: Game, events: Events, shielded: tuple[int, ...]) -> Events:
    """The wrong reading of CR 615.4: a shield prevents damage that has been dealt before, too."""
    there = (i for i in shielded if i >= 0 and game.state.exists(i))
    return (*events, *(DamageRemoved(i) for i in there if game.object(i).damage))


@rule("615.4", otherwise=_taken_back)
def dealt_before(game: Game, events: Events, shielded: tuple[int, ...]) -> Events:
    """A prevention effect that comes after the damage can't go back in time: what has been dealt stays."""
    return events
