"""What permanents are under a few effects, by trying every order in which these could be applied (CR 613).

In each layer all orders of the effects are tried; the one that is right has in each place an effect that depends on none still to come,
loops aside, and of several such effects the oldest (CR 613.7, 613.8).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import permutations

LAYERS = ("4", "5", "6", "7a", "7b", "7c", "7d")
LAND_TYPES = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})

Words = frozenset[str]


@dataclass(frozen=True)
class Change:
    """What an effect does in one layer. Verbs: also type, also subtype, land type (instead of what land types it has), color, also color,
    gain, lose all, set, add, switch, count (set to the number of creatures)."""

    layer: str
    verb: str
    word: str = ""
    power: int = 0
    toughness: int = 0


@dataclass(frozen=True)
class Effect:
    """A static ability of a permanent. ``what``: this, all, type, other type, subtype, color, keyword, no keyword; with a word."""

    what: str
    word: str
    changes: tuple[Change, ...]
    defines: bool = False
    """Whether it is characteristic-defining."""


@dataclass(frozen=True)
class Thing:
    """A permanent; the first is the oldest."""

    types: Words
    subtypes: Words = frozenset()
    colors: Words = frozenset()
    keywords: Words = frozenset()
    power: int = 0
    toughness: int = 0
    counters: int = 0
    """+1/+1 counters."""
    effect: Effect | None = None


World = tuple[Thing, ...]
Begun = tuple[tuple[int, Effect, tuple[int, ...]], ...]
"""Effects that have begun to apply: of which permanent, and to which ones they go on to apply (CR 613.6)."""


def affected(world: World, source: int, effect: Effect, begun: Begun) -> tuple[int, ...]:
    """What an effect applies to."""
    for whose, _, objects in begun:
        if whose == source:
            return objects
    return tuple(n for n, thing in enumerate(world) if _fits(effect, thing, n == source))


def _fits(effect: Effect, thing: Thing, itself: bool) -> bool:
    match effect.what:
        case "this":
            return itself
        case "all":
            return True
        case "type":
            return effect.word in thing.types
        case "other type":
            return effect.word in thing.types and not itself
        case "subtype":
            return effect.word in thing.subtypes
        case "color":
            return effect.word in thing.colors
        case "keyword":
            return effect.word in thing.keywords
    return effect.word not in thing.keywords


def changed(world: World, thing: Thing, change: Change) -> Thing:
    """A permanent after one change."""
    word = frozenset({change.word})
    match change.verb:
        case "also type":
            return replace(thing, types=thing.types | word)
        case "also subtype":
            if "land" not in thing.types:
                return thing  # CR 205.3d: no land, no land type
            return replace(thing, subtypes=thing.subtypes | word)
        case "land type":  # CR 305.7
            return replace(thing, subtypes=thing.subtypes - LAND_TYPES | word, keywords=frozenset(), effect=None)
        case "color":
            return replace(thing, colors=word)
        case "also color":
            return replace(thing, colors=thing.colors | word)
        case "gain":
            return replace(thing, keywords=thing.keywords | word)
        case "lose all":
            return replace(thing, keywords=frozenset(), effect=None)
        case "set":
            return replace(thing, power=change.power, toughness=change.toughness)
        case "add":
            return replace(thing, power=thing.power + change.power, toughness=thing.toughness + change.toughness)
        case "count":
            return replace(thing, power=_creatures(world), toughness=_creatures(world))
    return replace(thing, power=thing.toughness, toughness=thing.power)


def _creatures(world: World) -> int:
    return sum("creature" in thing.types for thing in world)


def there(world: World, begun: Begun, layer: str) -> dict[int, Effect]:
    """The effects to be applied in a layer, by their source: those that still exist, and those that have begun."""
    found = {n: thing.effect for n, thing in enumerate(world) if thing.effect is not None}
    found.update({n: effect for n, effect, _ in begun})
    return {n: effect for n, effect in found.items() if any(c.layer == layer for c in effect.changes)}


def applied(world: World, begun: Begun, layer: str, source: int, effect: Effect) -> tuple[World, Begun]:
    """After an effect has been applied in a layer."""
    objects = affected(world, source, effect, begun)
    for change in effect.changes:
        if change.layer == layer:
            world = tuple(changed(world, thing, change) if n in objects else thing for n, thing in enumerate(world))
    if not any(whose == source for whose, _, _ in begun):
        begun = (*begun, (source, effect, objects))
    return world, begun


def depends(world: World, begun: Begun, layer: str, one: int, other: int) -> bool:
    """Whether applying the other would change whether the one exists, what it applies to or what it does there (CR 613.8a)."""
    effects = there(world, begun, layer)
    if effects[one].defines != effects[other].defines:
        return False
    after, then = applied(world, begun, layer, other, effects[other])
    if one not in there(after, then, layer):
        return True
    if affected(world, one, effects[one], begun) != affected(after, one, effects[one], then):
        return True
    counts = any(c.verb == "count" and c.layer == layer for c in effects[one].changes)
    return counts and _creatures(world) != _creatures(after)


def may_be_next(world: World, begun: Begun, layer: str, left: tuple[int, ...]) -> int:
    """Which of the effects that are left the rules have applied next."""
    effects = there(world, begun, layer)
    first = [n for n in left if effects[n].defines] or list(left)  # CR 613.3
    waits = {n: {m for m in first if m != n and depends(world, begun, layer, n, m)} for n in first}
    free = [n for n in first if all(n in _reached(m, waits) for m in waits[n])]  # CR 613.8b: all that it waits for waits for it, too
    return min(free)


def _reached(start: int, waits: dict[int, set[int]]) -> set[int]:
    found: set[int] = set()
    todo = [start]
    while todo:
        for n in sorted(waits[todo.pop()] - found):
            found.add(n)
            todo.append(n)
    return found


def tries(world: World, begun: Begun, layer: str) -> Iterator[tuple[World, Begun]]:
    """What each right order of a layer's effects comes to: there is one."""
    begun_with = (world, begun)
    for order in permutations(range(len(world))):
        world, begun = begun_with
        done: list[int] = []
        right = True
        while right:
            left = tuple(n for n in there(world, begun, layer) if n not in done)
            if not left:
                break
            n = next(n for n in order if n in left)
            right = n == may_be_next(world, begun, layer, left)
            world, begun = applied(world, begun, layer, n, there(world, begun, layer)[n])
            done.append(n)
        if right:
            yield world, begun


def result(world: World) -> World:
    """All permanents as they are after every layer."""
    begun: Begun = ()
    for layer in LAYERS:
        found = set(tries(world, begun, layer))
        assert len(found) == 1, found
        ((world, begun),) = found
        if layer == "7c":
            world = tuple(replace(t, power=t.power + t.counters, toughness=t.toughness + t.counters) for t in world)
    return world
