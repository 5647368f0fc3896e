"""Explore (CR 701.44)."""

from __future__ import annotations

from typing import ClassVar

from engine.actions.library import not_drawn
from engine.counters import CountersChange
from engine.events import Event, OfObject
from engine.filters import Filter
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.last_known import was
from engine.log import Row
from engine.questions import Question, by_name
from engine.record import record
from engine.revealing import Revealed
from engine.rule import Context, context, rule
from engine.selectors import Selector
from engine.state import BATTLEFIELD, GRAVEYARD, HAND, LIBRARY, ObjectId, Seat
from engine.triggers import Trigger
from engine.view import Env, View
from engine.zones import move

Ids = tuple[ObjectId, ...]
Events = tuple[Event, ...]


@record
class Explored(OfObject):
    """A permanent has explored."""


@record
class Explore(Instruction):
    """Permanents explore."""

    moves_library_cards: ClassVar[bool] = True
    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        left = tuple(i for i in self.what.select(game.view, env) if i >= 0 and (_there(game, i) or gone(game, (), i)))
        while left:
            explorer = next_one(game, left[0], left)
            left = tuple(i for i in left if i != explorer)
            _explore(game, explorer, env)
        return env


def _there(game: Game, obj: ObjectId) -> bool:
    return game.state.exists(obj) and game.object(obj).zone == BATTLEFIELD


def _row(game: Game, obj: ObjectId) -> Row:
    return game.state.last_known(obj)


@rule("701.44c", part="explores")
def gone(game: Game, explorers: Ids, obj: ObjectId) -> Ids:
    """A permanent that is no longer on the battlefield explores by its last known information: who controlled it last."""
    return (*explorers, obj)


@rule("701.44d")
def next_one(game: Game, first: ObjectId, explorers: Ids) -> ObjectId:
    """Several permanents explore one after another: the first player in APNAP order who controls any of them chooses which."""
    if len(explorers) < 2:
        return first
    controllers = {i: _row(game, i).characteristics.controller for i in explorers}
    player = next(seat for seat in game.state.apnap() if seat in controllers.values())
    mine = tuple(i for i in explorers if controllers[i] == player)
    if len(mine) < 2:
        return mine[0]
    return game.one(Question(player, "pick", "choose", "Which permanent explores next?", by_name(game.state, mine)))


def _explore(game: Game, obj: ObjectId, env: Env) -> None:
    player = _row(game, obj).characteristics.controller
    top = revealed(game, (), player)
    if top:
        happen(game, Revealed(top, player))
    lands = tuple(i for i in top if game.state.characteristics(i).is_type("land"))
    happen(game, *land_to_hand(game, (), lands, player))
    if not lands:
        happen(game, *grows(game, (), obj, player))
        happen(game, *into_graveyard(game, (), top, player, env))
    happen(game, *whatever_happened(game, (Explored(obj),) if top and _there(game, obj) else (), obj))


@rule("701.44a", part="reveal")
def revealed(game: Game, cards: Ids, player: Seat) -> Ids:
    """The controller of a permanent that explores reveals the top card of their library."""
    return game.state.zone(LIBRARY, player)[:1]


@rule("701.44a", part="land")
def land_to_hand(game: Game, events: Events, lands: Ids, player: Seat) -> Events:
    """A land card that is revealed is put into the player's hand."""
    return (*events, *(not_drawn(game, move(game, i, HAND), player) for i in lands))


@rule("701.44a", part="counter")
def grows(game: Game, events: Events, obj: ObjectId, player: Seat) -> Events:
    """If no land card is revealed, the player puts a +1/+1 counter on the permanent."""
    return (*events, CountersChange(obj, "+1/+1", 1, player=player)) if _there(game, obj) else events


@rule("701.44a", part="graveyard")
def into_graveyard(game: Game, events: Events, cards: Ids, player: Seat, env: Env) -> Events:
    """A revealed card that is no land the player may put into their graveyard."""
    question = Question(player, "yes or no", "may", "Put the revealed card into the graveyard?", subject=env.spell)
    return (*events, *(move(game, i, GRAVEYARD) for i in cards if game.ask(question)))


@rule("701.44b")
def whatever_happened(ctx: Context, events: Events, obj: ObjectId) -> Events:
    """A permanent has explored once that is done, even if some or all of it was impossible."""
    return (Explored(obj),)


@record
class Explores(Trigger):
    """Whenever something explores (CR 701.44b)."""

    kinds: ClassVar[tuple[type[Event], ...]] = (Explored,)
    what: Filter

    def matches(self, view: View, event: Event, became: Ids, env: Env) -> bool:
        if not isinstance(event, Explored):
            return False
        if event.obj in view.objects:
            return self.what.holds(view, event.obj, env)
        return as_it_last_was(context(view), False, was(self.what, view, view.whole.last_known(event.obj), env))


@rule("701.44c", part="trigger")
def as_it_last_was(ctx: Context, fits: bool, then: bool) -> bool:
    """Which object has explored, and who controlled it, is told by last known information if it is gone."""
    return then
