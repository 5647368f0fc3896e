"""Delayed and reflexive triggered abilities (CR 603.7, 603.12)."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities import Triggered
from engine.costs import Cost
from engine.delayed import Delayed, DelayedCreated, reflexive
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction, only_possible
from engine.log import Entry
from engine.mana import ManaCost
from engine.paying import can_pay, pay_mana
from engine.questions import MOST_X, Question
from engine.record import record, replace
from engine.rule import Context, rule
from engine.selectors import Selector
from engine.spending import ManaSpent, Spending
from engine.triggers import BY_ACTION, BY_REPLACEMENT, Trigger, trigger
from engine.view import Env, View


def delayed_ability(game: Game, env: Env, ability: Triggered, about: tuple[int, ...], duration: str) -> Delayed:
    """A delayed triggered ability of what is resolving, about some objects."""
    row = game.state.last_known(env.this)
    if row.object.ability is not None:
        face = row.object.ability.source_face
    else:
        face = row.object.top.face
    by = "" if env.spell is not None else BY_ACTION if env.event is None else BY_REPLACEMENT
    return Delayed(ability, env.you, env.this, face, "", about, duration, by=by)


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
            if at_once(game, True):
                self.ability.do.perform(game, replace(env, bound=about))
                return env
            for entry in not_what_was_before(game, _meant(game, env, delayed)):
                trigger(game, *reflexive(game, (), delayed, entry.event, entry.became))
            happen(game, DelayedCreated(replace(delayed, next=self.next)))
        return env


@rule("603.7")
def at_once(ctx: Context, now: bool) -> bool:
    """An effect may create an ability that does something at a later time, not now."""
    return False


def _meant(game: Game, env: Env, delayed: Delayed) -> tuple[Entry, ...]:
    """What the ability would have triggered on earlier in the resolution in progress."""
    from engine.resolving import Resolves  # noqa: PLC0415  (what resolves has instructions)

    when, found = delayed.ability.when, list[Entry]()
    for entry in reversed(tuple(game.state.log.this_turn())):
        if isinstance(entry.event, Resolves) and entry.event.obj == env.spell:
            break
        if isinstance(entry.event, when.kinds):
            seen = Env(delayed.controller, delayed.source, event=entry.event, bound=delayed.bound, became=entry.became)
            if when.matches(game.state, entry.event, entry.became, seen):
                found.append(entry)
    return tuple(reversed(found))


@rule("603.7a")
def not_what_was_before(ctx: Context, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """A delayed triggered ability doesn't trigger on what occurred just before it was created. Gives what it triggers on at once."""
    return ()


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


@record
class WheneverPaid(Trigger):
    """When you pay this cost, as the resolution says in which it is paid."""

    kinds: ClassVar[tuple[type[Event], ...]] = (ManaSpent,)

    def matches(self, view: View, event: Event, became: tuple[int, ...], env: Env) -> bool:
        return False  # what makes it lets it trigger


@record
class PayAnyTimes(Instruction):
    """You may pay a cost any number of times; when you have, a reflexive triggered ability triggers (CR 603.12a)."""

    cost: Cost
    then: Triggered

    def perform(self, game: Game, env: Env) -> Env:
        mana = self.cost.mana or ManaCost()
        most = next((n for n in range(MOST_X) if not can_pay(game, env.you, _times(mana, n + 1))), MOST_X)
        n = game.one(Question(env.you, "number", "number", f"How many times is {mana} paid?", (), 0, most, env.spell))
        before = len(game.state.log)
        for _ in range(n):
            pay_mana(game, env.you, mana, Spending(env.spell if env.spell is not None else env.this))
        paid = tuple(e for e in game.state.log.since(before) if isinstance(e.event, ManaSpent))
        delayed = delayed_ability(game, env, self.then, (), "")
        for entry in once_for_all_payments(game, paid):
            trigger(game, *reflexive(game, (), delayed, entry.event, entry.became))
        return env


def _times(mana: ManaCost, n: int) -> ManaCost:
    """A cost so many times."""
    whole = ManaCost()
    for _ in range(n):
        whole = whole.plus(mana)
    return whole


@rule("603.12a")
def once_for_all_payments(ctx: Context, payments: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """However many times a cost is paid that may be paid several times, what triggers on that triggers once."""
    return payments[:1]
