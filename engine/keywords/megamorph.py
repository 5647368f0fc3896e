"""Megamorph (CR 702.37b), a variant of another keyword: it gets a counter as it is turned face up for its megamorph cost."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Static
from engine.continuous import Instead
from engine.costs import Offer, mana
from engine.face_down import Way, WayUp
from engine.filters import Filter, Itself
from engine.instead import TurnedUpWith
from engine.keywords import Keyword
from engine.object_parts import FaceDown
from engine.rule import Context, rule
from engine.state import ObjectId
from engine.view import View
from engine.would import WouldTurnUp

NAME = "megamorph"


@rule("702.37b", part="face down")
def _face_down(ctx: Context, ways: tuple[Way, ...], instance: Instance) -> tuple[Way, ...]:
    """You may cast the card as a face-down 2/2 creature by paying {3} rather than its mana cost."""
    return (*ways, Way(FaceDown(NAME), Offer("face down", mana("{3}"), instance.origin)))


@rule("702.37b", part="cost")
def _turns_up(ctx: Context, ways: tuple[WayUp, ...], instance: Instance) -> tuple[WayUp, ...]:
    """A megamorph cost is a cost to turn the permanent face up."""
    return (*ways, WayUp(NAME, instance.cost))


@rule("702.37b", part="counter", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """As the permanent is turned face up, a +1/+1 counter is put on it if its megamorph cost was paid."""
    effect = Instead(WouldTurnUp(Filter(Itself()), NAME), TurnedUpWith("+1/+1"), rules=("702.37b counter",))
    return (*abilities, Static((effect,)))


MEGAMORPH = Keyword(NAME, "大変異", "702.37", face_down=_face_down, turns_up=_turns_up, stands_for=_stands_for)
