"""Changing targets and choosing new ones (CR 115.7)."""

from __future__ import annotations

from engine.announcing import TargetsChosen, target_specs
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.questions import Option, Question
from engine.record import record, replace
from engine.requirements import env_of
from engine.rule import Context, rule
from engine.selectors import Selector
from engine.state import STACK, ObjectId
from engine.targets import describe, legal_targets
from engine.view import Env


@record
class ChangeTargets(Instruction):
    """Change the targets of spells or abilities (all to other legal ones), or, if ``may``, choose new ones as you like."""

    what: Selector
    may: bool = False

    def perform(self, game: Game, env: Env) -> Env:
        for obj in self.what.select(game.view, env):
            if game.state.exists(obj) and game.object(obj).zone == STACK:
                self._change(game, env, obj)
        return env

    def _change(self, game: Game, env: Env, obj: ObjectId) -> None:
        theirs = env_of(game.object(obj), game.state.characteristics(obj))
        theirs = replace(theirs, spell=obj)
        changed: list[tuple[int, ...]] = []
        for spec, old in zip(target_specs(game, obj), theirs.targets, strict=False):
            legal = legal_targets(game, spec, theirs)
            mine: list[int] = []
            for target in old:
                free = tuple(t for t in legal if t not in mine)
                options = may_leave(game, free, target) if self.may else only_another(game, free, target)
                if not options:
                    return
                shown = tuple(Option(t, describe(game.state, t)) for t in options)
                mine += game.pick(Question(env.you, "pick", "new targets", "Which new target?", shown, subject=obj))
            changed.append(tuple(mine))
        if any(changed):
            happen(game, TargetsChosen(env.you, obj, tuple(changed), theirs.targets))


@rule("115.7a")
def only_another(ctx: Context, legal: tuple[int, ...], target: int) -> tuple[int, ...]:
    """A target can be changed only to another legal one; if there is none, nothing is changed."""
    return tuple(t for t in legal if t != target)


@rule("115.7d")
def may_leave(ctx: Context, legal: tuple[int, ...], target: int) -> tuple[int, ...]:
    """Where new targets may be chosen, one may also be left as it is, even if it would be illegal."""
    return legal if target in legal else (*legal, target)
