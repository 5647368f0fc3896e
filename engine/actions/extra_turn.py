"""Extra turns, phases and steps (CR 500.7-500.10)."""

from __future__ import annotations

from engine.amounts import Amount, amount
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction, remember
from engine.record import record
from engine.rule import Context, rule
from engine.selectors import YOU, Selector
from engine.state import Seat, Turn
from engine.steps_in_order import BEGINNING, COMBAT_STEPS, ENDING, FIRST_MAIN, SECOND_MAIN
from engine.steps_left import StepsLeft
from engine.turn import TurnsLeft
from engine.view import Env

Steps = tuple[str, ...]
Turns = tuple[tuple[Seat, int], ...]

ORDER = (*BEGINNING, FIRST_MAIN, *COMBAT_STEPS, SECOND_MAIN, *ENDING)
MAIN = (SECOND_MAIN,)
"""A main phase that is added: it is a postcombat main phase (CR 505.1a)."""
EXTRA_TURNS = "extra turns"
"""Under this name an effect remembers the extra turns it has given."""

# --- Turns --------------------------------------------------------------------------------------------------------------------------


@record
class ExtraTurn(Instruction):
    """Players take an extra turn after this one; of several, the one added last comes first."""

    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        given: tuple[int, ...] = ()
        for seat in one_at_a_time(game, tuple(~player for player in self.who.select(game.view, env)), game.state.apnap()):
            turn, number = game.state.turn, game.new_id()
            given = (*given, number)
            happen(game, TurnsLeft(latest_first(game, add_turn(game, turn.extra, (seat, number)), len(turn.extra)), turn.regular))
        return remember(env, EXTRA_TURNS, given)


@rule("500.7", part="added")
def add_turn(ctx: Context, extra: Turns, turn: tuple[Seat, int]) -> Turns:
    """An extra turn is added directly after the turn in progress."""
    return (*extra, turn)


@rule("500.7", part="latest first")
def latest_first(ctx: Context, extra: Turns, before: int) -> Turns:
    """Of several extra turns the one created last is taken first. ``before``: how many there were before it was added."""
    return (*extra[before:], *extra[:before])


@rule("500.7", part="APNAP", otherwise=lambda ctx, seats, order: tuple(sorted(seats, key=order.index, reverse=True)))
def one_at_a_time(ctx: Context, seats: tuple[Seat, ...], order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """If several players are given extra turns, these are added one at a time in APNAP order."""
    return tuple(sorted(seats, key=order.index))


# --- Phases and steps ---------------------------------------------------------------------------------------------------------------


@record
class AddPhases(Instruction):
    """After this phase there are phases more, given by the steps they have.

    ``n`` times; ``after``: only if the present phase is one of these. ``only``: just these steps of the phase come (CR 500.10).
    ``yours``: it is you who get them, so that they are added only to your own turn.
    """

    steps: Steps
    n: Amount = 1
    after: Steps = ()
    only: Steps = ()
    yours: bool = False

    def perform(self, game: Game, env: Env) -> Env:
        if self.after and game.state.turn.step not in self.after:
            return env
        for _ in range(amount(self.n, game.view, env)):
            turn = game.state.turn
            steps = other_steps_skipped(game, self.steps, self.only)
            if MAIN[0] in steps:
                steps = postcombat_all(game, steps)
            if self.yours:
                steps = only_in_own_turn(game, steps, turn.active == env.you)
            rest = after_this_phase(game, turn.rest, steps, _left_of_phase(turn))
            happen(game, StepsLeft(rest))
        return env


@record
class AddStep(Instruction):
    """After this step there is another step of the same phase."""

    step: str

    def perform(self, game: Game, env: Env) -> Env:
        happen(game, StepsLeft(after_this_step(game, game.state.turn.rest, self.step)))
        return env


def _left_of_phase(turn: Turn) -> int:
    """How many of the steps still to come belong to the phase in progress."""
    last = turn.step
    for n, step in enumerate(turn.rest):
        if _phase(step) != _phase(turn.step) or ORDER.index(step) <= ORDER.index(last):
            return n
        last = step
    return len(turn.rest)


def _phase(step: str) -> Steps:
    """The steps of the phase to which a step belongs."""
    return next((phase for phase in (BEGINNING, COMBAT_STEPS, ENDING) if step in phase), (step,))


@rule("500.8")
def after_this_phase(ctx: Context, rest: Steps, steps: Steps, left: int) -> Steps:
    """A phase is added directly after the one in progress, so that of several the one created last comes first."""
    return (*rest[:left], *steps, *rest[left:])


@rule("505.1a", otherwise=lambda ctx, steps: tuple("precombat main" if s in MAIN else s for s in steps))
def postcombat_all(ctx: Context, steps: Steps) -> Steps:
    """Only the first main phase of a turn is a precombat main phase; one that is added is a postcombat main phase."""
    return steps


@rule("500.9")
def after_this_step(ctx: Context, rest: Steps, step: str) -> Steps:
    """A step is added to a phase directly after the step in progress."""
    return (step, *rest)


@rule("500.10")
def other_steps_skipped(ctx: Context, steps: Steps, only: Steps) -> Steps:
    """A step that is added after a phase comes in a phase of its own, whose other steps are skipped."""
    return only or steps


@rule("500.10a")
def only_in_own_turn(ctx: Context, steps: Steps, own: bool) -> Steps:
    """Steps and phases that "you get" are added to no turn but your own."""
    return steps if own else ()
