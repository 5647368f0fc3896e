"""Plane cards."""

from __future__ import annotations

from engine.abilities import Static, Triggered
from engine.actions.move import ReturnToHand
from engine.cards.card import card
from engine.cards.words import blitz, target
from engine.changes import GainAbility
from engine.continuous import Modify
from engine.filters import Cast, Filter, IsType, Owned
from engine.planes import WheneverChaosEnsues
from engine.selectors import EachSpell, Target
from engine.state import COMMAND, GRAVEYARD, HAND

CARDS = (
    card(
        "The Caldaia", "カルダイヤ地区", None, "Plane — Capenna", "",
        Static((Modify(EachSpell(Filter(IsType("creature"), Cast("you", HAND))), (GainAbility(blitz("{3}")),)),), zones=(COMMAND,)),
        Triggered(
            WheneverChaosEnsues(), ReturnToHand(Target(), GRAVEYARD), (target(IsType("creature"), Owned("you"), zone=GRAVEYARD),),
            zones=(COMMAND,),
        ),
    ),
)
