"""Flashback (CR 702.34): the card may be cast from the graveyard for its flashback cost, and is exiled when it leaves the stack."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Static
from engine.characteristics import Characteristics
from engine.continuous import Instead, MayCast
from engine.costs import Offer, keyword_offer
from engine.filters import Filter, Itself
from engine.instead import PutInto
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.selectors import This
from engine.stack import announcement, paid_for
from engine.state import EXILE, GRAVEYARD, HAND, LIBRARY, STACK, ObjectId
from engine.view import View
from engine.would import WouldMove

NAME = "flashback"
Abilities = tuple[Ability, ...]


def _stands_for(ctx: Context, abilities: Abilities, instance: Instance, view: View, obj: ObjectId) -> Abilities:
    return _exiled(ctx, _from_graveyard(ctx, abilities), instance, view, obj)


@rule("702.34a", part="graveyard", deferred=True)
def _from_graveyard(ctx: Context, abilities: Abilities) -> Abilities:
    """You may cast the card from your graveyard by paying its flashback cost rather than its mana cost."""
    return (*abilities, Static((MayCast(This(), paying=NAME),), zones=(GRAVEYARD,)))


@rule("702.34a", part="exile", deferred=True)
def _exiled(ctx: Context, abilities: Abilities, instance: Instance, view: View, obj: ObjectId) -> Abilities:
    """If the flashback cost was paid, the card is exiled instead of being put anywhere else when it would leave the stack."""
    it = view.objects[obj]
    if it.zone != STACK or not paid_for(it, instance):
        return abilities
    instead = tuple(
        Instead(WouldMove(Filter(Itself()), zone, STACK), PutInto(EXILE), rules=("702.34a exile",)) for zone in (GRAVEYARD, HAND, LIBRARY)
    )
    return (*abilities, Static(instead, zones=(STACK,)))


def _offers(ctx: Context, offers: tuple[Offer, ...], instance: Instance, view: View, spell: ObjectId) -> tuple[Offer, ...]:
    if announcement(view.objects[spell]).from_zone != GRAVEYARD:
        return offers
    return _resulting_spell(ctx, _cost(ctx, offers, instance), offers, view.characteristics(spell))


@rule("702.34a", part="instant or sorcery")
def _resulting_spell(ctx: Context, offers: tuple[Offer, ...], before: tuple[Offer, ...], it: Characteristics) -> tuple[Offer, ...]:
    """It may be cast so only if the resulting spell is an instant or sorcery spell."""
    return offers if it.is_type("instant", "sorcery") else before


@rule("702.34a", part="cost")
def _cost(ctx: Context, offers: tuple[Offer, ...], instance: Instance) -> tuple[Offer, ...]:
    """The flashback cost is paid rather than the mana cost where the card is cast from a graveyard."""
    return (*offers, keyword_offer(instance))


FLASHBACK = Keyword(NAME, "フラッシュバック", "702.34", stands_for=_stands_for, offers=_offers, zones=(GRAVEYARD,))
