"""Goad (CR 701.15)."""

from __future__ import annotations

from engine.continuous import MustAttack
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.lasting import NEXT_TURN, EffectBegins, lasting_for
from engine.record import record, replace
from engine.rule import Context, rule
from engine.selectors import EachOpponent, Selector, Those
from engine.state import BATTLEFIELD, ObjectId, Seat
from engine.view import Env

Events = tuple[Event, ...]
Ids = tuple[ObjectId, ...]


@record
class Goad(Instruction):
    """You goad creatures."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        here = tuple(i for i in self.what.select(game.view, env) if game.state.exists(i) and game.object(i).zone == BATTLEFIELD)
        goaded = _goaded(game)
        already = by_each_player(game, tuple(i for i, _ in goaded), tuple(i for i, player in goaded if player == env.you))
        for creature in not_a_second_time(game, here, already):
            happen(game, *elsewhere(game, until_next_turn(game, (), creature, env), creature, env))
        return env


def _begins(creature: ObjectId, env: Env, whom: Selector | None) -> EffectBegins:
    return EffectBegins(MustAttack(Those((creature,)), whom), replace(env, event=None), lasting_for(NEXT_TURN, env.you), (creature,))


@rule("701.15a", "701.15b", part="attacks")
def until_next_turn(ctx: Context, events: Events, creature: ObjectId, env: Env) -> Events:
    """Until the next turn of the player who goaded it the creature attacks each combat if able."""
    return (*events, _begins(creature, env, None))


@rule("701.15b", part="whom")
def elsewhere(ctx: Context, events: Events, creature: ObjectId, env: Env) -> Events:
    """It attacks a player other than the one who goaded it, if able: a requirement of its own."""
    return (*events, _begins(creature, env, EachOpponent()))


def _goaded(game: Game) -> tuple[tuple[ObjectId, Seat], ...]:
    """The creatures that are goaded, each with who goaded it."""
    effects = tuple((e.effect, e.env.you) for e in game.state.effects if isinstance(e.effect, MustAttack))
    goading = ((e.what.ids, you) for e, you in effects if isinstance(e.what, Those) and e.whom == EachOpponent())
    return tuple((i, you) for ids, you in goading for i in ids)


@rule("701.15c")
def by_each_player(ctx: Context, by_anyone: Ids, by_player: Ids) -> Ids:
    """A creature can be goaded by several players: whether it is goaded already is a matter of each of them."""
    return by_player


@rule("701.15d")
def not_a_second_time(ctx: Context, creatures: Ids, goaded: Ids) -> Ids:
    """A player who goads a creature that they have goaded already makes no further requirements."""
    return tuple(i for i in creatures if i not in goaded)
