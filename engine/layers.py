"""The interaction of continuous effects (CR 613): what every object is, layer by layer.

In each layer the next effect is picked anew after every application (CR 613.8c): by timestamp (613.7), but after those it depends on
(613.8a-b), characteristic-defining ones first (613.3). :mod:`engine.layering` applies effects, :mod:`engine.dependency` picks the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from engine.abilities import Ability, Instance, Triggered
from engine.changes import LAST_BASE, LAST_COPIABLE
from engine.characteristics import Characteristics
from engine.continuous import Active, StaticEffect
from engine.dependency import Order
from engine.explaining import Line, explained
from engine.layer_order import plan, rules_that_mattered
from engine.layering import Applied, Layering, functioning_elsewhere, has_been_given_abilities, start
from engine.planar_controller import is_plane
from engine.record import record
from engine.size import with_or_without_size
from engine.state import BATTLEFIELD, EVERYBODY, MERGED, STACK, Object, ObjectId, State, ZoneKey


@record
class Listening:
    """A triggered ability that an object has."""

    source: ObjectId
    instance: Instance
    ability: Triggered
    keyword: str
    index: int


class Layers:
    """All objects of a state as continuous effects make them, and the effects in force."""

    def __init__(
        self,
        state: State,
        rows: dict[ObjectId, Characteristics],
        trace: tuple[Applied, ...] = (),
        made_of: MadeOf | None = None,
        copiable: dict[ObjectId, Characteristics] | None = None,
        given_elsewhere: tuple[ObjectId, ...] = (),
        based: dict[ObjectId, Characteristics] | None = None,
    ) -> None:
        self._based = based or {}
        self._copiable = copiable or {}
        self.given_elsewhere = given_elsewhere
        self._state = state
        self._made_of = made_of
        self._rows = rows
        self._unaffected: dict[ObjectId, tuple[Object, Characteristics]] = {}
        """Objects that no effect has been applied to, as they are: each holds for the very object it was found of, since a fork of the game
        may have another one of the same number."""
        self._kinds: dict[type[StaticEffect], tuple[Active, ...]] = {}
        self._actives: tuple[Active, ...] | None = None
        self._listening: tuple[Listening, ...] | None = None
        self._watching: tuple[Listening, ...] | None = None
        self._dependencies: tuple[tuple[int, int], ...] | None = None
        self.trace = trace

    def for_state(self, state: State) -> Layers | None:
        """The same for a later state in which nothing has changed that they are made of; None if something has."""
        if self._made_of is None or self._made_of != _made_of(state, tuple(place for place, _ in self._made_of[1])):
            return None
        same = copy(self)
        same._state = state
        return same

    def same_rows(self, other: Layers) -> bool:
        """Whether they were computed but once for both: then no object is anything else."""
        return self._rows is other._rows

    def characteristics(self, obj: ObjectId) -> Characteristics:
        """What an object is (CR 613)."""
        row = self._rows.get(obj)
        if row is not None:
            return row
        it = self._state.objects[obj]
        known = self._unaffected.get(obj)
        if known is None or known[0] is not it:
            known = (it, start(self._state, obj))
            if not is_plane(it):  # whose controller changes with the turn (CR 311.5)
                self._unaffected[obj] = known
        return known[1]

    def copiable(self, obj: ObjectId) -> Characteristics:
        """What an object is after layer 1: its copiable values (CR 613.2c)."""
        row = self._copiable.get(obj)
        return start(self._state, obj) if row is None else row

    def based(self, obj: ObjectId) -> Characteristics:
        """What an object is after layer 7b: that has its base power and toughness (CR 208.4b)."""
        row = self._based.get(obj)
        return self.characteristics(obj) if row is None else row

    def in_force(self, kind: type[StaticEffect]) -> tuple[Active, ...]:
        """The effects of a kind that are in force, oldest first (CR 613.11); those of the layers aside."""
        found = self._kinds.get(kind)
        if found is None:
            if self._actives is None:
                view = _Computed(self._state, self._rows, self)
                self._actives = tuple(sorted(view.actives(), key=lambda a: a.order))
            found = self._kinds[kind] = tuple(a for a in self._actives if isinstance(a.effect, kind))
        return found

    @property
    def dependencies(self) -> tuple[tuple[int, int], ...]:
        """Pairs of sources: the effect of the first depends on the effect of the second in some layer (CR 613.8a)."""
        if not self.trace:
            return ()
        if self._dependencies is None:
            found: dict[tuple[int, int], None] = {}
            _run(_begin(self._state), found)
            self._dependencies = tuple(found)
        return self._dependencies

    def rules_of_dependency(self, obj: ObjectId) -> tuple[str, ...]:
        """The rules that make the effects of an object depend on others, or others on them."""
        return ("613.8a",) if any(obj in pair for pair in self.dependencies) else ()

    def rules_of_order(self, obj: ObjectId) -> tuple[str, ...]:
        """The rules on the order of layers that mattered for an object: it would be another thing if the older effect came first."""
        return rules_that_mattered(tuple((a.layer, a.timestamp) for a in self.trace if obj in a.affected))

    @property
    def listening(self) -> tuple[Listening, ...]:
        """Every triggered ability of objects where it functions, by object."""
        if self._listening is None:
            self._listening = tuple(_listening(self._state, self))
        return self._listening

    @property
    def watching(self) -> tuple[Listening, ...]:
        """Those of them that watch for a game state (CR 603.8)."""
        if self._watching is None:
            self._watching = tuple(heard for heard in self.listening if not heard.ability.when.kinds)
        return self._watching

    def abilities_of(self, obj: ObjectId) -> Iterator[tuple[Instance, Ability, str]]:
        """An object's abilities, keywords written out."""
        view = _Computed(self._state, self._rows, self)
        return view.abilities_of(obj)

    def explain(self, obj: ObjectId) -> tuple[Line, ...]:
        """How an object became what it is: a line for what it starts as, and one for each effect that was applied to it, in order."""
        return explained(self._state, obj, start(self._state, obj), self.trace)


class _Computed(Layering):
    """A view of what all effects together have come to."""

    def __init__(self, state: State, rows: dict[ObjectId, Characteristics], layers: Layers) -> None:
        self._layers = layers
        super().__init__(state, rows)

    def characteristics(self, obj: ObjectId) -> Characteristics:
        return self._layers.characteristics(obj)


def compute(state: State, before: Layers | None = None) -> Layers:
    """Apply every continuous effect of a state. ``before``: the layers of an earlier state, which may still hold."""
    still = before.for_state(state) if before is not None else None
    if still is not None:
        return still
    layering = _begin(state)
    here = dict.fromkeys(layering.rows)
    copiable: dict[ObjectId, Characteristics] = {}
    based: dict[ObjectId, Characteristics] = {}
    elsewhere: tuple[ObjectId, ...] = ()
    if layering.anything():
        copiable = _run(layering)
        based = layering.based
        for obj, rules in layering.found_by.items():
            if rules and obj in layering.rows:
                row = layering.rows[obj]
                layering.rows[obj] = row.but(rules=tuple(dict.fromkeys((*row.rules, *rules))))
        elsewhere = _given_elsewhere(state, layering)
    rows = layering.rows
    if len(rows) > len(here):
        rows = _affected(layering, here)
        copiable, based = ({i: row for i, row in earlier.items() if i in rows} for earlier in (copiable, based))
    for obj in state.battlefield():
        row = rows[obj]
        if (row.power is None) is ("creature" in row.types):
            rows[obj] = with_or_without_size(layering, row)
    made_of = None if "more" in layering.reads else _made_of(state, _zones_read(state, layering, elsewhere))
    return Layers(state, rows, tuple(layering.trace), made_of, copiable, elsewhere, based)


def _affected(layering: Layering, here: dict[ObjectId, None]) -> dict[ObjectId, Characteristics]:
    """The rows of what is on battlefield and stack, and of what effects have been applied to or come from elsewhere."""
    touched = dict.fromkeys(i for applied in layering.trace for i in applied.affected)
    touched.update(dict.fromkeys(i for i, rules in layering.found_by.items() if rules))
    return {i: row for i, row in layering.rows.items() if i in here or i in touched}


def _given_elsewhere(state: State, layering: Layering) -> tuple[ObjectId, ...]:
    """Objects outside battlefield and stack to which effects have given abilities."""
    rows = ((i, row) for i, row in layering.rows.items() if i in state.objects and i not in layering.elsewhere)
    others = ((i, row) for i, row in rows if state.objects[i].zone not in (BATTLEFIELD, STACK))
    return tuple(i for i, row in others if has_been_given_abilities(row))


def _begin(state: State) -> Layering:
    return Layering(state, {i: start(state, i) for i in (*state.battlefield(), *state.zone(STACK))})


def _run(layering: Layering, dependencies: dict[tuple[int, int], None] | None = None) -> dict[ObjectId, Characteristics]:
    """Apply every effect, layer by layer; note every dependency, if asked to. What the objects are after layer 1."""
    copiable: dict[ObjectId, Characteristics] = {}
    layering.find_all()
    for layer, *others in plan(layering.off):
        if others:
            _run_together(layering, (layer, *others))
            continue
        order = Order(layering, layer)
        left = order.candidates()
        while left:
            if dependencies is not None:
                dependencies.update(dict.fromkeys(order.all(left)))
            left = order.apply(order.next(left), left)
        if layer == LAST_COPIABLE:
            copiable = dict(layering.rows)
        elif layer == LAST_BASE:
            layering.based = dict(layering.rows)
    return copiable


def _run_together(layering: Layering, layers: tuple[str, ...]) -> None:
    """Apply what effects do in several layers by their timestamps alone: what they would do if there were no such layers."""
    effects = sorted((a for a in layering.actives() if any(layer in a.layers for layer in layers)), key=lambda a: a.order)
    for active in effects:
        for layer in (layer for layer in layers if layer in active.layers):
            layering.apply(active, layer)


MadeOf = tuple[tuple[object, ...], tuple[tuple[ZoneKey, tuple[Object, ...]], ...]]
"""All that layers are made of: what is on battlefield and stack, and what is in the other zones that effects read."""


def _zones_read(state: State, layering: Layering, elsewhere: tuple[ObjectId, ...]) -> tuple[ZoneKey, ...]:
    """The zones besides battlefield and stack of which it matters what is in them."""
    read = {place for place in state.zones if f"zone:{place[0]}" in layering.reads}
    read.update((state.objects[i].zone, state.objects[i].seat) for i in elsewhere)
    return tuple(place for place in state.zones if place in read and place[0] not in (BATTLEFIELD, STACK))


def _made_of(state: State, zones: tuple[ZoneKey, ...]) -> MadeOf:
    """All that the layers of a state are made of, as long as no effect reads anything else."""
    objects = state.objects
    parts: list[object] = [state.effects, state.off]
    for zone in (BATTLEFIELD, STACK):
        for i in state.zones[zone, EVERYBODY]:
            it = objects[i]
            parts.append(
                (
                    i, it.components, it.controller, it.timestamp, it.counters, it.counters_since, it.attached_to, it.announced, it.chosen,
                    it.face_down, it.phased_out, it.flipped,
                )
            )
    elsewhere = functioning_elsewhere(state)
    parts.extend(elsewhere)
    if any(is_plane(objects[i]) for i in elsewhere):
        parts.append(state.turn.active)
    return tuple(parts), tuple((place, tuple(objects[i] for i in state.zones[place])) for place in zones)


def _listening(state: State, layers: Layers) -> Iterator[Listening]:
    spells = (i for i in state.zone(STACK) if state.objects[i].components)
    for obj in (*state.battlefield(), *functioning_elsewhere(state), *layers.given_elsewhere, *spells):
        yield from _listening_of(layers, obj, state.objects[obj].zone)


def _listening_of(layers: Layers, obj: ObjectId, zone: str) -> Iterator[Listening]:
    index: dict[int, int] = {}
    for instance, ability, keyword in layers.abilities_of(obj):
        if isinstance(ability, Triggered):
            component = instance.origin[1] if instance.origin[0] == MERGED else -1
            index[component] = index.get(component, 0) + 1
            if zone in ability.zones:
                yield Listening(obj, instance, ability, ability.keyword or keyword, index[component])

