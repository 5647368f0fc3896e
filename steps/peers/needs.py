"""What the rulings ask of an engine: ``python -m steps.peers.needs`` plays them all on the reference engine, and writes ``needs.tsv`` here.

A line for each need, in an order in which to build them: what brings the most scenarios comes first. ``scenarios``: how many need it at
all; ``playable``: how many need nothing but this and what stands before it. What every scenario needs is not listed.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from steps.peers import REFERENCE, Engine
from steps.published import ScenarioRun

if TYPE_CHECKING:
    from steps.dispatch import Vocabulary
    from steps.table import Table

ROOT = Path(__file__).resolve().parents[2]
FILE = Path(__file__).with_name("needs.tsv")
_NOT_COUNTED = frozenset({"ready", "board", "clock", "log", "question", "unasked", "computed", "layers", "digest"})
"""Methods that play no part of their own: each scenario calls them, or they tell what the board tells."""


class Recording:
    """A table that notes what is asked of it. Whatever it is asked, another table answers."""

    def __init__(self, table: Any) -> None:
        self._table = table
        self.needs: set[str] = set()

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._table, name)
        return self._noting(name, found) if callable(found) else found

    def _noting(self, name: str, method: Callable[..., Any]) -> Callable[..., Any]:
        def called(*values: Any, **more: Any) -> Any:
            self.needs.update(needs_of(name, values))
            return method(*values, **more)

        return called


def needs_of(method: str, values: tuple[Any, ...]) -> Iterable[str]:
    """What a call needs an engine to have.

    >>> from steps.table import Effect, Life
    >>> list(needs_of("given", (Life(0, 17),))), list(needs_of("effect", (Effect("destroy"),))), list(needs_of("board", ()))
    (['given Life'], ['effect destroy'], [])
    """
    kind = type(values[0]).__name__ if values else ""
    if method in ("given", "do", "begin", "can", "must"):
        yield f"{method} {kind}"
        if kind == "Place":
            things = values[0].things
            yield from ("given Place: a token" for thing in things[:1] if thing.token)
            yield from ("given Place: a merged permanent" for thing in things if thing.under)
    elif method == "effect":
        yield f"effect {values[0].verb}"
    elif method == "answer":
        yield f"answer {values[0].topic}"
    elif method not in _NOT_COUNTED and method not in ("find_card", "similar_cards", "card_name", "abilities_of"):
        yield method


class Noting:
    """A pytest plugin that keeps what each scenario needed."""

    def __init__(self) -> None:
        self._table = Recording(None)
        self.needs: dict[str, frozenset[str]] = {}

    @pytest.hookimpl(optionalhook=True)
    def pytest_saitei_vocabulary(self) -> Vocabulary:
        """The project's own phrases, at tables that note what is asked of them."""
        from steps.project import ProjectVocabulary  # noqa: PLC0415  (not before pytest has made itself ready for pytest-bdd)

        return ProjectVocabulary(Engine(REFERENCE, "", self._new_table))

    def _new_table(self) -> Table:
        from steps.reference import new_table  # noqa: PLC0415

        self._table = Recording(new_table())
        return cast("Table", self._table)

    @pytest.hookimpl(optionalhook=True)
    def pytest_saitei_scenario(self, run: ScenarioRun) -> None:
        """A scenario is over. Those of earlier editions of the rules, which other engines don't play, come to "unsupported"."""
        if run.status != "unsupported":
            self.needs[run.slug] = frozenset(self._table.needs)


def ordered(needs: Mapping[str, frozenset[str]]) -> list[tuple[str, int, int]]:
    """Each need, how many scenarios have it, and how many have no others than it and those before it.

    Next comes what makes the most scenarios playable; where nothing does, what most of those that still lack little wait for.

    >>> ordered({"a": frozenset({"x"}), "b": frozenset({"x", "y"}), "c": frozenset({"z", "y", "x"})})
    [('x', 3, 1), ('y', 2, 2), ('z', 1, 3)]
    """
    counted = Counter(need for found in needs.values() for need in found)
    left = [set(found) for found in needs.values() if found]
    playable = len(needs) - len(left)
    lines: list[tuple[str, int, int]] = []
    while left:
        gain = Counter(next(iter(found)) for found in left if len(found) == 1)
        waits: dict[str, float] = {need: 0.0 for found in left for need in found}
        for found in left:
            for need in found:
                waits[need] += 1 / len(found) ** 2
        best = min(waits, key=lambda need: (-gain[need], -waits[need], need))
        for found in left:
            found.discard(best)
        playable += sum(not found for found in left)
        left = [found for found in left if found]
        lines.append((best, counted[best], playable))
    return lines


def main() -> int:
    """Play the rulings and write what they need."""
    noting = Noting()
    pytest.main(["-q", "-n", "0", "-p", "no:cacheprovider", str(ROOT / "features")], plugins=[noting])
    rows = [("need", "scenarios", "playable"), *((need, str(n), str(playable)) for need, n, playable in ordered(noting.needs))]
    FILE.write_text("".join("\t".join(row) + "\n" for row in rows), encoding="utf-8", newline="\n")
    sys.stdout.write(f"{FILE}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
