"""The monarch (CR 725) and the initiative (CR 726): designations that one player at a time can have.

What having them triggers is told in :mod:`engine.inherent`, how players get them in :mod:`engine.actions.designate`.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.events import Event, OfPlayer
from engine.game import Game
from engine.record import record, replace
from engine.rule import Context, context, rule
from engine.state import ObjectId, Seat, State
from engine.view import Env, View

Events = tuple[Event, ...]
Seats = tuple[Seat, ...]
MONARCH, INITIATIVE = "monarch", "initiative"
CHAPTER = {MONARCH: "725", INITIATIVE: "726"}


def holder(state: State, what: str) -> Seat | None:
    """The player who is the monarch, or has the initiative; None: no player."""
    return next((p.seat for p in state.players if what in p.designations and p.in_game), None)


@record
class Designated(OfPlayer):
    """A player becomes the monarch, or takes the initiative."""

    what: str

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        had = tuple(p.seat for p in game.state.players if self.what in p.designations)
        have = ONE_AT_A_TIME[self.what](game, tuple(dict.fromkeys((*had, self.player))), self.player)
        for player in game.state.players:
            others = tuple(d for d in player.designations if d != self.what)
            now = (*others, self.what) if player.seat in have else others
            game.state = game.state.with_player(replace(player, designations=now))
        return ()


def _one_at_a_time(what: str) -> Callable[[Context, Seats, Seat], Seats]:
    @rule(f"{CHAPTER[what]}.3")
    def one_at_a_time(ctx: Context, players: Seats, player: Seat) -> Seats:
        """Only one player has the designation: as a player gets it, whoever has it ceases to have it."""
        return (player,)

    return one_at_a_time


ONE_AT_A_TIME = {what: _one_at_a_time(what) for what in CHAPTER}


# --- Leaving the game -----------------------------------------------------------------------------------------------------------------


def passed_on(game: Game, events: Events, player: Seat) -> Events:
    """What becomes of the designations of a player who has left the game."""
    heirs = game.state.apnap() if game.state.player(game.state.turn.active).in_game else game.state.turn_order(player)
    for what in game.state.player(player).designations:
        events = PASSES_ON[what](game, events, Designated(heirs[0], what)) if heirs else events
    return events


def _passes_on(what: str) -> Callable[[Context, Events, Event], Events]:
    @rule(f"{CHAPTER[what]}.4")
    def passes_on(ctx: Context, events: Events, event: Event) -> Events:
        """As a player who has the designation leaves the game, the active player gets it, or else the next player in turn order."""
        return (*events, event)

    return passes_on


PASSES_ON = {what: _passes_on(what) for what in CHAPTER}


# --- Who has it -----------------------------------------------------------------------------------------------------------------------


@record
class HasDesignation:
    """You are the monarch, or have the initiative."""

    what: str

    def true(self, view: View, env: Env) -> bool:
        return holder(view.whole, self.what) == env.you


@record
class ControlledByMonarch:
    """The monarch controls it."""

    def holds(self, view: View, obj: ObjectId, env: Env) -> bool:
        monarch = holder(view.whole, MONARCH)
        return does_nothing_yet(context(view), True) if monarch is None else view.controller(obj) == monarch


@rule("725.5")
def does_nothing_yet(ctx: Context, holds: bool) -> bool:
    """What depends on who the monarch is does nothing until a player is."""
    return False
