"""Mana that is spent: what on, and what was said of it as it was produced (CR 106.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.abilities import Triggered
from engine.delayed import Delayed, delayed_triggers
from engine.events import Event, OfPlayer
from engine.game import Game
from engine.happen import happen
from engine.mana import ManaCost, letters_of
from engine.mana_terms import IfSpent, NotFor, OnlyFor
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import STACK, ObjectId, Seat
from engine.triggers import Pending, Trigger, trigger
from engine.view import Env

if TYPE_CHECKING:
    from engine.filters import Filter
    from engine.mana import Mana
    from engine.view import View

CAST, ACTIVATE = "cast", "activate"
"""What mana is spent for: to cast a spell, to activate an ability."""


@record
class Spending:
    """What mana is spent on: the spell, or the object whose ability or special action it is for. ``use``: what for, "" if neither to
    cast a spell nor to activate an ability."""

    obj: ObjectId
    use: str = ""


@record
class ManaSpent(OfPlayer):
    """A player pays mana for a spell or ability. ``cost`` is what it paid, as symbols."""

    cost: str
    mana: tuple[Mana, ...]
    spell: ObjectId
    use: str = ""

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return (self.spell,)

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        player = game.state.player(self.player)
        if not player.any_mana:
            left = list(player.pool)
            for one in self.mana:
                left.remove(one)
            game.state = game.state.with_player(replace(player, pool=tuple(left)))
        it = game.object(self.spell)
        if it.announced is not None and it.zone == STACK:
            mana = (*it.announced.mana, *letters_of(self.mana))
            game.state = game.state.with_object(replace(it, announced=replace(it.announced, mana=mana)))
        return ()


def spend(game: Game, player: Seat, cost: ManaCost, mana: tuple[Mana, ...], on: Spending) -> None:
    """Spend mana, with the effects that the spells and abilities that produced it gave it."""
    event = ManaSpent(player, str(cost), mana, on.obj, on.use)
    happen(game, event)
    if on.use != CAST or not any(one.terms and one.terms.riders for one in mana):
        return
    for one, rider in once_for_each(game, tuple((m, r) for m in mana if m.terms for r in m.terms.riders)):
        env = Env(player, one.source, event=event, bound=(on.obj,))
        if isinstance(rider, IfSpent):
            for it in on_what_it_pays(game, (), (rider,) if rider.spells.holds(game.view, on.obj, env) else ()):
                it.do.perform(game, env)
        elif rider.when.matches(game.view, event, (), env):
            row = game.state.last_known(one.source)
            delayed = Delayed(rider, player, one.source, row.object.top.face if row.object.components else None, bound=(on.obj,))
            trigger(game, *when_it_is_spent(game, (), delayed, event))


Riders = tuple[tuple["Mana", "IfSpent | Triggered"], ...]


def _once(ctx: Context, riders: Riders) -> Riders:
    """The wrong reading of CR 106.6a: all mana of one source together has one effect."""
    return tuple({(one.source, rider): (one, rider) for one, rider in riders}.values())


@rule("106.6a", part="each", otherwise=_once)
def once_for_each(ctx: Context, riders: Riders) -> Riders:
    """A separate ability is created for each mana that was produced, and a separate effect."""
    return riders


@rule("106.6", part="effect")
def on_what_it_pays(ctx: Context, none: tuple[IfSpent, ...], riders: tuple[IfSpent, ...]) -> tuple[IfSpent, ...]:
    """What produces mana may have an additional effect on the spell that the mana is spent on."""
    return riders


@rule("106.6", part="trigger")
def when_it_is_spent(ctx: Context, none: tuple[Pending, ...], delayed: Delayed, event: Event) -> tuple[Pending, ...]:
    """It may create a delayed triggered ability that triggers when the mana is spent."""
    return delayed_triggers(delayed, event)


@record
class SpendsThisMana(Trigger):
    """When the mana that the ability was created with is spent to cast a spell of some kind."""

    kinds: ClassVar[tuple[type[Event], ...]] = (ManaSpent,)
    spells: Filter

    def matches(self, view: View, event: Event, became: tuple[int, ...], env: Env) -> bool:
        return isinstance(event, ManaSpent) and self.spells.holds(view, event.spell, env)


def spendable(game: Game, player: Seat, pool: tuple[Mana, ...], on: Spending | None) -> tuple[Mana, ...]:
    """The mana that can be spent on something; None: on nothing in particular."""
    if not any(one.terms and one.terms.only for one in pool):
        return pool
    allowed = tuple(m for m in pool if m.terms is None or m.terms.only is None or _allowed(game, player, m, m.terms.only, on))
    return only_as_said(game, pool, allowed)


@rule("106.6", part="restriction")
def only_as_said(ctx: Context, pool: tuple[Mana, ...], allowed: tuple[Mana, ...]) -> tuple[Mana, ...]:
    """What produces mana may restrict how it can be spent."""
    return allowed


def _allowed(game: Game, player: Seat, mana: Mana, only: OnlyFor | NotFor, on: Spending | None) -> bool:
    if isinstance(only, NotFor):
        return on is None or on.use != CAST or not only.spells.holds(game.state, on.obj, Env(player, mana.source))
    if on is None:
        return False
    what = {CAST: only.spells, ACTIVATE: only.sources}.get(on.use)
    return what is not None and what.holds(game.state, on.obj, Env(player, mana.source))
