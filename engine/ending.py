"""Ending the turn (CR 724.1): what is left of it is skipped, and what waits or stands on the stack is gone."""

from __future__ import annotations

from engine.combat.fight import CombatEnds
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.lasting import EffectsEnd
from engine.record import record
from engine.rule import Context, rule
from engine.state import EXILE, STACK
from engine.state_based import state_based_actions
from engine.steps_left import StepsLeft
from engine.triggers_to_stack import NoLongerPending, onto_the_stack
from engine.turn import next_step
from engine.view import Env
from engine.zones import CeaseToExist, move

Events = tuple[Event, ...]
Steps = tuple[str, ...]


@record
class TurnEnds(Event):
    """An effect ends the turn."""


@record
class EndTheTurn(Instruction):
    """End the turn (CR 724.1)."""

    def perform(self, game: Game, env: Env) -> Env:
        end_the_turn(game)
        return env


def end_the_turn(game: Game) -> None:
    """Go straight to the cleanup step. No player gets priority on the way, and the cleanup step has begun afterwards."""
    happen(game, *forget_triggered(game, ()))
    happen(game, TurnEnds(), *exile_the_stack(game, ()))
    check_state_based(game, False)
    if game.state.turn.over:
        return
    if not wait_for_cleanup(game, True):
        onto_the_stack(game, game.state.pending)
    _skip_to_cleanup(game)


@rule("724.1a")
def forget_triggered(game: Game, events: Events) -> Events:
    """Abilities that triggered before and haven't been put on the stack cease to exist."""
    return (*events, *(NoLongerPending(p) for p in game.state.pending))


@rule("724.1b")
def exile_the_stack(game: Game, events: Events) -> Events:
    """Every object on the stack is exiled; one that no card represents is then gone."""
    stack = game.state.zone(STACK)
    return (*events, *(move(game, i, EXILE) if game.object(i).components else CeaseToExist(i) for i in stack))


@rule("724.1c")
def check_state_based(game: Game, done: bool) -> bool:
    """State-based actions are checked."""
    while state_based_actions(game):
        done = True
    return done


@rule("724.1f", otherwise=lambda game, waits: not game.state.pending)
def wait_for_cleanup(game: Game, waits: bool) -> bool:
    """What has triggered since is put on the stack no earlier than during the cleanup step."""
    return True


def _skip_to_cleanup(game: Game) -> None:
    before = game.state.turn.rest
    rest = skipped(game, before)
    if rest != before:
        happen(game, StepsLeft(rest), CombatEnds())
        happen(game, EffectsEnd("end of combat"))
        next_step(game)


def _end_step_first(ctx: Context, rest: Steps) -> Steps:
    """The wrong reading of CR 724.1e: what waits for the end step still has its end step."""
    return tuple(s for s in rest if s == "end")


@rule("724.1d")
def skipped(game: Game, rest: Steps) -> Steps:
    """The present step ends, and all steps before the cleanup step are skipped; combat is over. After a cleanup step comes a new one."""
    return (*no_end_step(game, rest), "cleanup")


@rule("724.1e", otherwise=_end_step_first)
def no_end_step(ctx: Context, rest: Steps) -> Steps:
    """The end step is skipped like the others, so that nothing triggers at its beginning."""
    return ()
