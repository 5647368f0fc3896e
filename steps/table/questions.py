"""Questions that a table asks, and their answers."""

from __future__ import annotations

from engine.record import record
from steps.table.acts import Cast
from steps.table.basics import ObjectId, Seat
from steps.table.seen import Seen


@record
class Option:
    """One thing that may be chosen: an object id, a player as ``~seat``, a number, or a word; ``text`` names it for people."""

    value: int | str
    text: str
    about: Seen | None = None
    """The object or ability it is, where ``value`` is only its number among the options (waiting triggers, replacement effects), or is an
    object that is gone."""


@record
class Question:
    """An open question.

    ``topic``: targets, may, reveal, cast, pay, order (of objects), triggers (their order), discard, sacrifice, choose, mode, x, number,
    color, card name, type, divide, over or under, top or bottom, zone, replacement, random, mana, mana spent, attack, block, cost,
    new targets, exile.
    """

    player: Seat
    topic: str
    text: str
    """One line in English, for people."""
    options: tuple[Option, ...] = ()
    least: int = 1
    most: int = 1
    subject: ObjectId | None = None
    """The spell, ability or permanent it is about."""


@record
class Answer:
    """An answer. ``topic`` as in :class:`Question`, or "choose", which answers any question that picks objects."""

    player: Seat
    topic: str
    picks: tuple[int | str, ...] = ()
    """Chosen values, or the whole order, first first."""
    yes: bool | None = None
    amounts: tuple[tuple[int, int], ...] = ()
    """A division: what (id, ``~seat``) and how much."""
    cast: Cast | None = None
    """For "cast": how it is cast."""
