"""What goes on from the layers of one state to those of the next, and what must not."""

from __future__ import annotations

import pytest

from engine import setup
from engine.abilities import KeywordAbility, Static
from engine.cards.catalogue import cards
from engine.casting import Cast, cast
from engine.changes import GainAbility, ModifyPowerToughness
from engine.characteristic_filters import IsType
from engine.characteristics import Characteristics
from engine.continuous import Modify
from engine.filters import CREATURE, Filter
from engine.game import Game
from engine.kept import Kept
from engine.record import replace
from engine.selectors import Each, EachSpell
from engine.starting import start, written_out
from engine.state import BATTLEFIELD, EXILE, GRAVEYARD, HAND, STACK, Object
from engine.tests.playing import board, creature, enchantment, put

CUB = creature("Cub", "2/3", cost="{0}")
ANTHEM = enchantment("Anthem", Static((Modify(Each(CREATURE), (ModifyPowerToughness(1, 1),)),)))
HASTY = enchantment("Hasty", Static((Modify(EachSpell(Filter(IsType("creature"))), (GainAbility(KeywordAbility("haste")),)),)))


def a_creature(obj: Object, it: Characteristics) -> bool:
    return it.is_type("creature")


def test_a_spell_leaves_permanents_as_they_are() -> None:
    """A spell that has no part in any effect changes nothing on the battlefield, and that is not worked out anew."""
    game = board()
    bear, _, card = put(game, CUB), put(game, ANTHEM), put(game, CUB, HAND)
    row, before = game.state.characteristics(bear), game.state
    spell = cast(game, Cast(0, card))
    assert game.state.characteristics(bear) is row
    assert game.state.layers.same_permanents(before.layers)
    assert game.state.characteristics(spell).power == 2
    assert game.state.afresh().characteristics(spell) == game.state.characteristics(spell)


def test_an_effect_on_spells_reaches_a_new_one() -> None:
    game = board()
    put(game, HASTY)
    card = put(game, CUB, HAND)
    assert not game.state.characteristics(card).has("haste")
    spell = cast(game, Cast(0, card))
    assert game.state.characteristics(spell).has("haste")


def test_permanents_that_are_such_are_found_anew_when_one_changes() -> None:
    game = board()
    bear = put(game, CUB)
    assert game.state.permanents(a_creature) == (bear,)
    other = put(game, CUB)
    assert game.state.permanents(a_creature) == (bear, other)
    gone = game.state.with_object(replace(game.object(bear), face_down=None, components=game.object(put(game, ANTHEM)).components))
    assert gone.permanents(a_creature) == (other,)


@pytest.mark.parametrize("change", [{"off": frozenset({"613.7"})}, {"edition": "2009-10-01"}])
def test_under_other_rules_nothing_goes_on(change: dict[str, object]) -> None:
    game = board()
    bear = put(game, CUB)
    before = game.state.layers.kept
    it = game.object(bear)
    row = game.state.characteristics(bear)
    assert before.of(it, row, written_out) == ()
    assert Kept(game.state, before).known(it, row, written_out) == ()
    assert Kept(game.state.evolve(**change), before).known(it, row, written_out) is None
    assert game.state.evolve(**change).layers.kept.known(it, row, written_out) is None


@pytest.mark.parametrize("zone", [BATTLEFIELD, STACK, HAND, GRAVEYARD, EXILE])
def test_keywords_stand_for_what_the_object_alone_decides(zone: str) -> None:
    """Were anything else looked at, what is kept of the object could be out of date; looking at it would be an error here."""
    game = Game(setup.new_state())
    kept = Kept(game.state)
    for face in cards().values():
        if any(isinstance(ability, KeywordAbility) for ability in face.abilities):
            obj = setup.put(game, face, EXILE, 0)
            it = replace(game.object(obj), zone=zone)
            written_out(kept, it, start(game.state, obj, kept))
