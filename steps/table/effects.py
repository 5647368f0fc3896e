"""Effects without a named source."""

from __future__ import annotations

from engine.record import record
from steps.table.basics import ObjectId, Seat, ZoneName
from steps.table.facts import Thing


@record
class Effect:
    """A one-shot effect of no particular source, at once, without the stack.

    ``verb``: destroy, exile, move (to ``zone``, ``position``), put onto battlefield, put counters, remove counters, control, tap, untap,
    phase out, face up, face down, transform, flip,
    damage, draw, discard, counter, copy (a spell or ability, or a token that is a copy), become copy (of
    ``other``), merge (with ``other``; ``kind`` over or under), populate, create, gain ability, gain life, lose life,
    planeswalk, chaos.
    ``objects``: ids, players as ``~seat``.
    """

    verb: str
    objects: tuple[int, ...] = ()
    player: Seat | None = None
    n: int = 1
    kind: str = ""
    """Counter kind or keyword."""
    zone: ZoneName | None = None
    position: int = 0
    """In a library: from the top, -1 is the bottom."""
    other: ObjectId | None = None
    things: tuple[Thing, ...] = ()
    duration: str = ""
    """"", or "end of turn", …"""
    text: str = ""
    """Rules text, for the verb "text"; ``objects`` are what its characters of the private use area stand for, in order."""
    language: str = "en"
