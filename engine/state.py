"""The state of a game: an immutable value (CR 100-110, 400).

A :class:`State` is never changed; :meth:`State.evolve` gives the next one, which shares everything that stayed the same. So undoing,
forking and looking back are keeping a reference. It holds no callables: it can be hashed by its log, pickled and compared.

Players are seats, 0 … n-1 in turn order. Where an object or a player can stand (targets, damage), a player is ``~seat`` (negative).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar

from engine.object_parts import AbilityOnStack, Component, FaceDown, PhasedOut
from engine.record import field, record, replace

if TYPE_CHECKING:
    from engine.abilities import Origin
    from engine.characteristics import Characteristics
    from engine.combat.fight import Combat
    from engine.delayed import Delayed
    from engine.lasting import Effect
    from engine.layers import Layers
    from engine.log import Entry, Log, Row
    from engine.mana import Mana
    from engine.stack import Announced
    from engine.triggers import Pending

Found = TypeVar("Found")

Seat = int
ObjectId = int

HAND, LIBRARY, GRAVEYARD = "hand", "library", "graveyard"
BATTLEFIELD, STACK, EXILE, COMMAND = "battlefield", "stack", "exile", "command"
OWN_ZONES = (HAND, LIBRARY, GRAVEYARD)
"""Zones of which each player has their own (CR 400.1)."""
SHARED_ZONES = (BATTLEFIELD, STACK, EXILE, COMMAND)
EVERYBODY = -1
"""The seat under which a shared zone is kept."""
HIDDEN_ZONES = (HAND, LIBRARY)
"""CR 400.2."""

MERGED = "merged"
"""What the origin of an ability of a component says that was laid over or under another; beside it stands the component's number."""

ZoneKey = tuple[str, Seat]


def zone_key(zone: str, seat: Seat) -> ZoneKey:
    """The key of a zone; the seat counts only where each player has their own."""
    return (zone, seat if zone in OWN_ZONES else EVERYBODY)


@record
class Object:
    """An object (CR 109.1), as it is before continuous effects."""

    id: ObjectId
    components: tuple[Component, ...]
    """What represents it, topmost first; empty for an ability on the stack."""
    owner: Seat
    zone: str
    seat: Seat
    """Whose zone it is in, EVERYBODY where it is shared."""
    controller: Seat
    """Who put it there or controls it, before control-changing effects (CR 613.1b)."""
    timestamp: int
    """CR 613.7d."""
    since: int
    """When its present controller's control began, by the clock (CR 302.6)."""
    tapped: bool = False
    flipped: bool = False
    """Whether it is flipped, as a flip card can be (CR 110.5, 710): that stays even if it becomes a copy of something else."""
    face_down: FaceDown | None = None
    phased_out: PhasedOut | None = None
    revealed: bool = False
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    counters_since: tuple[tuple[str, int], ...] = ()
    """The timestamps of its counters by kind, where they are later than its own (CR 613.7c)."""
    attached_to: int | None = None
    chosen: tuple[tuple[str, str], ...] = ()
    """What was chosen for it as it entered: pairs such as ("color", "R") (CR 614.12a)."""
    announced: Announced | None = None
    """What was chosen and paid for the spell or ability it is, or for the spell it was (CR 400.7d, 601.2)."""
    ability: AbilityOnStack | None = None
    previous: tuple[ObjectId, ...] = ()
    """What it was before, latest first."""
    token: bool = False
    """Whether it is a token (CR 111.1)."""

    @property
    def top(self) -> Component:
        """The topmost component."""
        return self.components[0]

    @property
    def first(self) -> Component:
        """The component with which it came to be; any others have been laid over or under it (CR 730.2)."""
        for component in self.components:
            if not component.laid:
                return component
        return self.top

    def component(self, origin: Origin) -> Component:
        """The component that an ability of the object comes from; the topmost for one that comes from elsewhere."""
        if origin[0] == MERGED:
            return next((c for c in self.components if c.card == origin[1]), self.top)
        return self.top if origin[0] == "granted" else self.first

    @property
    def copy(self) -> bool:
        """Whether it is a copy of a spell or card on the stack or elsewhere (CR 707.10)."""
        return bool(self.components) and self.top.kind == "copy"

    def counter(self, kind: str) -> int:
        """How many counters of a kind are on it (CR 122.1)."""
        return dict(self.counters).get(kind, 0)


@record
class Player:
    """A player (CR 102)."""

    seat: Seat
    name: str
    life: int = 20
    pool: tuple[Mana, ...] = ()
    """Mana in the pool."""
    any_mana: bool = False
    """Costs of this player are paid with mana from no source: the game is set up so that mana is no question."""
    in_game: bool = True
    drew_from_empty: bool = False
    """Has tried to draw from an empty library since state-based actions were last checked (CR 704.5b)."""
    turn_began: int = 0
    """When their most recent turn began, by the clock (CR 302.6)."""
    commander_casts: tuple[tuple[int, int], ...] = ()
    """Casts from the command zone by card number (CR 903.8)."""
    commander_damage: tuple[tuple[int, int], ...] = ()
    """Combat damage dealt to this player by commanders, by card number (CR 903.10a)."""
    counters: tuple[tuple[str, int], ...] = ()
    """Counters that the player has, such as poison counters (CR 122.1)."""
    speed: int | None = None
    """Their speed, None for no speed (CR 702.179b)."""
    designations: tuple[str, ...] = ()
    """What only one player at a time is or has: "monarch", "initiative" (CR 725, 726)."""
    room: int = 0
    """The room of their dungeon in which their venture marker is, counted from the top (CR 309.4); 0: in none."""

    def counter(self, kind: str) -> int:
        """How many counters of a kind the player has."""
        return dict(self.counters).get(kind, 0)


@record
class Turn:
    """Where the game stands in its turns (CR 500) and who has priority (CR 117)."""

    number: int = 0
    active: Seat = 0
    step: str = "precombat main"
    rest: tuple[str, ...] = ()
    """Steps and phases of this turn still to come."""
    priority: Seat | None = None
    passed: tuple[Seat, ...] = ()
    """Who has passed in succession (CR 117.4)."""
    extra: tuple[tuple[Seat, int], ...] = ()
    """Extra turns to come, next first (CR 500.7): whose, and a number by which effects know the turn."""
    added: int = 0
    """The number of the extra turn in progress, 0 for a turn that comes in turn order."""
    regular: Seat | None = None
    """Whose turn in turn order was the last, if not the turn in progress."""
    previous: Seat | None = None
    """Whose turn the previous one was; None in the first."""
    daytime: str = ""
    """"day" or "night"; "" for neither (CR 731.1)."""
    starting: Seat = 0
    over: str = ""
    """"" while the game goes on; "draw" or "won:SEAT"."""


_FIELDS = (
    "objects", "zones", "players", "effects", "delayed", "pending", "turn", "combat", "log", "clock", "next_id", "seed", "checked",
    "edition", "off",
)


class State:
    """Everything there is in a game at one moment. See the module."""

    objects: Mapping[ObjectId, Object]
    zones: Mapping[ZoneKey, tuple[ObjectId, ...]]
    """What is in each zone: a library or graveyard from its top, the stack from its top, others by arrival."""
    players: tuple[Player, ...]
    effects: tuple[Effect, ...]
    """Continuous effects from resolved spells and abilities (CR 611.2)."""
    delayed: tuple[Delayed, ...]
    """Delayed triggered abilities that wait (CR 603.7)."""
    pending: tuple[Pending, ...]
    """Abilities that have triggered and wait for a player to receive priority (CR 603.3)."""
    turn: Turn
    combat: Combat | None
    log: Log
    clock: int
    next_id: int
    seed: int
    checked: int
    """Where the log stood when state-based actions were last checked (CR 704.3)."""
    edition: str
    off: frozenset[str]
    """Keys of the rules that are switched off."""

    def __init__(self, **fields: Any) -> None:
        self.__dict__.update(fields)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a state is never changed; evolve it")

    def evolve(self, **changes: Any) -> State:
        """The state with some fields changed. What was computed from it goes on if it can't have changed."""
        new = object.__new__(State)
        fields = new.__dict__
        fields.update(self.__dict__)
        fields.update(changes)
        layers: Layers | None = fields.get("layers")
        if not _MAKE_LAYERS.isdisjoint(changes):
            fields.pop("_present", None)
            if layers is not None:
                fields["_layers_before"] = fields.pop("layers")
        elif layers is not None and layers.read_the_game and not _THE_GAME.isdisjoint(changes):
            fields["_layers_before"] = fields.pop("layers")
        return new

    def afresh(self) -> State:
        """The same state, of which nothing has been computed yet."""
        return State(**{name: self.__dict__[name] for name in _FIELDS})

    def __getstate__(self) -> dict[str, Any]:
        return {name: self.__dict__[name] for name in _FIELDS}

    def __setstate__(self, fields: dict[str, Any]) -> None:
        self.__dict__.update(fields)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and all(self.__dict__[n] == other.__dict__[n] for n in _FIELDS)

    __hash__ = None  # type: ignore[assignment]

    @cached_property
    def layers(self) -> Layers:
        """All objects as continuous effects make them (CR 613), computed when first asked for."""
        before: Layers | None = self.__dict__.pop("_layers_before", None)
        if before is not None:
            return before.then(self)
        from engine.layers import compute  # noqa: PLC0415  (layers compute from states)

        return compute(self)

    def characteristics(self, obj: ObjectId) -> Characteristics:
        """What an object is now (CR 109.3, 613)."""
        return self.layers.characteristics(obj)

    def controller(self, obj: ObjectId) -> Seat:
        """Who controls an object, or owns it where it has no controller (CR 108.4, 109.4)."""
        return self.layers.characteristics(obj).controller

    @property
    def whole(self) -> State:
        """The state itself; the layers in the making answer with the state they are made of."""
        return self

    def last_known(self, obj: ObjectId) -> Row:
        """An object as it is, or as it last existed (CR 608.2h).

        Raises:
            KeyError: there has never been such an object.
        """
        return self.layers.row(obj) if obj in self.objects else self.log.last_row(obj)

    def zone(self, zone: str, seat: Seat = EVERYBODY) -> tuple[ObjectId, ...]:
        """What is in a zone."""
        return self.zones.get(zone_key(zone, seat), ())

    def of_zone(self, place: ZoneKey, what: Callable[[State, ZoneKey], Found]) -> Found:
        """Something that only what is in a zone decides, found once for as long as the same objects are there."""
        there = self.zones[place]
        kept: dict[tuple[ZoneKey, object], tuple[tuple[ObjectId, ...], Any]] = self.__dict__.setdefault("_of_zones", {})
        known = kept.get((place, what))
        if known is None or known[0] is not there:
            known = kept[place, what] = (there, what(self, place))
        found: Found = known[1]
        return found

    def of_zones(self, what: Callable[[State, ZoneKey], tuple[ObjectId, ...]]) -> tuple[ObjectId, ...]:
        """The objects that something finds in each zone, as :meth:`of_zone`, of all zones together."""
        kept: dict[object, tuple[Mapping[ZoneKey, tuple[ObjectId, ...]], tuple[ObjectId, ...]]] = self.__dict__.setdefault("_of_all", {})
        known = kept.get(what)
        if known is None or known[0] is not self.zones:
            found = tuple(i for place, there in self.zones.items() if there for i in self.of_zone(place, what))
            known = kept[what] = (self.zones, found)
        return known[1]

    def of_log(self, what: Callable[[Any, tuple[Entry, ...]], Found]) -> Found:
        """Something that only the log decides: ``what`` makes it of what it was before (None at first) and the entries since."""
        kept: dict[object, tuple[int, Any]] = self.__dict__.get("_of_log", {})
        n, before = kept.get(what, (0, None))
        if before is None or n < len(self.log):
            found = what(before, self.log.since(n))
            self.__dict__["_of_log"] = {**kept, what: (len(self.log), found)}
            return found
        known: Found = before
        return known

    def battlefield(self) -> Iterator[ObjectId]:
        """Every phased-in permanent, by arrival (CR 702.26d: phased-out ones are treated as though they don't exist)."""
        found: tuple[ObjectId, ...] | None = self.__dict__.get("_present")
        if found is None:
            found = tuple([i for i in self.zones[BATTLEFIELD, EVERYBODY] if not self.objects[i].phased_out])
            self.__dict__["_present"] = found
        return iter(found)

    def permanents(self, such: Callable[[Object, Characteristics], bool]) -> tuple[ObjectId, ...]:
        """The permanents that are such, by arrival, found once for as long as they all stay what they are.

        ``such`` is told by the characteristics, and of the object itself by nothing but its counters and what it is attached to.
        """
        return self.layers.permanents(such)

    def exists(self, obj: ObjectId) -> bool:
        """Whether the object is (still) there and phased in."""
        found = self.objects.get(obj)
        return found is not None and not found.phased_out

    def player(self, seat: Seat) -> Player:
        return self.players[seat]

    def with_player(self, player: Player) -> State:
        """The state with one player changed."""
        return self.evolve(players=tuple(player if p.seat == player.seat else p for p in self.players))

    def with_object(self, obj: Object) -> State:
        """The state with one object changed or added, without moving it."""
        return self.evolve(objects={**self.objects, obj.id: obj})

    def made_of(self, obj: ObjectId, components: tuple[Component, ...]) -> State:
        """The state as it would be if an object were made of these components, with a face up that isn't yet: to look at it."""
        it = self.objects[obj]
        return self if components == it.components else self.with_object(replace(it, components=components)).afresh()

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """The opponents in turn order from that player (CR 102.2)."""
        return tuple(s for s in self.turn_order(seat) if s != seat)

    def turn_order(self, first: Seat) -> tuple[Seat, ...]:
        """The players still in the game, in turn order from one of them."""
        return tuple([p.seat for p in (*self.players[first:], *self.players[:first]) if p.in_game])

    def apnap(self) -> tuple[Seat, ...]:
        """The active player first, then the others in turn order (CR 101.4)."""
        return self.turn_order(self.turn.active)


_MAKE_LAYERS = frozenset({"objects", "zones", "effects", "off", "edition"})
_THE_GAME = frozenset({"turn", "players", "combat"})
"""What else effects may read."""


@record
class Memory:
    """What an effect remembers while it resolves: named lists of objects and players."""

    named: tuple[tuple[str, tuple[int, ...]], ...] = field(default=())

    def __getitem__(self, name: str) -> tuple[int, ...]:
        return dict(self.named).get(name, ())

    def with_(self, name: str, what: tuple[int, ...]) -> Memory:
        return Memory((*(pair for pair in self.named if pair[0] != name), (name, what)))
