"""Blitz (CR 702.152): three abilities, of which two work while the card is a spell and one while it is a permanent."""

from __future__ import annotations

from engine.abilities import Ability, Instance, KeywordAbility, Static, Triggered
from engine.actions.draw import Draw
from engine.actions.sacrifice import Sacrifice
from engine.changes import GainAbility
from engine.continuous import Modify
from engine.costs import Offer, keyword_offer
from engine.delayed import Delayed
from engine.filters import Filter, Itself
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.selectors import Bound, This
from engine.stack import announcement, paid_for
from engine.state import Object, ObjectId
from engine.view import View
from engine.when import BeginningOf, PutIntoGraveyard

NAME = "blitz"


@rule("702.152a", part="cost")
def _offers(ctx: Context, offers: tuple[Offer, ...], instance: Instance, view: View, spell: ObjectId) -> tuple[Offer, ...]:
    """You may cast the card by paying the blitz cost rather than its mana cost."""
    return (*offers, keyword_offer(instance))


@rule("702.152a", part="sacrifice")
def _becomes(
    ctx: Context, delayed: tuple[Delayed, ...], instance: Instance, spell: Object, permanent: ObjectId
) -> tuple[Delayed, ...]:
    """If the spell's blitz cost was paid, the permanent it becomes is sacrificed at the beginning of the next end step."""
    if not _paid(ctx, spell, instance):
        return delayed
    ability = Triggered(BeginningOf("end"), Sacrifice(Bound()), rules=("702.152a sacrifice",))
    return (*delayed, Delayed(ability, spell.controller, spell.id, spell.top.face, NAME, (permanent,)))


PART_3 = "702.152a haste and draw"

HASTE_AND_DRAW = (
    GainAbility(KeywordAbility("haste")),
    GainAbility(Triggered(PutIntoGraveyard(Filter(Itself())), Draw(), keyword=NAME, rules=(PART_3,))),
)


@rule("702.152a", part="haste and draw", deferred=True)
def _stands_for(ctx: Context, abilities: tuple[Ability, ...], instance: Instance, view: View, obj: ObjectId) -> tuple[Ability, ...]:
    """As long as the permanent's blitz cost was paid, it has haste and draws a card when it is put into a graveyard."""
    if not _paid(ctx, view.objects[obj], instance):
        return abilities
    return (*abilities, Static((Modify(This(), HASTE_AND_DRAW, (PART_3,)),)))


def _paid(ctx: Context, obj: Object, instance: Instance) -> bool:
    """Whether this instance's blitz cost was paid for the spell that the object is or was."""
    return _own_payment(ctx, announcement(obj).was_paid(NAME), obj, instance)


@rule("702.152b")
def _own_payment(ctx: Context, paid: bool, obj: Object, instance: Instance) -> bool:
    """Each instance of blitz refers only to payments made for it, not to those made for other instances."""
    return paid_for(obj, instance)


BLITZ = Keyword(NAME, "奇襲", "702.152", stands_for=_stands_for, offers=_offers, becomes=_becomes)
