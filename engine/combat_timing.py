"""Spells and abilities for certain points of the combat phase only (CR 506.7)."""

from __future__ import annotations

from engine.abilities import Static
from engine.continuous import StaticEffect
from engine.game import Game
from engine.record import record
from engine.rule import Context, Reason, context, rule
from engine.state import ObjectId, State
from engine.steps_in_order import COMBAT_STEPS, ENDING, SECOND_MAIN
from engine.view import Env, View

Reasons = tuple[Reason, ...]
Steps = tuple[str, ...]

ATTACKERS, BLOCKERS = "attackers", "blockers"
_STEP = {ATTACKERS: "declare attackers", BLOCKERS: "declare blockers"}


@record
class CombatTiming:
    """Only before or after a point in the combat phase ("attackers", "blockers" are declared; "" no point); ``during``: during combat."""

    point: str = ""
    after: bool = False
    during: bool = False

    def true(self, view: View, env: Env) -> bool:
        """Whether it is the time now, as :func:`why_not_then` judges it."""
        return not why_not_then(context(view), view.whole, self)


@record
class AfterUpkeep:
    """Only after the upkeep step (CR 503.2)."""


@rule("503.2")
def after_the_first(ctx: Context, over: bool, steps: Steps) -> bool:
    """With several upkeep steps in a turn, it is any time after the first of them has ended."""
    return "upkeep" in steps and steps[steps.index("upkeep") :] != ("upkeep",)


@record
class CastOnly(StaticEffect):
    """This spell can be cast only then."""

    when: CombatTiming | AfterUpkeep


def why_not_cast_then(game: Game, card: ObjectId) -> Reasons:
    """Why a card can't be cast at this point of the turn because of what it says itself."""
    statics = (i.ability for i in game.state.characteristics(card).abilities if isinstance(i.ability, Static))
    timings = (e.when for static in statics for e in static.effects if isinstance(e, CastOnly))
    return tuple(r for timing in timings for r in why_not_then(game, game.state, timing))


@rule("506.7g")
def abilities_too(ctx: Context, reasons: Reasons, against: Reasons) -> Reasons:
    """What is so for spells that can be cast only at certain points of combat is so for abilities that can be activated only then."""
    return (*reasons, *against)


def why_not_then(ctx: Context, state: State, timing: CombatTiming | AfterUpkeep) -> Reasons:
    """Why it isn't the time now."""
    whole = _begun(state)
    if isinstance(timing, AfterUpkeep):
        over = after_the_first(ctx, "upkeep" in whole and whole[-1] != "upkeep", whole)
        return () if over else (Reason("the upkeep step isn't over", "503.2", "601.3", ja="アップキープ・ステップが終わっていない"),)
    now = _of_this_phase(whole)
    if timing.during:
        steps = in_any_combat_phase(ctx, whole, now)
        reasons: Reasons = () if state.turn.step in COMBAT_STEPS else (_reason("506.7"),)
        if timing.point and timing.after:
            return not_without_blocks(ctx, reasons, _STEP[timing.point] in steps)
        return reasons if not timing.point or _STEP[timing.point] not in steps else (*reasons, _reason("506.7"))
    steps = by_the_first_combat(ctx, now, whole)
    reached = _STEP[timing.point] in steps
    if timing.after:
        return () if reached else (_reason("506.7"),)
    judge = before_attackers if timing.point == ATTACKERS else before_blockers
    return before_what_never_comes(ctx, judge(ctx, (), reached), steps, reached)


def _begun(state: State) -> Steps:
    """The steps that have begun this turn, the one in progress last."""
    from engine.turn import Begin  # noqa: PLC0415  (a turn has combat, and combat costs mana)

    begun = tuple(e.event.step for e in state.log.this_turn() if isinstance(e.event, Begin))
    return begun if begun[-1:] == (state.turn.step,) else (*begun, state.turn.step)


def _of_this_phase(steps: Steps) -> Steps:
    """Those of them that belong to the latest combat phase."""
    last = max((n for n, step in enumerate(steps) if step == COMBAT_STEPS[0]), default=0)
    return steps[last:]


def _reason(*numbers: str) -> Reason:
    return Reason("it can be cast or activated only at another point of combat", *numbers, "601.3", ja="戦闘の別の時点でしか使えない")


@rule("506.7a")
def before_attackers(ctx: Context, reasons: Reasons, reached: bool) -> Reasons:
    """ "Only before attackers are declared" means before the declare attackers step begins, whether or not anything attacks."""
    return (*reasons, _reason("506.7a")) if reached else reasons


@rule("506.7b")
def before_blockers(ctx: Context, reasons: Reasons, reached: bool) -> Reasons:
    """ "Only before blockers are declared" means before the declare blockers step begins, whether or not anything blocks."""
    return (*reasons, _reason("506.7b")) if reached else reasons


@rule("506.7c")
def in_any_combat_phase(ctx: Context, whole: Steps, now: Steps) -> Steps:
    """What can be used "during combat" can be used in any combat phase of the turn: only the present one counts."""
    return now


@rule("506.7d")
def by_the_first_combat(ctx: Context, now: Steps, whole: Steps) -> Steps:
    """Otherwise it is the first combat phase of the turn by which the time is judged."""
    return whole


@rule("506.7e")
def before_what_never_comes(ctx: Context, reasons: Reasons, steps: Steps, reached: bool) -> Reasons:
    """If the point doesn't come because steps are skipped, it can be used only before the declare attackers step ends; if the combat phase
    is skipped, before the precombat main phase ends."""
    if reached or reasons:
        return reasons
    attacked = _STEP[ATTACKERS] in steps
    too_late = attacked and steps[-1] != _STEP[ATTACKERS]
    skipped = not attacked and steps[-1] in (SECOND_MAIN, *ENDING)
    return (*reasons, _reason("506.7e")) if too_late or skipped else reasons


@rule("506.7f")
def not_without_blocks(ctx: Context, reasons: Reasons, reached: bool) -> Reasons:
    """What can be used only during combat after blockers are declared can't be used if that step hasn't begun, or is skipped."""
    return reasons if reached else (*reasons, _reason("506.7f"))
