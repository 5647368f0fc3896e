"""Continuous effects (CR 613), where scenarios don't look yet. Expected values are worked out from the rules in each test."""

from __future__ import annotations

import pytest

from engine.abilities import KeywordAbility, Static
from engine.changes import GainAbility, LoseAbilities, ModifyPowerToughness, SetPowerToughness, SwitchPowerToughness
from engine.characteristic_filters import HasKeyword, IsType
from engine.continuous import Modify
from engine.filters import CREATURE, Filter
from engine.game import Game
from engine.record import replace
from engine.selectors import Each, This
from engine.state import ObjectId
from engine.tests.playing import board, creature, enchantment, put

HUMILITY = enchantment("Meekness", Static((Modify(Each(CREATURE), (LoseAbilities(), SetPowerToughness(1, 1))),)))
WINGS = enchantment("Wings", Static((Modify(Each(CREATURE), (GainAbility(KeywordAbility("flying")),)),)))
ANTHEM = enchantment("Anthem", Static((Modify(Each(CREATURE), (ModifyPowerToughness(1, 1),)),)))
SWITCH = enchantment("Switch", Static((Modify(Each(CREATURE), (SwitchPowerToughness(),)),)))
FLYER = Filter(IsType("creature"), HasKeyword("flying"))
SOARING = enchantment("Soaring", Static((Modify(Each(FLYER), (GainAbility(KeywordAbility("haste")),)),)))
BEAR = creature("Cub", "2/3")
GIVER = creature("Giver", "2/2", Static((Modify(This(), (GainAbility(KeywordAbility("haste")),)),)))


def pt(game: Game, obj: ObjectId) -> tuple[int | None, int | None]:
    it = game.state.characteristics(obj)
    return it.power, it.toughness


@pytest.mark.parametrize("order", [(HUMILITY, WINGS), (WINGS, HUMILITY)])
def test_timestamps_decide_between_independent_effects(order: tuple[object, ...]) -> None:
    """613.7: the newer of "lose all abilities" and "has flying" (from elsewhere) wins; neither changes the other's existence (613.8a)."""
    game = board()
    bear = put(game, BEAR)
    for face in order:
        put(game, face)  # type: ignore[arg-type]
    assert game.state.characteristics(bear).has("flying") == (order[1] is WINGS)


@pytest.mark.parametrize("humility_first", [True, False])
def test_an_effect_of_the_creature_itself_depends_on_humility(humility_first: bool) -> None:
    """613.8a: losing all abilities ends the existence of the creature's own effect, so that waits and then is gone."""
    game = board()
    if humility_first:
        put(game, HUMILITY)
    giver = put(game, GIVER)
    if not humility_first:
        humility = put(game, HUMILITY)
        assert (giver, humility) in game.state.layers.dependencies
    assert not game.state.characteristics(giver).has("haste")
    assert pt(game, giver) == (1, 1)


def test_without_reevaluation_the_lost_ability_would_still_apply() -> None:
    """613.8c switched off: what was found as the layer began is applied though the ability is gone."""
    game = board(off=("613.8c",))
    put(game, HUMILITY)
    giver = put(game, GIVER)
    assert game.state.characteristics(giver).has("haste")


@pytest.mark.parametrize("order", [(SOARING, WINGS), (WINGS, SOARING)])
def test_what_an_effect_affects_can_depend(order: tuple[object, ...]) -> None:
    """613.8a: "creatures with flying have haste" depends on "creatures have flying", whichever is older."""
    game = board()
    bear = put(game, BEAR)
    for face in order:
        put(game, face)  # type: ignore[arg-type]
    assert game.state.characteristics(bear).has("haste")


@pytest.mark.parametrize("order", [(HUMILITY, ANTHEM, SWITCH), (SWITCH, ANTHEM, HUMILITY)])
def test_power_and_toughness_go_through_their_layers(order: tuple[object, ...]) -> None:
    """613.4b sets 1/1, 613.4c adds +1/+1 and a +1/+0 counter: 3/2; 613.4d switches: 2/3. Timestamps don't matter across layers."""
    game = board()
    bear = put(game, BEAR)
    game.state = game.state.with_object(replace(game.object(bear), counters=(("+1/+0", 1),)))
    for face in order:
        put(game, face)  # type: ignore[arg-type]
    assert pt(game, bear) == (2, 3)


def test_two_effects_that_depend_on_each_other_apply_by_timestamp() -> None:
    """613.8b: each would take away the other's source ability; in the loop the older applies, the other no longer exists (613.8c)."""
    nullify = Static((Modify(Each(CREATURE), (LoseAbilities(),)),))
    one, other = creature("One", "1/1", nullify), creature("Other", "2/2", nullify, KeywordAbility("flying"))
    game = board()
    first, second = put(game, one), put(game, other)
    layers = game.state.layers
    assert {(first, second), (second, first)} <= set(layers.dependencies)
    assert not game.state.characteristics(second).has("flying")
    assert [a.source for a in layers.trace] == [first]


def test_the_layers_are_explained() -> None:
    """A line for what it begins as, one for each effect applied to it, in order, and those that change nothing say so."""
    game = board()
    giver = put(game, GIVER)
    put(game, HUMILITY)
    put(game, ANTHEM)
    lines = [str(line) for line in game.state.layers.explain(giver)]
    assert [line.partition(":")[0] for line in lines] == ["begins", "6", "7b", "7c"]
    assert "Giver" in lines[0]
    assert "Meekness" in lines[1] and "- all abilities" in lines[1] and "abilities none" in lines[1]
    assert lines[3].endswith("+1/+1: size 2/2")
    in_hand = put(game, BEAR, "hand")
    (line,) = game.state.layers.explain(in_hand)
    assert str(line) == "begins: name Cub, controller 0, types creature, subtypes Bear, colors none, abilities none, size 2/3"


def test_looking_changes_nothing() -> None:
    game = board()
    put(game, HUMILITY)
    giver = put(game, GIVER)
    before = game.state.log.digest()
    game.state.characteristics(giver)
    assert game.state.log.digest() == before
    assert game.cited() == ()


def test_layers_go_on_while_nothing_changes_that_they_are_made_of() -> None:
    game = board()
    bear = put(game, BEAR)
    put(game, ANTHEM)
    row = game.state.characteristics(bear)
    tapped = game.state.with_object(replace(game.object(bear), tapped=True))
    assert tapped.characteristics(bear) is row
    bigger = game.state.with_object(replace(game.object(bear), counters=(("+1/+1", 1),)))
    assert bigger.characteristics(bear).power == (row.power or 0) + 1
