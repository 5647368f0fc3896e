"""What objects are made of (CR 109.1): cards, tokens and copies, abilities on the stack, and how a permanent is face down or phased out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.record import record, replace

if TYPE_CHECKING:
    from engine.abilities import Ability, Instance
    from engine.cards.card import CardFace
    from engine.events import Event
    from engine.state import ObjectId, Seat


@record
class Component:
    """A card, token or copy of a card that represents an object: one usually, several for a merged permanent (CR 730.2)."""

    card: int
    """The number of the physical card (or token, or copy); it stays through all zones."""
    face: CardFace
    owner: Seat
    kind: str = "card"
    """"card", "token" or "copy" (a copy of a spell or card, CR 707.10)."""
    label: str = ""
    """A letter to tell it from others of its name; the game doesn't use it."""
    commander: bool = False
    chosen_color: str = ""
    """The color, by its letter, that was chosen for the card before the game began (CR 903.4b)."""
    copied: bool = False
    """A token that was created as a copy of something (CR 707.2)."""
    front: CardFace | None = None
    """The front face of a double-faced card while its back face is up (CR 712.8); the normal characteristics of an adventurer or flip
    card, the whole of a split card, while others are (CR 715.3b, 710.1b, 709.3b)."""
    down: FaceDown | None = None
    """Under the topmost component of a merged permanent: how it lies face down (CR 730.2e); of the topmost its status tells it."""
    laid: bool = False
    """Laid over or under a permanent that was there (CR 730.2)."""

    @property
    def front_up(self) -> Component:
        """It with its front face, its normal characteristics or both its halves, if something else of it is up."""
        return self if self.front is None else replace(self, face=self.front, front=None)


@record
class AbilityOnStack:
    """An activated or triggered ability as an object on the stack (CR 113.7a, 602.2a, 603.3a)."""

    instance: Instance
    kind: str
    """"activated", "triggered" or "delayed"."""
    source: ObjectId
    source_face: CardFace | None
    keyword: str
    index: int
    """Which of the source's abilities of this kind, in printed order, from 1."""
    event: Event | None = None
    """What triggered it."""
    bound: tuple[ObjectId, ...] = ()
    """The objects that a delayed triggered ability is about (CR 603.7c)."""
    became: tuple[ObjectId, ...] = ()
    """What the objects of the triggering event became, where they changed zones (CR 603.6)."""


@record
class PhasedOut:
    """How a permanent came to be phased out (CR 702.26): under whose control; ``along_with``: with which permanent, if indirectly."""

    seat: Seat
    along_with: ObjectId | None = None


@record
class FaceDown:
    """By what a card is face down, and what is listed for it (CR 708.2)."""

    by: str = ""
    """The keyword or verb: "manifest"; "": an effect that lists no characteristics (CR 708.2a)."""
    abilities: tuple[Ability, ...] = ()
    """Which abilities are listed."""
