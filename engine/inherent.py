"""Inherent triggered abilities, which have no source: those of rad counters (CR 728) and of speed (CR 702.179d).

They are an exception to CR 113.8: the rules that give them say who controls them.
"""

from __future__ import annotations

from engine.abilities import Instance, Triggered
from engine.actions.player_counters import RAD
from engine.damage import LifeChanges
from engine.events import Event
from engine.game import Game
from engine.log import Entry
from engine.radiation import IRRADIATES
from engine.rule import Context, rule
from engine.speed import MOST_SPEED, QUICKENS
from engine.state import Player, Seat
from engine.triggers import AbilityTriggers, Pending
from engine.turn import Begin

NO_SOURCE = 0
"""Stands for the object that an ability without a source comes from; no object has that number."""
Waiting = tuple[Pending, ...]


def inherent_triggers(game: Game, entries: tuple[Entry, ...]) -> Waiting:
    """The inherent abilities that events of one moment trigger."""
    active = game.state.player(game.state.turn.active)
    found: Waiting = ()
    if active.counter(RAD) > 0:
        begun = tuple(e.event for e in entries if isinstance(e.event, Begin) and e.event.step == "precombat main")
        found = radiation(game, found, tuple(_pending(IRRADIATES, active.seat, event) for event in begun))
    if active.speed is not None:
        lost = tuple(e.event for e in entries if _an_opponent_loses_life(game, active, e.event))
        if lost and 1 <= active.speed < MOST_SPEED:
            found = only_once_each_turn(game, gets_faster(game, found, _pending(QUICKENS, active.seat, lost[0])), _so_far(game))
    return found


def _pending(ability: Triggered, controller: Seat, event: Event) -> Pending:
    return Pending(Instance(ability, ("inherent", NO_SOURCE, 0)), ability, controller, NO_SOURCE, None, "", 1, "triggered", event)


@rule("122.1i", "728.1")
def radiation(ctx: Context, found: Waiting, begins: Waiting) -> Waiting:
    """At the beginning of the precombat main phase of a player with rad counters an ability triggers, which the active player controls."""
    return (*found, *begins)


def _an_opponent_loses_life(game: Game, player: Player, event: Event) -> bool:
    return isinstance(event, LifeChanges) and event.amount < 0 and event.player in game.state.opponents(player.seat)


def _so_far(game: Game) -> bool:
    """Whether the active player's ability has triggered this turn."""
    events = (e.event for e in game.state.log.this_turn() if isinstance(e.event, AbilityTriggers))
    return any(e.pending.ability == QUICKENS and e.pending.controller == game.state.turn.active for e in events)


@rule("702.179d", part="triggers")
def gets_faster(ctx: Context, found: Waiting, quickens: Pending) -> Waiting:
    """Whenever opponents of a player with speed below 4 lose life during that player's turn, an ability triggers."""
    return (*found, quickens)


@rule("702.179d", part="once each turn")
def only_once_each_turn(ctx: Context, found: Waiting, so_far: bool) -> Waiting:
    """It triggers only once each turn."""
    return tuple(p for p in found if p.ability != QUICKENS) if so_far else found
