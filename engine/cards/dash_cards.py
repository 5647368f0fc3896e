"""Cards with dash."""

from __future__ import annotations

from engine.cards.card import card
from engine.cards.words import dash

CARDS = (
    card("Screamreach Brawler", "絶叫郷の喧嘩屋", "{2}{R}", "Creature — Orc Berserker", "2/3", dash("{1}{R}")),
    card("Mardu Scout", "マルドゥの斥候", "{R}{R}", "Creature — Goblin Scout", "3/1", dash("{1}{R}")),
    card("Alesha's Vanguard", "アリーシャの先兵", "{3}{B}", "Creature — Orc Warrior", "3/3", dash("{2}{B}")),
)
