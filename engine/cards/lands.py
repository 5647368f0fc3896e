"""Basic lands: their mana abilities come with their land types (CR 305.6)."""

from __future__ import annotations

from engine.cards.card import card

CARDS = (
    card("Plains", "平地", None, "Basic Land — Plains"),
    card("Island", "島", None, "Basic Land — Island"),
    card("Swamp", "沼", None, "Basic Land — Swamp"),
    card("Mountain", "山", None, "Basic Land — Mountain"),
    card("Forest", "森", None, "Basic Land — Forest"),
)
