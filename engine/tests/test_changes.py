"""What each change of the layers is called where the layers of an object are told, and which changes are of which layer (CR 613.1)."""

from __future__ import annotations

import pytest

from engine.abilities import Ability, Instance
from engine.actions.draw import Draw
from engine.amounts import ItsManaValue
from engine.cards.card import card
from engine.cards.words import dies, keyword, static
from engine.changes import (
    BecomeChosenColor,
    BecomeChosenType,
    BecomeColor,
    BecomeType,
    BeFaceDown,
    CantHave,
    Change,
    ChangeWord,
    DefinePowerToughness,
    GainAbility,
    GainControl,
    GainForManaCost,
    LoseAbilities,
    LoseCreatureTypes,
    LoseType,
    ModifyPowerToughness,
    SetPowerToughness,
    SwitchPowerToughness,
)
from engine.characteristic_filters import IsColor, IsSubtype
from engine.characteristics import Characteristics, printed
from engine.continuous import Modify
from engine.copying import BecomeCopy
from engine.filters import Filter
from engine.object_parts import FaceDown
from engine.selectors import Each
from engine.tests.playing import board, creature
from engine.view import Env

NINE = ("Elf", "Bear", "Cat", "Dog", "Bird", "Fish", "Wolf", "Rat", "Bat")

TOLD: list[tuple[Change, str, str]] = [
    (BecomeCopy(creature("Bear", "2/2")), "1a", "copy of Bear"),
    (BeFaceDown(FaceDown()), "1b", "face down"),
    (GainControl(), "2", "controller"),
    (ChangeWord("color", "R", "G"), "3", "R -> G"),
    (BecomeType(("artifact",), ("Golem",), supertypes=("legendary",)), "4", "also legendary artifact Golem"),
    (BecomeType(subtypes=("Elf",), besides=False), "4", "Elf"),
    (BecomeType(subtypes=NINE[:8]), "4", "also " + " ".join(NINE[:8])),
    (BecomeType(subtypes=NINE), "4", "also every creature type"),
    (BecomeChosenType(), "4", "the chosen type"),
    (LoseType(("creature", "artifact")), "4", "not creature artifact"),
    (LoseCreatureTypes(), "4", "no creature type"),
    (BecomeColor(("W", "U")), "5", "WU"),
    (BecomeColor(("W",), besides=True), "5", "also W"),
    (BecomeColor(), "5", "colorless"),
    (BecomeChosenColor(), "5", "also the chosen color"),
    (GainAbility(keyword("flying")), "6", "+ flying"),
    (GainAbility(dies(Draw())), "6", "+ a triggered ability"),
    (GainForManaCost("blitz"), "6", "+ blitz for its mana cost"),
    (GainForManaCost("blitz", 2), "6", "+ blitz for its mana cost less {2}"),
    (LoseAbilities(), "6", "- all abilities"),
    (LoseAbilities("flying"), "6", "- flying"),
    (CantHave("flying"), "6", "can't have flying"),
    (DefinePowerToughness(3, 4), "7a", "3/4"),
    (SetPowerToughness(3, None), "7b", "3/_"),
    (SetPowerToughness(None, ItsManaValue()), "7b", "_/its mana value"),
    (ModifyPowerToughness(1, -1), "7c", "+1/-1"),
    (SwitchPowerToughness(), "7d", "switched"),
]


@pytest.mark.parametrize(("change", "layer", "words"), TOLD, ids=[words for *_, words in TOLD])
def test_a_change_is_of_its_layer_and_told_in_a_few_words(change: Change, layer: str, words: str) -> None:
    assert (change.layer, str(change)) == (layer, words)


def reworded(change: ChangeWord, *abilities: Ability, origin: str = "printed", types: str = "Bear") -> Characteristics:
    """A Bear with some abilities whose text has been changed."""
    row = printed(card("It", "", "{1}", f"Creature — {types}", "1/1"))
    row = row.but(abilities=tuple(Instance(a, (origin, 0, n)) for n, a in enumerate(abilities)))
    return change.apply(board(), row, Env(0, 1), 5)


RED = static(Modify(Each(Filter(IsColor("R"))), (BecomeColor(("W", "R")),)))
GREEN = static(Modify(Each(Filter(IsColor("G"))), (BecomeColor(("W", "G")),)))
BEARS = static(Modify(Each(Filter(IsSubtype("Bear"))), (BecomeType(subtypes=("Bear", "Cat")),)))
ELVES = static(Modify(Each(Filter(IsSubtype("Elf"))), (BecomeType(subtypes=("Elf", "Cat")),)))


def test_a_color_word_is_changed_wherever_it_is_used_as_one() -> None:
    # CR 612.2: in what is asked for and in what something becomes; other colors and the type line stay.
    after = reworded(ChangeWord("color", "R", "G"), RED, BEARS)
    assert [i.ability for i in after.abilities] == [GREEN, BEARS]
    assert after.subtypes == ("Bear",)


def test_a_creature_type_is_changed_in_the_type_line_too() -> None:
    after = reworded(ChangeWord("subtype", "Bear", "Elf"), BEARS, RED, types="Cat Bear")
    assert [i.ability for i in after.abilities] == [ELVES, RED]
    assert after.subtypes == ("Cat", "Elf")
    assert reworded(ChangeWord("subtype", "Bear", "Elf"), types="Elf Bear").subtypes == ("Elf",)
    assert reworded(ChangeWord("subtype", "Dog", "Elf"), types="Bear").subtypes == ("Bear",)


def test_the_text_of_abilities_that_were_given_is_not_changed() -> None:
    # CR 612.3: what effects have given an object is no part of its text.
    after = reworded(ChangeWord("color", "R", "G"), RED, origin="granted")
    assert [i.ability for i in after.abilities] == [RED]
