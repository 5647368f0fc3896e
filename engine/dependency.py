"""Which effect of a layer is applied next (CR 613.3, 613.7, 613.8): timestamps, and dependency found by trial."""

from __future__ import annotations

from collections.abc import Iterator

from engine.changes.abilities import LoseAbilities
from engine.continuous import Active
from engine.facets import Facets, meet
from engine.layering import Key, Layering
from engine.rule import rule

Actives = tuple[Active, ...]
Waits = dict[int, tuple[int, ...]]
"""For each effect, by its place, those that it depends on."""
Outcome = tuple[object, ...]


class Order:
    """The effects of a layer that are still to be applied, and what is known of their dependencies."""

    def __init__(self, layering: Layering, layer: str) -> None:
        self.layering = layering
        self.layer = layer
        self._done: set[Key] = set()
        self._writes: dict[Key, Facets] = {}
        self._known: dict[tuple[Key, Key], tuple[Facets, bool]] = {}
        self._existence = layering.existence
        self._why: dict[str, None] = {}
        """Rules that have decided which effects are applied in this layer, and in which order."""

    def candidates(self) -> Actives:
        """The effects that change something in this layer and haven't yet, oldest first."""
        started = self.layering.started
        found = [a for a in self.layering.actives() if self.layer in a.layers and a.key not in started]
        if started:
            found += [a for a, _ in going_on(self.layering, (), self.layering, self.layer)]
        return tuple(sorted((a for a in found if a.key not in self._done), key=lambda a: a.order))

    def next(self, left: Actives) -> Active:
        """The effect to apply next."""
        first = defining_first(self.layering, left)
        ordered = in_timestamp_order(self.layering, first)
        if self.layer == "6" and len(ordered) > 1:
            ordered = the_latest_prevails(self.layering, ordered)
        oldest, *_ = ordered
        return next((active for n, active in enumerate(ordered) if not self._waiting(n, ordered)), oldest)

    def _waiting(self, n: int, ordered: Actives) -> bool:
        """Whether an effect waits for others; of all that wait, in a wrong reading, the oldest is applied."""
        return waits_for_others(self.layering, False, loops_ignored(self.layering, self._waits(n, ordered))[n])

    def _waits(self, n: int, ordered: Actives) -> Waits:
        """What an effect depends on, what those depend on, and so on."""
        found: Waits = {}
        todo = [n]
        while todo:
            m = todo.pop()
            if m not in found:
                found[m] = tuple(k for k, b in enumerate(ordered) if k != m and self._depends(ordered[m], b))
                todo.extend(found[m])
        return found

    def _depends(self, a: Active, b: Active) -> bool:
        if not self._may_depend(a, b):
            return False
        pair = (a.key, b.key)
        if pair not in self._known:
            self._known[pair] = (a.reads | b.reads | self._written(b), depends(self.layering, False, a, b, self.layer))
        return self._known[pair][1]

    def _may_depend(self, a: Active, b: Active) -> bool:
        """Whether what one effect writes can be something that the other reads; only then a trial is worth while."""
        written = self._written(b)
        if meet(written, a.reads):
            return True
        return "statics" in written and a.key not in self.layering.started and a.source in self.layering.affected(b)

    def _written(self, active: Active) -> Facets:
        found = self._writes.get(active.key)
        if found is None:
            found = self._writes[active.key] = active.writes(self.layer)
        return found

    def all(self, left: Actives) -> Iterator[tuple[int, int]]:
        """Every dependency among these effects, as pairs of sources."""
        return ((a.source, b.source) for a in left for b in left if a is not b and self._depends(a, b))

    def apply(self, active: Active, left: Actives) -> Actives:
        """Apply an effect; the ones left after it."""
        self._why.update(dict.fromkeys(self.layering.cited()))
        self.layering.apply(active, self.layer, tuple(self._why))
        self._done.add(active.key)
        return evaluated_anew(self.layering, tuple(a for a in left if a is not active), self, active)

    def anew(self, left: Actives, applied: Active) -> Actives:
        """Find out again which effects there are, and forget what may depend on what now."""
        written = self._written(applied)
        exists = self._existence is self.layering.existence
        self._existence = self.layering.existence
        self._known = {pair: known for pair, known in self._known.items() if exists and not meet(written, known[0])}
        return left if exists else self.candidates()


@rule("613.8c")
def evaluated_anew(ctx: Layering, left: Actives, order: Order, applied: Active) -> Actives:
    """After each application it is found out anew which effects there are and in which order they apply."""
    return order.anew(left, applied)


Started = tuple[tuple[Active, tuple[int, ...]], ...]


def _if_they_exist(ctx: object, found: Started, layering: Layering, layer: str) -> Started:
    """The wrong reading of CR 613.6: an effect whose ability is gone isn't applied further."""
    existing = {a.key for a in layering.actives()}
    return tuple(begun for begun in _begun(layering, layer) if begun[0].key in existing)


@rule("613.6", part="goes on", otherwise=_if_they_exist)
def going_on(ctx: object, found: Started, layering: Layering, layer: str) -> Started:
    """An effect that has begun to apply in an earlier layer goes on even if the ability that generates it is gone."""
    return _begun(layering, layer)


def _begun(layering: Layering, layer: str) -> Started:
    return tuple(begun for begun in layering.started.values() if layer in begun[0].layers)


@rule("613.3")
def defining_first(ctx: object, effects: Actives) -> Actives:
    """Effects of characteristic-defining abilities are applied before all others."""
    return tuple(a for a in effects if a.characteristic_defining) or effects


@rule("613.7", otherwise=lambda ctx, effects: effects[::-1])
def in_timestamp_order(ctx: object, effects: Actives) -> Actives:
    """Effects are applied from the oldest timestamp to the newest."""
    return effects


def _losing_last(ctx: object, effects: Actives) -> Actives:
    """The wrong reading of CR 101.2a: that something loses abilities takes precedence over that it gains them."""
    return tuple(sorted(effects, key=lambda a: any(isinstance(c, LoseAbilities) for c in a.layers["6"])))


@rule("101.2a", "113.10c", otherwise=_losing_last)
def the_latest_prevails(ctx: object, effects: Actives) -> Actives:
    """Losing abilities isn't something that "can't" be: of effects that add and remove an ability the most recent one prevails."""
    return effects


def _oldest_waits(ctx: object, waits: Waits) -> Waits:
    """The wrong reading of CR 613.8b: of a loop the oldest effect goes on waiting for the others."""
    return {n: tuple(m for m in ms if n not in _reach(m, waits) or n == min(_loop(n, waits))) for n, ms in waits.items()}


def _loop(n: int, waits: Waits) -> set[int]:
    """The effects that wait for one another with this one, itself included."""
    return {m for m in _reach(n, waits) if n in _reach(m, waits)}


@rule("613.8b", part="loops", otherwise=_oldest_waits)
def loops_ignored(ctx: object, waits: Waits) -> Waits:
    """Effects of a dependency loop don't wait for one another."""
    return {n: tuple(m for m in ms if n not in _reach(m, waits)) for n, ms in waits.items()}


@rule("613.8", "613.8b", part="waiting")
def waits_for_others(ctx: object, waits: bool, on: tuple[int, ...]) -> bool:
    """An effect waits for those it depends on."""
    return waits or bool(on)


def _reach(start: int, waits: Waits) -> set[int]:
    """The effects that one depends on, over any number of steps, itself included."""
    found: set[int] = set()
    todo = [start]
    while todo:
        n = todo.pop()
        if n not in found:
            found.add(n)
            todo.extend(waits[n])
    return found


@rule("613.8a")
def depends(layering: Layering, dependent: bool, a: Active, b: Active, layer: str) -> bool:
    """One effect depends on another in a layer if applying that would change its existence, what it affects or what it does."""
    if a.characteristic_defining != b.characteristic_defining:
        return dependent
    before = _outcome(layering, a, layer)
    trial = layering.trial()
    trial.apply(b, layer)
    return _outcome(trial, a, layer) != before


def _outcome(layering: Layering, active: Active, layer: str) -> Outcome:
    """Whether an effect exists, what it affects, what it does."""
    now = layering.current(active)
    if now is None:
        return ()
    return (layering.affected(now), tuple(c.concrete(layering, now.env) for c in now.layers.get(layer, ())))
