"""Which abilities a card or a keyword can put on the stack: so that a line about one that can never be there is not taken for true."""

from __future__ import annotations

from engine.abilities import Activated, KeywordAbility, SpellAbility, Static, Triggered
from engine.cards.card import CardFace
from engine.keywords import Keyword, register
from engine.subtypes import BASIC_LAND_TYPES

Pairs = tuple[tuple[str, str], ...]

_PLAIN = Keyword("", "", "")


def of_face(face: CardFace) -> Pairs:
    """Of a card: those printed on it, those of its keywords; whatever it does may make a delayed one (CR 603.7)."""
    found: dict[tuple[str, str], None] = {}
    if "land" in face.types and any(s in BASIC_LAND_TYPES for s in face.subtypes):
        found |= {("activated", ""): None, ("mana", ""): None}
    for ability in face.abilities:
        if isinstance(ability, KeywordAbility):
            found |= dict.fromkeys(of_keyword(ability.name))
        elif isinstance(ability, Triggered):
            found |= {("triggered", ""): None, ("delayed", ""): None}
        elif isinstance(ability, Activated):
            found |= {("activated", ""): None, ("mana", ""): None, ("delayed", ""): None}
        elif isinstance(ability, SpellAbility | Static):
            found |= {("delayed", ""): None}
    return tuple(found)


def is_keyword(name: str) -> bool:
    """Whether it is how a keyword is written; a card may have the same name with a capital letter."""
    return name in register()


def of_keyword(name: str) -> Pairs:
    """Of a keyword: what its file says it stands for, and what it makes as its spell becomes a permanent."""
    keyword = register().get(name, _PLAIN)
    found: Pairs = ()
    if keyword.stands_for is not _PLAIN.stands_for:
        found += (("triggered", name), ("activated", name))
    if keyword.as_drawn is not _PLAIN.as_drawn:
        found += (("triggered", name),)
    if keyword.becomes is not _PLAIN.becomes:
        found += (("delayed", name),)
    return found
