"""Morph (CR 702.37): cast face down as a 2/2 creature, turned face up for its morph cost."""

from __future__ import annotations

from engine.abilities import Instance
from engine.costs import Offer, mana
from engine.face_down import Way, WayUp
from engine.keywords import Keyword
from engine.object_parts import FaceDown
from engine.rule import Context, rule

NAME = "morph"


@rule("702.37a")
def _face_down(ctx: Context, ways: tuple[Way, ...], instance: Instance) -> tuple[Way, ...]:
    """You may cast the card as a face-down 2/2 creature by paying {3} rather than its mana cost."""
    return (*ways, Way(FaceDown(NAME), Offer("face down", mana("{3}"), instance.origin)))


@rule("702.37e", part="cost")
def _turns_up(ctx: Context, ways: tuple[WayUp, ...], instance: Instance) -> tuple[WayUp, ...]:
    """Its controller may turn it face up for its morph cost."""
    return (*ways, WayUp(NAME, instance.cost))


MORPH = Keyword(NAME, "変異", "702.37", face_down=_face_down, turns_up=_turns_up)
