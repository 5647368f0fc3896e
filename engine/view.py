"""What data (filters, amounts, conditions, selectors) is read against: a state, or the layers while they are being computed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Protocol

from engine.record import field, record
from engine.state import Memory, Object, ObjectId, Player, Seat, State

if TYPE_CHECKING:
    from engine.abilities import Origin
    from engine.characteristics import Characteristics
    from engine.events import Event
    from engine.log import Row


class View(Protocol):
    """A game as it looks to whoever asks."""

    @property
    def objects(self) -> Mapping[ObjectId, Object]: ...
    def characteristics(self, obj: ObjectId) -> Characteristics: ...
    def controller(self, obj: ObjectId) -> Seat: ...
    def battlefield(self) -> Iterator[ObjectId]: ...
    def zone(self, zone: str, seat: Seat = -1) -> tuple[ObjectId, ...]: ...
    def player(self, seat: Seat) -> Player: ...
    def opponents(self, seat: Seat) -> tuple[Seat, ...]: ...
    def last_known(self, obj: ObjectId) -> Row | None: ...
    @property
    def whole(self) -> State: ...


@record
class Env:
    """Who speaks: the surroundings in which the words of an ability have their meaning."""

    you: Seat
    """The controller of the spell, ability or effect (CR 109.5)."""
    this: ObjectId
    """The object that the ability is on (CR 201.4)."""
    origin: Origin = ("printed", 0, 0)
    """Which of its abilities it is."""
    targets: tuple[tuple[int, ...], ...] = ()
    """Per instance of the word "target" what was chosen, illegal ones left out."""
    x: int | None = None
    event: Event | None = None
    """What triggered the ability."""
    bound: tuple[ObjectId, ...] = ()
    """What a delayed triggered ability is about."""
    memory: Memory = field(default_factory=Memory)
    """What the effect has remembered so far."""
    spell: ObjectId | None = None
    """The spell or ability on the stack that is being put there or resolves."""
    modes: tuple[int, ...] = ()
    """The modes chosen, from 1 (CR 700.2)."""
    division: tuple[tuple[int, int], ...] = ()
    """What is divided among the targets (CR 601.2d): which gets how much."""
    became: tuple[ObjectId, ...] = ()
    """What the objects of the triggering event became, where they changed zones (CR 603.6)."""
