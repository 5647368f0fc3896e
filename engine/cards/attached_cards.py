"""Auras and Equipment that are attached in uncommon ways (CR 301.5, 303.4)."""

from __future__ import annotations

from engine.abilities import KeywordAbility
from engine.attached_as_turned_up import TurnedUpAttached
from engine.cards.card import card
from engine.cards.words import enchant, keyword, static
from engine.changes import GainAbility
from engine.characteristic_filters import IsType
from engine.continuous import Instead, Modify
from engine.costs import Cost, SacrificeOne
from engine.filters import Another, Filter, Itself
from engine.selectors import Host
from engine.would import WouldTurnUp

CREATURE = Filter(IsType("creature"))

CARDS = (
    card(
        "Gift of Doom", "破滅の贈り物", "{4}{B}", "Enchantment — Aura", "",
        enchant("creature", IsType("creature")),
        static(Modify(Host(), (GainAbility(keyword("deathtouch")), GainAbility(keyword("indestructible"))))),
        KeywordAbility("morph", Cost(None, (SacrificeOne(Filter(Another(), IsType("creature"))),))),
        static(Instead(WouldTurnUp(Filter(Itself())), TurnedUpAttached(CREATURE))),
    ),
)
