"""Infect (CR 702.90)."""

from __future__ import annotations

from engine.abilities import Instance
from engine.actions.player_counters import POISON, PlayerGetsCounters
from engine.counters import MINUS, CountersChange
from engine.damage import DamageDealt, LifeChanges
from engine.events import Event
from engine.game import Game
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.state import Seat

Events = tuple[Event, ...]


def _results(game: Game, events: Events, damage: DamageDealt, controller: Seat, instance: Instance) -> Events:
    return counters(game, poison(game, events, damage), damage)


@rule("702.90b", "120.3b")
def poison(ctx: Context, events: Events, damage: DamageDealt) -> Events:
    """Damage that it deals to a player is no loss of life: the player gets that many poison counters."""
    if damage.affected_player is None:
        return events
    lost = LifeChanges(damage.affected_player, -damage.amount)
    gets = PlayerGetsCounters(damage.affected_player, POISON, damage.amount)
    return tuple(gets if e == lost else e for e in events)


@rule("702.90c", part="counters")
def counters(game: Game, events: Events, damage: DamageDealt) -> Events:
    """Damage that it deals to a creature puts that many -1/-1 counters on that creature; several instances do so once."""
    put = CountersChange(damage.target, MINUS, damage.amount, by_effect=False)
    hurts = damage.target in game.state.objects and game.state.characteristics(damage.target).is_type("creature")
    return (*events, put) if hurts and put not in events else events


@rule("702.90c", part="not marked")
def _marked(ctx: Context, marked: bool) -> bool:
    """That damage isn't marked on the creature."""
    return False


INFECT = Keyword("infect", "感染", "702.90", results=_results, marked=_marked)
