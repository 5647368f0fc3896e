"""Facets: which parts of what an object is the words of an effect read, and which its changes write (CR 613.8a).

A facet is a group ("types", "colors", "abilities", "pt", …) or one item of it ("types:creature"); "statics" are the static abilities of an
object, "zone:hand" what is in a zone, "more" anything else. What the words read is told by this table, never by a card.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from engine.abilities import Ability
from engine.cards.card import CardFace
from engine.record import fields, is_record
from engine.selectors import This, Those

Facets = frozenset[str]

GRAVEYARD_ORDER = "order:graveyard"
"""How cards lie in a graveyard."""
_READS: dict[str, Callable[[Any], tuple[str, ...]]] = {
    "IsType": lambda p: (f"types:{p.type}",),
    "IsSubtype": lambda p: (f"subtypes:{p.subtype}",),
    "IsSupertype": lambda p: (f"supertypes:{p.supertype}",),
    "IsColor": lambda p: (f"colors:{p.color}",) if p.color else ("colors",),
    "HasKeyword": lambda p: (f"abilities:{p.name}",),
    "HasNoAbilities": lambda p: ("abilities",),
    "HasStatus": lambda p: ("abilities", "more"),
    "GainForManaCost": lambda p: ("mana cost",),
    "Controlled": lambda p: ("controller",),
    "GainControl": lambda p: () if p.seat is not None else ("controller",),
    "ControllerOf": lambda p: ("controller",),
    "Named": lambda p: ("name",),
    "ManaValue": lambda p: ("mana cost",),
    "OfChosenColor": lambda p: ("colors", "more"),
    "SharesColorWith": lambda p: ("colors",),
    "OfChosenName": lambda p: ("name", "more"),
    "ControlledByThose": lambda p: ("controller",),
    **dict.fromkeys(("PowerOf", "ToughnessOf"), lambda p: ("pt",)),
    **dict.fromkeys(("Power", "BaseSize"), lambda p: ("pt",)),
    "ControlledByChosen": lambda p: ("controller",),
    "Each": lambda p: (f"zone:{p.zone}",),
    "EachSpell": lambda p: ("zone:stack",),
    "Everywhere": lambda p: tuple(f"zone:{z}" for z in p.zones),
    "CardsAbove": lambda p: ("zone:graveyard", GRAVEYARD_ORDER),
    "CardTypesAmong": lambda p: ("types",),
    "EvenManaValue": lambda p: ("mana cost",),
    "Devotion": lambda p: ("mana cost", "controller", "zone:battlefield"),
    **dict.fromkeys(
        (
            "Filter", "Owned", "IsPermanent", "Another", "Itself", "IsToken", "Not", "AnyOf", "This", "Target", "Bound", "Host", "Either",
            "Among", "You", "EachOpponent", "EachPlayer", "Those", "NumberOf", "ItsManaValue", "Plus", "X", "AtLeast",
            "Exists", "CostPaid", "OwnedBy", "IsHost", "Isnt", "Remembered", "Sum", "HasCounter", "HasNoCounters", "IsCommander",
            "CastFrom", "WordChosen",
        ),
        lambda p: (),
    ),
    **dict.fromkeys(
        ("CommanderCasts", "IsTapped", "IsFaceDown", "YourTurn", "IsAttacking", "TimesMutated", "LifeTotal", "BeCopyOfChosen"),
        lambda p: ("more",),
    ),
}  # fmt: skip
"""What each word of the filter, amount, selector and condition languages reads itself, besides what its parts read.

Of objects the layers are made of (:func:`engine.layers.compute`), what no effect changes needs no facet: owner, zone, counters, host.
"""
_ANYTHING = ("types", "subtypes", "supertypes", "colors", "abilities", "controller", "name", "mana cost", "pt", "more")
"""What a word reads that isn't in the table."""
_WORDS = ("holds", "select", "count", "true")
"""The questions that words answer."""


@lru_cache(maxsize=65536)
def reads(node: Any, given: bool = False) -> Facets:
    """What an effect's data reads. Fixed objects read nothing; nor does what an effect gives: an ability that something gains, the values
    that something copies. What that says is read when it is there. With ``given`` it counts all the same.
    """
    if isinstance(node, (This, Those)) or (isinstance(node, (Ability, CardFace)) and not given):
        return frozenset()
    found: set[str] = set()
    if is_record(node):
        own = _READS.get(type(node).__name__)
        if own is not None:
            found.update(own(node))
        elif any(hasattr(node, word) for word in _WORDS):
            found.update(_ANYTHING)
        for name in fields(node):
            found |= reads(getattr(node, name), given)
    elif isinstance(node, tuple):
        for part in node:
            found |= reads(part, given)
    return frozenset(found)


@lru_cache(maxsize=65536)
def meet(written: Facets, read: Facets) -> bool:
    """Whether something that is written may be something that is read: the same item, or one the other's group."""
    if not written.isdisjoint(read):
        return True
    return not {_group(w) for w in written}.isdisjoint(r for r in read if ":" not in r) or not {_group(r) for r in read}.isdisjoint(
        w for w in written if ":" not in w
    )


def _group(facet: str) -> str:
    return facet.partition(":")[0]
