"""What changes activation costs, and how they may be paid (CR 602.1e, 602.2b)."""

from __future__ import annotations

from engine.continuous import StaticEffect
from engine.filters import Filter
from engine.game import Game
from engine.mana import ManaCost
from engine.record import record
from engine.rule import Context, rule
from engine.state import ObjectId, Seat


@record
class AbilitiesCostMana(StaticEffect):
    """Activated abilities that aren't mana abilities cost this much more to activate."""

    mana: ManaCost


@record
class AnyManaToActivate(StaticEffect):
    """You may spend mana as though it were mana of any color to pay the activation costs of abilities of some permanents."""

    what: Filter


def increase(game: Game) -> ManaCost:
    """What effects add to activation costs, generic mana of :class:`engine.continuous.AbilityCost` aside."""
    whole = ManaCost()
    for effect, _ in game.state.layers.each(AbilitiesCostMana):
        whole = whole.plus(effect.mana)
    return whole


def asked_of_mana(game: Game, player: Seat, source: ObjectId, total: ManaCost) -> ManaCost | None:
    """What a total activation cost asks of the kinds of mana, where an effect changes that; None where none does."""
    effects = game.state.layers.each(AnyManaToActivate)
    if not any(active.env.you == player and effect.what.holds(game.state, source, active.env) for effect, active in effects):
        return None
    more = increase(game)
    if any(symbol not in total.symbols for symbol in more.symbols):
        return total.of_any_color()  # a mana ability's cost, which isn't increased
    return of_the_total_cost(game, _without(total, more).of_any_color().plus(more), total)


def _without(total: ManaCost, more: ManaCost) -> ManaCost:
    symbols = list(total.symbols)
    for symbol in more.symbols:
        symbols.remove(symbol)
    return ManaCost(total.generic - more.generic, tuple(symbols))


@rule("602.1e")
def of_the_total_cost(ctx: Context, own_alone: ManaCost, total: ManaCost) -> ManaCost:
    """What changes how an "activation cost" may be paid applies to the total cost, with what effects have added to it."""
    return total.of_any_color()
