"""Commanders that would go to a hand or library (CR 903.9b-c): a replacement effect that the rules of the variant give."""

from __future__ import annotations

from typing import ClassVar

from engine.commander import commander_of, into_command_zone
from engine.continuous import Active, Instead
from engine.events import Event
from engine.foreseen import Foreseen
from engine.game import Game
from engine.instead import Events, Substitute
from engine.object_parts import Component
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import COMMAND, HAND, LIBRARY
from engine.view import Env
from engine.would import Would
from engine.zones import Move


@record
class WouldBeHidden(Would):
    """A commander would be put into its owner's hand or library."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Move,)

    def meant(self, ctx: Context, seen: Foreseen, event: Event, env: Env) -> bool:
        return isinstance(event, Move) and event.to in (HAND, LIBRARY) and event.obj == env.this


@record
class ToCommandZone(Substitute):
    """Its owner may put it into the command zone instead."""

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, Move) or not into_command_zone(game, event.obj):
            return (event,)
        return put_there(game, (event,), game.object(event.obj).components)


@rule("903.9b")
def put_there(ctx: Context, events: Events, components: tuple[Component, ...]) -> Events:
    """A commander that would be put into its owner's hand or library is put into the command zone instead."""
    (event,) = events
    if not isinstance(event, Move):
        return events
    return (only_the_commander(ctx, replace(event, to=COMMAND), event, components),)


@rule("903.9c")
def only_the_commander(ctx: Context, instead: Move, event: Move, components: tuple[Component, ...]) -> Move:
    """Of a merged permanent only the card that is the commander goes to the command zone, the others where they would have gone."""
    if all(component.commander for component in components):
        return instead
    return replace(event, diverted=tuple((n, COMMAND) for n, c in enumerate(components) if c.commander))


def of_commanders(game: Game, event: Event) -> tuple[Active, ...]:
    """The effect that the rules have on a commander that would be put into a hand or library."""
    if not isinstance(event, Move) or event.to not in (HAND, LIBRARY) or event.obj not in game.state.objects:
        return ()
    it = game.object(event.obj)
    if commander_of(game, it) is None:
        return ()
    return (Active(Instead(WouldBeHidden(), ToCommandZone()), Env(it.owner, event.obj), 0, event.obj),)
