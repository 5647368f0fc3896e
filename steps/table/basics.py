"""The words that everything else at the table is made of: seats, ids, zones, steps."""

from __future__ import annotations

from typing import Literal, get_args

Seat = int
"""A player, by seat in turn order, from 0."""

ObjectId = int
"""An object of the game (CR 109.1); a new one after each change of zone (CR 400.7)."""

ZoneName = Literal["battlefield", "stack", "hand", "library", "graveyard", "exile", "command"]

ZONE_NAMES: tuple[ZoneName, ...] = get_args(ZoneName)

StepName = Literal[
    "untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
    "first strike damage", "combat damage", "end of combat", "postcombat main", "end", "cleanup",
]
