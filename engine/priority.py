"""Timing and priority (CR 117)."""

from __future__ import annotations

from typing import ClassVar

from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.loops import drawn_by_loop
from engine.record import record, replace
from engine.resolving import resolve
from engine.revealing import as_priority_is_given
from engine.rule import Context, Reason, rule
from engine.state import STACK, ObjectId, Seat
from engine.state_based import state_based_actions
from engine.steps_in_order import (
    MAIN_PHASES,
    PRIORITY_IN,
    ends_with_the_stack,
    main_phase_ends_with_the_stack,
    priority_while_cleaning_up,
    priority_while_untapping,
)
from engine.steps_left import StepsLeft
from engine.triggers_to_stack import onto_the_stack
from engine.turn import next_step


@record
class PriorityGoes(Event):
    """A player receives priority, or nobody has it; ``passed`` have passed in succession."""

    logged: ClassVar[bool] = False
    seat: Seat | None
    passed: tuple[Seat, ...] = ()

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        game.state = game.state.evolve(turn=replace(game.state.turn, priority=self.seat, passed=self.passed))
        return ()


def give_priority(game: Game, seat: Seat) -> None:
    """A player would receive priority: state-based actions and waiting abilities first (CR 117.5)."""
    settle(game)
    happen(game, *as_priority_is_given(game))
    if game.state.turn.over:
        happen(game, PriorityGoes(None))
        return
    order = game.state.turn_order(seat)
    happen(game, PriorityGoes(order[0]))


ENDLESS = 1000
"""Rounds of state-based actions after which the game counts as never coming to rest."""


class NeverAtRestError(RuntimeError):
    """State-based actions follow one another without end: no rule allows that, so one is missing or switched off."""

    def __init__(self) -> None:
        super().__init__(f"after {ENDLESS} rounds of state-based actions there are still more")


def settle(game: Game) -> None:
    """State-based actions until there are none, then waiting abilities onto the stack, until neither is left (CR 117.5, 704.3)."""
    for _ in range(ENDLESS):
        did = False
        for what in state_based_first(game, ("state-based actions", "waiting abilities")):
            did |= _state_based(game) if what == "state-based actions" else _waiting(game)
        if not did or game.state.turn.over or not until_none(game, False):
            return
    raise NeverAtRestError


def _state_based(game: Game) -> bool:
    for n in range(ENDLESS):
        if not (state_based_actions(game) and until_none(game, False)):
            return n > 0
    raise NeverAtRestError


def _waiting(game: Game) -> bool:
    """Put waiting abilities on the stack; whether there were any that went there."""
    pending = game.state.pending
    return not game.state.turn.over and bool(pending) and not onto_the_stack(game, pending)


@rule("117.5", otherwise=lambda ctx, order: tuple(reversed(order)))
def state_based_first(ctx: Context, order: tuple[str, ...]) -> tuple[str, ...]:
    """Before a player gets priority, state-based actions are performed first, then waiting abilities are put on the stack."""
    return order


@rule("704.3", part="until none")
def until_none(ctx: Context, again: bool) -> bool:
    """This is repeated until no state-based action has been performed and no ability has been waiting."""
    return True


def acted(game: Game, seat: Seat) -> None:
    """A player has taken an action; whoever had priority receives it again (CR 117.3c)."""
    give_priority(game, who_acted(game, seat))


def _the_next(game: Game, seat: Seat) -> Seat:
    """The wrong reading of CR 117.3c: priority goes to the next player."""
    return (*game.state.turn_order(seat), seat)[1]


@rule("117.3c", otherwise=_the_next)
def who_acted(game: Game, seat: Seat) -> Seat:
    """A player who had priority as they cast a spell, activated an ability or took a special action receives it afterwards."""
    return seat


def acted_specially(game: Game, seat: Seat) -> None:
    """A player has taken a special action."""
    give_priority(game, who_acted_specially(game, seat))


@rule("116.3", otherwise=_the_next)
def who_acted_specially(game: Game, seat: Seat) -> Seat:
    """A player who takes a special action receives priority afterward."""
    return seat


def pass_priority(game: Game, seat: Seat) -> None:
    """A player passes (CR 117.3d, 117.4); the game goes on until a player has priority or it is over.

    Raises:
        IllegalAction: the player doesn't have priority.
    """
    turn = game.state.turn
    if turn.priority != seat:
        game.object_to(Reason("the player does not have priority", "117.3d", ja="プレイヤーが優先権を持っていない"))
        game.undo_if_illegal(game.state)
    passed = (*turn.passed, seat)
    if not all_passed(game, False, passed):
        settle(game)
        order = game.state.turn_order(seat)
        following = next_in_turn_order(game, order) if order[0] == seat else order
        happen(game, PriorityGoes((*following, seat)[1 if len(following) > 1 and order[0] == seat else 0], passed))
        return
    if game.state.zone(STACK):
        resolve(game, top_of_stack(game, game.state.zone(STACK))[0])
        happen(game, *drawn_by_loop(game))
        if game.state.turn.priority is None:
            go_on(game)
        elif not game.state.zone(STACK) and _ends_with_the_stack(game):
            advance(game)
        else:
            give_priority(game, active_first(game, seat))
        return
    advance(game)


@rule("117.3d", otherwise=lambda ctx, order: (order[0], *reversed(order[1:])))
def next_in_turn_order(ctx: Context, order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """When a player passes, the next player in turn order receives priority. ``order``: from the one who passes."""
    return order


def _ends_with_the_stack(game: Game) -> bool:
    """Whether the step in progress ends because the stack has become empty."""
    over = main_phase_ends_with_the_stack if game.state.turn.step in MAIN_PHASES else ends_with_the_stack
    return over(game, True)


@rule("117.4", otherwise=lambda game, done, passed: bool(passed))
def all_passed(game: Game, done: bool, passed: tuple[Seat, ...]) -> bool:
    """Only when all players have passed in succession does the top object resolve or the step end."""
    return frozenset(passed).issuperset(game.state.apnap())


@rule("117.3b")
def active_first(game: Game, seat: Seat) -> Seat:
    """After a spell or ability has resolved, the active player receives priority."""
    return game.state.turn.active


@rule("405.5", "608.1", otherwise=lambda ctx, value: tuple(reversed(value)))
def top_of_stack(ctx: Context, stack: tuple[int, ...]) -> tuple[int, ...]:
    """The object on top of the stack resolves first: last in, first out."""
    return stack


def advance(game: Game) -> None:
    """Go on, from a step that has ended, to the next in which a player gets priority."""
    if game.state.turn.step == "cleanup":
        happen(game, StepsLeft(another_cleanup(game, game.state.turn.rest)))
    next_step(game)
    go_on(game)


def go_on(game: Game) -> None:
    """A step has begun: the active player gets priority in it, or in the next in which players get it."""
    while not _priority_here(game):
        next_step(game)
    give_priority(game, game.state.turn.active)


def _priority_here(game: Game) -> bool:
    """Whether players get priority in the step in progress."""
    step = game.state.turn.step
    if step == "untap":
        return priority_while_untapping(game, True)
    if step == "cleanup":
        return priority_in_cleanup(game, priority_while_cleaning_up(game, True))
    return PRIORITY_IN[step](game, False)


@rule("514.3a", part="priority")
def priority_in_cleanup(game: Game, given: bool) -> bool:
    """In a cleanup step players get priority if state-based actions are performed there or abilities wait."""
    acted_on = state_based_actions(game)
    return given or acted_on or bool(game.state.pending) or bool(game.state.turn.over)


@rule("514.3a", part="another")
def another_cleanup(ctx: Context, rest: tuple[str, ...]) -> tuple[str, ...]:
    """If players have had priority in a cleanup step, another one follows."""
    return ("cleanup", *rest)
