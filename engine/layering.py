"""The layers while they are being applied (CR 613): what each object is so far, which effects there are, and applying one of them.

Effects come from static abilities (found anew when an object's static abilities or controller change), from resolved spells and abilities,
and from counters; here they are all the same: dated effects.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import chain
from typing import Any

from engine import keywords
from engine.abilities import Ability, Instance, KeywordAbility, Static, Triggered
from engine.cards.card import CardFace
from engine.changes import BeFaceDown, Change
from engine.characteristics import Characteristics
from engine.continuous import Active, Modify
from engine.counter_effects import counter_effects
from engine.double_faced import hidden_face_down
from engine.facets import Facets, meet, reads
from engine.kept import Kept
from engine.log import Row
from engine.planar_controller import is_plane, works_in_command_zone
from engine.record import record
from engine.rule import Context, rule
from engine.selectors import This
from engine.starting import start, written_out
from engine.state import BATTLEFIELD, STACK, Object, ObjectId, Player, Seat, State, ZoneKey
from engine.timestamps import of_counters, of_static
from engine.view import Env

Key = tuple[object, ...]
Generated = tuple[tuple[Active, ...], tuple[str, ...], Facets]
"""The effects that an object generates, the rules applied in finding that out, and all that decides what they do."""
OF_COUNTER, OF_FACE = ("counter", 0, 0), ("face down", 0, 0)
"""Where the effects of counters and of being face down come from: from no ability."""
NOT_GRANTED = 0
"""When an ability was granted to an object that is its own."""


@record
class Applied:
    """One line of the layers' trace: in which layer an effect of which object changed what, and what became of it."""

    layer: str
    source: int
    change: Change
    affected: tuple[ObjectId, ...]
    became: tuple[Characteristics, ...]
    timestamp: int = 0


class Layering:
    """A view of what has been applied so far, and a context for the rules applied in finding out more."""

    def __init__(self, state: State, rows: dict[ObjectId, Characteristics], kept: Kept | None = None) -> None:
        self.whole = state
        self.kept = Kept(state) if kept is None else kept
        self.off = state.off
        self.edition = state.edition
        self._battlefield = tuple(state.battlefield())
        self.rows = rows
        self.trace: list[Applied] = []
        self.found_by: dict[ObjectId, dict[str, None]] = {}
        """Rules applied in finding out which effects an object generates."""
        self.started: dict[Key, tuple[Active, tuple[ObjectId, ...]]] = {}
        """Effects that have begun to apply, with what they affect (CR 613.6)."""
        self.elsewhere = functioning_elsewhere(state)
        self.reads: set[str] = set()
        """All that effects and conditions have read."""
        self.existence = object()
        """Another one whenever it may have changed which effects there are."""
        self.based: dict[ObjectId, Characteristics] = {}
        """The objects as they were after layer 7b, once that is reached."""
        self._by_source: dict[ObjectId, tuple[Active, ...]] = {}
        self._conditional: dict[ObjectId, Facets] = {}
        """The objects whose effects depend on conditions, with what those read."""
        self._of_effects: dict[Key, Active] = {}
        self._all_found = False
        self._selected: dict[Key, tuple[Active, tuple[ObjectId, ...]]] = {}
        self._cited: list[str] = []

    # --- a context for rules ---------------------------------------------------------------------------------------------------------

    def cite(self, *keys: str) -> None:
        self._cited.extend(keys)

    def cited(self) -> tuple[str, ...]:
        """The rules applied since this was last asked."""
        if not self._cited:
            return ()
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
            row = self.rows[obj] = start(self.whole, obj, self.kept)
        return row

    def controller(self, obj: ObjectId) -> Seat:
        return self.characteristics(obj).controller

    def battlefield(self) -> Iterator[ObjectId]:
        return iter(self._battlefield)

    def zone(self, zone: str, seat: Seat = -1) -> tuple[ObjectId, ...]:
        return self.whole.zone(zone, seat)

    def player(self, seat: Seat) -> Player:
        return self.whole.player(seat)

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        return self.whole.opponents(seat)

    def last_known(self, obj: ObjectId) -> Row:
        if obj in self.objects:
            return Row(self.objects[obj], self.characteristics(obj), start(self.whole, obj, self.kept))
        return self.whole.log.last_row(obj)

    # --- which effects there are -----------------------------------------------------------------------------------------------------

    def anything(self) -> bool:
        """Whether any effect may change any object: most boards have none."""
        if self.whole.effects or self.elsewhere:
            return True
        return any(may_have_effects(self.whole.objects[i], row) for i, row in self.rows.items())

    def abilities_of(self, obj: ObjectId) -> Iterator[tuple[Instance, Ability, str]]:
        """An object's abilities, keywords written out; what they are written out by is cited."""
        for entry, rules in self.kept.of(self.whole.objects[obj], self.characteristics(obj), written_out):
            self._cited.extend(rules)
            if entry is not None:
                yield entry

    def find_all(self) -> None:
        """Find the effects that there are before any has been applied."""
        self._all_found = True
        for obj in dict.fromkeys((*self.found_in(), *self.elsewhere)):
            self.find(obj)
        self._of_effects = {a.key: a for a in of_effects(self.whole)}
        for active in self._of_effects.values():
            self.reads |= active.reads

    def found_in(self) -> tuple[ObjectId, ...]:
        """The objects that can have effects of their own: what is on the battlefield and the stack, and what has been given abilities
        elsewhere. That another object has been looked at must not matter."""
        objects = self.whole.objects
        here = ((i, row) for i, row in self.rows.items() if i in objects)
        return tuple(i for i, row in here if objects[i].zone in (BATTLEFIELD, STACK) or has_been_given_abilities(row))

    def find(self, obj: ObjectId) -> None:
        """Find the effects that an object's static abilities and counters generate now."""
        it = self.whole.objects.get(obj)
        if it is None:
            return
        found, rules, read = self._generated(it)
        had = self._by_source.get(obj, ())
        if [(a.key, a.env.you, a.effect) for a in found] != [(a.key, a.env.you, a.effect) for a in had]:
            self._by_source[obj] = found
            self.existence = object()
            for active in had:
                self._selected.pop(active.key, None)
        if rules:
            self.found_by.setdefault(obj, {}).update(dict.fromkeys(rules))
        self.reads |= read

    def generate(self, objects: tuple[ObjectId, ...]) -> bool:
        """Whether any of some objects generates effects, may do so under a condition, or has rules applied in finding out."""
        there = (self.whole.objects[i] for i in objects)
        return any(found or rules for found, rules, _ in map(self._generated, there)) or bool(self._conditional)

    def involved(self) -> frozenset[int] | None:
        """The objects that effects come from, are about or change; None if effects read what is on the stack."""
        if "zone:stack" in self.reads:
            return None
        if not self._all_found:
            return frozenset()
        found = {i for a in self.actives() for i in (a.source, a.env.this)}
        return frozenset(found.union(*(affected for _, affected in self.started.values())))

    def _generated(self, it: Object) -> Generated:
        """The effects that an object generates now; found once for as long as it is the same, unless there are conditions."""
        row = self.characteristics(it.id)
        known: Generated | None = self.kept.known(it, row, Generated)
        if known is not None:
            return known
        before = self.cited()
        found = (*self._of_counters(it.id), *self._of_face(it.id), *self._of_abilities(it.id))
        rules = tuple(dict.fromkeys((*(key for a in found for key in a.rules), *self.cited())))
        self._cited[:] = before
        made = found, rules, frozenset[str]().union(*(a.reads for a in found))
        return made if it.id in self._conditional else self.kept.keep(it, row, Generated, made)

    def _of_counters(self, obj: ObjectId) -> Iterator[Active]:
        it = self.whole.objects[obj]
        if it.zone == BATTLEFIELD:
            for place, (kind, n) in enumerate(it.counters):
                for nth, effect in enumerate(counter_effects(self, kind, n)):
                    since = of_counters(self, it.timestamp, dict(it.counters_since).get(kind, 0))
                    env = Env(self.controller(obj), obj, OF_COUNTER)
                    yield Active(effect, env, since, obj, (place, nth), rules=self.cited())

    def _of_face(self, obj: ObjectId) -> Iterator[Active]:
        """What being face down makes of it (CR 613.2b)."""
        it = self.whole.objects[obj]
        down = hidden_face_down(self, it) if it.face_down is not None and it.zone in (BATTLEFIELD, STACK) else None
        if down is not None:
            env = Env(self.controller(obj), obj, OF_FACE)
            yield Active(Modify(This(), (BeFaceDown(down),)), env, it.timestamp, obj, rules=self.cited())

    def _of_abilities(self, obj: ObjectId) -> Iterator[Active]:
        it = self.whole.objects[obj]
        for nth, (instance, ability, _) in enumerate(self.abilities_of(obj)):
            if not isinstance(ability, Static) or it.zone not in zones_of(self, ability.zones, ability) or (
                is_plane(it) and not works_in_command_zone(self, False)
            ):
                continue
            env = Env(you=self.controller(obj), this=obj, origin=instance.origin)
            condition: Any = ability.condition
            if condition is not None:
                self._conditional[obj] = self._conditional.get(obj, frozenset()) | reads(condition)
                self.reads |= reads(condition)
                if not condition.true(self, env):
                    continue
            granted = instance.origin[2] if instance.origin[0] == "granted" else NOT_GRANTED
            timestamp = of_static(self, it.timestamp, granted)
            rules = self.cited()
            for n, effect in enumerate(ability.effects):
                place = (nth, n)
                yield Active(effect, env, timestamp, obj, place, ability.characteristic_defining, granted, condition, rules)

    def actives(self) -> Iterator[Active]:
        """Every continuous effect there is, as far as the layers have come."""
        if not self._all_found:
            self.find_all()
        return chain(self.of_objects(), self._of_effects.values())

    def of_objects(self) -> tuple[Active, ...]:
        """Those of them that objects have; once all layers are applied, those that are in force."""
        return tuple(chain.from_iterable(self._by_source.values()))

    def current(self, active: Active) -> Active | None:
        """An effect as it is now; None if it doesn't exist any more."""
        if active.key in self.started or active.key in self._of_effects:
            return active
        return next((a for a in self._by_source.get(active.source, ()) if a.key == active.key), None)

    # --- applying --------------------------------------------------------------------------------------------------------------------

    def affected(self, active: Active) -> tuple[ObjectId, ...]:
        """What an effect affects: fixed once it has begun to apply (CR 613.6)."""
        begun = self.started.get(active.key)
        if begun is None:
            return self._select(active)
        return same_objects(self, begun[1], self, active)

    def _select(self, active: Active) -> tuple[ObjectId, ...]:
        found = self._selected.get(active.key)
        if found is None:
            assert isinstance(active.effect, Modify)
            ids = tuple(i for i in active.effect.what.select(self, active.env) if i in self.whole.objects)
            found = self._selected[active.key] = (active, ids)
        return found[1]

    def apply(self, active: Active, layer: str, why: tuple[str, ...] = ()) -> None:
        """Apply what an effect does in a layer to everything it affects; ``why``: rules by which it is applied now."""
        affected = self.affected(active)
        self.started[active.key] = (active, affected)
        assert isinstance(active.effect, Modify)
        rules = (*why, *self.cited(), *active.rules, *active.effect.rules)
        for change in active.layers[layer]:
            concrete = change.concrete(self, active.env)
            became = self._apply(concrete, affected, active, rules)
            self.trace.append(Applied(layer, active.source, concrete, affected, became, active.timestamp))

    def _apply(
        self, change: Change, affected: tuple[ObjectId, ...], active: Active, rules: tuple[str, ...]
    ) -> tuple[Characteristics, ...]:
        """Apply one change. Objects that are alike become alike, so each kind is changed once."""
        known: dict[int, tuple[Characteristics, Characteristics]] = {}
        became: list[Characteristics] = []
        changed: list[ObjectId] = []
        for obj in affected:
            before = self.rows.get(obj) or self.characteristics(obj)
            done = known.get(id(before))
            if done is None:
                after = change.apply(self, before, active.env, active.timestamp)
                done = known[id(before)] = (before, _with_rules(before, after, rules, self.cited()))
            if done[1] is not before:
                self.rows[obj] = done[1]
                changed.append(obj)
            became.append(done[1])
        if changed:
            self._after(changed, change.writes)
        return tuple(became)

    def _after(self, changed: list[ObjectId], written: Facets) -> None:
        """Find anew what may have changed with these objects."""
        for key in [key for key, (active, _) in self._selected.items() if meet(written, active.reads)]:
            del self._selected[key]
        if "statics" in written or "controller" in written:
            for obj in changed:
                self.find(obj)
        for obj in [obj for obj, read in self._conditional.items() if meet(written, read)]:
            self.find(obj)

    def trial(self) -> Layering:
        """A copy to try something on; what is cited there counts for nothing."""
        copy = object.__new__(Layering)
        copy.__dict__.update(self.__dict__)
        copy.rows, copy.started, copy.trace, copy.found_by = dict(self.rows), dict(self.started), [], {}
        copy._by_source, copy._selected, copy._cited = dict(self._by_source), dict(self._selected), []
        copy._conditional, copy.reads = dict(self._conditional), set(self.reads)
        return copy


def of_effects(state: State) -> Iterator[Active]:
    """The effects that resolved spells and abilities have left."""
    return (Active(e.effect, e.env, e.timestamp, e.env.this, (n,)) for n, e in enumerate(state.effects))


def may_have_effects(it: Object, row: Characteristics) -> bool:
    """Whether anything about an object is of a kind that has effects."""
    return bool(it.counters or it.face_down) or any(isinstance(x.ability, (Static, KeywordAbility)) for x in row.abilities)


def _with_rules(before: Characteristics, after: Characteristics, rules: tuple[str, ...], cited: tuple[str, ...]) -> Characteristics:
    """What an object became, with the rules that made it so; if nothing about it changed, just with those that kept it from changing."""
    if after is before or (not cited and after == before):
        rules, after = (), before
    new = [key for key in (*rules, *cited) if key not in after.rules]
    return after.but(rules=tuple(dict.fromkeys((*after.rules, *new)))) if new else after


def _chosen_anew(ctx: object, objects: tuple[ObjectId, ...], layering: Layering, active: Active) -> tuple[ObjectId, ...]:
    """The wrong reading of CR 613.6: in each layer an effect looks anew for what it affects."""
    return layering._select(active)


@rule("613.6", part="same objects", otherwise=_chosen_anew)
def same_objects(ctx: object, objects: tuple[ObjectId, ...], layering: Layering, active: Active) -> tuple[ObjectId, ...]:
    """An effect that has begun to apply goes on to apply to the same objects."""
    return objects


@rule("604.3")
def zones_of(ctx: Context, zones: tuple[str, ...], ability: Static) -> tuple[str, ...]:
    """A characteristic-defining ability functions in all zones."""
    if not ability.characteristic_defining:
        return zones
    changes = (c for effect in ability.effects if isinstance(effect, Modify) for c in effect.changes)
    return size_everywhere(ctx, zones) if any(c.layer == "7a" for c in changes) else ALL_ZONES


@rule("208.2a", part="everywhere")
def size_everywhere(ctx: Context, zones: tuple[str, ...]) -> tuple[str, ...]:
    """So does one that sets power and toughness."""
    return ALL_ZONES


def has_been_given_abilities(row: Characteristics) -> bool:
    """Whether an object has abilities that effects give it."""
    return any(instance.origin[0] == "granted" for instance in row.abilities)


ALL_ZONES = (BATTLEFIELD, STACK, "hand", "library", "graveyard", "exile", "command")


def functioning_elsewhere(state: State) -> tuple[ObjectId, ...]:
    """Objects outside battlefield and stack with static or triggered abilities that function there."""
    return state.of_zones(_functioning_in)


def _functioning_in(state: State, place: ZoneKey) -> tuple[ObjectId, ...]:
    if place[0] in (BATTLEFIELD, STACK):
        return ()
    found: list[ObjectId] = []
    for i in state.zones[place]:
        it = state.objects[i]
        if it.components and it.face_down is None and place[0] in functional_zones(it.components[0].face):
            found.append(i)
    return tuple(found)


@lru_cache(maxsize=65536)
def functional_zones(face: CardFace) -> frozenset[str]:
    """The zones in which static and triggered abilities printed on a card function."""
    found = {z for a in face.abilities if isinstance(a, (Static, Triggered)) for z in a.zones}
    found.update(z for a in face.abilities if isinstance(a, KeywordAbility) for z in keywords.named(a.name).zones)
    return frozenset(ALL_ZONES if any(isinstance(a, Static) and a.characteristic_defining for a in face.abilities) else found)
