"""Dash (CR 702.109): three abilities, of which two work while the card is a spell and one while it is a permanent."""

from __future__ import annotations

from engine.abilities import Ability, Instance, KeywordAbility, Static, Triggered
from engine.actions.move import ReturnToHand
from engine.changes import GainAbility
from engine.continuous import Modify
from engine.costs import Offer, keyword_offer
from engine.delayed import Delayed
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.selectors import Bound, This
from engine.stack import paid_for
from engine.state import Object, ObjectId
from engine.view import View
from engine.when import BeginningOf

NAME = "dash"


@rule("702.109a", part="cost")
def _offers(ctx: Context, offers: tuple[Offer, ...], instance: Instance, view: View, spell: ObjectId) -> tuple[Offer, ...]:
    """You may cast the card by paying the dash cost rather than its mana cost."""
    return (*offers, keyword_offer(instance))


@rule("702.109a", part="return")
def _becomes(
    ctx: Context, delayed: tuple[Delayed, ...], instance: Instance, spell: Object, permanent: ObjectId
) -> tuple[Delayed, ...]:
    """If the spell's dash cost was paid, the permanent it becomes is returned to its owner's hand at the beginning of the next end step."""
    if not paid_for(spell, instance):
        return delayed
    ability = Triggered(BeginningOf("end"), ReturnToHand(Bound()), rules=("702.109a return",))
    return (*delayed, Delayed(ability, spell.controller, spell.id, spell.top.face, NAME, (permanent,)))


@rule("702.109a", part="haste", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """As long as the permanent's dash cost was paid, it has haste."""
    if not paid_for(view.objects[obj], instance):
        return abilities
    return (*abilities, Static((Modify(This(), (GainAbility(KeywordAbility("haste")),), ("702.109a haste",)),)))


DASH = Keyword(NAME, "疾駆", "702.109", stands_for=_stands_for, offers=_offers, becomes=_becomes)
