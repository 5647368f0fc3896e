"""Meld (CR 701.42)."""

from __future__ import annotations

from engine.characteristic_filters import IsType, Named
from engine.double_faced import meld_pair
from engine.events import Event
from engine.filters import Controlled, Filter, Owned
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record, replace
from engine.selectors import Each
from engine.state import BATTLEFIELD, EXILE, ObjectId
from engine.view import Env, View
from engine.zones import move, successors

MINE = Filter(Owned("you"), Controlled("you"))


def _named(name: str) -> Each:
    return Each(Filter(IsType("creature"), Named(name), *MINE.predicates))


@record
class CanMeldWith:
    """You both own and control this object and a creature of a name."""

    name: str

    def true(self, view: View, env: Env) -> bool:
        return env.this in view.objects and MINE.holds(view, env.this, env) and bool(_named(self.name).select(view, env))


@record
class Meld(Instruction):
    """Exile this object and a creature of a name that you own and control, then meld them."""

    name: str

    def perform(self, game: Game, env: Env) -> Env:
        others = tuple(i for i in _named(self.name).select(game.view, env) if i != env.this)[:1]
        here = tuple(i for i in (env.this, *others) if game.state.exists(i) and game.object(i).zone == BATTLEFIELD)
        happen(game, *(move(game, i, EXILE) for i in here))
        exiled = tuple(s for i in here for s in successors(game, i) if game.object(s).zone == EXILE)
        happen(game, *_melding(game, exiled, env))
        return env


def _melding(game: Game, cards: tuple[ObjectId, ...], env: Env) -> tuple[Event, ...]:
    """The event of melding the two cards of a meld pair; none where there is no pair: then the cards stay in exile (CR 701.42b-c)."""
    for one in cards:
        for other in cards:
            if meld_pair(game.object(one).top, game.object(other).top):
                return (replace(move(game, one, BATTLEFIELD, controller=env.you), melded_with=other),)
    return ()
