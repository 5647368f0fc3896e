"""Color identity (CR 903.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.actions.add_mana import AddMana
from engine.cards.card import CardFace
from engine.game import Game
from engine.mana import COLORS, ManaCost
from engine.record import fields, is_record, record
from engine.rule import Context, rule
from engine.state import Seat


def color_identity(ctx: Context, face: CardFace) -> tuple[str, ...]:
    """The colors of a card's mana symbols, in its mana cost and its rules text, and of its color indicator."""
    return from_rules_text(ctx, tuple(c for c in COLORS if c in face.colors), face)


@rule("903.4")
def from_rules_text(ctx: Context, colors: tuple[str, ...], face: CardFace) -> tuple[str, ...]:
    """Mana symbols in the rules text count for a card's color identity, too."""
    found = {*colors, *_symbols(face.abilities)}
    return tuple(c for c in COLORS if c in found)


def _symbols(node: Any) -> Iterator[str]:
    """The colors of the mana symbols in an ability's data."""
    if isinstance(node, ManaCost):
        yield from node.colors
    elif isinstance(node, AddMana):
        yield from (letter for mana in node.choices for letter in mana)
    elif isinstance(node, tuple):
        for part in node:
            yield from _symbols(part)
    elif is_record(node) and not isinstance(node, CardFace):
        for name in fields(node):
            yield from _symbols(getattr(node, name))


@record
class AddManaOfIdentity(AddMana):
    """You add one mana of any color in your commander's color identity; nothing if you have no commander (CR 903.4f)."""

    choices: tuple[str, ...] = ()

    def kinds(self, game: Game, player: Seat) -> tuple[str, ...]:
        mine = (c for it in game.state.objects.values() for c in it.components if c.commander and c.owner == player)
        found = {color for c in mine for color in color_identity(game, c.face)}
        return tuple(c for c in COLORS if c in found)
