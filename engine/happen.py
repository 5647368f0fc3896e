"""The one writer: replace, apply, log, match triggers (CR 603.2, 614-616, 700.1). Nothing else changes a state."""

from __future__ import annotations

from engine.arriving import arrive_in_order
from engine.consequences import consequences
from engine.entering_attached import what_it_enchants
from engine.events import Event
from engine.game import Game
from engine.log import Entry, Row
from engine.record import record
from engine.replacement import Performs, replaced
from engine.state import State
from engine.triggering import match


@record
class Planned:
    """An event as replacement effects have made it, with its parts."""

    event: Event
    cited: tuple[str, ...]
    """The rules applied in making it so."""
    parts: tuple[Planned, ...]


def happen(game: Game, *events: Event) -> tuple[Entry, ...]:
    """Let events happen simultaneously, each as replacement effects make it; the entries of the log that tell so.

    What the effects do instead of an event, or besides it, by instructions of their own is done immediately afterwards (CR 615.5).
    """
    for event in events:
        if event.logged or isinstance(event, Performs):
            break
    else:
        for event in events:  # nothing that players would say happened: it can't be replaced and triggers nothing
            event.apply(game)
        return ()
    before = game.state
    not_happened: list[Event] = []
    choices = game.claimed, game.owed
    game.claimed, game.owed = (), {}
    planned = _planned(game, events, not_happened)
    game.claimed, game.owed = choices
    told: list[tuple[Event, tuple[str, ...], tuple[int, ...]]] = []
    later: list[Performs] = []
    for plan in planned:
        _apply(game, plan, told, later)
    entries: tuple[Entry, ...] = ()
    if told:
        arrive_in_order(game, tuple([became for _, _, became in told]))
        ordering = game.cited()
        first = len(before.log)
        step = game.state.turn.step
        entries = tuple([
            Entry(first + n, first, before.turn.number, step, event, rows(before, event), became, (*cited, *(ordering if became else ())))
            for n, (event, cited, became) in enumerate(told)
        ])
        game.state = game.state.evolve(log=game.state.log.append(*entries))
        would = tuple([Entry(first, first, before.turn.number, before.turn.step, event, rows(before, event)) for event in not_happened])
        match(game, before, entries, would)
        happen(game, *consequences(game, before))
    for performs in later:
        performs.carry_out(game)
    return entries


def _planned(game: Game, events: tuple[Event, ...], not_happened: list[Event]) -> tuple[Planned, ...]:
    """Events with their parts, all of them as they are made before any of them happens; what is replaced is noted."""
    found: list[Planned] = []
    for event in events:
        made = replaced(game, event, events)
        if made != (event,):
            not_happened.append(event)
        for instead in (e for one in made for e in what_it_enchants(game, one)):
            cited = game.cited() if instead.logged else ()
            parts = instead.parts(game) if instead.logged else ()
            found.append(Planned(instead, cited, _planned(game, parts, not_happened) if parts else ()))
    return tuple(found)


def _apply(
    game: Game, plan: Planned, told: list[tuple[Event, tuple[str, ...], tuple[int, ...]]], later: list[Performs]
) -> None:
    """Apply an event and, after it, its parts."""
    event = plan.event
    if isinstance(event, Performs):
        later.append(event)
        return
    place = len(told)
    became = event.apply(game)
    if event.logged:
        told.insert(place, (event, tuple(dict.fromkeys((*plan.cited, *game.cited()))), became))
    for part in plan.parts:
        _apply(game, part, told, later)


def rows(state: State, event: Event) -> tuple[Row, ...]:
    """The objects an event is about, as they are in a state."""
    return tuple([state.last_known(i) for i in event.subjects if i in state.objects])
