"""What could be chosen as targets if something were cast or activated."""

from __future__ import annotations

from itertools import islice

from engine import casting
from engine.activating import activated_abilities
from engine.announcing import target_specs
from engine.game import Game
from engine.modal import Modal
from engine.questions import Answer, Paused, possible_answers
from engine.requirements import env_of
from engine.state import STACK, State
from engine.targets import TargetSpec
from engine.view import Env
from steps.reference.saying import engine_cast
from steps.table import Activate, Cast, Unsupported

MOST = 50
"""Ways of making earlier choices that are tried."""

Found = list[tuple[Game, TargetSpec, Env]]


def first_targets(state: State, act: Cast | Activate) -> Found:
    """What the first instance of the word "target" asks for, in each way of making the choices before it, and who asks.

    Raises:
        Unsupported: it has no target.
    """
    found = _of_spell(state, act) if isinstance(act, Cast) else _of_ability(state, act)
    if not found:
        raise Unsupported("it has no target", "対象を取らない")
    return found


def _of_spell(state: State, act: Cast) -> Found:
    if state.objects[act.card].zone == STACK:
        game = Game(state)
        env = env_of(game.object(act.card), state.characteristics(act.card))
        return [(game, spec, env) for spec in target_specs(game, act.card)[:1]]
    found: Found = []
    todo: list[tuple[Answer, ...]] = [()]
    for _ in range(MOST):
        if not todo:
            break
        game = Game(state, todo.pop())
        try:
            spell, specs = casting.proposed(game, engine_cast(act))
        except Paused as paused:
            todo.extend((*game.given, answer) for answer in islice(possible_answers(paused.question), MOST))
        else:
            found += [(game, spec, Env(act.player, spell, spell=spell)) for spec in specs[:1]]
    return found


def _of_ability(state: State, act: Activate) -> Found:
    game = Game(state)
    _, ability, _ = activated_abilities(game, act.source)[act.index - 1]
    specs = ability.targets
    if isinstance(ability.do, Modal):
        specs = (*specs, *(mode.targets[0] for mode in ability.do.modes if mode.targets))
    return [(game, spec, Env(act.player, act.source)) for spec in (specs if isinstance(ability.do, Modal) else specs[:1])]
