"""Plane cards."""

from __future__ import annotations

from engine.abilities import Static, Triggered
from engine.actions.move import ExileWith, ReturnToHand
from engine.actions.tap import PutCounters
from engine.amounts import ManaValueOf
from engine.cards.card import card
from engine.cards.suspend_company import gains_suspend
from engine.cards.words import blitz, target
from engine.changes import GainAbility
from engine.characteristic_filters import IsType
from engine.continuous import ActWithCard, Modify
from engine.filters import Cast, Filter, HasStatus, Not, Owned
from engine.instructions import Sequence
from engine.planes import WheneverChaosEnsues
from engine.selectors import Each, EachSpell, Remembered, Target, This
from engine.state import COMMAND, EXILE, GRAVEYARD, HAND

EXILED = "exiled"

CARDS = (
    card(
        "Talon Gates", "鉤爪の門", None, "Plane — Dominaria", "",
        Static(
            (
                ActWithCard(
                    Filter(Not(IsType("land"))),
                    Sequence(ExileWith(This(), "time", ManaValueOf(This()), EXILED), gains_suspend(Remembered(EXILED))),
                ),
            ),
            zones=(COMMAND,),
        ),
        Triggered(
            WheneverChaosEnsues(), PutCounters(Each(Filter(HasStatus("suspended"), Owned("you")), EXILE), "time", -2), zones=(COMMAND,)
        ),
    ),
    card(
        "The Caldaia", "カルダイヤ地区", None, "Plane — Capenna", "",
        Static((Modify(EachSpell(Filter(IsType("creature"), Cast("you", HAND))), (GainAbility(blitz("{3}")),)),), zones=(COMMAND,)),
        Triggered(
            WheneverChaosEnsues(), ReturnToHand(Target(), GRAVEYARD), (target(IsType("creature"), Owned("you"), zone=GRAVEYARD),),
            zones=(COMMAND,),
        ),
    ),
)
