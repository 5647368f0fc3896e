"""Cards with blitz."""

from __future__ import annotations

from engine.cards.card import card
from engine.cards.words import TARGET_CREATURE_OPPONENT_CONTROLS, attacks, blitz
from engine.continuous import CantBlock
from engine.instructions import Let
from engine.selectors import Target

CARDS = (
    card(
        "Plasma Jockey", "プラズマの操作手", "{3}{R}", "Creature — Lizard Warrior", "3/1",
        attacks(Let(CantBlock(Target())), TARGET_CREATURE_OPPONENT_CONTROLS),
        blitz("{2}{R}"),
    ),
)
