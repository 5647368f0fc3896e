"""What an ability that triggers on a change of zone moves: what the object has become there, as a text says it and as it is (CR 400.7)."""

from __future__ import annotations

from typing import Any

from engine.actions.later import Later
from engine.actions.library import PutIntoLibrary
from engine.actions.move import Exile, ExileWith, PutOntoBattlefield, ReturnToHand
from engine.filters import Filter, IsHost, Itself
from engine.record import replace
from engine.selectors import AuraCard, Became, EventObjects, This
from engine.state import BATTLEFIELD, GRAVEYARD
from engine.text.nodes import transformed
from engine.when import PutIntoGraveyard
from engine.when_several import CardPutIntoGraveyard


def gone(trigger: Any) -> Any:
    """What a trigger condition about the graveyard leaves behind; None if it is about something else."""
    if isinstance(trigger, PutIntoGraveyard):
        return This() if trigger.what == Filter(Itself()) else EventObjects()
    return EventObjects() if isinstance(trigger, CardPutIntoGraveyard) else None


def _without_host(trigger: Any) -> bool:
    """Whether a trigger condition leaves an Aura attached to nothing."""
    return isinstance(trigger, PutIntoGraveyard) and trigger.what == Filter(IsHost())


_AURA_BACK = ReturnToHand(AuraCard(), GRAVEYARD)


def as_found(tree: Any, trigger: Any) -> Any:
    """What has been put into a graveyard is moved as what it has become there (CR 400.7e)."""
    was = gone(trigger)
    if _without_host(trigger):
        tree = transformed(tree, lambda node: _AURA_BACK if isinstance(node, ReturnToHand) and node.what == This() else node)

    def found(node: Any) -> Any:
        match node:
            case ReturnToHand(what=what) if what == was:
                return replace(node, what=Became(), from_zone=GRAVEYARD)
            case PutOntoBattlefield(what=what) | Exile(what=what) | ExileWith(what=what) | PutIntoLibrary(what=what) if what == was:
                return replace(node, what=Became())
            case Later(about=about) if about == was:
                return replace(node, about=Became())
        return node

    return tree if was is None else transformed(tree, found)


def as_it_was(tree: Any, trigger: Any) -> Any:
    """The way back, to what a text says."""
    was = gone(trigger)
    if was is None:
        return tree
    if _without_host(trigger):
        tree = transformed(tree, lambda node: ReturnToHand(This()) if node == _AURA_BACK else node)
    there = transformed(tree, lambda node: replace(node, from_zone=BATTLEFIELD) if _from_graveyard(node) else node)
    return transformed(there, lambda node: was if node == Became() else node)


def _from_graveyard(node: Any) -> bool:
    return isinstance(node, ReturnToHand) and node.what == Became() and node.from_zone == GRAVEYARD
