"""The one writer: replace, apply, log, match triggers (CR 603.2, 614-616, 700.1). Nothing else changes a state."""

from __future__ import annotations

from engine.consequences import consequences
from engine.events import Event
from engine.game import Game
from engine.log import Entry, Row
from engine.replacement import replaced
from engine.state import State
from engine.triggers import match


def happen(game: Game, *events: Event) -> tuple[Entry, ...]:
    """Let events happen simultaneously, each as replacement effects make it; the entries of the log that tell so."""
    before = game.state
    told: list[tuple[Event, tuple[str, ...], tuple[int, ...]]] = []
    not_happened: list[Event] = []
    for event in events:
        for instead in _instead(game, event, not_happened):
            _apply(game, instead, told, not_happened)
    if not told:
        return ()
    first = len(before.log)
    entries = tuple(
        Entry(first + n, first, before.turn.number, game.state.turn.step, event, rows(before, event), became, cited)
        for n, (event, cited, became) in enumerate(told)
    )
    game.state = game.state.evolve(log=game.state.log.append(*entries))
    turn = before.turn
    would = tuple(Entry(first, first, turn.number, turn.step, event, rows(before, event)) for event in not_happened)
    match(game, before, entries, would)
    happen(game, *consequences(game, before))
    return entries


def _instead(game: Game, event: Event, not_happened: list[Event]) -> tuple[Event, ...]:
    """What happens instead of an event; one that is replaced is noted."""
    found = replaced(game, event)
    if found != (event,):
        not_happened.append(event)
    return found


def _apply(
    game: Game, event: Event, told: list[tuple[Event, tuple[str, ...], tuple[int, ...]]], not_happened: list[Event]
) -> None:
    """Apply an event and, after it, its parts."""
    parts = [instead for part in event.parts(game) for instead in _instead(game, part, not_happened)] if event.logged else []
    place = len(told)
    became = event.apply(game)
    if event.logged:
        told.insert(place, (event, game.cited(), became))
    for part in parts:
        _apply(game, part, told, not_happened)


def rows(state: State, event: Event) -> tuple[Row, ...]:
    """The objects an event is about, as they are in a state."""
    return tuple(state.last_known(i) for i in event.subjects if i in state.objects)
