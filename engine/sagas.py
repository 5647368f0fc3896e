"""Sagas (CR 714): lore counters, and what becomes of a Saga whose last chapter has been told."""

from __future__ import annotations

from engine.abilities import Triggered
from engine.actions.sacrifice import Sacrificed
from engine.characteristics import Characteristics
from engine.counters import LORE, CountersChange
from engine.events import Event
from engine.rule import Context, rule
from engine.state import STACK, Object, ObjectId, State
from engine.when_chapter import Chapter

Events = tuple[Event, ...]
SAGA = "Saga"


def sagas(state: State) -> tuple[ObjectId, ...]:
    """The Sagas on the battlefield that have chapter abilities."""
    return state.permanents(_has_chapters)


def _has_chapters(obj: Object, it: Characteristics) -> bool:
    return SAGA in it.subtypes and final_chapter(it) > 0


def final_chapter(it: Characteristics) -> int:
    """The greatest number of a Saga's chapter abilities (CR 714.2d); 0 without any."""
    abilities = (i.ability for i in it.abilities)
    return max((n for a in abilities if isinstance(a, Triggered) and isinstance(a.when, Chapter) for n in a.when.numbers), default=0)


@rule("714.3c", "505.4")
def next_chapter(ctx: Context, events: Events, state: State) -> Events:
    """As a player's precombat main phase begins, that player puts a lore counter on each of their Sagas."""
    mine = (i for i in sagas(state) if state.controller(i) == state.turn.active)
    return (*events, *(CountersChange(i, LORE, 1, by_effect=False) for i in mine))


@rule("704.5s", "714.4")
def last_chapter_told(ctx: Context, events: Events, state: State) -> Events:
    """A Saga that has reached its final chapter is sacrificed, unless a chapter ability of it has triggered and not left the stack."""
    told = (i for i in sagas(state) if state.objects[i].counter(LORE) >= final_chapter(state.characteristics(i)))
    return (*events, *(Sacrificed(state.controller(i), i) for i in told if not _telling(state, i)))


def _telling(state: State, saga: ObjectId) -> bool:
    """Whether a chapter ability of a Saga has triggered and not left the stack yet."""
    on_stack = (state.objects[i].ability for i in state.zone(STACK))
    told = [it.instance.ability for it in on_stack if it is not None and it.source == saga]
    told += [p.ability for p in state.pending if p.source == saga]
    return any(isinstance(a, Triggered) and isinstance(a.when, Chapter) for a in told)
