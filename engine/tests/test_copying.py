"""Copiable values: one function, for whatever is copied."""

from __future__ import annotations

import pytest

from engine.abilities import KeywordAbility
from engine.changes import GainAbility, ModifyPowerToughness
from engine.continuous import EffectBegins, Modify
from engine.copying import becoming, copiable
from engine.counters import CountersChange
from engine.game import Game
from engine.happen import happen
from engine.selectors import Those
from engine.state import HAND, ObjectId
from engine.tests.playing import board, creature, named, put
from engine.view import Env
from engine.zones import move


def values(game: Game, obj: ObjectId) -> tuple[str, int | None, int]:
    """Name, power and number of abilities that would be copied."""
    face = copiable(game, game.state.last_known(obj))
    return face.name, face.power, len(face.abilities)


def become(game: Game, obj: ObjectId, of: ObjectId) -> None:
    """One permanent becomes a copy of another, for good."""
    happen(game, *becoming(game, obj, of, (), Env(0, obj), ""))


def test_an_unchanged_card_is_its_own_copiable_values() -> None:
    game = board()
    angel = put(game, "Serra Angel")
    assert copiable(game, game.state.last_known(angel)) is named("Serra Angel")
    assert not game.cited()


def test_counters_and_effects_are_left_out() -> None:
    game = board()
    bear = put(game, creature("Bear", "2/2"))
    changes = (ModifyPowerToughness(3, 3), GainAbility(KeywordAbility("flying")))
    happen(game, EffectBegins(Modify(Those((bear,)), changes), Env(0, bear)), CountersChange(bear, "+1/+1", 1))
    assert game.state.characteristics(bear).power == 6
    assert values(game, bear) == ("Bear", 2, 0)


def test_a_chain_of_copies_ends_in_the_first_original() -> None:
    game = board()
    bear, owl, angel = put(game, creature("Bear", "2/2")), put(game, creature("Owl", "1/1")), put(game, "Serra Angel")
    become(game, owl, angel)
    become(game, bear, owl)
    assert values(game, bear) == ("Serra Angel", 4, 2)


@pytest.mark.parametrize("later", [True, False])
def test_the_original_may_change_before_but_not_after(later: bool) -> None:
    game = board()
    bear, owl, angel = put(game, creature("Bear", "2/2")), put(game, creature("Owl", "1/1")), put(game, "Serra Angel")
    if later:
        become(game, bear, owl)
        become(game, owl, angel)
    else:
        become(game, owl, angel)
        become(game, bear, owl)
    assert values(game, bear)[0] == ("Owl" if later else "Serra Angel")


def test_what_has_left_is_copied_as_it_last_was() -> None:
    game = board()
    bear, angel = put(game, creature("Bear", "2/2")), put(game, "Serra Angel")
    become(game, bear, angel)
    happen(game, move(game, bear, HAND))
    assert values(game, bear) == ("Serra Angel", 4, 2)


def test_abilities_that_a_land_type_gives_are_not_copied_twice() -> None:
    game = board()
    forest, bear = put(game, "Forest"), put(game, creature("Bear", "2/2"))
    become(game, bear, forest)
    mine, its = game.state.characteristics(bear), game.state.characteristics(forest)
    assert [i.ability for i in mine.abilities] == [i.ability for i in its.abilities]
