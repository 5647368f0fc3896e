"""Whether mana pays a cost, by trying everything (CR 106.6, 107.4, 118.3, 118.13, 601.2g-h).

Symbols are written without braces: "2", "R", "W/U", "2/G", "B/P", "S". Mana is written as a letter, with "s" after it if a snow source
produced it, and "!" if it can't be spent on what is cast: "R", "Rs", "R!".
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

Mana = tuple[str, ...]
"""Each mana."""


def ways(symbol: str, mana: Mana) -> Iterator[tuple[Mana, int]]:
    """Each way to pay a symbol from mana: what is left of it, and the life that is paid."""
    for half in symbol.split("/"):
        if half == "P":
            yield mana, 2
        elif half.isdigit():
            yield from ((left, 0) for left in without(mana, int(half)))
        else:
            for place, one in enumerate(mana):
                if one[0] == half or (half == "S" and "s" in one):
                    yield mana[:place] + mana[place + 1 :], 0


def without(mana: Mana, n: int) -> Iterator[Mana]:
    """Every way to take away so much mana of any type (CR 107.4b)."""
    if n == 0:
        yield mana
        return
    for place in range(len(mana)):
        yield from without(mana[:place] + mana[place + 1 :], n - 1)


def payments(symbols: Mana, mana: Mana) -> set[tuple[Mana, int]]:
    """Each way to pay a whole cost: what is left, sorted, and the life that is paid."""
    found = {(tuple(sorted(mana)), 0)}
    for symbol in symbols:
        found = {(tuple(sorted(left)), life + more) for now, life in found for left, more in ways(symbol, now)}
    return found


def castable(symbols: Mana, pool: Mana, sources: tuple[tuple[Mana, ...], ...], life: int) -> bool:
    """Whether a cost can be paid from a pool and with sources, each of which gives one of several series of mana, once."""
    given = ((*pool, *(one for series in each for one in series)) for each in product(*sources))
    usable = (tuple(one for one in whole if "!" not in one) for whole in given)
    return any(paid <= life for whole in usable for _, paid in payments(symbols, whole))


def exact(symbols: Mana, spent: Mana, life: int) -> bool:
    """Whether just this mana and this life pay a cost, with nothing too much."""
    return ((), life) in payments(symbols, spent)
