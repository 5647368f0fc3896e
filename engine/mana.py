"""Mana, mana costs and mana pools (CR 106, 107.4, 202)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.record import record, replace
from engine.spoken import Spoken

if TYPE_CHECKING:
    from engine.mana_terms import ManaTerms

COLORS = ("W", "U", "B", "R", "G")
"""The five colors in the order of CR 105.1, by the letters of their mana symbols."""

SYMBOL = re.compile(r"\{([^{}]+)\}")


SNOW = "S"
"""The snow mana symbol (CR 107.4h)."""


class ManaSyntaxError(Spoken):
    """A text that is no series of mana symbols."""


@record
class Mana:
    """One mana that has been produced: its type, and what is known of where it comes from (CR 106.1b, 106.3)."""

    type: str
    """Its type, as a letter."""
    source: int = -1
    """The object that produced it; -1: none in particular."""
    snow: bool = False
    """Whether a snow source produced it (CR 107.4h)."""
    terms: ManaTerms | None = None
    """What what produced it says of how it can be spent, and what that does (CR 106.6)."""

    @property
    def alike(self) -> tuple[object, ...]:
        """Mana for which this is the same can be spent on the same things, with the same effect."""
        return (self.type, self.snow, self.terms, self.source if self.terms else -1)


def plain(letters: Collection[str]) -> tuple[Mana, ...]:
    """Mana of these types of which nothing else is known."""
    return tuple(Mana(letter) for letter in letters)


def letters_of(mana: Collection[Mana]) -> tuple[str, ...]:
    """The types of some mana, one after another."""
    return tuple(one.type for one in mana)


def no_longer(pool: tuple[Mana, ...], duration: str) -> tuple[Mana, ...]:
    """A pool as it is once the time is over until which some mana of it was to stay."""
    if not any(m.terms and m.terms.lasts == duration for m in pool):
        return pool
    return tuple(replace(m, terms=replace(m.terms, lasts="")) if m.terms and m.terms.lasts == duration else m for m in pool)


@record
class ManaCost:
    """A mana cost or the mana part of a cost.

    ``generic`` is the amount of generic mana; ``symbols`` are the others in printed order, without braces: "R", "C", "X", "B/R",
    "2/W", "G/P", "S".
    """

    generic: int = 0
    symbols: tuple[str, ...] = ()

    def __str__(self) -> str:
        return _shown(self)

    @property
    def mana_value(self) -> int:
        """The mana value of this cost (CR 202.3), with X as 0 (CR 202.3e)."""
        return self.generic + sum(map(_value, self.symbols))

    @property
    def colors(self) -> tuple[str, ...]:
        """The colors of its symbols (CR 202.2)."""
        found = {letter for s in self.symbols for letter in s.split("/")}
        return in_color_order(found)

    @property
    def variable(self) -> bool:
        """Whether it has an {X}."""
        return "X" in self.symbols

    def with_x(self, x: int) -> ManaCost:
        """This cost with a value announced for X (CR 107.3)."""
        return ManaCost(self.generic + x * self.symbols.count("X"), tuple(s for s in self.symbols if s != "X"))

    def plus(self, other: ManaCost) -> ManaCost:
        """Both costs together."""
        return ManaCost(self.generic + other.generic, self.symbols + other.symbols)

    def of_any_color(self) -> ManaCost:
        """What is left to ask of the kinds of mana if any mana may be spent as though it had any color: colored symbols are generic."""
        colored = tuple(s for s in self.symbols if s[0] in COLORS)
        return ManaCost(self.generic + len(colored), tuple(s for s in self.symbols if s[0] not in COLORS))

    def reduced(self, amount: int) -> ManaCost:
        """With up to ``amount`` less generic mana (CR 118.7a: generic reductions leave colored parts alone; never below {0})."""
        return ManaCost(max(0, self.generic - amount), self.symbols)


def in_color_order(colors: Collection[str]) -> tuple[str, ...]:
    """Colors, each once, from white to green."""
    return tuple(c for c in COLORS if c in colors)


@lru_cache(maxsize=4096)
def _shown(cost: ManaCost) -> str:
    xs = [s for s in cost.symbols if s == "X"]
    rest = [s for s in cost.symbols if s != "X"]
    number = [str(cost.generic)] if cost.generic or not cost.symbols else []
    return "".join(f"{{{s}}}" for s in [*xs, *number, *rest])


@lru_cache(maxsize=256)
def _value(symbol: str) -> int:
    """What a symbol adds to a mana value: hybrid counts its largest component (CR 202.3f), Phyrexian 1 (CR 202.3g), X 0."""
    if symbol == "X":
        return 0
    return max((int(part) for part in symbol.split("/") if part.isdigit()), default=1)


@lru_cache(maxsize=4096)
def parse(text: str) -> ManaCost:
    """A cost from its symbols: "{2}{R}".

    Raises:
        ManaSyntaxError: something else stands there.
    """
    generic = 0
    symbols: list[str] = []
    for symbol in split(text):
        if symbol.isdigit():
            generic += int(symbol)
        else:
            symbols.append(symbol)
    return ManaCost(generic, tuple(symbols))


def split(text: str) -> tuple[str, ...]:
    """The symbols of a text without their braces.

    Raises:
        ManaSyntaxError: something stands between them.
    """
    if SYMBOL.sub("", text).strip():
        raise ManaSyntaxError(f'not mana symbols: "{text}"', f"マナ・シンボルではない: 「{text}」")
    symbols = tuple(s.upper() for s in SYMBOL.findall(text))
    for symbol in symbols:
        if not (symbol.isdigit() or all(part in {*COLORS, "C", "X", "S", "P", "2"} for part in symbol.split("/"))):
            raise ManaSyntaxError(f"no mana symbol: {{{symbol}}}", f"そのようなマナ・シンボルはない: {{{symbol}}}")
    return symbols


def payable_with(symbol: str) -> tuple[str, ...]:
    """The kinds of mana that pay a symbol: the hybrid's colors (CR 107.4e), "S" for mana of a snow source; "2" stands for generic mana."""
    letters = tuple(part for part in symbol.split("/") if part in {*COLORS, "C", SNOW})
    return letters if "2" not in symbol.split("/") else (*letters, "2")


def payments(cost: ManaCost, pool: tuple[Mana, ...]) -> Iterator[tuple[Mana, ...]]:
    """Every way, as mana left over, to pay a cost without X from a pool; colored symbols first, each way once."""
    seen: set[tuple[Mana, ...]] = set()

    def pay(symbols: tuple[str, ...], generic: int, left: tuple[Mana, ...]) -> Iterator[tuple[Mana, ...]]:
        if not symbols:
            yield from _pay_generic(generic, left)
            return
        for kind in payable_with(symbols[0]):
            if kind == "2":
                yield from pay(symbols[1:], generic + 2, left)
                continue
            for place in _places(left):
                if left[place].type == kind or (kind == SNOW and left[place].snow):
                    yield from pay(symbols[1:], generic, left[:place] + left[place + 1 :])

    for rest in pay(cost.symbols, cost.generic, tuple(sorted(pool, key=_order))):
        if rest not in seen:
            seen.add(rest)
            yield rest


def _order(mana: Mana) -> tuple[str, bool, bool, int]:
    """Mana about which there is nothing special comes first of its type."""
    return (mana.type, mana.snow, mana.terms is not None, mana.source)


def _places(mana: tuple[Mana, ...]) -> Iterator[int]:
    """The place of the first mana of each kind."""
    seen: list[tuple[object, ...]] = []
    for place, one in enumerate(mana):
        if one.alike not in seen:
            seen.append(one.alike)
            yield place


def _pay_generic(generic: int, left: tuple[Mana, ...]) -> Iterator[tuple[Mana, ...]]:
    """Every way to pay generic mana from what is left; ``left`` is sorted, so that equal mana is taken from the front."""
    if generic > len(left):
        return
    if generic == 0:
        yield left
        return
    for place in _places(left):
        yield from _pay_generic(generic - 1, left[:place] + left[place + 1 :])
