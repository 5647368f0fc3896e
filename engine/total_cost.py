"""The total cost of a spell (CR 601.2f): the cost chosen, additional costs, increases, reductions."""

from __future__ import annotations

from engine.abilities import SpellAbility
from engine.amounts import amount
from engine.continuous import Active, SpellCost, seat_meant
from engine.costs import Cost, Extra, Offer
from engine.flash_for import FLASH, flash_of
from engine.game import Game
from engine.keywords import hooked
from engine.mana import SNOW, ManaCost
from engine.mana_choices import resolved
from engine.record import replace
from engine.rule import Context, rule
from engine.splicing import splice_costs
from engine.stack import Announced, Paid, announcement
from engine.state import COMMAND, ObjectId, Seat


def total_cost(game: Game, player: Seat, spell: ObjectId, offer: Offer) -> Cost:
    """What has to be paid for a spell with the cost chosen for it."""
    announced = announcement(game.object(spell))
    cost = resolved(with_additional(game, offer.cost, spell), announced.halves)
    if offer.alternative:
        return on_alternative(game, cost, player, spell, offer)
    return _changed(game, cost, player, spell, offer)


@rule("118.8")
def with_additional(game: Game, cost: Cost, spell: ObjectId) -> Cost:
    """Additional costs are paid besides."""
    for instance in game.state.characteristics(spell).abilities:
        more = instance.ability.additional_cost if isinstance(instance.ability, SpellAbility) else None
        if more is not None:
            mana = cost.mana if more.mana is None else more.mana.plus(cost.mana or ManaCost())
            cost = Cost(mana, (*cost.others, *more.others))
    for extra in _declared(game, spell):
        cost = Cost((cost.mana or ManaCost()).plus(extra.mana or ManaCost()), (*cost.others, *extra.others))
    return cost


def _declared(game: Game, spell: ObjectId) -> tuple[Cost, ...]:
    """The optional additional costs whose payment has been announced, once for each time."""
    announced = announcement(game.object(spell))
    extras: tuple[Extra, ...] = ()
    for keyword, instance in hooked(game.state.characteristics(spell)):
        extras = keyword.additional(game, extras, instance)
    own = (e.cost for e in extras for p in announced.paid if p == Paid(e.name, e.origin))
    return (*own, *splice_costs(game, announced.paid), *_for_flash(game, spell, announced))


def _for_flash(game: Game, spell: ObjectId, announced: Announced) -> tuple[Cost, ...]:
    """What is paid to cast the spell as though it had flash."""
    return tuple(e.cost for i, e in flash_of(game, spell) if e.cost is not None and Paid(FLASH, i.origin) in announced.paid)


@rule("118.9d")
def on_alternative(game: Game, cost: Cost, player: Seat, spell: ObjectId, offer: Offer) -> Cost:
    """What changes the cost of a spell applies to the alternative cost paid for it."""
    return _changed(game, cost, player, spell, offer)


def _changed(game: Game, cost: Cost, player: Seat, spell: ObjectId, offer: Offer) -> Cost:
    return reduced(game, increased(game, commander_tax(game, cost, player, spell), player, spell, offer), player, spell, offer)


@rule("903.8")
def commander_tax(game: Game, cost: Cost, player: Seat, spell: ObjectId) -> Cost:
    """A commander cast from the command zone costs {2} more for each previous time."""
    it = game.object(spell)
    if announcement(it).from_zone != COMMAND or not it.top.commander:
        return cost
    casts = dict(game.state.player(player).commander_casts)
    times = each_by_itself(game, sum(casts.values()), casts.get(it.top.card, 0)) if casts else 0
    return replace(cost, mana=ManaCost(2 * times).plus(cost.mana or ManaCost())) if times else cost


@rule("702.124d")
def each_by_itself(ctx: Context, casts: int, own: int) -> int:
    """Of two commanders each costs more only for the times that it has been cast itself."""
    return own


@rule("601.2f", part="increases")
def increased(game: Game, cost: Cost, player: Seat, spell: ObjectId, offer: Offer) -> Cost:
    """Cost increases are added. A cost that had no mana in it gets some."""
    more = sum(amount(e.amount, game.state, a.env) for a, e in _changes(game, player, spell, offer) if not e.less)
    return replace(cost, mana=ManaCost(more).plus(cost.mana or ManaCost())) if more else cost


@rule("601.2f", part="reductions")
def reduced(game: Game, cost: Cost, player: Seat, spell: ObjectId, offer: Offer) -> Cost:
    """Reductions of generic mana are subtracted, never below {0}."""
    less = sum(amount(e.amount, game.state, a.env) for a, e in _changes(game, player, spell, offer) if e.less)
    return replace(cost, mana=generic_only(game, cost.mana, less)) if cost.mana is not None and less else cost


def _snow_as_well(ctx: Context, mana: ManaCost, less: int) -> ManaCost:
    """The wrong reading of CR 107.4h: what reduces generic mana reduces {S}, too."""
    left = list(mana.symbols)
    for _ in range(min(max(0, less - mana.generic), left.count(SNOW))):
        left.remove(SNOW)
    return ManaCost(mana.reduced(less).generic, tuple(left))


@rule("107.4h", part="reductions", otherwise=_snow_as_well)
def generic_only(ctx: Context, mana: ManaCost, less: int) -> ManaCost:
    """What reduces the amount of generic mana doesn't affect {S}."""
    return mana.reduced(less)


def _changes(game: Game, player: Seat, spell: ObjectId, offer: Offer) -> list[tuple[Active, SpellCost]]:
    """The effects that change what this spell costs."""
    return [
        (active, effect)
        for effect, active in game.state.layers.each(SpellCost)
        if seat_meant(effect.whose, active.env, player)
        and effect.paying in ("", offer.name)
        and effect.spells.holds(game.state, spell, active.env)
    ]
