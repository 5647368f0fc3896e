"""Disturb (CR 702.146): the card may be cast transformed from the graveyard for its disturb cost."""

from __future__ import annotations

from engine.abilities import Ability, Instance, Static
from engine.continuous import MayCast
from engine.costs import Offer, keyword_offer
from engine.keywords import Keyword
from engine.rule import Context, rule
from engine.selectors import This
from engine.state import GRAVEYARD, ObjectId
from engine.view import View

NAME = "disturb"
Abilities = tuple[Ability, ...]
Offers = tuple[Offer, ...]


def _stands_for(ctx: Context, abilities: Abilities, instance: Instance, view: View, obj: ObjectId) -> Abilities:
    return _from_graveyard(ctx, abilities)


@rule("702.146a", part="graveyard", deferred=True)
def _from_graveyard(ctx: Context, abilities: Abilities) -> Abilities:
    """You may cast the card from your graveyard by paying its disturb cost rather than its mana cost."""
    return (*abilities, Static((MayCast(This(), paying=NAME),), zones=(GRAVEYARD,)))


def _cast_transformed(ctx: Context, offers: Offers, instance: Instance, view: View, card: ObjectId) -> Offers:
    return _transformed(ctx, offers, instance) if view.objects[card].zone == GRAVEYARD else offers


@rule("702.146a", part="transformed")
def _transformed(ctx: Context, offers: Offers, instance: Instance) -> Offers:
    """Cast for its disturb cost it is cast transformed."""
    return (*offers, keyword_offer(instance))


DISTURB = Keyword(NAME, "降霊", "702.146", stands_for=_stands_for, cast_transformed=_cast_transformed, zones=(GRAVEYARD,))
