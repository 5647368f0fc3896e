"""Cycling (CR 702.29): discard the card, to draw another."""

from __future__ import annotations

from engine.abilities import Ability, Activated, Instance, KeywordAbility
from engine.actions.draw import Draw
from engine.costs import Cost, DiscardThis
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.state import HAND, ObjectId
from engine.view import View


@rule("702.29a", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """Pay the cost and discard the card from your hand: draw a card."""
    ability = instance.ability
    cost = ability.cost if isinstance(ability, KeywordAbility) and ability.cost else Cost()
    cycle = Activated(Cost(cost.mana, (*cost.others, DiscardThis())), Draw(), zones=(HAND,), rules=("702.29a",))
    return (*abilities, cycle)


CYCLING = Keyword("cycling", "サイクリング", "702.29", stands_for=_stands_for)
