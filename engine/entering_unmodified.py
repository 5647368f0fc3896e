"""Permanents enter as continuous effects make them (CR 603.6b): abilities that they don't have there trigger on nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.abilities import Instance, Triggered
from engine.characteristics import base
from engine.layers import Listening
from engine.rule import Context, rule
from engine.state import BATTLEFIELD, ObjectId
from engine.tokens import Create
from engine.view import Env
from engine.zones import Move

if TYPE_CHECKING:
    from engine.game import Game
    from engine.log import Entry

Unmodified = tuple[Listening, ...]


def on_its_own_entering(game: Game, entry: Entry) -> Unmodified:
    """What would trigger on a permanent's own entering if it were there for a moment with the abilities printed on it."""
    if not isinstance(entry.event, (Move, Create)) or not entry.became:
        return ()
    found: Unmodified = ()
    for obj in entry.became:
        it = game.state.objects.get(obj)
        if it is not None and it.zone == BATTLEFIELD and it.face_down is None and it.components:
            found = (*found, *(heard for heard in _lost(game, obj) if _triggers(game, heard, entry)))
    return as_it_is_there(game, found) if found else ()


def _lost(game: Game, obj: ObjectId) -> Unmodified:
    """Its printed triggered abilities that it doesn't have."""
    mine = tuple(i for i in base(game.object(obj)).abilities if isinstance(i.ability, Triggered))
    there = game.state.characteristics(obj).abilities if mine else ()
    return tuple(_heard(obj, i, n) for n, i in enumerate(mine, 1) if i not in there)


def _heard(obj: ObjectId, instance: Instance, n: int) -> Listening:
    assert isinstance(instance.ability, Triggered)
    return Listening(obj, instance, instance.ability, "", n)


def _triggers(game: Game, heard: Listening, entry: Entry) -> bool:
    when = heard.ability.when
    if not isinstance(entry.event, when.kinds) or when.looks_back(entry.event):
        return False
    env = Env(game.state.controller(heard.source), heard.source, heard.instance.origin, event=entry.event, became=entry.became)
    return when.matches(game.state, entry.event, entry.became, env)


@rule("603.6b")
def as_it_is_there(ctx: Context, unmodified: Unmodified) -> Unmodified:
    """A permanent is never on the battlefield with its unmodified characteristics, not even as it enters."""
    return ()
