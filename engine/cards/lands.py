"""Basic lands: their mana abilities come with their land types (CR 305.6)."""

from __future__ import annotations

from engine.cards.card import CardFace, card


def _basic(name: str, ja: str) -> CardFace:
    return card(name, ja, None, f"Basic Land — {name}")


CARDS = (_basic("Plains", "平地"), _basic("Island", "島"), _basic("Swamp", "沼"), _basic("Mountain", "山"), _basic("Forest", "森"))
