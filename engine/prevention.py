"""Prevention effects (CR 615) and redirection (CR 614.9)."""

from __future__ import annotations

from typing import ClassVar

from engine.amounts import Amount, amount
from engine.continuous import Active, Instead, Unpreventable
from engine.damage import DamageDealt, can_be_damaged
from engine.events import Event
from engine.filters import Filter, OneOf
from engine.foreseen import Foreseen
from engine.game import Game
from engine.happen import happen
from engine.instead import Events, Regenerated, Substitute
from engine.instructions import Instruction
from engine.lasting import EffectBegins
from engine.questions import Option, Question
from engine.record import record, replace
from engine.replacement import EffectUsed, Performs, chooser
from engine.rule import Context, rule
from engine.selectors import Selector, Those
from engine.state import ObjectId, Seat
from engine.view import Env
from engine.watching import dealt_before, gone
from engine.would import WouldBeDamaged, WouldBeDestroyed


@record
class DamagePrevented(Event):
    """Damage that would be dealt is prevented (CR 615.6)."""

    source: ObjectId
    target: int
    amount: int
    effect: tuple[object, ...] = ()
    """What tells the prevention effect from others (CR 615.13)."""

    @property
    def subjects(self) -> tuple[ObjectId, ...]:
        return tuple(i for i in (self.target, self.source) if i >= 0)

    @property
    def affected_player(self) -> Seat | None:
        return ~self.target if self.target < 0 else None


@record
class Prevent(Substitute):
    """Damage is prevented: all of it, or ``n`` of it; then something is done, which may ask how much was prevented.

    ``shield``: only that much altogether (CR 615.7); else that much each time (CR 615.10).
    """

    prevents: ClassVar[bool] = True
    n: Amount | None = None
    shield: bool = False
    then: Instruction | None = None

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        if not isinstance(event, DamageDealt):
            return (event,)
        most = event.amount if self.n is None else min(event.amount, amount(self.n, game.state, active.env))
        if self.shield and self.n is not None:
            most = divided(game, most, event, active, seen)
        elif self.n is not None:
            most = of_each(game, most, event, active, seen)
        n = unpreventable(game, most, event, seen)
        left = prevented(game, (event,), n, (active.source, active.env.origin, active.timestamp))
        if n and self.shield and isinstance(active.effect, Instead) and isinstance(self.n, int):
            _shrink(game, active, active.effect, self, n)
        if self.then is None:
            return left
        memory = active.env.memory.with_("amount", (n,))
        return and_then(game, left, Performs(self.then, replace(active.env, event=event, memory=memory)))


@rule("615.5")
def and_then(ctx: Context, events: Events, then: Performs) -> Events:
    """What a prevention effect does besides is done immediately afterward, with the amount that was prevented."""
    return (*events, then)


def _of_one_at_a_time(game: Game, n: int, event: DamageDealt, active: Active, seen: Foreseen) -> int:
    """The wrong reading of CR 615.10: of damage from several sources at one time, the effect prevents that much only once."""
    effect = active.effect
    at_once = [e for e in seen.together if isinstance(e, DamageDealt) and isinstance(effect, Instead)]
    meant = [e for e in at_once if isinstance(effect, Instead) and effect.would.meant(game, seen, e, active.env)]
    first = meant[0] if meant else event
    return n if (first.source, first.target) == (event.source, event.target) else 0


@rule("615.10", otherwise=_of_one_at_a_time)
def of_each(game: Game, n: int, event: DamageDealt, active: Active, seen: Foreseen) -> int:
    """An effect that prevents a specific amount prevents that much of each damage event, also of those at the same time."""
    return n


@rule("615.1a", "615.6")
def prevented(ctx: Context, events: Events, n: int, effect: tuple[object, ...]) -> Events:
    """Damage that is prevented is never dealt."""
    (event,) = events
    if not n or not isinstance(event, DamageDealt):
        return events
    left = () if n == event.amount else (replace(event, amount=event.amount - n),)
    return (*left, DamagePrevented(event.source, event.target, n, effect))


@rule("615.12")
def unpreventable(game: Game, n: int, event: DamageDealt, seen: Foreseen) -> int:
    """Of damage that can't be prevented, prevention effects that apply prevent nothing; what else they do they do."""
    for active in game.state.layers.in_force(Unpreventable):
        effect = active.effect
        if isinstance(effect, Unpreventable) and effect.would.meant(game, seen, event, active.env):
            return 0
    return n


def _shrink(game: Game, active: Active, effect: Instead, prevent: Prevent, n: int) -> None:
    """A shield has prevented some damage (CR 615.7)."""
    assert isinstance(prevent.n, int)
    for left in smaller(game, (prevent.n,), n):
        if left != prevent.n:
            shield = replace(effect, instead=replace(prevent, n=left)) if left > 0 else None
            happen(game, EffectUsed(active, shield))


@rule("615.7", part="shrinks")
def smaller(ctx: Context, left: tuple[int, ...], prevented: int) -> tuple[int, ...]:
    """Preventing 1 damage reduces the shield by 1."""
    return (left[0] - prevented,)


def divided(game: Game, most: int, event: DamageDealt, active: Active, seen: Foreseen) -> int:
    """How much of this damage a shield prevents, if it can't prevent all that would be dealt at once (CR 615.7)."""
    effect = active.effect
    if not isinstance(effect, Instead) or not isinstance(effect.instead, Prevent) or not isinstance(effect.instead.n, int):
        return most
    at_once = [e for e in seen.together if isinstance(e, DamageDealt) and effect.would.meant(game, seen, e, active.env)]
    where = next((n for n, e in enumerate(at_once) if e.source == event.source and e.target == event.target), 0)
    still = at_once[where:]
    left = effect.instead.n
    if len(still) < 2 or sum(e.amount for e in still) <= left:
        return most
    return its_share(game, most, event, still, left)


@rule("615.7", part="divided")
def its_share(game: Game, most: int, event: DamageDealt, still: list[DamageDealt], left: int) -> int:
    """The player, or the permanent's controller, chooses which of several sources' damage is prevented."""
    rest = sum(e.amount for e in still[1:])
    least, highest = max(0, left - rest), min(event.amount, left)
    source = game.state.last_known(event.source).characteristics.name if event.source >= 0 else "an effect"
    text = f"How much of the damage from {source} is prevented?"
    options = tuple(Option(n, str(n)) for n in range(least, highest + 1))
    return game.one(Question(chooser(game, event), "number", "number", text, options, least, highest, event.source))


@record
class DealtTo(Substitute):
    """Damage is dealt to something or someone else instead: all of it, or ``n`` of it (CR 614.9)."""

    to: Selector
    n: int | None = None

    def instead(self, game: Game, event: Event, active: Active, seen: Foreseen) -> Events:
        others = self.to.select(game.state, active.env)
        if not isinstance(event, DamageDealt) or not others:
            return (event,)
        there = still_there(game, others[:1])
        n = event.amount if self.n is None else min(event.amount, self.n)
        return redirected(game, (event,), there[0], n) if there else (event,)


@rule("614.9", part="dealt elsewhere")
def redirected(ctx: Context, events: Events, to: int, n: int) -> Events:
    """A redirection effect has the same damage dealt to something else."""
    (event,) = events
    if not isinstance(event, DamageDealt):
        return events
    rest = (replace(event, amount=event.amount - n),) if n < event.amount else ()
    return (replace(event, target=to, amount=n), *rest)


@rule("614.9", part="no longer there")
def still_there(game: Game, others: tuple[int, ...]) -> tuple[int, ...]:
    """It does nothing if that is no longer on the battlefield or no creature, planeswalker or battle any more."""
    return tuple(i for i in others if can_be_damaged(game.state, i))


@record
class PreventDamage(Instruction):
    """Damage to each of some objects and players is prevented this turn: a shield each (CR 615.7, 615.11).

    ``n`` None: all. ``uses``: only the next time (CR 615.8). ``by``: only from such sources.
    """

    to: Selector | None
    n: Amount | None = None
    by: Filter | None = None
    combat: bool = False
    uses: int = 0
    then: Instruction | None = None
    from_source: Selector | None = None
    """Only from these sources."""
    still: Filter | None = None
    """Only while they are such."""

    def perform(self, game: Game, env: Env) -> Env:
        env = replace(env, event=None)
        chosen = None if self.from_source is None else self.from_source.select(game.view, env)
        n = None if self.n is None else amount(self.n, game.state, env)
        prevent = Prevent(n, n is not None, self.then)
        if self.to is None:
            every = WouldBeDamaged(None, self.by, self.combat, self.still, chosen)
            happen(game, EffectBegins(Instead(every, prevent, uses=self.uses), env, "end of turn"))
            return env
        there = tuple((i,) for i in self.to.select(game.state, env) if i < 0 or game.state.exists(i))
        for ids in shield_for_each(game, there):
            happen(game, *dealt_before(game, (), ids))
            would = WouldBeDamaged(Those(ids), self.by, self.combat, self.still, chosen)
            happen(game, EffectBegins(Instead(would, prevent, uses=self.uses), env, "end of turn", tuple(i for i in ids if i >= 0)))
        return env


@rule("615.11", otherwise=lambda ctx, each: (tuple(i for ids in each for i in ids),) if each else ())
def shield_for_each(ctx: Context, each: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """An effect that prevents damage to each of some creatures makes a shield for each of them as it resolves."""
    return each


@record
class Redirect(Instruction):
    """The next ``n`` damage that would be dealt to something this turn is dealt to something else instead (CR 614.9)."""

    what: Selector
    n: int
    to: Selector

    def perform(self, game: Game, env: Env) -> Env:
        env = replace(env, event=None)
        what, to = self.what.select(game.view, env), self.to.select(game.view, env)
        shield = Instead(WouldBeDamaged(Those(what)), DealtTo(Those(to), self.n), uses=1)
        happen(game, EffectBegins(shield, env, "end of turn", tuple(i for i in what if i >= 0)))
        return env


@record
class Regenerate(Instruction):
    """A permanent gets a regeneration shield (CR 701.19a)."""

    what: Selector

    def perform(self, game: Game, env: Env) -> Env:
        for i in self.what.select(game.view, env):
            if game.state.exists(i):
                shield = Instead(WouldBeDestroyed(Filter(OneOf((i,)))), Regenerated(), uses=1)
                happen(game, EffectBegins(shield, replace(env, event=None), "end of turn", (i,)))
            else:
                happen(game, *gone(game, (), i))
        return env
