"""Which player knows what a card is (CR 400.2, 701.20, 708.5): who may look at it, and who has seen it where it is."""

from __future__ import annotations

from collections.abc import Mapping

from engine.components import several
from engine.continuous import LooksAtTop
from engine.events import OfPlayer
from engine.face_down import TurnedFaceDown
from engine.log import Entry
from engine.record import record
from engine.revealing import Revealed, RevealedAsDrawn
from engine.rule import Context, context, rule
from engine.state import BATTLEFIELD, HAND, HIDDEN_ZONES, LIBRARY, STACK, Object, ObjectId, Seat, State
from engine.zones import Move, Shuffle

Seats = tuple[Seat, ...]
EVERYBODY = (-1,)
"""Stands for all players."""
ARRANGED, PUT_TOGETHER = -2, -3
"""Stand, beside the player who arranged them, for all players who saw cards come to a library, but not their order: the cards of a
merged permanent, and several that were put there at the same time."""


@record
class LookedAt(OfPlayer):
    """A player looks at cards (CR 701.20e)."""

    cards: tuple[ObjectId, ...]

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return self.cards


def knows(ctx: Context, state: State, player: Seat, obj: ObjectId) -> bool:
    """Whether a player knows what an object is."""
    it = state.objects[obj]
    seen = state.of_log(_seen).get(obj, ())
    if it.revealed or player in seen or seen == EVERYBODY:
        return True
    if (ARRANGED in seen and order_seen(ctx, True)) or (PUT_TOGETHER in seen and order_told(ctx, True)):
        return True
    if it.zone == LIBRARY:
        return state.zone(LIBRARY, player)[:1] == (obj,) and any(a.env.you == player for a in state.layers.in_force(LooksAtTop))
    if it.zone == HAND:
        return drawn_face_down(ctx, it.owner == player, it)
    if it.face_down is None:
        return True
    return it.zone in (BATTLEFIELD, STACK) and may_look(ctx, False, state.layers.characteristics(obj).controller == player)


def unknown_to(state: State, obj: ObjectId) -> Seats:
    """The players who don't know what an object is; looking applies no rules."""
    it = state.objects[obj]
    if it.zone not in HIDDEN_ZONES and it.face_down is None:
        return ()
    return tuple(p.seat for p in state.players if not knows(context(state), state, p.seat, obj))


def seen_in_libraries(state: State) -> tuple[ObjectId, ...]:
    """The cards in libraries that some player has seen there."""
    return tuple(i for i in state.of_log(_seen) if i in state.objects and state.objects[i].zone == LIBRARY)


@rule("121.8", part="unknown")
def drawn_face_down(ctx: Context, own: bool, card: Object) -> bool:
    """Nobody may look at a card in a hand that was drawn face down, not even who has drawn it."""
    return own and card.face_down is None


@rule("730.3a", part="not revealed")
def order_seen(ctx: Context, seen: bool) -> bool:
    """The owner of what a merged permanent becomes in their library doesn't reveal in which order they arranged it."""
    return False


@rule("401.4", part="not revealed")
def order_told(ctx: Context, seen: bool) -> bool:
    """The owner of cards that are put into a library at the same time doesn't reveal in which order they go there."""
    return False


@rule("708.5")
def may_look(ctx: Context, knows: bool, own: bool) -> bool:
    """A player may look at a face-down spell or permanent they control at any time, and at nobody else's."""
    return own


Known = Mapping[ObjectId, Seats]
"""Who has seen objects where they are, or saw them come there, those aside who may look at them."""


def _seen(known: Known | None, entries: tuple[Entry, ...]) -> Known:
    """Who has seen what, after some more of the log."""
    found: dict[ObjectId, Seats] = dict(known or {})
    for entry in entries:
        event = entry.event
        if isinstance(event, Revealed | RevealedAsDrawn | TurnedFaceDown):
            found.update(dict.fromkeys(event.subjects, EVERYBODY))
        elif isinstance(event, LookedAt):
            found.update({i: _and(found.get(i, ()), (event.player,)) for i in event.cards})
        elif isinstance(event, Shuffle):
            for i in event.order:
                found.pop(i, None)
        elif isinstance(event, Move) and entry.rows:
            was = entry.rows[0].object
            seats = _follows(event, was, found)
            if event.to == LIBRARY and seats == EVERYBODY:
                seats = _order_aside(entry, was.owner, entries)
            found.update({i: seats for i in entry.became if seats})
    return found


def _order_aside(entry: Entry, owner: Seat, entries: tuple[Entry, ...]) -> Seats:
    """Who knows where in a library a card is that everybody has seen come there."""
    if several(entry.became):
        return (ARRANGED, owner)
    together = (e for e in entries if e.moment == entry.moment and e is not entry)
    return (PUT_TOGETHER, owner) if any(_put_beside(e, entry, owner) for e in together) else EVERYBODY


def _put_beside(other: Entry, entry: Entry, owner: Seat) -> bool:
    """Whether another event of the same moment has put a card of the same owner into the same place of the library."""
    one, another = entry.event, other.event
    if not (isinstance(one, Move) and isinstance(another, Move) and another.to == LIBRARY and other.rows):
        return False
    return another.position == one.position and other.rows[0].object.owner == owner


def _and(seats: Seats, more: Seats) -> Seats:
    return seats if seats == EVERYBODY else tuple(sorted({*seats, *more}))


def _follows(event: Move, was: Object, found: Known) -> Seats:
    """Who knows what something is that has changed zones, having known it or seen it move."""
    if event.from_zone == LIBRARY:
        return found.get(was.id, ())
    if event.from_zone == HAND:
        return EVERYBODY if was.revealed else () if was.face_down else (was.owner,)
    return EVERYBODY if was.face_down is None else ()
