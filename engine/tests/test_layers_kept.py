"""How much of the layers goes on from one state to the next: all that has not changed, and nothing that has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine import dependency
from engine.abilities import KeywordAbility, Static
from engine.casting import Cast, cast
from engine.changes import GainAbility, LoseAbilities, ModifyPowerToughness, SetPowerToughness
from engine.characteristic_filters import IsType
from engine.conditions import Exists
from engine.continuous import Modify
from engine.filters import CREATURE, Filter
from engine.game import Game
from engine.object_parts import FaceDown
from engine.record import replace
from engine.selectors import Each, EachSpell, This
from engine.state import GRAVEYARD, HAND, ObjectId, State
from engine.tests.playing import board, creature, enchantment, put

CUB = creature("Cub", "2/3", cost="{0}")
ANTHEM = enchantment("Anthem", Static((Modify(Each(CREATURE), (ModifyPowerToughness(1, 1),)),)))
MEEKNESS = enchantment("Meekness", Static((Modify(Each(CREATURE), (LoseAbilities(), SetPowerToughness(1, 1))),)))
WINGS = enchantment("Wings", Static((Modify(Each(CREATURE), (GainAbility(KeywordAbility("flying")),)),)))
GIVER = creature("Giver", "2/2", Static((Modify(This(), (GainAbility(KeywordAbility("haste")),)),)))
HASTY = enchantment("Hasty", Static((Modify(EachSpell(Filter(IsType("creature"))), (GainAbility(KeywordAbility("haste")),)),)))
GRAVE_CUBS = Exists(Each(CREATURE, GRAVEYARD))
MOURNING = enchantment("Mourning", Static((Modify(Each(CREATURE), (ModifyPowerToughness(2, 2),)),), condition=GRAVE_CUBS))


def still(before: State, after: State) -> bool:
    """Whether the layers of one state go on in another; what they say must be what they would say if they were made anew."""
    went_on = before.layers.for_state(after)
    if went_on is not None:
        anew = after.afresh().layers
        for obj in (*after.battlefield(), *after.zone("stack")):
            assert went_on.characteristics(obj) == anew.characteristics(obj)
    return went_on is not None


@pytest.fixture
def game() -> Game:
    """A creature under an effect."""
    made = board()
    put(made, CUB)
    put(made, ANTHEM)
    return made


def cub(game: Game) -> ObjectId:
    return next(i for i in game.state.battlefield() if game.state.characteristics(i).name == "Cub")


def test_nothing_is_made_anew_as_time_goes_by_or_something_is_tapped(game: Game) -> None:
    before = game.state
    assert still(before, before)
    assert still(before, before.evolve(turn=replace(before.turn, step="end", active=1)))
    assert still(before, before.with_object(replace(game.object(cub(game)), tapped=True)))
    assert still(before, before.with_object(replace(game.object(cub(game)), damage=1)))


def test_what_is_counted_in_graveyards_is_there_also_as_the_game_ends(game: Game) -> None:
    put(game, MOURNING)
    put(game, CUB, GRAVEYARD, 1)
    before = game.state
    assert before.characteristics(cub(game)).power == 2 + 1 + 2  # printed, Anthem, Mourning
    assert still(before, before.evolve(players=tuple(replace(p, in_game=p.seat != 1) for p in before.players)))


@pytest.mark.parametrize(
    "change",
    [
        {"controller": 1}, {"timestamp": 99}, {"counters": (("+1/+1", 1),)}, {"counters_since": (("+1/+1", 1),)}, {"attached_to": 1},
        {"chosen": (("color", "R"),)}, {"face_down": FaceDown("morph")}, {"phased_out": True}, {"flipped": True}, {"components": ()},
    ],
    ids=lambda change: next(iter(change)),
)  # fmt: skip
def test_a_permanent_that_changes_in_what_layers_are_made_of_has_them_made_anew(game: Game, change: dict[str, Any]) -> None:
    it = game.object(cub(game))
    assert game.state.layers.for_state(game.state.with_object(replace(it, **change))) is None


def test_they_are_made_anew_under_other_rules(game: Game) -> None:
    assert game.state.layers.for_state(game.state.evolve(off=frozenset({"613.7"}))) is None
    assert game.state.layers.for_state(game.state.evolve(edition="2009-02-01")) is None


def test_only_zones_that_effects_read_matter() -> None:
    made = board()
    put(made, CUB)
    before = made.state
    assert before.layers.for_state(before)
    put(made, CUB, GRAVEYARD)
    assert still(before, made.state)
    put(made, MOURNING)
    before = made.state
    assert still(before, before)
    assert made.state.characteristics(cub(made)).power == 4
    put(made, CUB, HAND)
    assert still(before, made.state)
    put(made, CUB, GRAVEYARD)
    assert not still(before, made.state)


def test_a_spell_is_looked_at_only_where_effects_are_on_spells(game: Game) -> None:
    begun = game.state
    for there in (False, True):
        if there:
            put(game, HASTY)
        card = put(game, CUB, HAND)
        before = game.state
        spell = cast(game, Cast(0, card))
        assert still(before, game.state) is not there
        assert game.state.characteristics(spell).has("haste") is there
        game.state = begun


def trials(game: Game, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """The pairs of sources of which it is tried out whether the effect of the one depends on that of the other."""
    tried: list[tuple[str, str]] = []
    real: Callable[..., bool] = dependency.depends

    def counted(layering: Any, dependent: bool, a: Any, b: Any, layer: str) -> bool:
        tried.append(tuple(game.object(x.source).top.face.name for x in (a, b)))  # type: ignore[arg-type]
        return real(layering, dependent, a, b, layer)

    monkeypatch.setattr(dependency, "depends", counted)
    game.state.afresh().layers.characteristics(cub(game))
    return tried


def test_nothing_is_tried_where_nothing_can_depend(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """613.8a: what the one writes is nothing that the other reads, and the source of neither loses its ability by the other."""
    put(game, ANTHEM)
    put(game, WINGS)
    put(game, MEEKNESS)
    assert trials(game, monkeypatch) == []


def test_only_what_may_lose_its_ability_is_tried(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    put(game, GIVER)
    put(game, WINGS)
    put(game, MEEKNESS)
    assert set(trials(game, monkeypatch)) == {("Giver", "Meekness")}
    found = {tuple(game.object(i).top.face.name for i in pair) for pair in game.state.layers.dependencies}
    assert found == {("Giver", "Meekness")}


def test_without_layers_effects_apply_by_timestamps_alone() -> None:
    """613.1 switched off: the older bonus is overwritten by the newer effect that sets power and toughness, instead of added to it."""
    found = {}
    for off in ((), ("613.1",)):
        made = board(off=off)
        put(made, CUB)
        put(made, ANTHEM)
        put(made, MEEKNESS)
        found[off] = made.state.characteristics(cub(made)).power
    assert found == {(): 2, ("613.1",): 1}


def test_a_counter_or_being_face_down_is_an_effect_where_there_is_no_other() -> None:
    """122.1a, 708.2."""
    for change, size in (({"counters": (("+1/+1", 2),)}, (4, 5)), ({"face_down": FaceDown("morph")}, (2, 2)), ({}, (2, 3))):
        made = board()
        it = made.object(put(made, CUB))
        made.state = made.state.with_object(replace(it, **change))
        row = made.state.characteristics(it.id)
        assert (row.power, row.toughness) == size
