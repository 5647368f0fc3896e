"""The interaction of continuous effects (CR 613): what every object is, layer by layer.

In each layer the next effect is picked anew after every application (CR 613.8c): by timestamp (613.7), but after those it depends on
(613.8a-b), characteristic-defining ones first (613.3). :mod:`engine.layering` applies effects, :mod:`engine.dependency` picks the next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar, cast

from engine.abilities import Ability, Instance, Triggered
from engine.changes import LAST_BASE, LAST_COPIABLE
from engine.characteristics import Characteristics
from engine.continuous import Active, Modify, StaticEffect
from engine.dependency import Order
from engine.events import Event
from engine.explaining import Line, explained
from engine.kept import Kept
from engine.lasting import Effect
from engine.layer_order import plan, rules_that_mattered
from engine.layering import Layering, functioning_elsewhere, has_been_given_abilities, may_have_effects, of_effects
from engine.log import Row
from engine.planar_controller import is_plane
from engine.record import record
from engine.size import with_or_without_size
from engine.starting import start, written_out
from engine.state import BATTLEFIELD, COMMAND, EVERYBODY, MERGED, STACK, Object, ObjectId, State, ZoneKey

E = TypeVar("E", bound=StaticEffect)


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
        layering: Layering,
        rows: dict[ObjectId, Characteristics],
        copiable: dict[ObjectId, Characteristics],
        given_elsewhere: tuple[ObjectId, ...],
        zones: tuple[ZoneKey, ...] | None,
        based: dict[ObjectId, Characteristics],
    ) -> None:
        self._based = based
        self._state = layering.whole
        self.kept = layering.kept
        """What was found of single objects, for the layers of the states that follow."""
        self._rows = rows
        self._copiable = copiable
        self._elsewhere = layering.elsewhere
        self.given_elsewhere = given_elsewhere
        self._zones = zones
        """The zones besides battlefield and stack of which it matters what is in them; None: more matters than what is in zones."""
        self._involved = layering.involved()
        """The objects that are part of some effect: that it comes from, is about or changes. None: effects read what is on the stack."""
        self._computed = object()
        self.read_the_game = zones is None or any(is_plane(self._state.objects[i]) for i in self._state.zone(COMMAND))
        """Whether it matters whose turn it is, or anything else about the game besides its objects and effects."""
        self._permanents: dict[object, tuple[ObjectId, ...]] = {}
        self._kinds: dict[type[StaticEffect], tuple[Active, ...]] = {}
        self._of_objects = layering.of_objects()
        """The effects that objects have, after all layers."""
        self._actives: tuple[Active, ...] | None = None
        self._listening: tuple[Listening, ...] | None = None
        self._listening_to: dict[type[Event], tuple[Listening, ...]] = {}
        self._watching: tuple[Listening, ...] | None = None
        self._dependencies: tuple[tuple[int, int], ...] | None = None
        self.trace = tuple(layering.trace)

    def then(self, state: State) -> Layers:
        """The layers of a later state: these, if they still hold."""
        return self.for_state(state) or compute(state, self.kept)

    def for_state(self, state: State) -> Layers | None:
        """The same for a later state in which nothing has changed that they are made of, or only what has no part in any effect: spells
        and abilities on the stack, and effects that aren't on what objects are. None if more has changed."""
        on_stack = None if self._zones is None else _changed_on_stack(self._state, state, self._zones, self._elsewhere)
        if on_stack is None or (on_stack and (self._involved is None or not self._involved.isdisjoint(on_stack))):
            return None
        same = object.__new__(Layers)
        same.__dict__.update(self.__dict__)
        same._state = state
        if on_stack:
            same.kept = Kept(state, self.kept)
            same._rows, same._copiable, same._based = (
                {i: row for i, row in rows.items() if i not in on_stack} for rows in (self._rows, self._copiable, self._based)
            )
            same._rows.update((i, start(state, i, same.kept)) for i in on_stack if i in state.objects)
            same._listening = same._watching = None
            same._listening_to = {}
            new = tuple(i for i in on_stack if i in state.objects and may_have_effects(state.objects[i], same._rows[i]))
            if new and Layering(state, same._rows, same.kept).generate(new):
                return None
        if state.effects is not self._state.effects:
            same._actives, same._kinds = None, {}
        return same

    def same_permanents(self, other: Layers) -> bool:
        """Whether it was computed but once for both what the permanents are: then none of them is anything else."""
        return self._computed is other._computed

    def characteristics(self, obj: ObjectId) -> Characteristics:
        """What an object is (CR 613)."""
        row = self._rows.get(obj)
        return start(self._state, obj, self.kept) if row is None else row

    def permanents(self, such: Callable[[Object, Characteristics], bool]) -> tuple[ObjectId, ...]:
        """See :meth:`engine.state.State.permanents`."""
        found = self._permanents.get(such)
        if found is None:
            objects = self._state.objects
            found = tuple(i for i in self._state.battlefield() if such(objects[i], self.characteristics(i)))
            self._permanents[such] = found
        return found

    def copiable(self, obj: ObjectId) -> Characteristics:
        """What an object is after layer 1: its copiable values (CR 613.2c)."""
        row = self._copiable.get(obj)
        return start(self._state, obj, self.kept) if row is None else row

    def row(self, obj: ObjectId) -> Row:
        """An object as it is."""
        return Row(self._state.objects[obj], self.characteristics(obj), self.copiable(obj))

    def based(self, obj: ObjectId) -> Characteristics:
        """What an object is after layer 7b: that has its base power and toughness (CR 208.4b)."""
        row = self._based.get(obj)
        return self.characteristics(obj) if row is None else row

    def in_force(self, kind: type[StaticEffect]) -> tuple[Active, ...]:
        """The effects of a kind that are in force, oldest first (CR 613.11); those of the layers aside."""
        found = self._kinds.get(kind)
        if found is None:
            if self._actives is None:
                self._actives = tuple(sorted((*self._of_objects, *of_effects(self._state)), key=lambda a: a.order))
            found = self._kinds[kind] = tuple(a for a in self._actives if isinstance(a.effect, kind))
        return found

    def each(self, kind: type[E]) -> tuple[tuple[E, Active], ...]:
        """The effects of a kind that are in force, oldest first, each with its surroundings."""
        return tuple([(cast("E", active.effect), active) for active in self.in_force(kind)])

    @property
    def dependencies(self) -> tuple[tuple[int, int], ...]:
        """Pairs of sources: the effect of the first depends on the effect of the second in some layer (CR 613.8a)."""
        if not self.trace:
            return ()
        if self._dependencies is None:
            found: dict[tuple[int, int], None] = {}
            _run(_begin(self._state, self.kept), found)
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

    def listening_to(self, kind: type[Event]) -> tuple[Listening, ...]:
        """Those of them whose trigger conditions are about events of a kind."""
        found = self._listening_to.get(kind)
        if found is None:
            found = self._listening_to[kind] = tuple(heard for heard in self.listening if issubclass(kind, heard.ability.when.kinds))
        return found

    @property
    def watching(self) -> tuple[Listening, ...]:
        """Those of them that watch for a game state (CR 603.8)."""
        if self._watching is None:
            self._watching = tuple(heard for heard in self.listening if not heard.ability.when.kinds)
        return self._watching

    def abilities_of(self, obj: ObjectId) -> list[tuple[Instance, Ability, str]]:
        """An object's abilities, keywords written out."""
        found = self.kept.of(self._state.objects[obj], self.characteristics(obj), written_out)
        return [entry for entry, _ in found if entry is not None]

    def explain(self, obj: ObjectId) -> tuple[Line, ...]:
        """How an object became what it is: a line for what it starts as, and one for each effect that was applied to it, in order."""
        return explained(self._state, obj, start(self._state, obj, self.kept), self.trace)


def compute(state: State, before: Kept | None = None) -> Layers:
    """Apply every continuous effect of a state. ``before``: what was found of the objects of an earlier state."""
    layering = _begin(state, Kept(state, before))
    here = dict.fromkeys(layering.rows)
    copiable: dict[ObjectId, Characteristics] = {}
    based: dict[ObjectId, Characteristics] = {}
    elsewhere: tuple[ObjectId, ...] = ()
    if layering.anything():
        copiable = _run(layering)
        based = layering.based
        for obj, rules in layering.found_by.items():
            if obj in layering.rows:
                row = layering.rows[obj]
                layering.rows[obj] = row.but(rules=tuple(dict.fromkeys((*row.rules, *rules))))
        elsewhere = _given_elsewhere(state, layering)
    rows = layering.rows
    if rows.keys() != here.keys():
        rows = _affected(layering, here)
        copiable, based = ({i: row for i, row in earlier.items() if i in rows} for earlier in (copiable, based))
    for obj in state.battlefield():
        row = rows[obj]
        if (row.power is None) is ("creature" in row.types):
            rows[obj] = with_or_without_size(layering, row)
    zones = None if "more" in layering.reads else _zones_read(state, layering, elsewhere)
    return Layers(layering, rows, copiable, elsewhere, zones, based)


def _affected(layering: Layering, here: dict[ObjectId, None]) -> dict[ObjectId, Characteristics]:
    """The rows of what is on battlefield and stack, and of what effects have been applied to or come from elsewhere."""
    touched = dict.fromkeys(i for applied in layering.trace for i in applied.affected)
    touched.update(dict.fromkeys(i for i, rules in layering.found_by.items() if rules))
    return {i: row for i, row in layering.rows.items() if i in here or i in touched}


def _given_elsewhere(state: State, layering: Layering) -> tuple[ObjectId, ...]:
    """Objects outside battlefield and stack to which effects have given abilities."""
    rows = ((i, row) for i, row in layering.rows.items() if i in state.objects)
    others = ((i, row) for i, row in rows if state.objects[i].zone not in (BATTLEFIELD, STACK))
    return tuple(i for i, row in others if has_been_given_abilities(row))


def _begin(state: State, kept: Kept) -> Layering:
    return Layering(state, {i: start(state, i, kept) for i in (*state.battlefield(), *state.zone(STACK))}, kept)


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


def _zones_read(state: State, layering: Layering, elsewhere: tuple[ObjectId, ...]) -> tuple[ZoneKey, ...]:
    """The zones besides battlefield and stack of which it matters what is in them."""
    read = {place for place in state.zones if f"zone:{place[0]}" in layering.reads}
    read.update((state.objects[i].zone, state.objects[i].seat) for i in elsewhere)
    return tuple(place for place in state.zones if place in read and place[0] not in (BATTLEFIELD, STACK))


def _changed_on_stack(
    before: State, now: State, zones: tuple[ZoneKey, ...], elsewhere: tuple[ObjectId, ...]
) -> tuple[ObjectId, ...] | None:
    """What has come to the stack, left it or changed on it; None if anything else has changed that layers are made of, as long as no
    effect reads anything else: the effects on what objects are, permanents, what functions elsewhere, the other zones that effects read."""
    if (now.off, now.edition) != (before.off, before.edition):
        return None
    if now.effects is not before.effects and _modifying(now) != _modifying(before):
        return None
    ids = now.zones[BATTLEFIELD, EVERYBODY]
    if ids != before.zones[BATTLEFIELD, EVERYBODY] or not all(_as_it_was(before.objects[i], now.objects[i]) for i in ids):
        return None
    if functioning_elsewhere(now) != elsewhere or not all(_zone_as_it_was(before, now, place) for place in zones):
        return None
    if now.turn.active != before.turn.active and any(is_plane(now.objects[i]) for i in elsewhere):
        return None
    there, were = now.zones[STACK, EVERYBODY], before.zones[STACK, EVERYBODY]
    changed = tuple(i for i in there if i not in were or not _as_it_was(before.objects[i], now.objects[i]))
    return changed if there is were else (*changed, *(i for i in were if i not in there))


def _modifying(state: State) -> list[Effect]:
    return [e for e in state.effects if isinstance(e.effect, Modify)]


def _zone_as_it_was(before: State, now: State, place: ZoneKey) -> bool:
    there = now.zones[place]
    return there == before.zones[place] and (now.objects is before.objects or all(now.objects[i] == before.objects[i] for i in there))


def _as_it_was(before: Object, now: Object) -> bool:
    """Whether an object has not changed in anything that layers are made of."""
    return now is before or (
        now.components == before.components
        and now.controller == before.controller
        and now.timestamp == before.timestamp
        and now.counters == before.counters
        and now.counters_since == before.counters_since
        and now.attached_to == before.attached_to
        and now.announced == before.announced
        and now.chosen == before.chosen
        and now.face_down == before.face_down
        and now.phased_out == before.phased_out
        and now.flipped == before.flipped
    )


def _listening(state: State, layers: Layers) -> Iterator[Listening]:
    spells = (i for i in state.zone(STACK) if state.objects[i].components)
    for obj in (*state.battlefield(), *dict.fromkeys((*functioning_elsewhere(state), *layers.given_elsewhere)), *spells):
        yield from layers.kept.of(state.objects[obj], layers.characteristics(obj), _listening_of)


def _listening_of(kept: Kept, it: Object, row: Characteristics) -> tuple[Listening, ...]:
    """The triggered abilities of an object that function where it is."""
    index: dict[int | None, int] = {}
    found: list[Listening] = []
    for instance, ability, keyword in (entry for entry, _ in kept.of(it, row, written_out) if entry is not None):
        if isinstance(ability, Triggered):
            component = instance.origin[1] if instance.origin[0] == MERGED else None
            index[component] = index.get(component, 0) + 1
            if it.zone in ability.zones:
                found.append(Listening(it.id, instance, ability, ability.keyword or keyword, index[component]))
    return tuple(found)
