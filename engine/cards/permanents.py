"""Creatures, artifacts and enchantments that no keyword of their own brings together."""

from __future__ import annotations

from engine.actions.move import Exile
from engine.cards.card import card
from engine.cards.words import enters, keyword, static
from engine.changes import LoseAbilities, SetPowerToughness
from engine.continuous import AsThoughFlash, CantCast, CastFree, Instead, Modify, SpellCost
from engine.filters import CREATURE, Filter
from engine.instead import PutInto
from engine.selectors import Each
from engine.would import WouldMove

CARDS = (
    card("Grizzly Bears", "灰色熊", "{1}{G}", "Creature — Bear", "2/2"),
    card("Serra Angel", "セラの天使", "{3}{W}{W}", "Creature — Angel", "4/4", keyword("flying"), keyword("vigilance")),
    card(
        "Humility", "謙虚", "{2}{W}{W}", "Enchantment", "",
        static(Modify(Each(CREATURE), (LoseAbilities(), SetPowerToughness(1, 1)))),
    ),
    card("Omniscience", "全知", "{7}{U}{U}{U}", "Enchantment", "", static(CastFree(Filter()))),
    card(
        "Rest in Peace", "安らかなる眠り", "{1}{W}", "Enchantment", "",
        enters(Exile(Each(Filter(), "graveyard"))),
        static(Instead(WouldMove(Filter(), "graveyard"), PutInto("exile"))),
    ),
    card("Sphere of Resistance", "抵抗の宝球", "{2}", "Artifact", "", static(SpellCost(Filter(), 1))),
    card("Steel Golem", "", "{3}", "Artifact Creature — Golem", "3/4", static(CantCast(CREATURE, "you"))),
    card("Vedalken Orrery", "ヴィダルケンの宇宙儀", "{4}", "Artifact", "", static(AsThoughFlash(Filter()))),
)
