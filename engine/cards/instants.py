"""Instants and sorceries."""

from __future__ import annotations

from engine.actions.counter import Counter
from engine.actions.draw import Draw
from engine.actions.life import DealDamage, GainLife
from engine.actions.move import Exile, PutOntoBattlefield, ReturnToHand
from engine.amounts import PowerOf
from engine.cards.card import card
from engine.cards.words import TARGET_CREATURE, TARGET_CREATURE_YOU_CONTROL, TARGET_PERMANENT, TARGET_SPELL, spell, target
from engine.changes import BecomeColor, BecomeType, LoseAbilities, SetPowerToughness
from engine.characteristic_filters import IsType
from engine.continuous import Modify
from engine.costs import Cost, SacrificeOne
from engine.filters import CREATURE, AnyOf, Filter
from engine.instructions import Let
from engine.selectors import ControllerOf, Remembered, Target
from engine.targets import ANY_TARGET_TYPES, TargetSpec

ANY_TARGET = TargetSpec(Filter(AnyOf(*(IsType(t) for t in ANY_TARGET_TYPES))), players="any")

CARDS = (
    card("Lightning Bolt", "稲妻", "{R}", "Instant", "", spell(DealDamage(3, Target()), targets=(ANY_TARGET,))),
    card("Counterspell", "対抗呪文", "{U}{U}", "Instant", "", spell(Counter(Target()), targets=(TARGET_SPELL,))),
    card("Stifle", "もみ消し", "{U}", "Instant", "", spell(Counter(Target()), targets=(target(zone="stack", stack="ability"),))),
    card(
        "Swords to Plowshares", "剣を鍬に", "{W}", "Instant", "",
        spell(Exile(Target()), GainLife(PowerOf(Target()), ControllerOf(Target())), targets=(TARGET_CREATURE,)),
    ),
    card("Boomerang", "ブーメラン", "{U}{U}", "Instant", "", spell(ReturnToHand(Target()), targets=(TARGET_PERMANENT,))),
    card(
        "Cloudshift", "雲隠れ", "{W}", "Instant", "",
        spell(Exile(Target(), remember="it"), PutOntoBattlefield(Remembered("it")), targets=(TARGET_CREATURE_YOU_CONTROL,)),
    ),
    card("Village Rites", "村の儀式", "{B}", "Instant", "", spell(Draw(2), cost=Cost(None, (SacrificeOne(CREATURE),)))),
    card(
        "Turn to Frog", "蛙変化", "{1}{U}", "Instant", "",
        spell(
            Let(
                Modify(
                    Target(),
                    (BecomeType(subtypes=("Frog",), besides=False), BecomeColor(("U",)), LoseAbilities(), SetPowerToughness(1, 1)),
                )
            ),
            targets=(TARGET_CREATURE,),
        ),
    ),
)
