"""Delayed triggered abilities that trigger as the ability that makes them has resolved so many times in a turn (CR 603.7h)."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities import Triggered
from engine.actions.later import delayed_ability
from engine.delayed import DelayedCreated
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.object_parts import AbilityOnStack
from engine.record import record
from engine.resolving import HasResolved, Resolves
from engine.rule import Context, rule
from engine.state import ObjectId, State
from engine.triggers import Trigger
from engine.view import Env, View


@record
class ResolvedTimes(Trigger):
    """When an ability of the source has resolved so many times this turn."""

    kinds: ClassVar[tuple[type[Event], ...]] = (HasResolved,)
    n: int

    def matches(self, view: View, event: Event, became: tuple[ObjectId, ...], env: Env) -> bool:
        it = view.objects.get(event.obj) if isinstance(event, HasResolved) else None
        if it is None or it.ability is None or it.ability.source != env.this:
            return False
        return _times(view.whole, it.ability) == self.n


def _times(state: State, ability: AbilityOnStack) -> int:
    """How often an ability has begun to resolve this turn."""
    before = (e.rows[0].object.ability for e in state.log.this_turn() if isinstance(e.event, Resolves) and e.rows)
    return sum(it is not None and (it.source, it.instance) == (ability.source, ability.instance) for it in before)


@record
class WhenResolved(Instruction):
    """When this ability has resolved so many times this turn, something is done."""

    n: int
    do: Instruction

    def perform(self, game: Game, env: Env) -> Env:
        it = game.state.objects.get(env.spell) if env.spell is not None else None
        if it is not None and it.ability is not None and just_once(game, True, _times(game.state, it.ability), self.n):
            happen(game, DelayedCreated(delayed_ability(game, env, Triggered(ResolvedTimes(self.n), self.do), (), "")))
        return env


@rule("603.7h")
def just_once(ctx: Context, created: bool, times: int, n: int) -> bool:
    """The delayed triggered ability is created only once, as the ability resolves for that time."""
    return times == n
