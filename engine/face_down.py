"""Face-down spells and permanents (CR 708): casting face down, being turned face up and face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.attaching import Attached
from engine.characteristics import Characteristics, base
from engine.components import can_turn_down, can_turn_up, turned
from engine.costs import Cost, Offer
from engine.counters import CountersChange
from engine.events import Event, OfObject
from engine.game import Game
from engine.keywords import hooked
from engine.object_parts import FaceDown
from engine.questions import Option, Question
from engine.record import record, replace
from engine.rule import Context, Reason, rule
from engine.state import BATTLEFIELD, STACK, Object, ObjectId, Seat, State
from engine.timestamps import on_turning
from engine.zones import enter, enters_changed, leave, new_object

if TYPE_CHECKING:
    from engine.changes import Change

Reasons = tuple[Reason, ...]

# --- Casting face down -------------------------------------------------------------------------------------------------------------


@record
class Way:
    """A way to cast a card face down: what it is then, and what it costs."""

    down: FaceDown
    offer: Offer


def way_to_cast(game: Game, player: Seat, card: ObjectId) -> Way | None:
    """The way in which a player casts a card face down; None, with the reason noted on the game, if there is none."""
    ways: tuple[Way, ...] = ()
    for keyword, instance in hooked(game.state.characteristics(card)):
        ways = keyword.face_down(game, ways, instance)
    if not ways:
        game.object_to(*not_normally(game, ()))
        return None
    different = tuple({way.down: way for way in ways}.values())
    options = tuple(Option(n, way.down.by) for n, way in enumerate(different))
    return different[game.one(Question(player, "pick", "cost", "By which ability is it cast face down?", options, subject=card))]


@rule("702.37d", "702.168c")
def not_normally(ctx: Context, reasons: Reasons) -> Reasons:
    """A card can't normally be cast face down."""
    return (*reasons, Reason("nothing allows it to be cast face down", "702.37d", "702.168c", ja="裏向きで唱えることを許すものがない"))


@rule("708.4", "702.37c", "702.168b", "601.3e", part="casting")
def looked_at_face_down(ctx: Context, state: State, card: ObjectId, down: FaceDown) -> State:
    """A card that is cast face down is turned face down first: what applies to casting it applies to what it is then."""
    return state.with_object(replace(state.objects[card], face_down=down)).afresh()


# --- Turning face up and face down -------------------------------------------------------------------------------------------------


@record
class WayUp:
    """A way to turn a permanent face up: its name, and what it costs."""

    name: str
    cost: Cost


@record
class TurnedFaceUp(OfObject):
    """A face-down permanent is turned face up (CR 708.8). ``by``: the way for which a player paid; "" by an effect."""

    by: str = ""
    x: int | None = None
    counters: tuple[tuple[str, int], ...] = ()
    """Counters put on it as it is turned face up (CR 708.11)."""
    changes: tuple[Change, ...] = ()
    """What it becomes as it is turned face up (CR 208.2b)."""
    host: ObjectId | None = None
    """What it becomes attached to as it is turned face up (CR 303.4k)."""

    @property
    def foreseen(self) -> bool:
        return True

    def parts(self, game: Game) -> tuple[Event, ...]:
        attached = (Attached(self.obj, self.host),) if self.host is not None else ()
        return (*(CountersChange(self.obj, kind, n) for kind, n in self.counters), *attached)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        now = on_turning(game, game.tick(), it.timestamp)
        up = same_permanent(game, replace(turned(game, it, None), timestamp=now), game)
        if up.id != it.id:
            leave(game, it)
            enter(game, up)
        else:
            game.state = game.state.with_object(up)
        enters_changed(game, up, self.changes)
        return (up.id,)


def _as_if_it_entered(game: Game, up: Object, same: Game) -> Object:
    """The wrong reading of CR 708.8: it is as though the card had just entered the battlefield."""
    return replace(new_object(game, up), controller=up.controller)


@rule("708.8", otherwise=_as_if_it_entered)
def same_permanent(game: Game, up: Object, same: Game) -> Object:
    """What is turned face up is the permanent it was: whatever applied to it still applies, and it doesn't enter."""
    return up


@record
class TurnedFaceDown(OfObject):
    """A permanent is turned face down (CR 708.2a)."""

    down: FaceDown

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        now = on_turning(game, game.tick(), it.timestamp)
        game.state = game.state.with_object(replace(turned(game, it, self.down), timestamp=now))
        return ()


@record
class StaysAsItLies(OfObject):
    """A permanent that should be turned face down isn't: nothing happens to it."""



def turning_down(game: Game, objects: tuple[ObjectId, ...], down: FaceDown) -> tuple[Event, ...]:
    """The events of turning permanents face down."""
    here = tuple(i for i in game.state.battlefield() if i in objects)
    turning = can_turn_down(game, only_face_up(game, here, game.state), game.state)
    return tuple(TurnedFaceDown(i, down) if i in turning else StaysAsItLies(i) for i in here)


@rule("708.2b")
def only_face_up(ctx: Context, objects: tuple[ObjectId, ...], state: State) -> tuple[ObjectId, ...]:
    """A face-down permanent can't be turned face down."""
    return tuple(i for i in objects if state.objects[i].face_down is None)


# --- As a special action -----------------------------------------------------------------------------------------------------------


def reasons_against_turning(game: Game, player: Seat, obj: ObjectId, ways: tuple[WayUp, ...]) -> Reasons:
    """Why a player can't turn an object face up now."""
    it = game.object(obj)
    reasons = with_priority(game, (), game.state, player)
    if it.zone == STACK:
        return no_spells(game, reasons)
    if it.face_down is None or it.zone != BATTLEFIELD or it.phased_out or game.state.controller(obj) != player:
        return (
            *reasons,
            Reason(
                "it is no face-down permanent that the player controls",
                "116.2b",
                "702.37e",
                "702.168d",
                ja="そのプレイヤーがコントロールしている裏向きのパーマネントではない",
            ),
        )
    if not can_turn_up(game, True, it):
        return (*reasons, Reason("it contains an instant or sorcery card", "730.2g", ja="インスタントかソーサリーのカードを含む"))
    return reasons if ways else no_way_up(game, reasons)


@rule("116.2b")
def with_priority(ctx: Context, reasons: Reasons, state: State, player: Seat) -> Reasons:
    """A player can turn a face-down permanent face up any time they have priority."""
    return (
        reasons
        if state.turn.priority == player
        else (*reasons, Reason("the player does not have priority", "116.2b", ja="プレイヤーが優先権を持っていない"))
    )


@rule("708.7")
def no_spells(ctx: Context, reasons: Reasons) -> Reasons:
    """Spells normally can't be turned face up."""
    return (*reasons, Reason("a spell can't be turned face up", "708.7", ja="呪文を表向きにすることはできない"))


@rule("702.37e", "702.168d", "701.40b", "701.58b", part="nothing to pay")
def no_way_up(ctx: Context, reasons: Reasons) -> Reasons:
    """It can't be turned face up if it would have no cost for that, and was not put there as a creature card with a mana cost."""
    return (
        *reasons,
        Reason(
            "there is no cost for which it could be turned face up",
            "702.37e",
            "702.168d",
            "701.40b",
            "701.58b",
            ja="それを表向きにするためのコストがない",
        ),
    )


def ways_up(game: Game, obj: ObjectId) -> tuple[WayUp, ...]:
    """The ways in which a permanent can be turned face up: those of what it would have, and that of the verb that put it there."""
    it = game.object(obj)
    if it.face_down is None:
        return ()
    ways: tuple[WayUp, ...] = ()
    for keyword, instance in hooked(if_it_were_face_up(game, it_would_print(it), game, obj)):
        ways = keyword.turns_up(game, ways, instance)
    return for_its_mana_cost(game, ways, it)


def it_would_print(it: Object) -> Characteristics:
    """What is printed on the card that represents a face-down permanent."""
    return base(it)


@rule("702.37e", "702.168d", part="if it were face up")
def if_it_were_face_up(ctx: Context, printed: Characteristics, game: Game, obj: ObjectId) -> Characteristics:
    """The abilities that count are those that the permanent would have if it were face up, not those printed on the card."""
    return game.state.with_object(turned(game, game.object(obj), None)).characteristics(obj)


def for_its_mana_cost(game: Game, ways: tuple[WayUp, ...], it: Object) -> tuple[WayUp, ...]:
    """A manifested or cloaked card that is a creature card can be turned face up for its mana cost."""
    assert it.face_down is not None
    card = it.top.face
    creature = card.mana_cost is not None and "creature" in card.types
    verb = {"manifest": manifested, "cloak": cloaked}.get(it.face_down.by)
    return verb(game, ways, creature, it) if verb else ways


@rule("701.40b", "701.40c", "701.40d", part="mana cost")
def manifested(ctx: Context, ways: tuple[WayUp, ...], creature: bool, it: Object) -> tuple[WayUp, ...]:
    """The controller of a manifested permanent can turn it face up for its mana cost, if it is a creature card."""
    return (*ways, WayUp("mana cost", Cost(it.top.face.mana_cost))) if creature else ways


@rule("701.58b", "701.58c", "701.58d", part="mana cost")
def cloaked(ctx: Context, ways: tuple[WayUp, ...], creature: bool, it: Object) -> tuple[WayUp, ...]:
    """So can that of a cloaked one."""
    return (*ways, WayUp("mana cost", Cost(it.top.face.mana_cost))) if creature else ways
