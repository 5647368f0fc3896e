"""Choosing a source of damage (CR 609.7a)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.continuous import Instead
from engine.filters import Filter
from engine.game import Game
from engine.instructions import Instruction, remember
from engine.last_known import was
from engine.questions import Option, Question
from engine.record import record
from engine.rule import Context, rule
from engine.state import COMMAND, STACK, ObjectId, State
from engine.view import Env

Objects = tuple[ObjectId, ...]


@record
class ChooseSource(Instruction):
    """You choose a source of damage with some property: a permanent, a spell on the stack, or what is referred to (CR 609.7a)."""

    what: Filter
    name: str

    def perform(self, game: Game, env: Env) -> Env:
        state = game.state
        here = (*state.battlefield(), *(i for i in state.zone(STACK) if state.objects[i].components))
        there = what_is_referred_to(game, here, tuple(i for i in _referred_to(state) if i not in here))
        options = tuple(_option(state, i) for i in dict.fromkeys(there) if self._fits(state, i, env))
        if not options:
            return remember(env, self.name, ())
        question = Question(env.you, "pick", "choose", "Which source is chosen?", options, subject=env.spell)
        return remember(env, self.name, game.pick(question))

    def _fits(self, state: State, obj: ObjectId, env: Env) -> bool:
        return self.what.holds(state, obj, env) if obj in state.objects else was(self.what, state, state.last_known(obj), env)


def _option(state: State, obj: ObjectId) -> Option:
    return Option(obj, state.last_known(obj).characteristics.name, None if obj in state.objects else obj)


@rule("609.7a")
def what_is_referred_to(ctx: Context, here: Objects, referred_to: Objects) -> Objects:
    """Beside permanents and spells any object may be chosen to which an object on the stack, or an effect or delayed ability that waits,
    refers, even if it is no longer where it was; and a face-up object in the command zone."""
    return (*here, *referred_to)


def _referred_to(state: State) -> Iterator[ObjectId]:
    for obj in (state.objects[i] for i in state.zone(STACK)):
        if obj.ability is not None:
            yield from (obj.ability.source, *obj.ability.bound)
        if obj.announced is not None:
            yield from (i for chosen in obj.announced.targets for i in chosen if i >= 0)
    for waiting in state.delayed:
        yield from (waiting.source, *waiting.bound)
    yield from (effect.env.this for effect in state.effects if isinstance(effect.effect, Instead) and effect.env.this >= 0)
    yield from (i for i in state.zone(COMMAND) if state.objects[i].face_down is None)
