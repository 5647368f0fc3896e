"""Wither (CR 702.80)."""

from __future__ import annotations

from engine.abilities import Instance
from engine.counters import MINUS, CountersChange
from engine.damage import DamageDealt
from engine.events import Event
from engine.game import Game
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.state import Seat


@rule("702.80a", "120.3d", part="counters")
def _results(game: Game, events: tuple[Event, ...], damage: DamageDealt, controller: Seat, instance: Instance) -> tuple[Event, ...]:
    """Damage that it deals to a creature puts that many -1/-1 counters on that creature; several instances do so once."""
    counters = CountersChange(damage.target, MINUS, damage.amount, by_effect=False)
    hurts = damage.target in game.state.objects and game.state.characteristics(damage.target).is_type("creature")
    return (*events, counters) if hurts and counters not in events else events


@rule("702.80a", "120.3d", part="not marked")
def _marked(ctx: Context, marked: bool) -> bool:
    """That damage isn't marked on the creature."""
    return False


WITHER = Keyword("wither", "萎縮", "702.80", results=_results, marked=_marked)
