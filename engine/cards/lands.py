"""Basic lands: their mana abilities come with their land types (CR 305.6)."""

from __future__ import annotations

from engine.abilities import Activated
from engine.actions.add_mana import AddMana
from engine.cards.card import CardFace, card
from engine.costs import Cost, TapThis


def _basic(name: str, ja: str, letter: str) -> CardFace:
    return card(name, ja, None, f"Basic Land — {name}", "", Activated(Cost(None, (TapThis(),)), AddMana((letter,))))


CARDS = (
    _basic("Plains", "平地", "W"),
    _basic("Island", "島", "U"),
    _basic("Swamp", "沼", "B"),
    _basic("Mountain", "山", "R"),
    _basic("Forest", "森", "G"),
)
