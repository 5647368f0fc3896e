"""Zones and changing them (CR 400): the one place where objects get their identity."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.abilities import Static
from engine.adventures import cast_as_adventure
from engine.components import come_apart, found, melded_pair, ordered
from engine.continuous import Modify
from engine.double_faced import (
    as_elsewhere,
    cast_with_back_up,
    face_up_on_arrival,
    melded,
    with_back_up,
    with_face_chosen,
    with_land_chosen,
)
from engine.durations import EffectsFollow
from engine.events import Event, OfObject, OfPlayer
from engine.game import Game
from engine.lasting import EffectBegins
from engine.object_parts import Component, FaceDown
from engine.record import record, replace
from engine.revealing import Revealed, with_its_ability
from engine.rule import Context, rule
from engine.selectors import Those
from engine.split_cards import cast_half
from engine.stack import Announced
from engine.state import BATTLEFIELD, EVERYBODY, EXILE, HAND, LIBRARY, OWN_ZONES, STACK, Object, ObjectId, Seat, zone_key
from engine.timestamps import after_its_own, on_entering
from engine.view import Env

if TYPE_CHECKING:
    from engine.changes import Change

EXILED_DOWN = FaceDown("exile")
"""How a card lies that is exiled face down (CR 406.3)."""
ON_TOP = (LIBRARY, "graveyard", STACK)
"""Zones with an order, where new objects go on top (CR 404.3, 405.2) unless a position is given."""


@record
class Move(OfObject):
    """An object changes zones (CR 400.7). What leaves the battlefield becomes one new object for each of its components (CR 730.3)."""

    from_zone: str
    to: str
    position: int = 0
    """In a library: from the top; -1 for the bottom."""
    controller: Seat | None = None
    """Under whose control it comes to the battlefield or stack; None: its owner's."""
    tapped: bool = False
    face_down: FaceDown | None = None
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: int | None = None
    announced: Announced | None = None
    changes: tuple[Change, ...] = ()
    """What is different about it from the moment it comes to the battlefield on: "enters as a copy" (CR 614.1c, 707.5)."""
    diverted: tuple[tuple[int, str], ...] = ()
    """Components that go to another zone, by their places in the pile (CR 730.3e)."""
    chosen: tuple[tuple[str, str], ...] = ()
    """What was chosen as it enters (CR 614.12a)."""
    with_copy: tuple[tuple[str, int], ...] = ()
    """Those of the counters that come with the copy effect that it enters under (CR 707.9e)."""
    face: str = ""
    """The name of the face that is up then, of a double-faced card that is cast or played; "" for the one that is up now."""
    transformed: bool = False
    """Whether it enters the battlefield, or is put on the stack, with its back face up (CR 712.14a, 712.11a)."""
    by: Seat | None = None
    """The player who exiles it (CR 730.3b); None: its controller."""
    melded_with: ObjectId | None = None
    """The other card of the meld pair, with which it is put onto the battlefield (CR 701.42)."""
    drawn: Seat | None = None
    """The player who draws it (CR 121.1); None: it isn't drawn."""

    @property
    def foreseen(self) -> bool:
        return self.to == BATTLEFIELD

    @property
    def affected_player(self) -> Seat | None:
        return self.drawn

    def parts(self, game: Game) -> tuple[Event, ...]:
        return as_it_leaves(game, (), game.object(self.obj), self.to)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        obj = game.state.objects[self.obj]
        piles = (obj.components,) if self.to in (BATTLEFIELD, STACK) else come_apart(game, obj.components)
        leave(game, obj)
        if self.melded_with is not None and self.to == BATTLEFIELD:
            piles = (self._melded(game, obj.components, game.object(self.melded_with)),)
        turn = tuple(range(len(piles)))
        one_by_one = turn[::-1] if self.to in ON_TOP and self.position >= 0 else turn
        arrived = {n: self._arrive(game, obj, piles[n], dict(self.diverted).get(n, self.to)) for n in one_by_one}
        became = tuple(arrived[n] for n in turn)
        there = tuple(i for i in became if game.object(i).zone == self.to)
        chooser = obj.controller if self.by is None else self.by
        order = ordered(game, there, self.to, chooser if self.to == EXILE else obj.owner, melded_pair(obj.components))
        if order != there:
            lie_in_order(game, order)
        return became

    def _melded(self, game: Game, pile: tuple[Component, ...], other: Object) -> tuple[Component, ...]:
        both = melded(game, pile, other.components)
        if both != pile:
            leave(game, other)
        return both

    def _arrive(self, game: Game, was: Object, pile: tuple[Component, ...], to: str) -> ObjectId:
        owner = pile[0].owner
        if self.transformed:
            pile = (cast_with_back_up if to == STACK else with_back_up)(game, pile)
        elif self.face:
            pile = (with_face_chosen if to == STACK else with_land_chosen)(game, pile, self.face)
            pile = cast_half(game, cast_as_adventure(game, pile, self.face), self.face) if to == STACK else pile
        elif to not in (BATTLEFIELD, STACK):
            pile = as_elsewhere(game, pile)
        elif self.melded_with is None and self.face_down is None:
            pile = face_up_on_arrival(game, pile, was.zone, to)
        if any(c.commander for c in pile):
            pile = designation_kept(game, tuple(replace(c, commander=False) for c in pile), pile)
        if any(c.chosen_color for c in pile):
            pile = chosen_for_the_game(game, tuple(replace(c, chosen_color="") for c in pile), pile)
        if was.zone == STACK and to == BATTLEFIELD:
            pile = tuple(becomes_token(game, c) for c in pile)
        now = new_object(game, replace(was, components=pile, owner=owner))
        now = replace(
            now,
            zone=to,
            seat=owner if to in OWN_ZONES else EVERYBODY,
            controller=self._controller(game, was, owner, to),
            token=pile[0].kind == "token",
        )
        if was.counters and (kept := not_retained(game, was.counters)):
            now = replace(now, counters=kept)
        if to == BATTLEFIELD:
            now = replace(now, tapped=self.tapped, counters=self.counters, attached_to=self.attached_to, chosen=self.chosen)
            if was.zone == STACK:
                now = remember_costs(game, now, was)
        if to == self.to == EXILE:
            now = replace(now, counters=self.counters, face_down=self.face_down if self.face_down == EXILED_DOWN else None)
        if to in (BATTLEFIELD, STACK, HAND):
            now = replace(now, face_down=self.face_down)
        if self.announced is not None:
            now = replace(now, announced=self.announced)
        enter(game, now, on_top(game, -1) if self.to == STACK else self.position)
        if was.zone == STACK and to == BATTLEFIELD and game.state.effects:
            EffectsFollow(was.id, now.id).apply(game)
        enters_changed(game, now, self.changes)
        return now.id

    def _controller(self, game: Game, was: Object, owner: Seat, to: str) -> Seat:
        if self.controller is not None:
            return self.controller
        return owner if to in (BATTLEFIELD, STACK) or was.controller == owner else owner_instead(game, was.controller, owner)


@rule("903.3")
def designation_kept(ctx: Context, plain: tuple[Component, ...], pile: tuple[Component, ...]) -> tuple[Component, ...]:
    """Being a commander is an attribute of the card, which keeps it when it changes zones."""
    return pile


@rule("903.4b", part="kept")
def chosen_for_the_game(ctx: Context, plain: tuple[Component, ...], pile: tuple[Component, ...]) -> tuple[Component, ...]:
    """A color chosen for a commander before the game began applies throughout the game, even as the card changes zones."""
    return pile


@rule("108.4a", "109.5", "113.8", part="no controller")
def owner_instead(ctx: Context, controller: Seat, owner: Seat) -> Seat:
    """A card that is neither a permanent nor a spell has no controller: its owner is "you", and controls the abilities that trigger."""
    return owner


def lie_in_order(game: Game, order: tuple[ObjectId, ...]) -> None:
    """Let objects that have arrived in one zone together lie there in this order, with their timestamps in it (CR 404.3, 613.7m)."""
    state = game.state
    it = state.objects[order[0]]
    place = zone_key(it.zone, it.seat)
    lying, stamps = iter(order), sorted(state.objects[i].timestamp for i in order)
    zone = tuple(next(lying) if i in order else i for i in state.zones[place])
    dated = {i: replace(state.objects[i], timestamp=stamp) for i, stamp in zip(order, stamps, strict=True)}
    game.state = state.evolve(zones={**state.zones, place: zone}, objects={**state.objects, **dated})


def move(
    game: Game,
    obj: ObjectId,
    to: str,
    *,
    position: int = 0,
    controller: Seat | None = None,
    tapped: bool = False,
    face_down: FaceDown | None = None,
    counters: tuple[tuple[str, int], ...] = (),
    attached_to: int | None = None,
    announced: Announced | None = None,
    by: Seat | None = None,
) -> Move:
    """The event of an object moving from where it is."""
    was = game.object(obj).zone
    return Move(obj, was, to, position, controller, tapped, face_down, counters, attached_to, announced, by=by)


@rule("111.13", "608.3f", "707.10f")
def becomes_token(ctx: Context, component: Component) -> Component:
    """A copy of a permanent spell becomes a token as it resolves, and is a copy of a spell no longer."""
    return replace(component, kind="token", copied=True) if component.kind == "copy" else component


def enters_changed(game: Game, permanent: Object, changes: tuple[Change, ...]) -> None:
    """Let what is different about a permanent as it enters last from then on."""
    if changes:
        own = any(isinstance(e, Modify) for c in permanent.components for a in c.face.abilities if isinstance(a, Static) for e in a.effects)
        since = after_its_own(game, permanent.timestamp - 1, 0) if own else 0
        begin_effect(game, Modify(Those((permanent.id,)), changes), Env(permanent.controller, permanent.id), since=since)


def begin_effect(game: Game, effect: Modify, env: Env, since: int) -> None:
    """Begin a continuous effect as part of an event that is being applied. ``since``: its timestamp, 0 for now."""
    EffectBegins(effect, env, since=since).apply(game)


def _same_object(game: Game, obj: Object) -> Object:
    """The wrong reading of CR 400.7: it is still the object it was."""
    return replace(obj, timestamp=game.tick())


@rule("400.7", otherwise=_same_object)
def new_object(game: Game, obj: Object) -> Object:
    """An object that changes zones becomes a new one with no memory of what it was (CR 400.7), with a new timestamp (CR 613.7d)."""
    now = game.tick()
    number = game.new_id()
    return Object(
        id=number, components=obj.components, owner=obj.owner, zone=obj.zone, seat=obj.seat, controller=obj.controller,
        timestamp=on_entering(game, now, obj.timestamp), since=now, previous=(obj.id, *obj.previous),
    )


@rule("122.2")
def not_retained(ctx: Context, counters: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """Counters on an object cease to exist as it moves to another zone; they aren't removed."""
    return ()


@rule("708.9", part="leaving")
def as_it_leaves(ctx: Context, events: tuple[Event, ...], obj: Object, to: str) -> tuple[Event, ...]:
    """What is face down, or a part of it, is revealed as it leaves the battlefield, or the stack for anywhere but the battlefield."""
    leaving = obj.zone == BATTLEFIELD or (obj.zone == STACK and to != BATTLEFIELD)
    down = obj.face_down is not None or any(c.down is not None for c in obj.components)
    return (*events, Revealed((obj.id,), obj.owner)) if down and leaving else events


@rule("400.7d")
def remember_costs(ctx: Context, permanent: Object, spell: Object) -> Object:
    """A permanent's abilities can refer to what was announced and paid for the spell that became it (CR 400.7d)."""
    return replace(permanent, announced=spell.announced)


@rule("405.2", "601.2a")
def on_top(ctx: Context, position: int) -> int:
    """What is put on the stack goes on top of all that is there: its place from the top."""
    return 0


def leave(game: Game, obj: Object) -> None:
    """Take an object out of its zone and out of existence."""
    state = game.state
    place = zone_key(obj.zone, obj.seat)
    objects = dict(state.objects)
    del objects[obj.id]
    there = state.zones[place]
    n = there.index(obj.id)
    game.state = state.evolve(objects=objects, zones={**state.zones, place: (*there[:n], *there[n + 1 :])})


def enter(game: Game, obj: Object, position: int = 0) -> None:
    """Put an object into its zone."""
    state = game.state
    place = zone_key(obj.zone, obj.seat)
    there = state.zones.get(place, ())
    if obj.zone in ON_TOP:
        n = len(there) if position < 0 else min(position, len(there))
    else:
        n = len(there)
    game.state = state.evolve(objects={**state.objects, obj.id: obj}, zones={**state.zones, place: (*there[:n], obj.id, *there[n:])})


@record
class CeaseToExist(OfObject):
    """An object ceases to exist: a token or copy out of its zone (CR 704.5d-e), an ability that left the stack (CR 608.2n)."""


    def parts(self, game: Game) -> tuple[Event, ...]:
        return with_its_ability(game, self.obj)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        leave(game, game.state.objects[self.obj])
        return ()


@record
class Shuffle(OfPlayer):
    """A library is put into a new order (CR 701.24)."""

    order: tuple[ObjectId, ...]
    logged: ClassVar[bool] = True

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.evolve(zones={**game.state.zones, (LIBRARY, self.player): self.order})
        return ()


def successors(game: Game, obj: ObjectId) -> tuple[ObjectId, ...]:
    """Following the object: what it is now, after one change of zone; itself while it is there (CR 400.7e, j)."""
    if obj in game.state.objects:
        return (obj,)
    return found(game, game.state, tuple(i for i, o in game.state.objects.items() if o.previous[:1] == (obj,)))
