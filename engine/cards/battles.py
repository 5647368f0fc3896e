"""Battles (CR 310)."""

from __future__ import annotations

from engine.actions.draw import Draw
from engine.actions.life import GainLife
from engine.cards.card import card, two_faced
from engine.cards.words import enters, keyword
from engine.instructions import Sequence

CARDS = (
    two_faced(
        card(
            "Invasion of Dominaria", "ドミナリアへの侵攻", "{2}{W}", "Battle — Siege", "",
            enters(Sequence(GainLife(4), Draw())),
            defense=5,
        ),
        card("Serra Faithkeeper", "", None, "Creature — Angel", "4/4", keyword("flying"), keyword("vigilance"), colors="W"),
    ),
)  # fmt: skip
