"""Attachments (CR 301.5, 303.4, 701.3): Auras, Equipment and Fortifications on objects and players."""

from __future__ import annotations

from collections.abc import Callable

from engine.characteristics import Characteristics
from engine.events import Event, OfObject
from engine.game import Game
from engine.keywords import hooked
from engine.questions import Question, by_name
from engine.record import record, replace
from engine.rule import Context, Reason, rule
from engine.state import BATTLEFIELD, GRAVEYARD, Object, ObjectId, State
from engine.timestamps import on_attaching
from engine.zones import Move

Reasons = tuple[Reason, ...]
Events = tuple[Event, ...]

AURA = "Aura"
FORTIFICATION = "Fortification"
EQUIPMENT = ("Equipment", FORTIFICATION)


@record
class Attached(Event):
    """An Aura, Equipment or Fortification on the battlefield becomes attached to an object or player (``~seat``; CR 701.3a)."""

    obj: ObjectId
    host: int

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.obj, self.host) if self.host >= 0 else (self.obj,)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        timestamp = on_attaching(game, game.tick(), it.timestamp)
        game.state = game.state.with_object(replace(it, attached_to=self.host, timestamp=timestamp))
        return ()


@record
class Unattached(OfObject):
    """It is moved away from what it is attached to and stays on the battlefield (CR 701.3d)."""


    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.with_object(replace(game.object(self.obj), attached_to=None))
        return ()


@record
class StaysAttached(OfObject):
    """Something that should have been attached to something else, and can't be, or is attached to it already, doesn't move."""



def is_aura(it: Characteristics) -> bool:
    """Whether it is an Aura (CR 303.4)."""
    return it.is_type("enchantment") and AURA in it.subtypes


def is_equipment(it: Characteristics) -> bool:
    """Whether it is an Equipment or a Fortification (CR 301.5, 301.6)."""
    return it.is_type("artifact") and any(t in it.subtypes for t in EQUIPMENT)


# --- What can be attached to what --------------------------------------------------------------------------------------------------------


def why_not_attach(game: Game, obj: ObjectId, host: int) -> Reasons:
    """Why something can't be attached to an object or player; empty if it can."""
    state = game.state
    it = state.characteristics(obj)
    reasons = only_attachments(game, (), it)
    if obj == host or it.is_type("creature"):
        reasons = not_to_itself(game, reasons)
    if FORTIFICATION in it.subtypes and it.is_type("artifact"):
        reasons = only_lands(game, reasons, state, host)
    elif is_equipment(it):
        reasons = only_creatures(game, reasons, state, host)
    for keyword, instance in hooked(it):
        reasons = keyword.attaches(game, reasons, instance, state, obj, host)
    if host in state.objects:
        for keyword, instance in hooked(state.characteristics(host)):
            reasons = keyword.repels(game, reasons, instance, state, host, obj)
    return reasons


@rule("701.3b", part="kinds")
def only_attachments(ctx: Context, reasons: Reasons, it: Characteristics) -> Reasons:
    """Only Auras, Equipment and Fortifications can be attached to anything."""
    return (
        reasons
        if is_aura(it) or is_equipment(it)
        else (*reasons, Reason("it is no Aura, Equipment or Fortification", "701.3b", ja="オーラでも装備品でも城砦でもない"))
    )


@rule("301.5c", "303.4d", part="itself")
def not_to_itself(ctx: Context, reasons: Reasons) -> Reasons:
    """Nothing is attached to itself, and what is a creature itself is attached to nothing."""
    return (
        *reasons,
        Reason("it is a creature, or the object itself", "301.5c", "303.4d", ja="それはクリーチャーであるか、そのオブジェクト自身である"),
    )


@rule("301.5")
def only_creatures(ctx: Context, reasons: Reasons, state: State, host: int) -> Reasons:
    """Equipment can be attached only to a creature."""
    creature = state.exists(host) and state.characteristics(host).is_type("creature")
    return (
        reasons
        if creature
        else (*reasons, Reason("Equipment can be attached only to a creature", "301.5", ja="装備品はクリーチャーにしかつけられない"))
    )


@rule("301.6")
def only_lands(ctx: Context, reasons: Reasons, state: State, host: int) -> Reasons:
    """A Fortification can be attached only to a land."""
    if state.exists(host) and state.characteristics(host).is_type("land"):
        return reasons
    return (*reasons, Reason("a Fortification can be attached only to a land", "301.6", ja="城砦は土地にしかつけられない"))


def attaching(game: Game, obj: ObjectId, host: int) -> Events:
    """The event of attaching something to something, if that can be."""
    it = game.state.objects.get(obj)
    if it is None or it.zone != BATTLEFIELD or it.phased_out is not None or (host >= 0 and not game.state.exists(host)):
        return ()
    kind = game.state.characteristics(obj)
    where = aura_stays if is_aura(kind) else equipment_stays if is_equipment(kind) else stays
    return where(game, (Attached(obj, host),), it.attached_to == host, bool(why_not_attach(game, obj, host)))


def _stays(*numbers: str) -> Callable[[Context, Events, bool, bool], Events]:
    @rule(*numbers, part="stays", otherwise=lambda ctx, value, there, cant: value)
    def stays(ctx: Context, events: Events, there: bool, cant: bool) -> Events:
        """What can't be attached to something, or is attached to it already, doesn't move."""
        return tuple(StaysAttached(i) for event in events for i in event.subjects[:1]) if there or cant else events

    return stays


stays, aura_stays, equipment_stays = _stays("701.3b"), _stays("701.3b", "303.4j"), _stays("701.3b", "301.5b")


def to_one(game: Game, obj: ObjectId, hosts: tuple[int, ...]) -> tuple[int, ...]:
    """Which of several objects or players an effect attaches something to that can be attached only to one."""
    if len(hosts) < 2 or not game.state.exists(obj):
        return hosts
    it = game.state.characteristics(obj)
    return one_enchanted(game, hosts, obj, it) if is_aura(it) else one_equipped(game, hosts, obj, it)


def _one_of(number: str) -> Callable[[Game, tuple[int, ...], ObjectId, Characteristics], tuple[int, ...]]:
    @rule(number, part="only one")
    def one_of(game: Game, hosts: tuple[int, ...], obj: ObjectId, it: Characteristics) -> tuple[int, ...]:
        """An attachment that would become attached to several things becomes attached to the one that its controller chooses."""
        legal = tuple(i for i in hosts if not why_not_attach(Game(game.state), obj, i))
        text = f"What does {it.name} become attached to?"
        return game.pick(Question(it.controller, "pick", "choose", text, by_name(game.state, legal), subject=obj)) if legal else hosts[:1]

    return one_of


one_enchanted, one_equipped = _one_of("303.4d"), _one_of("301.5c")


# --- State-based actions (CR 704.5m-p) --------------------------------------------------------------------------------------------------


def attachments_checked(game: Game, events: Events) -> Events:
    """What state-based actions do to attachments."""
    events = auras_fall_off(game, events)
    events = equipment_falls_off(game, events)
    return nothing_else_attached(game, events)


def _legally_attached(game: Game, obj: ObjectId, host: int | None) -> bool:
    if host is None:
        return False
    there = game.state.player(~host).in_game if host < 0 else game.state.exists(host)
    return there and not why_not_attach(game, obj, host)


@rule("704.5m", "303.4c")
def auras_fall_off(game: Game, events: Events) -> Events:
    """An Aura attached to nothing, or to what it can't enchant, is put into its owner's graveyard."""
    auras = game.state.permanents(_is_aura)
    return (*events, *(Move(i, BATTLEFIELD, GRAVEYARD) for i in auras if not _legally_attached(game, i, game.object(i).attached_to)))


@rule("704.5n")
def equipment_falls_off(game: Game, events: Events) -> Events:
    """An Equipment attached to an illegal permanent becomes unattached and stays on the battlefield."""
    equipment = game.state.permanents(_is_attached_equipment)
    return (*events, *(Unattached(i) for i in equipment if not _legally_attached(game, i, game.object(i).attached_to)))


@rule("704.5p")
def nothing_else_attached(game: Game, events: Events) -> Events:
    """A creature attached to something becomes unattached; so does what is no Aura, Equipment or Fortification."""
    leaving = {i for e in events for i in e.subjects}
    attached = (i for i in game.state.permanents(_is_attached) if i not in leaving)
    return (*events, *(Unattached(i) for i in attached if only_attachments(game, (), game.state.characteristics(i)) or _fights(game, i)))


def _is_attached(obj: Object, it: Characteristics) -> bool:
    return obj.attached_to is not None


def _is_attached_equipment(obj: Object, it: Characteristics) -> bool:
    return obj.attached_to is not None and is_equipment(it)


def _is_aura(obj: Object, it: Characteristics) -> bool:
    return is_aura(it)


def _fights(game: Game, obj: ObjectId) -> bool:
    return game.state.characteristics(obj).is_type("creature", "battle")
