"""Loyalty abilities (CR 606): activated abilities of which the cost is to put loyalty counters on the permanent or remove them."""

from __future__ import annotations

from engine.abilities import Activated
from engine.costs import CostPart
from engine.counters import LOYALTY, CountersChange
from engine.events import Event
from engine.game import Game
from engine.happen import happen
from engine.permissions import main_phase_of
from engine.record import record
from engine.rule import Context, Reason, rule
from engine.state import ObjectId, Seat
from engine.view import Env

Reasons = tuple[Reason, ...]


@record
class ChangeLoyalty(CostPart):
    """A loyalty symbol (CR 606.4): ``n`` counters are put on the permanent, or removed if negative; None: X are removed."""

    n: int | None

    def pay(self, game: Game, env: Env, named: tuple[ObjectId, ...]) -> None:
        n = -(env.x or 0) if self.n is None else self.n
        against = not_enough_loyalty(game, (), game.object(env.this).counter(LOYALTY), n)
        game.object_to(*against)
        if not against:
            happen(game, *counters_as_cost(game, (), env.this, n))


def is_loyalty_ability(ability: Activated) -> bool:
    """Whether an activated ability has a loyalty symbol in its cost (CR 606.1)."""
    return any(isinstance(part, ChangeLoyalty) for part in ability.cost.others)


def chooses_loyalty(ability: Activated) -> bool:
    """Whether the number of loyalty counters to remove is chosen as X."""
    return ChangeLoyalty(None) in ability.cost.others


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
