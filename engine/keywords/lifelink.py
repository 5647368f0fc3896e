"""Lifelink (CR 702.15)."""

from __future__ import annotations

from engine.abilities import Instance
from engine.damage import DamageDealt, LifeChanges
from engine.events import Event
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.state import Seat


@rule("702.15b", "120.3f")
def _gains(ctx: Context, events: tuple[Event, ...], damage: DamageDealt, controller: Seat) -> tuple[Event, ...]:
    """Damage dealt by a source with lifelink has its controller gain that much life besides."""
    return (*events, LifeChanges(controller, damage.amount))


def _results(
    ctx: Context, events: tuple[Event, ...], damage: DamageDealt, controller: Seat, instance: Instance
) -> tuple[Event, ...]:
    return only_once(ctx, (*events, *_gains(ctx, (), damage, controller)), events, damage, controller)


@rule("702.15f")
def only_once(
    ctx: Context, events: tuple[Event, ...], before: tuple[Event, ...], damage: DamageDealt, controller: Seat
) -> tuple[Event, ...]:
    """Several instances of lifelink have no more effect than one."""
    return before if LifeChanges(controller, damage.amount) in before else events


LIFELINK = Keyword("lifelink", "絆魂", "702.15", results=_results)
