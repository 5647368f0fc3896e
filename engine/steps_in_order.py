"""The phases and steps of a turn in their order, and that players get priority in them (CR 500-505, 506.1, 512)."""

from __future__ import annotations

from collections.abc import Callable

from engine.rule import Context, rule

Steps = tuple[str, ...]

BEGINNING: Steps = ("untap", "upkeep", "draw")
FIRST_MAIN, SECOND_MAIN = "precombat main", "postcombat main"
COMBAT: Steps = ("beginning of combat", "declare attackers", "declare blockers", "combat damage", "end of combat")
ENDING: Steps = ("end", "cleanup")
MAIN_PHASES = (FIRST_MAIN, SECOND_MAIN)
FIRST_STRIKE = "first strike damage"
COMBAT_STEPS: Steps = (*COMBAT[:3], FIRST_STRIKE, *COMBAT[3:])
"""Those of the combat phase, with the first combat damage step that comes where a creature has first or double strike (CR 510.4)."""


def steps_of_a_turn(ctx: Context) -> Steps:
    """All steps of a turn, a main phase counting as a step, as they will come if nothing changes that."""
    first, combat = (FIRST_MAIN,), five_combat_steps(ctx, COMBAT)
    phases = in_this_order(ctx, (three_beginning_steps(ctx, BEGINNING), first, combat))
    return (*(step for phase in phases for step in phase), *second_main_phase(ctx, ()), *two_ending_steps(ctx, ENDING))


@rule("500.1", otherwise=lambda ctx, phases: (phases[0], phases[2], phases[1]))
def in_this_order(ctx: Context, phases: tuple[Steps, ...]) -> tuple[Steps, ...]:
    """The phases of a turn come in this order: beginning, precombat main, combat, postcombat main, ending."""
    return phases


@rule("501.1", otherwise=lambda ctx, steps: (steps[0], steps[2], steps[1]))
def three_beginning_steps(ctx: Context, steps: Steps) -> Steps:
    """The beginning phase has three steps: untap, upkeep, draw."""
    return steps


@rule("505.1")
def second_main_phase(ctx: Context, mains: Steps) -> Steps:
    """There are two main phases in a turn: after the combat phase comes another one."""
    return (*mains, SECOND_MAIN)


@rule("506.1", otherwise=lambda ctx, steps: steps[1:])
def five_combat_steps(ctx: Context, steps: Steps) -> Steps:
    """The combat phase has five steps; it doesn't begin with the declaration of attackers."""
    return steps


@rule("512.1", otherwise=lambda ctx, steps: tuple(reversed(steps)))
def two_ending_steps(ctx: Context, steps: Steps) -> Steps:
    """The ending phase has two steps: end, cleanup."""
    return steps


# --- Priority in them -------------------------------------------------------------------------------------------------------------------

Gives = Callable[[Context, bool], bool]


def _gives_priority(number: str) -> Gives:
    @rule(number)
    def gives_priority(ctx: Context, given: bool) -> bool:
        """In this step, or main phase, the active player gets priority when what the step begins with is done."""
        return True

    return gives_priority


_IN_MAIN, _IN_DAMAGE = _gives_priority("505.6"), _gives_priority("510.3")

PRIORITY_IN: dict[str, Gives] = {
    "upkeep": _gives_priority("503.1"),
    "draw": _gives_priority("504.2"),
    FIRST_MAIN: _IN_MAIN,
    SECOND_MAIN: _IN_MAIN,
    "beginning of combat": _gives_priority("507.2"),
    "declare attackers": _gives_priority("508.2"),
    "declare blockers": _gives_priority("509.2"),
    FIRST_STRIKE: _IN_DAMAGE,
    "combat damage": _IN_DAMAGE,
    "end of combat": _gives_priority("511.1"),
    "end": _gives_priority("513.1"),
}
"""The rule that gives priority in each step in which players normally get it."""


@rule("502.4", "500.3")
def priority_while_untapping(ctx: Context, given: bool) -> bool:
    """No player receives priority during the untap step: it ends when its turn-based actions are done."""
    return False


@rule("514.3")
def priority_while_cleaning_up(ctx: Context, given: bool) -> bool:
    """Normally no player receives priority during the cleanup step."""
    return False


@rule("500.2")
def ends_with_the_stack(ctx: Context, over: bool) -> bool:
    """A step doesn't end because the stack has become empty: all players have to pass in succession then."""
    return False


@rule("505.2", "500.2")
def main_phase_ends_with_the_stack(ctx: Context, over: bool) -> bool:
    """Nor does a main phase."""
    return False
