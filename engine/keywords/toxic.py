"""Toxic (CR 702.164)."""

from __future__ import annotations

from engine.abilities import Instance
from engine.actions.player_counters import POISON, PlayerGetsCounters
from engine.damage import DamageDealt
from engine.events import Event
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.state import Seat


@rule("702.164c", "120.3g")
def _results(
    ctx: Context, events: tuple[Event, ...], damage: DamageDealt, controller: Seat, instance: Instance
) -> tuple[Event, ...]:
    """Combat damage that it deals to a player gives that player poison counters, besides; the numbers of several instances add up."""
    if not damage.combat or damage.affected_player is None:
        return events
    return (*events, PlayerGetsCounters(damage.affected_player, POISON, instance.n))


TOXIC = Keyword("toxic", "毒性", "702.164", results=_results)
