"""Color identity (CR 903.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.actions.add_mana import AddMana
from engine.cards.card import ADVENTURE, MELDS, CardFace
from engine.game import Game
from engine.mana import COLORS, ManaCost, in_color_order
from engine.object_parts import Component
from engine.record import fields, is_record, record
from engine.rule import Context, rule
from engine.state import Object, Seat


def color_identity(ctx: Context, face: CardFace) -> tuple[str, ...]:
    """The colors of a card's mana symbols, in its mana cost and its rules text, and of its color indicator."""
    colors = from_rules_text(ctx, in_color_order(face.colors), face)
    if face.back is not None and face.turns == ADVENTURE:
        return with_alternative(ctx, colors, face.back)
    backs = only_when_melded(ctx, (face.back,)) if face.turns == MELDS else (face.back,)
    return with_back_face(ctx, colors, backs[0]) if backs and backs[0] is not None else colors


@rule("712.4b")
def only_when_melded(ctx: Context, backs: tuple[CardFace | None, ...]) -> tuple[CardFace | None, ...]:
    """What refers to the back face of a meld card that isn't part of a melded permanent can't determine its characteristics."""
    return ()


@rule("903.4e")
def with_alternative(ctx: Context, colors: tuple[str, ...], alternative: CardFace) -> tuple[str, ...]:
    """Alternative characteristics such as those of an adventurer card count, too."""
    return in_color_order({*colors, *alternative.colors, *_symbols(alternative.abilities)})


@rule("903.4d")
def with_back_face(ctx: Context, colors: tuple[str, ...], back: CardFace) -> tuple[str, ...]:
    """The back face of a double-faced card counts, too."""
    found = {*colors, *back.colors, *_symbols(back.abilities)}
    return in_color_order(found)


@rule("903.4")
def from_rules_text(ctx: Context, colors: tuple[str, ...], face: CardFace) -> tuple[str, ...]:
    """Mana symbols in the rules text count for a card's color identity, too."""
    found = {*colors, *_symbols(face.abilities)}
    return in_color_order(found)


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
        there = tuple((it, c) for it in game.state.objects.values() for c in it.components if c.commander and c.owner == player)
        if not there:
            return undefined(game, tuple(COLORS))
        mine = all_commanders(game, there[:1], there)
        found = {color for it, c in mine for color in as_it_began(game, _now(game, it), _identity(game, c))}
        return in_color_order(found)


def _identity(game: Game, card: Component) -> tuple[str, ...]:
    colors = color_identity(game, card.front or card.face)
    return in_its_identity(game, colors, card.chosen_color) if card.chosen_color else colors


def _now(game: Game, it: Object) -> tuple[str, ...]:
    """The colors of a commander as continuous effects make it."""
    return in_color_order(game.state.characteristics(it.id).colors)


@rule("903.4b", part="identity")
def in_its_identity(ctx: Context, colors: tuple[str, ...], chosen: str) -> tuple[str, ...]:
    """A color that was chosen for a commander before the game began is in its color identity."""
    return (*colors, chosen)


@rule("903.4a")
def as_it_began(ctx: Context, now: tuple[str, ...], identity: tuple[str, ...]) -> tuple[str, ...]:
    """Color identity is established before the game begins: what effects make of the card doesn't matter."""
    return identity


@rule("903.4f")
def undefined(ctx: Context, colors: tuple[str, ...]) -> tuple[str, ...]:
    """The colors of the color identity of the commander of a player who has none are undefined: nothing is done with them."""
    return ()


Commanders = tuple[tuple[Object, Component], ...]


@rule("702.124c")
def all_commanders(ctx: Context, one: Commanders, commanders: Commanders) -> Commanders:
    """With two commanders both count for what refers to a player's commander's color identity."""
    return commanders
