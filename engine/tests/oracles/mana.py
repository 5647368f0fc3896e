"""Whether mana pays a cost, by trying everything (CR 107.4, 118.3, 118.13, 601.2g-h).

Symbols are written without braces: "2", "R", "W/U", "2/G", "B/P".
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

Mana = tuple[str, ...]
"""Letters, one for each mana."""


def ways(symbol: str, mana: Mana) -> Iterator[tuple[Mana, int]]:
    """Each way to pay a symbol from mana: what is left of it, and the life that is paid."""
    for half in symbol.split("/"):
        if half == "P":
            yield mana, 2
        elif half.isdigit():
            yield from ((left, 0) for left in without(mana, int(half)))
        elif half in mana:
            place = mana.index(half)
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


def castable(symbols: Mana, pool: Mana, sources: tuple[tuple[str, ...], ...], life: int) -> bool:
    """Whether a cost can be paid from a pool and with sources, each of which gives one of several series of mana, once."""
    given = ((*pool, *"".join(each)) for each in product(*sources))
    return any(paid <= life for whole in given for _, paid in payments(symbols, whole))


def exact(symbols: Mana, spent: Mana, life: int) -> bool:
    """Whether just this mana and this life pay a cost, with nothing too much."""
    return ((), life) in payments(symbols, spent)
