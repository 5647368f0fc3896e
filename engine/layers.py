"""The interaction of continuous effects (CR 613): what every object is, layer by layer.

In each layer the next effect is picked anew after every application (CR 613.8c): by timestamp (613.7), but after those it depends on
(613.8a-b), characteristic-defining ones first (613.3). Dependency is found by trying: an effect depends on another if, with the other
applied, it would exist or not, affect other objects, or do something else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import lru_cache

from engine import keywords
from engine.abilities import Ability, Instance, KeywordAbility, Static, Triggered
from engine.cards.card import CardFace
from engine.changes import LAYERS, Change, ModifyPowerToughness
from engine.characteristics import Characteristics, base
from engine.continuous import Active, Modify, StaticEffect
from engine.rule import rule
from engine.selectors import This, Those
from engine.state import BATTLEFIELD, EVERYBODY, STACK, Object, ObjectId, Player, Seat, State, ZoneKey
from engine.view import Env


@dataclass(frozen=True, slots=True)
class Listening:
    """A triggered ability that an object has."""

    source: ObjectId
    instance: Instance
    ability: Triggered
    keyword: str
    index: int


@dataclass(frozen=True, slots=True)
class Applied:
    """One line of the layers' trace: in which layer an effect of which object changed what."""

    layer: str
    source: int
    change: Change
    affected: tuple[ObjectId, ...]


class Layers:
    """All objects of a state as continuous effects make them, and the effects in force."""

    def __init__(
        self,
        state: State,
        rows: dict[ObjectId, Characteristics],
        trace: tuple[Applied, ...] = (),
        dependencies: tuple[tuple[int, int], ...] = (),
        made_of: tuple[object, ...] | None = None,
    ) -> None:
        self._state = state
        self._made_of = made_of
        self._rows = rows
        self._kinds: dict[type[StaticEffect], tuple[Active, ...]] = {}
        self._actives: tuple[Active, ...] | None = None
        self._listening: tuple[Listening, ...] | None = None
        self.trace = trace
        self.dependencies = dependencies

    def for_state(self, state: State, made_of: tuple[object, ...]) -> Layers | None:
        """The same for a later state in which nothing has changed that they are made of; None if something has."""
        if self._made_of is None or self._made_of != made_of:
            return None
        same = copy(self)
        same._state = state
        return same

    def characteristics(self, obj: ObjectId) -> Characteristics:
        """What an object is (CR 613)."""
        row = self._rows.get(obj)
        if row is None:
            row = self._rows[obj] = base(self._state.objects[obj])
        return row

    def in_force(self, kind: type[StaticEffect]) -> tuple[Active, ...]:
        """The effects of a kind that are in force, oldest first; those of the layers aside."""
        found = self._kinds.get(kind)
        if found is None:
            if self._actives is None:
                view = Layering(self._state, self._rows)
                self._actives = tuple(sorted(view.actives(), key=lambda a: a.timestamp))
            found = self._kinds[kind] = tuple(a for a in self._actives if isinstance(a.effect, kind))
        return found

    @property
    def listening(self) -> tuple[Listening, ...]:
        """Every triggered ability of objects where it functions, by object."""
        if self._listening is None:
            self._listening = tuple(_listening(self._state, self))
        return self._listening

    def abilities_of(self, obj: ObjectId) -> Iterator[tuple[Instance, Ability, str]]:
        """An object's abilities, keywords written out: instance, what it stands for, keyword."""
        view = Layering(self._state, self._rows)
        return view.abilities_of(obj)


def compute(state: State, before: Layers | None = None) -> Layers:
    """Apply every continuous effect of a state. ``before``: the layers of an earlier state, which may still hold."""
    made_of = _made_of(state)
    still = before.for_state(state, made_of) if before is not None else None
    if still is not None:
        return still
    layering = Layering(state, {i: base(state.objects[i]) for i in (*state.battlefield(), *state.zone(STACK))})
    if layering.anything():
        for layer in LAYERS:
            _apply_layer(layering, layer)
        for obj, rules in layering.found_by.items():
            if rules and obj in layering.rows:
                row = layering.rows[obj]
                layering.rows[obj] = replace(row, rules=tuple(dict.fromkeys((*row.rules, *rules))))
    return Layers(state, layering.rows, tuple(layering.trace), tuple(layering.dependencies), None if layering.reads_more else made_of)


def _made_of(state: State) -> tuple[object, ...]:
    """All that the layers of a state are made of, as long as no effect reads anything else."""
    objects = state.objects
    parts: list[object] = [state.effects, state.off]
    for zone in (BATTLEFIELD, STACK):
        for i in state.zones[zone, EVERYBODY]:
            it = objects[i]
            parts.append((i, it.components, it.controller, it.timestamp, it.counters, it.announced, it.face_down, it.phased_out))
    parts.extend(_functioning_elsewhere(state))
    return tuple(parts)


def _functioning_elsewhere(state: State) -> tuple[ObjectId, ...]:
    """Objects outside battlefield and stack with static or triggered abilities that function there."""
    return state.of_zones(_functioning_in)


def _functioning_in(state: State, place: ZoneKey) -> tuple[ObjectId, ...]:
    if place[0] in (BATTLEFIELD, STACK):
        return ()
    faces = ((i, state.objects[i].components[0].face) for i in state.zones[place] if state.objects[i].components)
    return tuple(i for i, face in faces if face.abilities and place[0] in functional_zones(face))


class Layering:
    """The layers while they are being applied: a view of what has been applied so far."""

    def __init__(self, state: State, rows: dict[ObjectId, Characteristics]) -> None:
        self.whole = state
        self.rows = rows
        self.trace: list[Applied] = []
        self.dependencies: dict[tuple[int, int], None] = {}
        """Pairs of sources: the effect of the first depends on the effect of the second."""
        self.found_by: dict[ObjectId, dict[str, None]] = {}
        """Rules applied in finding out which abilities an object has."""
        self._found: tuple[Active, ...] | None = None
        self.elsewhere = _functioning_elsewhere(state)
        self.reads_more = False
        """Whether an effect reads anything but what objects are."""
        self.started: dict[tuple[object, ...], tuple[Active, tuple[ObjectId, ...]]] = {}
        self._cited: list[str] = []

    # --- a context for rules ---------------------------------------------------------------------------------------------------------

    @property
    def off(self) -> frozenset[str]:
        return self.whole.off

    def cite(self, *keys: str) -> None:
        self._cited.extend(keys)

    def cited(self) -> tuple[str, ...]:
        """The rules applied since this was last asked."""
        found = tuple(dict.fromkeys(self._cited))
        self._cited.clear()
        return found

    # --- a view ----------------------------------------------------------------------------------------------------------------------

    @property
    def objects(self) -> Mapping[ObjectId, Object]:
        return self.whole.objects

    def characteristics(self, obj: ObjectId) -> Characteristics:
        row = self.rows.get(obj)
        if row is None:
            row = self.rows[obj] = base(self.whole.objects[obj])
        return row

    def controller(self, obj: ObjectId) -> Seat:
        return self.characteristics(obj).controller

    def battlefield(self) -> Iterator[ObjectId]:
        return self.whole.battlefield()

    def zone(self, zone: str, seat: Seat = -1) -> tuple[ObjectId, ...]:
        return self.whole.zone(zone, seat)

    def player(self, seat: Seat) -> Player:
        return self.whole.player(seat)

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        return self.whole.opponents(seat)

    # --- effects ---------------------------------------------------------------------------------------------------------------------

    def anything(self) -> bool:
        """Whether any effect may change any object: most boards have none."""
        if self.whole.effects:
            return True
        return any(
            self.whole.objects[i].counters or any(isinstance(x.ability, (Static, KeywordAbility)) for x in row.abilities)
            for i, row in self.rows.items()
        ) or bool(self.elsewhere)

    def abilities_of(self, obj: ObjectId) -> Iterator[tuple[Instance, Ability, str]]:
        """An object's abilities, keywords written out."""
        for instance in self.characteristics(obj).abilities:
            if isinstance(instance.ability, KeywordAbility):
                name = instance.ability.name
                for ability in keywords.named(name).stands_for(self, (), instance, self, obj):
                    yield instance, ability, name
            else:
                yield instance, instance.ability, ""

    def actives(self) -> Iterator[Active]:
        """Every continuous effect in force as far as the layers have come."""
        for obj in (*list(self.rows), *self.elsewhere):
            if obj in self.whole.objects:
                yield from self._actives_of(obj)
        for effect in self.whole.effects:
            self.reads_more |= _reads_more(effect.effect)
            yield Active(effect.effect, effect.env, effect.timestamp, effect.env.this)

    def actives_so_far(self) -> tuple[Active, ...]:
        """The same, found anew only after something has been changed."""
        if self._found is None:
            self._found = tuple(self.actives())
        return self._found

    def change(self, obj: ObjectId, row: Characteristics) -> None:
        """An object becomes something else."""
        self.rows[obj] = row
        self._found = None

    def _actives_of(self, obj: ObjectId) -> list[Active]:
        it = self.whole.objects[obj]
        before = self.cited()
        found: list[Active] = []
        for instance, ability, _ in self.abilities_of(obj):
            if isinstance(ability, Static) and it.zone in ability.zones:
                env = Env(you=self.controller(obj), this=obj, origin=instance.origin)
                self.reads_more |= ability.condition is not None or any(_reads_more(e) for e in ability.effects)
                if ability.condition is None or ability.condition.true(self, env):
                    granted = instance.origin[2] if instance.origin[0] == "granted" else 0
                    timestamp = max(it.timestamp, granted)
                    found += [Active(e, env, timestamp, obj, n, ability.characteristic_defining) for n, e in enumerate(ability.effects)]
        self.found_by.setdefault(obj, {}).update(dict.fromkeys(self.cited()))
        self._cited.extend(before)
        return found

    def affected(self, active: Active) -> tuple[ObjectId, ...]:
        """What an effect affects: fixed once it has begun to apply (CR 613.6)."""
        if active.key in self.started:
            return self.started[active.key][1]
        effect = active.effect
        return tuple(i for i in effect.what.select(self, active.env) if i in self.whole.objects) if isinstance(effect, Modify) else ()

    def trial(self) -> Layering:
        """A copy to try something on; what is cited there counts for nothing."""
        copy = Layering(self.whole, dict(self.rows))
        copy.started = dict(self.started)
        return copy


@lru_cache(maxsize=65536)
def functional_zones(face: CardFace) -> frozenset[str]:
    """The zones in which static and triggered abilities printed on a card function."""
    return frozenset(z for a in face.abilities if isinstance(a, (Static, Triggered)) for z in a.zones)


def _reads_more(effect: StaticEffect) -> bool:
    """Whether what an effect does to objects hangs on anything but what objects are."""
    return isinstance(effect, Modify) and "more" in reads(effect)


def _apply_layer(layering: Layering, layer: str) -> None:
    if layer == "7c":
        _apply_counters(layering)
    left = _candidates(layering, layer)
    done: set[tuple[object, ...]] = set()
    while left:
        active = _next(layering, left, layer)
        _apply(layering, active, layer)
        done.add(active.key)
        left = evaluated_anew(layering, tuple(a for a in left if a.key not in done), layer, done)


@rule("613.8c")
def evaluated_anew(layering: Layering, left: tuple[Active, ...], layer: str, done: set[tuple[object, ...]]) -> tuple[Active, ...]:
    """After each application it is found out anew which effects there are and in which order they apply."""
    return tuple(a for a in _candidates(layering, layer) if a.key not in done)


def _candidates(layering: Layering, layer: str) -> tuple[Active, ...]:
    """The effects that change something in a layer: those that exist, and those that began in an earlier one (CR 613.6)."""
    found = {a.key: a for a, _ in layering.started.values()}
    found.update({a.key: a for a in layering.actives_so_far()})
    return tuple(a for a in found.values() if isinstance(a.effect, Modify) and any(c.layer == layer for c in a.effect.changes))


def _changes(active: Active, layer: str) -> tuple[Change, ...]:
    return tuple(c for c in active.effect.changes if c.layer == layer) if isinstance(active.effect, Modify) else ()


def _apply(layering: Layering, active: Active, layer: str) -> None:
    """Apply what an effect does in a layer to everything it affects."""
    affected = layering.affected(active)
    layering.started[active.key] = (active, affected)
    effect = active.effect
    if not isinstance(effect, Modify):
        return
    rules = (*layering.cited(), *effect.rules)
    for change in _changes(active, layer):
        concrete = change.concrete(layering, active.env)
        for obj in affected:
            before = layering.characteristics(obj)
            after = concrete.apply(layering, before, active.env, active.timestamp)
            cited = layering.cited()
            if after != before:
                layering.change(obj, replace(after, rules=tuple(dict.fromkeys((*after.rules, *rules, *cited)))))
        layering.trace.append(Applied(layer, active.source, concrete, affected))


def _apply_counters(layering: Layering) -> None:
    """Counters that modify power and toughness (CR 122.1a, 613.4c)."""
    for obj in tuple(layering.rows):
        for kind, n in layering.whole.objects[obj].counters:
            power, slash, toughness = kind.partition("/")
            if slash:
                change = ModifyPowerToughness(n * int(power), n * int(toughness))
                before = layering.rows[obj]
                after = change.apply(layering, before, Env(before.controller, obj), 0)
                layering.change(obj, replace(after, rules=tuple(dict.fromkeys((*after.rules, *layering.cited())))))


@dataclass(frozen=True, slots=True)
class Next:
    """Which effect is applied next, and the sources of those it had to wait for."""

    active: Active
    waited_for: tuple[int, ...] = ()


def _next(layering: Layering, candidates: tuple[Active, ...], layer: str) -> Active:
    """The effect to apply next among those of a layer (CR 613.3, 613.7, 613.8)."""
    first = tuple(a for a in candidates if a.characteristic_defining) or candidates
    if len(first) == 1:
        return first[0]
    ordered = in_timestamp_order(layering, first)
    waits = {n: tuple(m for m, b in enumerate(ordered) if m != n and depends(layering, False, a, b, layer)) for n, a in enumerate(ordered)}
    layering.dependencies.update({(ordered[n].source, ordered[m].source): None for n, ms in waits.items() for m in ms})
    order = after_dependency(layering, tuple(range(len(ordered))), loops_ignored(layering, waits))
    return ordered[order[0]]


@rule("613.7", otherwise=lambda ctx, value: tuple(sorted(value, key=lambda a: -a.timestamp)))
def in_timestamp_order(ctx: object, effects: tuple[Active, ...]) -> tuple[Active, ...]:
    """Effects are applied from the oldest timestamp to the newest."""
    return tuple(sorted(effects, key=lambda a: a.timestamp))


Waits = dict[int, tuple[int, ...]]
"""For each effect those that it depends on."""


@rule("613.8b", part="loops")
def loops_ignored(ctx: object, waits: Waits) -> Waits:
    """Effects of a dependency loop don't wait for one another."""
    return {n: tuple(m for m in ms if n not in _reach(m, waits)) for n, ms in waits.items()}


@rule("613.8b", part="waiting")
def after_dependency(ctx: object, order: tuple[int, ...], waits: Waits) -> tuple[int, ...]:
    """An effect waits for those it depends on; the next of the others by timestamp comes first."""
    free = tuple(n for n in order if not waits[n])
    return (*free, *(n for n in order if n not in free))


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
    if a.characteristic_defining != b.characteristic_defining or not _may_meet(layering, a, b, layer):
        return False
    before = _outcome(layering, a, layer)
    trial = layering.trial()
    _apply(trial, b, layer)
    return _outcome(trial, a, layer) != before


def _outcome(layering: Layering, active: Active, layer: str) -> tuple[object, ...]:
    """Whether an effect exists, what it affects, what it does."""
    exists = active.key in layering.started or any(x.key == active.key for x in layering.actives_so_far())
    if not exists:
        return ()
    return (layering.affected(active), tuple(c.concrete(layering, active.env) for c in _changes(active, layer)))


def _may_meet(layering: Layering, a: Active, b: Active, layer: str) -> bool:
    """Whether what one effect writes can be something that the other reads; only then a trial is worth while."""
    writes = frozenset().union(*(c.writes for c in _changes(b, layer)))
    if a.key not in layering.started and a.env.this in layering.rows and "abilities" in writes:
        return True
    return not writes.isdisjoint(reads(a.effect))


@lru_cache(maxsize=65536)
def reads(node: object) -> frozenset[str]:
    """What an effect's data reads: selectors, filters, amounts. Fixed objects read nothing; anything unknown may read all."""
    if isinstance(node, (This, Those)):
        return frozenset()
    found: set[str] = set(_READS.get(type(node).__name__, ()))
    if is_dataclass(node) and not isinstance(node, type):
        for field in fields(node):
            found |= reads(getattr(node, field.name))
    elif isinstance(node, tuple):
        for part in node:
            found |= reads(part)
    return frozenset(found)


_READS = {
    "IsType": ("types",), "IsSubtype": ("types",), "IsSupertype": ("types",), "IsColor": ("colors",), "HasKeyword": ("abilities",),
    "NumberOf": ("more",), "CommanderCasts": ("more",), "X": (), "IsTapped": ("more",), "AtLeast": ("more",), "Exists": ("more",),
    "YourTurn": ("more",), "Controlled": ("controller",), "Named": ("name",), "ManaValue": ("mana cost",), "PowerOf": ("pt",),
}
"""Which characteristics the words of the filter, amount and condition languages read; "more": something else."""


def _listening(state: State, layers: Layers) -> Iterator[Listening]:
    for obj in (*state.battlefield(), *_functioning_elsewhere(state)):
        yield from _listening_of(layers, obj, state.objects[obj].zone)


def _listening_of(layers: Layers, obj: ObjectId, zone: str) -> Iterator[Listening]:
    index = 0
    for instance, ability, keyword in layers.abilities_of(obj):
        if isinstance(ability, Triggered):
            index += 1
            if zone in ability.zones:
                yield Listening(obj, instance, ability, ability.keyword or keyword, index)

