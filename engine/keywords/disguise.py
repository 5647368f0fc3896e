"""Disguise (CR 702.168): cast face down as a 2/2 creature with ward {2}, turned face up for its disguise cost."""

from __future__ import annotations

from engine.abilities import Instance, KeywordAbility
from engine.costs import Offer, mana
from engine.face_down import Way, WayUp
from engine.keywords import Keyword
from engine.object_parts import FaceDown
from engine.rule import Context, rule

NAME = "disguise"


@rule("702.168a")
def _face_down(ctx: Context, ways: tuple[Way, ...], instance: Instance) -> tuple[Way, ...]:
    """You may cast the card as a face-down 2/2 creature with ward {2} by paying {3} rather than its mana cost."""
    return (*ways, Way(FaceDown(NAME, (KeywordAbility("ward", mana("{2}")),)), Offer("face down", mana("{3}"), instance.origin)))


@rule("702.168d", part="cost")
def _turns_up(ctx: Context, ways: tuple[WayUp, ...], instance: Instance) -> tuple[WayUp, ...]:
    """Its controller may turn it face up for its disguise cost."""
    return (*ways, WayUp(NAME, instance.cost))


DISGUISE = Keyword(NAME, "変装", "702.168", face_down=_face_down, turns_up=_turns_up)
