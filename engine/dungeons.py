"""Dungeons (CR 309) and venturing into them (CR 701.49).

The rooms of a dungeon card are its abilities, by their number: the topmost is 1, the others are counted from the top, in a row from left
to right. Each player owns the dungeon cards of the catalogue outside the game. The venture marker is a number of its player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.abilities import Triggered
from engine.events import Event, OfObject, OfPlayer
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.object_parts import Component
from engine.questions import Option, Question
from engine.record import record, replace
from engine.rule import Context, rule
from engine.selectors import YOU, Selector
from engine.state import COMMAND, STACK, Object, ObjectId, Seat, State
from engine.triggers import Times, Trigger
from engine.view import Env, View
from engine.zones import CeaseToExist, enter

if TYPE_CHECKING:
    from engine.cards.card import CardFace

Events = tuple[Event, ...]
Rooms = tuple[int, ...]
DUNGEON = "dungeon"
TOPMOST = 1


@record
class MarkerMoves(OfPlayer):
    """A player moves their venture marker into a room of a dungeon."""

    dungeon: ObjectId
    room: int

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.dungeon,)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.with_player(replace(game.state.player(self.player), room=self.room))
        return ()


@record
class DungeonEnters(OfPlayer):
    """A player puts a dungeon card that they own from outside the game into the command zone."""

    face: CardFace

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        now, number = game.tick(), game.new_id()
        it = Object(number, (Component(number, self.face, self.player),), self.player, COMMAND, self.player, self.player, now, now)
        enter(game, it, -1)
        return (number,)


@record
class DungeonCompleted(OfPlayer):
    """A player completes a dungeon (CR 309.7)."""


@record
class DungeonRemoved(OfObject):
    """A dungeon card's owner removes it from the game."""

    def parts(self, game: Game) -> Events:
        return is_completed(game, (), game.object(self.obj).owner)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        owner = game.object(self.obj).owner
        CeaseToExist(self.obj).apply(game)
        game.state = game.state.with_player(replace(game.state.player(owner), room=0))
        return ()


@rule("309.7")
def is_completed(ctx: Context, events: Events, owner: Seat) -> Events:
    """A player completes a dungeon as that dungeon card is removed from the game."""
    return (*events, DungeonCompleted(owner))


# --- The card -------------------------------------------------------------------------------------------------------------------------


@record
class EntersRoom(Trigger):
    """When you move your venture marker into this room. ``leads_to``: the rooms to which its arrows point; ``name`` is flavor (309.4b)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (MarkerMoves,)
    room: int
    leads_to: Rooms = ()
    name: str = ""

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return isinstance(event, MarkerMoves) and (event.dungeon, event.room) == (env.this, self.room)

    def times(self, game: Game, times: Times, event: Event) -> Times:
        return as_the_marker_moves_in(game, (), times)


@rule("309.4c")
def as_the_marker_moves_in(ctx: Context, never: Times, times: Times) -> Times:
    """A room ability triggers when its dungeon's owner moves their venture marker into the room."""
    return times


@record
class CompletesDungeon(Trigger):
    """Whenever a player completes a dungeon."""

    kinds: ClassVar[tuple[type[Event], ...]] = (DungeonCompleted,)

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        return isinstance(event, DungeonCompleted) and event.player == env.you


def dungeon_of(state: State, player: Seat) -> ObjectId | None:
    """The dungeon card that a player owns in the command zone, if there is one."""
    there = (i for i in state.zone(COMMAND, player) if DUNGEON in state.objects[i].top.face.types)
    return next((i for i in there if state.objects[i].owner == player), None)


def _rooms(face: CardFace) -> tuple[EntersRoom, ...]:
    return tuple(a.when for a in face.abilities if isinstance(a, Triggered) and isinstance(a.when, EntersRoom))


def completed(state: State, player: Seat) -> int:
    """How many dungeons a player has completed in this game, by the log."""
    return state.of_log(_completed_so_far).count(player)


def _completed_so_far(before: tuple[Seat, ...] | None, entries: tuple[object, ...]) -> tuple[Seat, ...]:
    more = tuple(e.event.player for e in entries if isinstance(e.event, DungeonCompleted))  # type: ignore[attr-defined]
    return (*(before or ()), *more)


@record
class HasCompletedDungeon:
    """You've completed a dungeon."""

    def true(self, view: View, env: Env) -> bool:
        return completed(view.whole, env.you) > 0


# --- Venturing ------------------------------------------------------------------------------------------------------------------------


@record
class Venture(Instruction):
    """Players venture into the dungeon. ``quality``: a dungeon type, where they venture into such a dungeon (CR 701.49d)."""

    who: Selector = YOU
    quality: str = ""

    def perform(self, game: Game, env: Env) -> Env:
        for player in self.who.select(game.view, env):
            venture(game, ~player, self.quality)
        return env


def venture(game: Game, player: Seat, quality: str = "") -> None:
    """A player ventures into the dungeon (CR 701.49a-c), or into a dungeon of a type (CR 701.49d)."""
    dungeon = dungeon_of(game.state, player)
    owned = tuple(face for face in _owned() if not face.subtypes)
    owned = of_the_quality(game, owned, tuple(face for face in _owned() if quality in face.subtypes)) if quality else owned
    if dungeon is None:
        _enter(game, player, none_there_yet(game, (), owned))
        return
    room = game.state.player(player).room
    here = next((r for r in _rooms(game.object(dungeon).top.face) if r.room == room), None)
    onward = along_an_arrow(game, (), here.leads_to if here else ())
    if onward:
        names = {r.room: r.name for r in _rooms(game.object(dungeon).top.face)}
        options = tuple(Option(n, names[n]) for n in onward)
        next_room = game.one(Question(player, "pick", "number", "Which room is next?", options, subject=dungeon))
        happen(game, MarkerMoves(player, dungeon, next_room))
    elif here is not None and not here.leads_to:
        for event in from_the_bottommost(game, (), dungeon):
            happen(game, event)
            _enter(game, player, owned)


@rule("701.49d")
def of_the_quality(ctx: Context, owned: tuple[CardFace, ...], such: tuple[CardFace, ...]) -> tuple[CardFace, ...]:
    """Who ventures into a dungeon of a quality chooses one that has it."""
    return such


def _owned() -> tuple[CardFace, ...]:
    """The dungeon cards that each player owns outside the game; those of a dungeon type say that nothing else leads into them."""
    from engine.cards.catalogue import defined_in  # noqa: PLC0415  (cards are made of instructions)

    return tuple(face for face in defined_in("dungeons") if DUNGEON in face.types)


def _enter(game: Game, player: Seat, owned: tuple[CardFace, ...]) -> None:
    if not owned:
        return
    options = tuple(Option(face.name, face.name) for face in owned)
    answer = game.ask(Question(player, "pick", "card name", "Which dungeon?", options))
    face = next(f for f in owned if isinstance(answer, tuple) and f.name == answer[0])
    (entry,) = happen(game, DungeonEnters(player, face))
    for room in on_the_topmost_room(game, ()):
        happen(game, MarkerMoves(player, entry.became[0], room))


@rule("309.2a", "701.49a")
def none_there_yet(ctx: Context, nothing: tuple[CardFace, ...], owned: tuple[CardFace, ...]) -> tuple[CardFace, ...]:
    """A player without a dungeon card in the command zone chooses one that they own from outside the game and puts it there."""
    return owned


@rule("309.4a")
def on_the_topmost_room(ctx: Context, rooms: Rooms) -> Rooms:
    """As a player puts a dungeon into the command zone, they put their venture marker on its topmost room."""
    return (TOPMOST,)


@rule("309.5a", "701.49b")
def along_an_arrow(ctx: Context, stays: Rooms, leads_to: Rooms) -> Rooms:
    """A player whose marker isn't on the bottommost room moves it to a room to which an arrow points from there."""
    return leads_to


@rule("309.5b", "701.49c")
def from_the_bottommost(ctx: Context, events: Events, dungeon: ObjectId) -> Events:
    """A player whose marker is on the bottommost room removes that dungeon card from the game and then puts another one there."""
    return (*events, DungeonRemoved(dungeon))


# --- State-based actions --------------------------------------------------------------------------------------------------------------


def dungeons_checked(game: Game, events: Events) -> Events:
    """What state-based actions do about dungeons."""
    there = [(p, dungeon_of(game.state, p.seat)) for p in game.state.players if p.room]
    done = tuple([i for p, i in there if i is not None and _at_the_bottom(game.state, i, p.room)])
    return left_from_the_bottommost(game, events, done) if done else events


def _at_the_bottom(state: State, dungeon: ObjectId, room: int) -> bool:
    return any(r.room == room and not r.leads_to for r in _rooms(state.objects[dungeon].top.face))


@rule("309.6", "704.5t")
def left_from_the_bottommost(game: Game, events: Events, dungeons: tuple[ObjectId, ...]) -> Events:
    """A dungeon with its owner's marker on the bottommost room is removed unless a room ability of it hasn't left the stack yet."""
    state = game.state
    sources = [ability.source for i in state.zone(STACK) if (ability := state.objects[i].ability) is not None]
    waiting = (*sources, *(p.source for p in state.pending))
    return (*events, *(DungeonRemoved(i) for i in dungeons if i not in waiting))
