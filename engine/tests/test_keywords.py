"""What keyword abilities answer to the general rules, where a ruling would see it only in a roundabout way."""

from __future__ import annotations

import pytest

from engine.abilities import Instance, KeywordAbility
from engine.actions.player_counters import POISON, PlayerGetsCounters
from engine.cards.card import card
from engine.costs import mana
from engine.damage import DamageDealt, LifeChanges
from engine.filters import CREATURE
from engine.keywords import named, register
from engine.rule import Reason
from engine.state import HAND
from engine.tests.playing import board, creature, put

ENCHANTED = (KeywordAbility("enchant", quality="player"), KeywordAbility("enchant", quality="creature", what=CREATURE))


@pytest.mark.parametrize(("needed", "lethal"), [(5, 1), (1, 1), (0, 0)])
def test_any_damage_from_deathtouch_is_lethal(needed: int, lethal: int) -> None:
    """702.2c, 510.1c: one point of what is still needed; nothing more where enough has been dealt already."""
    assert named("deathtouch").lethal(board(), needed) == lethal


@pytest.mark.parametrize(("ability", "player"), [(ENCHANTED[0], True), (ENCHANTED[1], False)])
def test_an_aura_enchants_players_or_objects_and_never_both(ability: KeywordAbility, player: bool) -> None:
    """702.5a, 702.5d: "enchant player" no permanent, "enchant creature" no player, whichever of them."""
    game = board()
    creature_here, aura = put(game, creature("Cub", "2/3")), put(game, card("Shackle", "", "{W}", "Enchantment — Aura", "", ability))
    refused: list[tuple[Reason, ...]] = [
        named("enchant").attaches(game, (), Instance(ability, ("printed", 0, 0)), game.state, aura, host)
        for host in (~0, ~1, creature_here)
    ]
    assert [not reasons for reasons in refused] == [player, player, not player]


def test_toxic_is_about_combat_damage_to_players_alone() -> None:
    """702.164c."""
    game = board()
    source, target = put(game, creature("Viper", "1/1", KeywordAbility("toxic", n=2))), put(game, creature("Cub", "2/3"))
    instance = Instance(KeywordAbility("toxic", n=2), ("printed", 0, 0))
    for to, combat, poisons in ((~1, True, True), (~1, False, False), (target, True, False)):
        events = named("toxic").results(game, (), DamageDealt(source, to, 1, combat), 0, instance)
        assert events == ((PlayerGetsCounters(1, POISON, 2),) if poisons else ())


def test_infect_takes_the_place_of_the_life_lost_by_the_damage_alone() -> None:
    """702.90b: what else happens by the damage goes on to happen."""
    game = board()
    source = put(game, creature("Hound", "2/2", KeywordAbility("infect")))
    instance = Instance(KeywordAbility("infect"), ("printed", 0, 0))
    others = (LifeChanges(0, 2), LifeChanges(1, -1))
    events = named("infect").results(game, (*others, LifeChanges(1, -2)), DamageDealt(source, ~1, 2), 0, instance)
    assert events == (*others, PlayerGetsCounters(1, POISON, 2))


@pytest.mark.parametrize("n", [None, 3])
def test_suspend_exiles_with_x_counters_or_with_so_many(n: int | None) -> None:
    """702.62a; a card with X for the number says that X can't be 0."""
    game = board()
    put(game, creature("Cub", "2/3"), HAND)
    (action,) = named("suspend").from_hand(game, (), Instance(KeywordAbility("suspend", mana("{X}"), n), ("printed", 0, 0)))
    assert action.cost == mana("{X}")
    assert action.least == 1


def test_what_a_keyword_lacks_is_no_default() -> None:
    """A cost, a number or a quality that an ability doesn't name is an error, never {0} or 1."""
    instance = Instance(KeywordAbility("cycling"), ("printed", 0, 0))
    for ask in (lambda: instance.cost, lambda: instance.n, lambda: instance.what):
        with pytest.raises(TypeError):
            ask()
    assert register()["cycling"] is named("cycling")
    with pytest.raises(KeyError):
        named("no such keyword")


def test_a_mutated_permanent_has_no_ability_that_came_of_a_land_type_below() -> None:
    """702.140e, 305.6: it has the abilities of what lies below, but the land type below, from which one came, isn't its own."""
    game = board()
    face = card("Grove", "", "", "Land Creature — Forest Dryad", "1/1", KeywordAbility("reach"))
    objects = [put(game, f) for f in (face, creature("Cub", "2/2", KeywordAbility("haste")))]
    below, top = (game.state.characteristics(i) for i in objects)
    assert len(below.abilities) == 2
    merged = named("mutate").merged(game, top, top, below)
    assert [str(i.ability) for i in merged.abilities] == ["haste", "reach"]
