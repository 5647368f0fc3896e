"""Battles (CR 310): defense, protectors, and what becomes of a battle that has no defense left."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.abilities import Instance, Triggered
from engine.counters import DEFENSE
from engine.events import Event, OfObject
from engine.game import Game
from engine.questions import Question, by_name
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import BATTLEFIELD, GRAVEYARD, Object, ObjectId, Seat, State
from engine.zones import Move

if TYPE_CHECKING:
    from engine.characteristics import Characteristics

Events = tuple[Event, ...]
Seats = tuple[Seat, ...]

PROTECTOR = "protector"
"""Under this word a battle's protector stands among what was chosen for it."""
SIEGE = "Siege"


@record
class Protects(OfObject):
    """A player becomes a battle's protector (CR 310.9f: the one before isn't any more)."""

    player: Seat

    @property
    def affected_player(self) -> Seat | None:
        return self.player

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        it = game.object(self.obj)
        game.state = game.state.with_object(replace(it, chosen=with_protector(it.chosen, self.player)))
        return ()


def with_protector(chosen: tuple[tuple[str, str], ...], player: Seat) -> tuple[tuple[str, str], ...]:
    """What is chosen for a battle, with this player as its protector."""
    return (*(pair for pair in chosen if pair[0] != PROTECTOR), (PROTECTOR, str(player)))


def protector_of(state: State, battle: ObjectId) -> Seat | None:
    """The player designated as a battle's protector, if that player is in the game."""
    seat = dict(state.objects[battle].chosen).get(PROTECTOR)
    return int(seat) if seat is not None and state.player(int(seat)).in_game else None


def battles(state: State) -> tuple[ObjectId, ...]:
    """The battles on the battlefield."""
    return state.permanents(_is_battle)


def _is_battle(obj: Object, it: Characteristics) -> bool:
    return it.is_type("battle")


# --- Protectors (CR 310.9, 310.12a) ----------------------------------------------------------------------------------------------------


def possible_protectors(ctx: Context, state: State, controller: Seat, subtypes: tuple[str, ...]) -> Seats:
    """Who can be the protector of a battle, by its battle types."""
    if SIEGE in subtypes:
        return opponents_protect(ctx, by_its_controller(ctx, (), controller), state.opponents(controller))
    return by_its_controller(ctx, (), controller)


@rule("310.9a", part="no battle type")
def by_its_controller(ctx: Context, players: Seats, controller: Seat) -> Seats:
    """Only its controller can be the protector of a battle without battle types."""
    return (controller,)


@rule("310.12a")
def opponents_protect(ctx: Context, players: Seats, opponents: Seats) -> Seats:
    """The protector of a Siege is an opponent of its controller."""
    return opponents


def choose_protector(game: Game, player: Seat, among: Seats, battle: ObjectId | None) -> Seat | None:
    """A battle's controller chooses its protector; None if nobody can be it."""
    if not among:
        return None
    options = by_name(game.state, (~seat for seat in among))
    return ~game.one(Question(player, "pick", "choose", "Who is its protector?", options, subject=battle))


@rule("310.9d", "508.5", otherwise=lambda ctx, controller, state, battle: controller)
def protected_by(ctx: Context, controller: Seat, state: State, battle: ObjectId) -> Seat:
    """The defending player relative to a battle is its protector rather than its controller."""
    seat = protector_of(state, battle)
    return controller if seat is None else seat


@rule("310.5", "310.9b")
def attackable_battles(ctx: Context, whom: tuple[int, ...], state: State, player: Seat) -> tuple[int, ...]:
    """Battles can be attacked, a player's own ones too, if a defending player is their protector; never by that protector."""
    opponents = state.opponents(player)
    return (*whom, *(i for i in battles(state) if protector_of(state, i) in opponents))


# --- State-based actions (CR 704.5v-y) -------------------------------------------------------------------------------------------------


def battles_checked(game: Game, events: Events, state: State) -> Events:
    """What happens to battles without defense, without a protector, or with one that can't be it."""
    there = battles(state)
    if not there:
        return events
    events = no_defense(game, besieged(game, events, state, there), state, there)
    gone = {i for e in events for i in e.subjects if isinstance(e, Move)}
    return unprotected(game, events, tuple(i for i in there if i not in gone))


@rule("704.5v", "310.7", "122.1g")
def besieged(ctx: Context, events: Events, state: State, there: tuple[ObjectId, ...]) -> Events:
    """A Siege with defense 0 is put into its owner's graveyard, unless an ability of it has triggered and not left the stack yet."""
    return (*events, *(_gone(i) for i in there if _is_siege(state, i) and _fallen(state, i)))


@rule("704.5w", "310.8", "122.1g")
def no_defense(ctx: Context, events: Events, state: State, there: tuple[ObjectId, ...]) -> Events:
    """Another battle with defense 0 is put into its owner's graveyard."""
    return (*events, *(_gone(i) for i in there if not _is_siege(state, i) and not state.objects[i].counter(DEFENSE)))


@rule("704.5x", "704.5y", "310.11")
def unprotected(game: Game, events: Events, there: tuple[ObjectId, ...]) -> Events:
    """A battle without a protector that isn't being attacked, or with one that can't be it, gets one; if none can be, it is put into the
    graveyard."""
    state = game.state
    for battle in there:
        it, now = state.characteristics(battle), protector_of(state, battle)
        can = possible_protectors(game, state, it.controller, it.subtypes)
        if now in can or (now is None and _attacked(state, battle)):
            continue
        chosen = choose_protector(game, it.controller, can, battle)
        events = (*events, _gone(battle) if chosen is None else Protects(battle, chosen))
    return events


def _gone(battle: ObjectId) -> Event:
    return Move(battle, BATTLEFIELD, GRAVEYARD)


def _is_siege(state: State, battle: ObjectId) -> bool:
    return SIEGE in state.characteristics(battle).subtypes


def _fallen(state: State, battle: ObjectId) -> bool:
    """Whether a battle has no defense and is the source of no ability that has triggered and not left the stack."""
    on_stack = (state.objects[i].ability for i in state.zone("stack"))
    waiting = any(it is not None and it.source == battle and it.kind != "activated" for it in on_stack)
    return not state.objects[battle].counter(DEFENSE) and not waiting and all(p.source != battle for p in state.pending)


def _attacked(state: State, battle: ObjectId) -> bool:
    return state.combat is not None and any(a.target == battle for a in state.combat.attacks)


# --- The ability of Sieges (CR 310.12b) ------------------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _siege_ability() -> Instance:
    from engine.actions.cast import CastOne  # noqa: PLC0415  (actions are made of what objects are)
    from engine.actions.move import Exile  # noqa: PLC0415
    from engine.filters import Filter, Itself  # noqa: PLC0415
    from engine.instructions import Sequence  # noqa: PLC0415
    from engine.selectors import Remembered, This  # noqa: PLC0415
    from engine.when_changed import LosesCounter  # noqa: PLC0415

    do = Sequence(Exile(This(), SIEGE), CastOne(Remembered(SIEGE), free=True, transformed=True))
    return Instance(Triggered(LosesCounter(Filter(Itself()), DEFENSE, last=True), do, rules=("310.12b",)), ("intrinsic", -1, 0))


@rule("310.12b", deferred=True)
def with_siege_ability(ctx: Context, it: Characteristics) -> Characteristics:
    """As the last defense counter is removed from a Siege, it is exiled, and its controller may cast it transformed for nothing."""
    mine = _siege_ability()
    return it.but(abilities=(*it.abilities, mine)) if it.is_type("battle") and SIEGE in it.subtypes and mine not in it.abilities else it
