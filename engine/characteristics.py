"""Characteristics of objects (CR 109.3, 200-209) and what else continuous effects decide about them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.abilities import Instance, KeywordAbility
from engine.mana import ManaCost
from engine.record import record, replace

if TYPE_CHECKING:
    from engine.cards.card import CardFace
    from engine.state import Object

@record
class Characteristics:
    """What an object is at one moment.

    ``name`` is the catalogue's key of the name, "" for none. ``mana_cost`` None: it has no mana cost (CR 202.1b). Types and supertypes
    are lower case, subtypes as printed. ``controller`` is no characteristic (CR 109.3) but decided by layer 2 all the same.
    """

    name: str = ""
    mana_cost: ManaCost | None = None
    colors: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    abilities: tuple[Instance, ...] = ()
    barred: tuple[str, ...] = ()
    """Keyword abilities that it can't have (CR 113.11)."""
    value_cost: ManaCost | None = None
    """The mana cost by which its mana value is calculated, if not by its own (CR 202.3b)."""
    controller: int = 0
    flipped: bool = False
    """Its status (CR 110.5), which copy effects look at (CR 707.3)."""
    unflipped: CardFace | None = None
    """What is copied of it, if it is flipped and has copied the values of a flip card."""
    rules: tuple[str, ...] = ()
    """Keys of the rules that made it so."""

    def but(self, **changes: Any) -> Characteristics:
        """The same with some fields changed."""
        return replace(self, **changes)

    def is_type(self, *types: str) -> bool:
        """Whether it has one of these card types."""
        return any(map(self.types.__contains__, types))

    @property
    def permanent_type(self) -> bool:
        """Whether a card with these types can be a permanent (CR 110.4)."""
        return not self.is_type("instant", "sorcery")

    def keywords(self, name: str) -> tuple[Instance, ...]:
        """Its instances of a keyword ability."""
        return tuple(i for i in self.abilities if isinstance(i.ability, KeywordAbility) and i.ability.name == name)

    def has(self, name: str) -> bool:
        """Whether it has a keyword ability."""
        return any(isinstance(i.ability, KeywordAbility) and i.ability.name == name for i in self.abilities)

    @property
    def mana_value(self) -> int:
        """CR 202.3, with X as 0; a spell's X is added by whoever knows it (CR 202.3e)."""
        cost = self.value_cost or self.mana_cost
        return cost.mana_value if cost else 0


@lru_cache(maxsize=65536)
def printed(face: CardFace, component: int = 0, controller: int = 0) -> Characteristics:
    """The characteristics printed on a card (CR 109.3), its abilities numbered by their place."""
    return Characteristics(
        name=face.name,
        mana_cost=face.mana_cost,
        colors=face.colors,
        supertypes=face.supertypes,
        types=face.types,
        subtypes=face.subtypes,
        power=face.power,
        toughness=face.toughness,
        loyalty=face.loyalty,
        defense=face.defense,
        abilities=tuple(Instance(a, ("printed", component, n)) for n, a in enumerate(face.abilities)),
        controller=controller,
    )


def base(obj: Object) -> Characteristics:
    """An object's characteristics before any continuous effect: those of its first component."""
    if not obj.components:
        return Characteristics(controller=obj.controller)
    return printed(obj.first.face, 0, obj.controller)
