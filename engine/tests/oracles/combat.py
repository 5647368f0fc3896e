"""What can come of combat damage, by trying every way to divide it (CR 510, 702.2, 702.4, 702.7, 702.15, 702.16, 702.19)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import product

PLAYER = -1
"""The defending player, where damage goes to creatures by number."""


@dataclass(frozen=True)
class Fighter:
    """A creature in combat. ``blocks``: which attacker, by number; None: it attacks."""

    power: int
    toughness: int
    keywords: frozenset[str] = frozenset()
    color: str = ""
    protected_from: str = ""
    blocks: int | None = None


Assigned = tuple[tuple[int, int, int], ...]
"""Who deals how much to whom: by, to, n."""


@dataclass(frozen=True)
class Fight:
    """A combat as it stands: damage on each fighter, who is dead, the life of attacker and defender."""

    fighters: tuple[Fighter, ...]
    damage: tuple[int, ...]
    dead: frozenset[int] = frozenset()
    life: tuple[int, int] = (20, 20)
    poisoned: frozenset[int] = field(default=frozenset())
    """Dealt damage by a source with deathtouch."""

    def living(self) -> list[int]:
        return [n for n in range(len(self.fighters)) if n not in self.dead]

    def blockers(self, attacker: int) -> list[int]:
        return [n for n in self.living() if self.fighters[n].blocks == attacker]

    def was_blocked(self, attacker: int) -> bool:
        return any(f.blocks == attacker for f in self.fighters)


Outcome = tuple[frozenset[int], tuple[int, int], tuple[int, ...]]
"""Who is dead, the two life totals, the damage on those who live."""


def outcomes(fighters: tuple[Fighter, ...]) -> set[Outcome]:
    """All that can come of it."""
    begun = Fight(fighters, (0,) * len(fighters))
    quick = frozenset(n for n in begun.living() if fighters[n].keywords & {"first strike", "double strike"})
    fights = {begun}
    if quick:
        fights = {after for fight in fights for after in step(fight, sorted(quick))}
    ended = set()
    for fight in fights:
        left = [n for n in fight.living() if n not in quick or "double strike" in fighters[n].keywords]
        ended |= set(step(fight, left))
    return {(f.dead, f.life, tuple(0 if n in f.dead else f.damage[n] for n in range(len(fighters)))) for f in ended}


def step(fight: Fight, who: list[int]) -> Iterator[Fight]:
    """A combat damage step in which these assign damage."""
    attackers = [n for n in who if fight.fighters[n].blocks is None]
    for divided in product(*(list(of_attacker(fight, n)) for n in attackers)):
        assigned: Assigned = tuple(part for parts in divided for part in parts)
        if legal(fight, assigned):
            yield dealt(fight, (*assigned, *(part for n in who for part in of_blocker(fight, n))))


def of_blocker(fight: Fight, n: int) -> Assigned:
    """CR 510.1d, for one who blocks one."""
    it = fight.fighters[n]
    return ((n, it.blocks, it.power),) if it.blocks is not None and it.blocks not in fight.dead and it.power > 0 else ()


def of_attacker(fight: Fight, n: int) -> Iterator[Assigned]:
    """Every division, the illegal ones of tramplers among them (CR 510.1a-c, 702.19b, 702.19d)."""
    it = fight.fighters[n]
    to = fight.blockers(n)
    if not fight.was_blocked(n) or "trample" in it.keywords:
        to = [*to, PLAYER]
    if not to or it.power <= 0:
        yield ()
        return
    for parts in divisions(it.power, len(to)):
        yield tuple((n, hit, part) for hit, part in zip(to, parts, strict=True) if part)


def divisions(n: int, among: int) -> Iterator[tuple[int, ...]]:
    """Every way to divide a number."""
    if among == 1:
        yield (n,)
        return
    for first in range(n + 1):
        yield from ((first, *rest) for rest in divisions(n - first, among - 1))


def legal(fight: Fight, assigned: Assigned) -> bool:
    """A trampler's damage goes past its blockers only if each of them is assigned lethal damage by all together (CR 702.19b, 702.2c)."""
    past = {by for by, to, _ in assigned if to == PLAYER}
    return all(is_lethal(fight, blocker, assigned) for n in past for blocker in fight.blockers(n))


def is_lethal(fight: Fight, blocker: int, assigned: Assigned) -> bool:
    """Whether a creature is assigned lethal damage."""
    by = [(source, n) for source, to, n in assigned if to == blocker]
    poison = any("deathtouch" in fight.fighters[source].keywords for source, _ in by)
    return poison or fight.damage[blocker] + sum(n for _, n in by) >= fight.fighters[blocker].toughness


def dealt(fight: Fight, assigned: Assigned) -> Fight:
    """All of it is dealt at once; then state-based actions (CR 510.2, 702.16e, 704.5g-h)."""
    damage, poisoned = list(fight.damage), set(fight.poisoned)
    mine, theirs = fight.life
    for by, to, n in assigned:
        source = fight.fighters[by]
        if to != PLAYER and source.color and fight.fighters[to].protected_from == source.color:
            continue
        if to == PLAYER:
            theirs -= n
        else:
            damage[to] += n
            poisoned |= {to} if "deathtouch" in source.keywords else set()
        if "lifelink" in source.keywords:
            mine, theirs = (mine + n, theirs) if source.blocks is None else (mine, theirs + n)
    dead = {n for n in fight.living() if damage[n] >= fight.fighters[n].toughness or n in poisoned}
    return replace(fight, damage=tuple(damage), dead=fight.dead | dead, life=(mine, theirs), poisoned=frozenset(poisoned))
