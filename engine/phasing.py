"""Phasing (CR 702.26, 502.1): permanents that are treated as though they didn't exist for a while."""

from __future__ import annotations

from engine.attaching import Attached, Unattached
from engine.events import Event, OfObject
from engine.game import Game
from engine.keywords import hooked, nothing_to_say
from engine.object_parts import PhasedOut
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import BATTLEFIELD, Object, ObjectId, Seat, State

Events = tuple[Event, ...]
ATTACHMENTS = ("Aura", "Equipment", "Fortification")
"""What phases out along with the permanent it is attached to (CR 702.26g)."""


@record
class PhasesOut(OfObject):
    """A permanent phases out (CR 702.26b); ``along_with``: indirectly, with the permanent it is attached to."""

    seat: Seat
    """Who controls it."""
    along_with: ObjectId | None = None

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        out = no_longer_there(game, it, PhasedOut(self.seat, self.along_with))
        game.state = game.state.with_object(keeps_everything(game, out, game))
        return ()


@rule("702.26b")
def no_longer_there(ctx: Context, it: Object, out: PhasedOut) -> Object:
    """A phased-out permanent is treated as though it didn't exist."""
    return replace(it, phased_out=out)


def _as_if_it_left(game: Game, it: Object, same: Game) -> Object:
    """The wrong reading of CR 702.26d: it is as though it left the battlefield, and comes back as something new."""
    return replace(it, counters=(), damage=0, since=game.state.clock)


@rule("702.26d", otherwise=_as_if_it_left)
def keeps_everything(game: Game, it: Object, same: Game) -> Object:
    """Phasing changes neither zone nor control: counters and all else stay."""
    return it


@record
class PhasesIn(OfObject):
    """A permanent phases in (CR 702.26c)."""


    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = replace(game.object(self.obj), phased_out=None)
        host = it.attached_to
        if host is not None and host >= 0:
            there = game.state.objects.get(host)
            it = attached_as_before(game, replace(it, attached_to=None), host, there is not None and there.zone == BATTLEFIELD)
        game.state = game.state.with_object(it)
        return ()


@rule("702.26i")
def attached_as_before(ctx: Context, it: Object, host: ObjectId, there: bool) -> Object:
    """What phased out attached phases in attached to the same object, if that is still in the same zone."""
    return replace(it, attached_to=host) if there else it


def phasing_out(game: Game, objects: tuple[ObjectId, ...]) -> Events:
    """The events of permanents phasing out, with what is attached to them."""
    state = game.state
    direct = tuple(dict.fromkeys(i for i in objects if state.exists(i) and state.objects[i].zone == BATTLEFIELD))
    indirect = along_with(game, {}, direct, state)
    alone = only_indirectly(game, direct, tuple(indirect))
    events = [PhasesOut(i, state.controller(i)) for i in alone]
    left = tuple(Unattached(i) for i in alone if state.objects[i].attached_to is not None)
    indirectly = (PhasesOut(i, state.controller(i), host) for i, host in indirect.items() if i not in alone)
    return (*silently(game, left), *events, *indirectly)


@rule("702.26j")
def silently(ctx: Context, attaching: Events) -> Events:
    """A permanent that phases out doesn't become unattached from anything, and one that phases in doesn't become attached."""
    return ()


@rule("702.26g", part="out")
def along_with(ctx: Context, found: dict[ObjectId, ObjectId], out: tuple[ObjectId, ...], state: State) -> dict[ObjectId, ObjectId]:
    """Auras, Equipment and Fortifications phase out along with the permanent they are attached to, and so do those attached to them."""
    found, new = dict(found), out
    while new:
        new = tuple(i for i in state.battlefield() if state.objects[i].attached_to in new and i not in found and _attachment(state, i))
        found.update({i: state.objects[i].attached_to or 0 for i in new})
    return found


def _attachment(state: State, obj: ObjectId) -> bool:
    return any(t in ATTACHMENTS for t in state.characteristics(obj).subtypes)


@rule("702.26h")
def only_indirectly(ctx: Context, direct: tuple[ObjectId, ...], indirect: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """What would phase out both directly and indirectly just phases out indirectly."""
    return tuple(i for i in direct if i not in indirect)


def phasing_in(game: Game, objects: tuple[ObjectId, ...]) -> Events:
    """The events of permanents phasing in, with what phased out along with them."""
    more, new = tuple[ObjectId, ...](), objects
    while new:
        new = tuple(i for i in game.state.zone(BATTLEFIELD) if _went_with(game.state, i, new) and i not in more)
        more = in_along_with(game, more, new)
        new = tuple(i for i in new if i in more)
    hosts = ((i, game.object(i).attached_to) for i in (*objects, *more))
    again = tuple(Attached(i, host) for i, host in hosts if host is not None and host in game.state.objects)
    return (*(PhasesIn(i) for i in (*objects, *more)), *silently(game, again))


def _went_with(state: State, obj: ObjectId, hosts: tuple[ObjectId, ...]) -> bool:
    out = state.objects[obj].phased_out
    return out is not None and out.along_with in hosts


@rule("702.26g", part="in")
def in_along_with(ctx: Context, found: tuple[ObjectId, ...], more: tuple[ObjectId, ...]) -> tuple[ObjectId, ...]:
    """What phased out indirectly phases in along with the permanent it is attached to."""
    return (*found, *more)


@rule("502.1", "703.4a")
def phase(game: Game, events: Events) -> Events:
    """As the untap step begins, what has phasing and is the active player's phases out, and what that player had phases in."""
    state = game.state
    mine = (i for i in state.battlefield() if state.controller(i) == state.turn.active)
    out = phasing_out(game, tuple(i for i in mine if _phases(game, i)))
    return (*events, *out, *phasing_in(game, back_in(game, (), state)))


def _phases(game: Game, obj: ObjectId) -> bool:
    mine = (keyword for keyword, _ in hooked(game.state.characteristics(obj)))
    phases = [keyword.phases(game, False) for keyword in mine if keyword.phases is not nothing_to_say]
    return redundant(game, any(phases), sum(phases))


def _each_turns_it(ctx: Context, phases: bool, n: int) -> bool:
    """The wrong reading of CR 702.26p: each instance has it phase out or in, so that two do nothing."""
    return n % 2 == 1


@rule("702.26p", otherwise=_each_turns_it)
def redundant(ctx: Context, phases: bool, n: int) -> bool:
    """Several instances of phasing on the same permanent are no more than one."""
    return phases


@rule("702.26a", "702.26c", part="in")
def back_in(ctx: Context, found: tuple[ObjectId, ...], state: State) -> tuple[ObjectId, ...]:
    """What phased out under the active player's control phases in; what phased out indirectly doesn't by itself."""
    seats = (state.turn.active, *whose_turn_would_have_begun(ctx, (), state))
    return (*found, *(i for i in state.zone(BATTLEFIELD) if any(_directly(state.objects[i].phased_out, seat) for seat in seats)))


@rule("702.26n")
def whose_turn_would_have_begun(ctx: Context, seats: tuple[Seat, ...], state: State) -> tuple[Seat, ...]:
    """What phased out under a player who has left phases in in the next untap step after that player's next turn would have begun."""
    from engine.turn import TurnBegins  # noqa: PLC0415  (a turn's untap step has phasing in it)

    if all(p.in_game for p in state.players):
        return seats
    n, turns = len(state.players), [e.event.player for e in state.log if isinstance(e.event, TurnBegins)][-2:]
    before = turns[0] if len(turns) > 1 else state.turn.starting
    passed = ((before + k) % n for k in range(1, (state.turn.active - before) % n))
    return (*seats, *(seat for seat in passed if not state.player(seat).in_game))


def _directly(out: PhasedOut | None, seat: Seat) -> bool:
    return out is not None and out.seat == seat and out.along_with is None
