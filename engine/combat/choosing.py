"""Which declarations of attackers or blockers obey as many requirements as possible (CR 508.1d, 509.1c).

A declaration chooses something for each of some creatures, or nothing. Creatures that are alike in everything are counted, not told
apart: so the number of declarations to look at grows slowly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations_with_replacement, product

from engine.combat.fight import Pairs
from engine.record import record
from engine.state import ObjectId

Choice = tuple[int, ...]
"""What is chosen for one creature: whom it attacks, or whom it blocks; nothing: ()."""


@record
class Candidate:
    """A creature that could be declared."""

    creature: ObjectId
    choices: tuple[Choice, ...]
    """All that can be chosen for it, () among them."""
    scores: tuple[int, ...]
    """How many requirements each choice obeys by itself."""
    alike: tuple[object, ...] = ()
    """What else tells it from others."""

    @property
    def kind(self) -> tuple[object, ...]:
        return (self.choices, self.scores, self.alike)


def pairs_of(candidate: Candidate, choice: Choice) -> Pairs:
    """A choice as pairs."""
    return tuple((candidate.creature, what) for what in choice)


def declarations(candidates: tuple[Candidate, ...]) -> Iterator[Pairs]:
    """Every declaration."""
    for chosen in product(*(c.choices for c in candidates)):
        yield tuple(pair for c, choice in zip(candidates, chosen, strict=True) for pair in pairs_of(c, choice))


def most_obeyed(candidates: tuple[Candidate, ...], legal: Callable[[Pairs], bool], together: Callable[[Pairs], int]) -> int:
    """The most requirements that a declaration obeys which disobeys no restriction.

    ``legal``: whether a declaration disobeys no restriction. ``together``: the requirements that only a declaration as a whole obeys.
    """
    kinds: dict[tuple[object, ...], list[Candidate]] = {}
    for candidate in candidates:
        kinds.setdefault(candidate.kind, []).append(candidate)
    groups = tuple(kinds.values())
    ways = [combinations_with_replacement(range(len(group[0].choices)), len(group)) for group in groups]
    most = 0
    for chosen in product(*(tuple(w) for w in ways)):
        picked = [(c, n) for group, numbers in zip(groups, chosen, strict=True) for c, n in zip(group, numbers, strict=True)]
        declared = tuple(pair for c, n in picked for pair in pairs_of(c, c.choices[n]))
        score = sum(c.scores[n] for c, n in picked) + together(declared)
        if score > most and legal(declared):
            most = score
    return most
