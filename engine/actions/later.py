"""Delayed and reflexive triggered abilities (CR 603.7, 603.12)."""

from __future__ import annotations

from engine.abilities import Triggered
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction, only_possible
from engine.questions import Question
from engine.record import record, replace
from engine.selectors import Selector
from engine.triggers import Delayed, DelayedCreated, reflexive, trigger
from engine.view import Env


def delayed_ability(game: Game, env: Env, ability: Triggered, about: tuple[int, ...], duration: str) -> Delayed:
    """A delayed triggered ability of what is resolving, about some objects."""
    row = game.state.last_known(env.this)
    if row.object.ability is not None:
        face = row.object.ability.source_face
    else:
        face = row.object.components[0].face
    return Delayed(ability, env.you, env.this, face, "", about, duration)


@record
class Later(Instruction):
    """A delayed triggered ability is made, about what a selector gives now."""

    ability: Triggered
    about: Selector | None = None
    duration: str = ""
    next: bool = False
    """It triggers the next time until then, and no more."""

    def perform(self, game: Game, env: Env) -> Env:
        about = self.about.select(game.view, env) if self.about is not None else ()
        if self.about is None or about:
            delayed = delayed_ability(game, env, self.ability, about, self.duration)
            happen(game, DelayedCreated(replace(delayed, next=self.next)))
        return env


@record
class WhenYouDo(Instruction):
    """You (may) do something; when you do, a reflexive triggered ability triggers (CR 603.12)."""

    do: Instruction
    then: Triggered
    may: str = ""
    """The question, if it is optional."""

    def perform(self, game: Game, env: Env) -> Env:
        if self.may and not only_possible(game, True, self.do.possible(game, env)):
            return env
        if self.may and not game.ask(Question(env.you, "yes or no", "may", self.may, subject=env.spell)):
            return env
        before = len(game.state.log)
        env = self.do.perform(game, env)
        done = game.state.log.since(before)
        if done:
            delayed = delayed_ability(game, env, self.then, (), "")
            first = done[0]
            trigger(game, *reflexive(game, (), delayed, first.event, first.became))
        return env
