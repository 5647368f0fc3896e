"""The layers against a plain reading of CR 613: nothing remembered, everything found anew, every pair tried.

The oracle shares with the engine what single effects and changes do, and nothing of how their order is found.
"""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from engine.abilities import KeywordAbility, Static
from engine.amounts import NumberOf
from engine.cards.card import CardFace, card
from engine.changes import (
    LAYERS,
    BecomeColor,
    BecomeType,
    Change,
    DefinePowerToughness,
    GainAbility,
    LoseAbilities,
    ModifyPowerToughness,
    SetPowerToughness,
    SwitchPowerToughness,
)
from engine.characteristic_filters import HasKeyword, HasNoAbilities, IsColor, IsSubtype, IsType
from engine.characteristics import Characteristics
from engine.conditions import Exists
from engine.continuous import Active, Modify
from engine.filters import Another, Controlled, Filter, Not
from engine.layering import Layering
from engine.selectors import Each, This
from engine.state import ObjectId, State
from engine.tests.playing import board, put

Rows = dict[ObjectId, Characteristics]
Started = dict[tuple[object, ...], tuple[Active, tuple[ObjectId, ...]]]


# --- The oracle -----------------------------------------------------------------------------------------------------------------------


def view(state: State, rows: Rows) -> Layering:
    """The rows as something that words can be read against."""
    return Layering(state, dict(rows))


def existing(state: State, rows: Rows, started: Started, layer: str, done: set[object]) -> dict[tuple[object, ...], Active]:
    """The effects that there are in a layer, those that have begun earlier included (CR 613.6)."""
    found = {a.key: a for a in view(state, rows).actives() if isinstance(a.effect, Modify)}
    found.update({key: a for key, (a, _) in started.items()})
    return {key: a for key, a in found.items() if key not in done and any(c.layer == layer for c in changes(a))}


def changes(active: Active) -> tuple[Change, ...]:
    """What an effect changes."""
    assert isinstance(active.effect, Modify)
    return active.effect.changes


def meant(state: State, rows: Rows, started: Started, active: Active) -> tuple[ObjectId, ...]:
    """What an effect affects."""
    assert isinstance(active.effect, Modify)
    if active.key in started:
        return started[active.key][1]
    return tuple(i for i in active.effect.what.select(view(state, rows), active.env) if i in state.objects)


def applied(state: State, rows: Rows, started: Started, active: Active, layer: str) -> tuple[Rows, Started]:
    """What is after an effect has been applied in a layer."""
    objects = meant(state, rows, started, active)
    new = dict(rows)
    for change in (c for c in changes(active) if c.layer == layer):
        now = view(state, new)
        concrete = change.concrete(now, active.env)
        for i in objects:
            new[i] = concrete.apply(now, now.characteristics(i), active.env, active.timestamp)
    return new, {**started, active.key: (active, objects)}


def outcome(state: State, rows: Rows, started: Started, key: tuple[object, ...], layer: str) -> object:
    """Whether an effect exists, what it affects and what it does (CR 613.8a)."""
    active = existing(state, rows, started, layer, set()).get(key)
    if active is None:
        return None
    now = view(state, rows)
    return meant(state, rows, started, active), tuple(c.concrete(now, active.env) for c in changes(active) if c.layer == layer)


def next_key(state: State, rows: Rows, started: Started, left: dict[tuple[object, ...], Active], layer: str) -> tuple[object, ...]:
    """Which effect is applied next (CR 613.3, 613.7, 613.8)."""
    if any(a.characteristic_defining for a in left.values()):
        left = {key: a for key, a in left.items() if a.characteristic_defining}
    waits: dict[object, set[object]] = {key: set() for key in left}
    for one, other in permutations(left, 2):
        after, then = applied(state, rows, started, left[other], layer)
        if outcome(state, rows, started, one, layer) != outcome(state, after, then, one, layer):
            waits[one].add(other)
    for key in left:
        if not any(key not in reach(other, waits) for other in waits[key]):
            waits[key] = set()
    return min((key for key in left if not waits[key]), key=lambda key: left[key].order)


def reach(start: object, waits: dict[object, set[object]]) -> set[object]:
    """All that one waits for, directly or not, itself included."""
    found: set[object] = set()
    todo = [start]
    while todo:
        key = todo.pop()
        if key not in found:
            found.add(key)
            todo += waits[key]
    return found


def oracle(state: State) -> Rows:
    """Every permanent by CR 613."""
    rows: Rows = {i: view(state, {}).characteristics(i) for i in state.battlefield()}
    started: Started = {}
    for layer in LAYERS:
        done: set[object] = set()
        while left := existing(state, rows, started, layer, done):
            key = next_key(state, rows, started, left, layer)
            rows, started = applied(state, rows, started, left[key], layer)
            done.add(key)
    return {i: sized(row) for i, row in rows.items()}


def sized(row: Characteristics) -> Characteristics:
    """A creature without power or toughness has 0 (CR 208.5), what is no creature has none (CR 208.3)."""
    if "creature" in row.types:
        return row.but(power=row.power or 0, toughness=row.toughness or 0)
    return row.but(power=None, toughness=None)


# --- Boards ---------------------------------------------------------------------------------------------------------------------------

FILTERS = (
    Filter(IsType("creature")), Filter(IsType("artifact")), Filter(IsType("land")), Filter(IsType("enchantment"), Another()),
    Filter(IsType("artifact"), Not(IsType("creature"))), Filter(IsSubtype("Swamp")), Filter(IsSubtype("Bear")), Filter(IsColor("B")),
    Filter(IsType("creature"), HasKeyword("flying")), Filter(IsType("creature"), HasNoAbilities()),
    Filter(IsType("creature"), Controlled("you")), Filter(IsType("creature"), IsColor("G")), Filter(),
)  # fmt: skip
CREATURES = NumberOf(Each(Filter(IsType("creature"))))
CHANGES: tuple[Change, ...] = (
    BecomeType(("creature",)), BecomeType(("artifact",)), BecomeType(("enchantment",)), BecomeType(("land",), ("Swamp",)),
    BecomeType((), ("Swamp",), besides=False), BecomeType((), ("Mountain",), besides=False), BecomeType((), ("Bear",)),
    BecomeType(("artifact",), besides=False), BecomeColor(("B",)), BecomeColor(()), BecomeColor(("G",), besides=True), LoseAbilities(),
    LoseAbilities("flying"), GainAbility(KeywordAbility("flying")),
    GainAbility(Static((Modify(Each(Filter(IsType("creature"))), (GainAbility(KeywordAbility("haste")), ModifyPowerToughness(1, 0))),))),
    SetPowerToughness(1, 1), SetPowerToughness(CREATURES, CREATURES), ModifyPowerToughness(1, 1), ModifyPowerToughness(CREATURES, 0),
    SwitchPowerToughness(),
)  # fmt: skip
TYPE_LINES = (
    "Creature — Bear", "Artifact", "Enchantment", "Land", "Land — Swamp", "Artifact Creature — Bear", "Enchantment Creature — Bear",
)  # fmt: skip


def ability(chance: random.Random) -> Static:
    """Some static ability of one or two changes; now and then with a condition, or a characteristic-defining one."""
    if chance.random() < 0.1:
        return Static((Modify(This(), (DefinePowerToughness(CREATURES, 2),)),), characteristic_defining=True)
    if chance.random() < 0.1:
        return Static((Modify(This(), (BecomeColor(("B",)),)),), characteristic_defining=True)
    condition = Exists(Each(chance.choice(FILTERS))) if chance.random() < 0.2 else None
    what = This() if chance.random() < 0.15 else Each(chance.choice(FILTERS))
    return Static((Modify(what, tuple(chance.sample(CHANGES, chance.choice((1, 1, 2))))),), condition)


def some_card(chance: random.Random, n: int, *abilities: Static) -> CardFace:
    """A card of some type."""
    line = chance.choice(TYPE_LINES)
    pt = f"{chance.randint(1, 3)}/{chance.randint(1, 3)}" if "Creature" in line else ""
    extra = (KeywordAbility("flying"),) if chance.random() < 0.3 else ()
    return card(f"Card {n}", "", "{1}", line, pt, *extra, *abilities, colors=chance.choice(("", "G", "B")))


@pytest.mark.parametrize("seed", range(150))
def test_as_the_rules_read(seed: int) -> None:
    """Boards of up to four effects and three other permanents."""
    chance = random.Random(seed)
    game = board()
    faces = [some_card(chance, n, ability(chance)) for n in range(chance.randint(1, 4))]
    faces += [some_card(chance, n) for n in range(5, 5 + chance.randint(0, 3))]
    chance.shuffle(faces)
    for face in faces:
        put(game, face, seat=chance.randint(0, 1))
    state = game.state
    expected = oracle(state)
    for i in state.battlefield():
        found = state.characteristics(i)
        assert found.but(rules=()) == expected[i].but(rules=()), "\n".join(map(str, state.layers.explain(i)))
