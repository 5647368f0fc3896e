"""Cycling (CR 702.29): discard the card, to draw another."""

from __future__ import annotations

from engine.abilities import Ability, Activated, Instance
from engine.actions.draw import Discarded, Draw
from engine.costs import Cost, DiscardThis
from engine.game import Game
from engine.happen import happen
from engine.keywords import Keyword
from engine.record import record
from engine.rule import Context, rule
from engine.state import HAND, ObjectId
from engine.view import Env, View

NAME = "cycling"


@record
class DiscardToCycle(DiscardThis):
    """Discard the card, which is to cycle it (CR 702.29c)."""

    def pay(self, game: Game, env: Env, named: tuple[ObjectId, ...]) -> None:
        if game.state.exists(env.this) and game.object(env.this).zone == HAND:
            happen(game, Discarded(env.you, env.this, NAME))
        else:
            super().pay(game, env, named)


@rule("702.29a", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """Pay the cost and discard the card from your hand: draw a card."""
    cost = instance.cost
    cycle = Activated(Cost(cost.mana, (*cost.others, DiscardToCycle())), Draw(), zones=(HAND,), rules=("702.29a",))
    return (*abilities, cycle)


CYCLING = Keyword(NAME, "サイクリング", "702.29", stands_for=_stands_for)
