"""Types as continuous effects change them (CR 205, 305.7)."""

from __future__ import annotations

import pytest

from engine.abilities import KeywordAbility, Static
from engine.cards.card import card
from engine.changes import BecomeType, ModifyPowerToughness
from engine.changes.types import HaveTypesOf
from engine.characteristic_filters import IsSubtype, IsType
from engine.continuous import Modify
from engine.filters import CREATURE, Filter
from engine.game import Game
from engine.selectors import Each
from engine.state import ObjectId
from engine.tests.playing import board, creature, enchantment, put

REACH = KeywordAbility("reach")
GROVE = card("Grove", "", "", "Land Creature — Dryad", "1/1", REACH)


def abilities(game: Game, obj: ObjectId) -> list[str]:
    """What abilities an object has, mana abilities as such."""
    return [str(i.ability) if i.origin[0] != "intrinsic" else "mana" for i in game.state.characteristics(obj).abilities]


@pytest.mark.parametrize(
    ("subtype", "left", "subtypes"),
    [("Forest", ["mana"], {"Forest", "Dryad"}), ("Desert", ["reach"], {"Desert", "Dryad"}), ("Goblin", ["reach"], {"Goblin"})],
)
def test_a_land_set_to_a_basic_land_type_loses_its_abilities_and_by_no_other_type(
    subtype: str, left: list[str], subtypes: set[str]
) -> None:
    """305.7: only one of the basic land types does so; 205.1a: a subtype replaces those of its own set."""
    game = board()
    grove = put(game, GROVE)
    put(game, enchantment("Moon", Static((Modify(Each(Filter(IsType("land"))), (BecomeType((), (subtype,), besides=False),)),))))
    assert abilities(game, grove) == left
    assert set(game.state.characteristics(grove).subtypes) == subtypes


def test_what_is_no_land_keeps_its_abilities() -> None:
    """305.7 speaks of lands; 205.3d: a creature that is no land can't be a Forest."""
    game = board()
    cub = put(game, creature("Cub", "1/1", REACH))
    put(game, enchantment("Moon", Static((Modify(Each(CREATURE), (BecomeType((), ("Forest",), besides=False),)),))))
    assert abilities(game, cub) == ["reach"]
    assert "Forest" not in game.state.characteristics(cub).subtypes


def test_the_types_of_another_take_the_place_of_its_own() -> None:
    """205.1a."""
    game = board()
    cub, elf = put(game, creature("Cub", "1/1")), put(game, card("Elder", "", "{1}", "Creature — Elf Druid", "1/1"))
    of_elves = HaveTypesOf(Each(Filter(IsSubtype("Druid"))))
    put(game, enchantment("Likeness", Static((Modify(Each(Filter(IsSubtype("Bear"))), (of_elves,)),))))
    assert game.state.characteristics(cub).subtypes == ("Elf", "Druid")
    assert game.state.characteristics(elf).subtypes == ("Elf", "Druid")


def test_a_creature_without_power_is_0_0_and_other_things_have_none() -> None:
    """208.5, 208.3: also while effects change them."""
    game = board()
    wood = put(game, card("Log", "", "{1}", "Artifact", ""))
    assert game.state.characteristics(wood).power is None
    put(game, enchantment("Rising", Static((Modify(Each(Filter(IsType("artifact"))), (BecomeType(("creature",)),)),))))
    it = game.state.characteristics(wood)
    assert (it.power, it.toughness) == (0, 0)
    put(game, enchantment("Anthem", Static((Modify(Each(CREATURE), (ModifyPowerToughness(2, 1),)),))))
    it = game.state.characteristics(wood)
    assert (it.power, it.toughness) == (2, 1)
    assert "208.5" in it.rules
    cub = put(game, creature("Cub", "1/1"))
    assert "208.5" not in game.state.characteristics(cub).rules
