"""Card definitions: the facts printed on a card (CR 200) and its abilities as data."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mana import ManaCost, in_color_order, parse
from engine.record import record, replace
from engine.spoken import Spoken

if TYPE_CHECKING:
    from engine.abilities import Ability

SUPERTYPES = ("basic", "legendary", "ongoing", "snow", "world")
"""CR 205.4a."""
TYPES = (
    "artifact", "battle", "conspiracy", "creature", "dungeon", "enchantment", "instant", "kindred", "land", "phenomenon", "plane",
    "planeswalker", "scheme", "sorcery", "vanguard",
)
"""CR 205.2a."""


MODAL, TRANSFORMS, FLIPS, MELDS, ADVENTURE = "modal", "transforms", "flips", "melds", "adventure"
"""What a second face is: that of a modal double-faced card (CR 712.3), of a nonmodal one (CR 712.2), the other half of a flip card, or
what a meld card becomes together with its counterpart (CR 712.4); or the alternative characteristics of an adventurer card (CR 715.2)."""


SEPARATOR = " // "
"""What stands between the two names of a split card (CR 709.4a); in Japanese it is a plus sign."""


class CardError(Spoken):
    """A card definition that can't be."""


@record
class CardFace:
    """One face of a card.

    ``name`` is the key: the English name where there is one. ``colors`` follow the mana cost unless a color indicator or a rule says
    otherwise (CR 202.2, 204).
    """

    name: str
    mana_cost: ManaCost | None
    colors: tuple[str, ...]
    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    abilities: tuple[Ability, ...] = ()
    ja: str = ""
    """The Japanese name; "" if there is none or it is not known."""
    aliases: tuple[str, ...] = ()
    """Other names it goes by."""
    back: CardFace | None = None
    """The back face, of the front face of a double-faced card (CR 712); of a flip card or an adventurer card its alternative
    characteristics (CR 710.1b, 715.2)."""
    turns: str = MODAL
    """What ``back`` is: MODAL, TRANSFORMS, FLIPS, MELDS or ADVENTURE."""
    defense: int | None = None
    """Of a battle (CR 210)."""
    halves: tuple[CardFace, ...] = ()
    """The left and the right half, of a split card, whose own values are those of both combined (CR 709.4)."""

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __hash__(self) -> int:
        return hash(self.name)


def card(
    name: str,
    ja: str = "",
    cost: str | None = None,
    type_line: str = "Creature",
    pt: str = "",
    *abilities: Ability,
    colors: str | None = None,
    aliases: tuple[str, ...] = (),
    loyalty: int | None = None,
    defense: int | None = None,
) -> CardFace:
    """Define a card by its facts and abilities.

    Args:
        name: English name, the key of the catalogue.
        ja: Japanese name.
        cost: mana symbols, "{3}{R}"; None for no mana cost.
        type_line: "Legendary Creature — Bear", in English.
        pt: "2/2", or "" for none.
        abilities: in printed order.
        colors: letters of a color indicator or of a token's colors; None: by the mana cost.

    Raises:
        CardError: a type line or P/T that can't be read.
    """
    supertypes, types, subtypes = read_type_line(type_line)
    mana = parse(cost) if cost is not None else None
    power, toughness = read_pt(pt)
    return CardFace(
        name=name,
        ja=ja,
        mana_cost=mana,
        colors=in_color_order(colors) if colors is not None else mana.colors if mana else (),
        supertypes=supertypes,
        types=types,
        subtypes=subtypes,
        power=power,
        toughness=toughness,
        loyalty=loyalty,
        defense=defense,
        abilities=abilities,
        aliases=aliases,
    )


def two_faced(front: CardFace, back: CardFace, turns: str = TRANSFORMS) -> CardFace:
    """A card of two faces, a flip card or an adventurer card."""
    return replace(front, back=back, turns=turns)


def split(left: CardFace, right: CardFace, *abilities: Ability) -> CardFace:
    """A split card of two halves (CR 709); ``abilities``: what stands in the text box of both, as fuse does."""
    return CardFace(
        name=f"{left.name}{SEPARATOR}{right.name}",
        mana_cost=(left.mana_cost or ManaCost()).plus(right.mana_cost or ManaCost()),
        colors=in_color_order((*left.colors, *right.colors)),
        supertypes=_of_both(left.supertypes, right.supertypes),
        types=_of_both(left.types, right.types),
        subtypes=_of_both(left.subtypes, right.subtypes),
        abilities=(*left.abilities, *right.abilities, *abilities),
        ja=f"{left.ja}+{right.ja}" if left.ja and right.ja else "",
        halves=(left, right),
    )


def _of_both(left: tuple[str, ...], right: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys((*left, *right)))


def read_type_line(line: str) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Supertypes, types and subtypes of an English type line (CR 205.1).

    Raises:
        CardError: a word before the dash is neither a supertype nor a card type.
    """
    before, _, after = line.replace(" - ", " — ").partition("—")
    words = ["kindred" if word == "tribal" else word for word in before.lower().split()]
    strange = [w for w in words if w not in SUPERTYPES and w not in TYPES]
    if strange:
        raise CardError(f"no card type or supertype: {', '.join(strange)}", f"カード・タイプでも特殊タイプでもない: {'、'.join(strange)}")
    return tuple(w for w in words if w in SUPERTYPES), tuple(w for w in words if w in TYPES), tuple(after.split())


def read_pt(pt: str) -> tuple[int | None, int | None]:
    """Power and toughness (CR 208.1).

    Raises:
        CardError: not two whole numbers with a slash between them.
    """
    if not pt:
        return None, None
    left, slash, right = pt.partition("/")
    if not slash:
        raise CardError(f'power and toughness must be two numbers: "{pt}"', f"パワーとタフネスは2つの数で書く: 「{pt}」")
    return _number(left, pt), _number(right, pt)


def _number(text: str, pt: str) -> int:
    """A printed number; a star, as long as nothing defines it, counts as 0 (CR 107.2, 208.2)."""
    parts = ["0" if part == "*" else part for part in text.split("+")]
    if not all(part.lstrip("-").isdigit() for part in parts):
        raise CardError(f'power and toughness must be two numbers: "{pt}"', f"パワーとタフネスは2つの数で書く: 「{pt}」")
    return sum(map(int, parts))
