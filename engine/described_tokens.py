"""What an effect that creates a token says of it: characteristics, name and subtypes (CR 111.3-111.4, 111.9-111.11)."""

from __future__ import annotations

from engine.cards import catalogue
from engine.cards.card import CardFace
from engine.cards.predefined_tokens import by_definition
from engine.game import Game
from engine.record import replace
from engine.rule import Context, rule

WORD = "Token"
"""What the name of a token ends in that it has by its subtypes."""


def described(game: Game, face: CardFace) -> CardFace:
    """The token that an effect creates that says this of it."""
    if not face.types:
        return by_reference(game, face, catalogue.own(face.name) or face)
    face = by_definition(game, face)
    if face.name == " ".join(face.subtypes):
        return named_by_subtypes(game, face)
    if "legendary" in face.supertypes:
        face = legend_of_a_name(game, replace(face, name=" ".join((*face.subtypes, WORD)), ja=""), face)
    return nothing_else(game, face)


@rule("111.4")
def named_by_subtypes(ctx: Context, face: CardFace) -> CardFace:
    """A token that the effect gives no name has its subtypes and the word "Token" for a name."""
    return replace(face, name=f"{face.name} {WORD}", ja=f"{face.ja}・トークン" if face.ja else "")


@rule("111.9")
def legend_of_a_name(ctx: Context, by_subtypes: CardFace, face: CardFace) -> CardFace:
    """A legendary token that is created by name has that name."""
    return face


def _as_the_card(ctx: Context, face: CardFace) -> CardFace:
    """The wrong reading of CR 111.3: what the effect doesn't say is as on the card of that name."""
    card = catalogue.own(face.name)
    return face if card is None else replace(face, mana_cost=card.mana_cost)


@rule("111.3", part="nothing else", otherwise=_as_the_card)
def nothing_else(ctx: Context, face: CardFace) -> CardFace:
    """A token has no characteristics but those that the effect defines: no mana cost, even if there is a card of its name."""
    return face


@rule("111.11")
def by_reference(ctx: Context, only_named: CardFace, card: CardFace) -> CardFace:
    """A token of which an effect says only the name, which is that of a card, has the characteristics of that card."""
    return card
