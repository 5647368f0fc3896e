"""Loyalty abilities (CR 606): activated abilities of which the cost is to put loyalty counters on the permanent or remove them."""

from __future__ import annotations

from engine.abilities import Activated
from engine.continuous import StaticEffect
from engine.costs import Cost, CostPart
from engine.counters import LOYALTY, CountersChange
from engine.events import Event
from engine.filters import Filter
from engine.game import Game
from engine.happen import happen
from engine.permissions import main_phase_of
from engine.record import record, replace
from engine.rule import Context, Reason, rule
from engine.state import ObjectId, Seat
from engine.view import Env

Reasons = tuple[Reason, ...]


@record
class ChangeLoyalty(CostPart):
    """A loyalty symbol (CR 606.4): ``n`` counters are put on the permanent, or removed if negative; None: X are removed."""

    n: int | None
    more: int = 0
    """What other effects add where X are removed."""

    def pay(self, game: Game, env: Env, named: tuple[ObjectId, ...]) -> None:
        n = self.more - (env.x or 0) if self.n is None else self.n
        against = not_enough_loyalty(game, (), game.object(env.this).counter(LOYALTY), n)
        game.object_to(*against)
        if not against:
            happen(game, *counters_as_cost(game, (), env.this, n))


@record
class LoyaltyCost(StaticEffect):
    """Loyalty abilities of some permanents cost additional loyalty counters to be put on them, or removed, to activate (CR 606.5)."""

    what: Filter
    n: int


def total_loyalty_cost(game: Game, cost: Cost, permanent: ObjectId) -> Cost:
    """The cost of a loyalty ability with what effects add to it."""
    effects = ((a.effect, a.env) for a in game.state.layers.in_force(LoyaltyCost))
    more = tuple(ChangeLoyalty(e.n) for e, env in effects if isinstance(e, LoyaltyCost) and e.what.holds(game.state, permanent, env))
    own = next((part for part in cost.others if isinstance(part, ChangeLoyalty)), None)
    if own is None or not more:
        return cost
    others = tuple(part for part in cost.others if not isinstance(part, ChangeLoyalty))
    return replace(cost, others=(*one_loyalty_cost(game, (own, *more)), *others))


@rule("606.5")
def one_loyalty_cost(ctx: Context, costs: tuple[ChangeLoyalty, ...]) -> tuple[ChangeLoyalty, ...]:
    """Several costs to put loyalty counters on a permanent or to remove them are combined into one."""
    own, *others = costs
    more = sum(cost.n or 0 for cost in others)
    return (replace(own, more=own.more + more) if own.n is None else replace(own, n=own.n + more),)


def is_loyalty_ability(ability: Activated) -> bool:
    """Whether an activated ability has a loyalty symbol in its cost (CR 606.1)."""
    return any(isinstance(part, ChangeLoyalty) for part in ability.cost.others)


def chooses_loyalty(ability: Activated) -> bool:
    """Whether the number of loyalty counters to remove is chosen as X."""
    return any(isinstance(part, ChangeLoyalty) and part.n is None for part in ability.cost.others)


@rule("606.4")
def counters_as_cost(ctx: Context, events: tuple[Event, ...], permanent: ObjectId, n: int) -> tuple[Event, ...]:
    """The cost is to put that many loyalty counters on the permanent or remove them."""
    return (*events, CountersChange(permanent, LOYALTY, n, by_effect=False)) if n else events


@rule("606.6")
def not_enough_loyalty(ctx: Context, reasons: Reasons, there: int, n: int) -> Reasons:
    """An ability with a negative loyalty cost can't be activated unless the permanent has at least that many counters."""
    if there + n >= 0:
        return reasons
    return (*reasons, Reason("there are not that many loyalty counters", "606.6", ja="忠誠カウンターが足りない"))


@rule("606.3", part="when")
def when_a_sorcery_could_be_cast(game: Game, reasons: Reasons, player: Seat) -> Reasons:
    """A loyalty ability can be activated only with priority and an empty stack, in a main phase of that player's own turn."""
    if main_phase_of(game.state, player):
        return reasons
    text = "loyalty abilities can be activated only in one's own main phase with an empty stack"
    return (*reasons, Reason(text, "606.3", ja="忠誠度能力を起動できるのは、自分のメイン・フェイズにスタックが空のときだけである"))
