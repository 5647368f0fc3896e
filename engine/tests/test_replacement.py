"""Replacement, phasing and face-down cards below the level of rulings: identity of effects, shields, what is looked at."""

from __future__ import annotations

import pickle

from engine.actions.face_down import PutFaceDown, TurnFaceDown, TurnFaceUp
from engine.actions.life import DealDamage, GainLife
from engine.actions.phase import PhaseOut
from engine.cards.face_down_cards import MANIFESTED
from engine.cards.words import static
from engine.casting import Cast, cast
from engine.characteristic_filters import IsType
from engine.continuous import Instead
from engine.damage import DamageDealt
from engine.entering import EntersTapped
from engine.filters import Controlled, Filter
from engine.game import Game
from engine.happen import happen
from engine.instead import Changed
from engine.instructions import Let
from engine.knowledge import knows
from engine.object_parts import FaceDown
from engine.prevention import PreventDamage
from engine.selectors import Those
from engine.state import BATTLEFIELD
from engine.tests.playing import board, creature, enchantment, put
from engine.view import Env
from engine.would import WouldBeDamaged, WouldEnter, WouldGainLife
from engine.zones import move

ME = Env(0, -1)


def test_a_shield_is_the_same_effect_however_much_of_it_is_left() -> None:
    game = board()
    PreventDamage(Those((~0,)), 5).perform(game, ME)
    DealDamage(3, Those((~0,))).perform(game, ME)
    assert game.state.player(0).life == 20
    assert len(game.state.effects) == 1
    DealDamage(3, Those((~0,))).perform(game, ME)
    assert game.state.player(0).life == 19
    assert not game.state.effects


def test_an_effect_with_a_number_of_uses_goes_on_until_they_are_spent() -> None:
    game = board()
    Let(Instead(WouldGainLife(), Changed(times=2), uses=2)).perform(game, ME)
    for life in (22, 24, 25):
        GainLife(1).perform(game, ME)
        assert game.state.player(0).life == life


def test_looking_at_what_would_enter_changes_nothing() -> None:
    game = board()
    put(game, enchantment("Gate", static(Instead(WouldEnter(Filter(IsType("creature"), Controlled("you"))), EntersTapped()))))
    card = put(game, creature("Bear", "2/2"), "hand")
    before = game.state.next_id
    (entry, *_) = happen(game, move(game, card, BATTLEFIELD))
    assert entry.became == (before,), "numbers used up in looking are used again"
    assert game.object(entry.became[0]).tapped
    assert entry.rules.count("614.1d") == 1


def test_all_that_happens_at_once_is_replaced_before_any_of_it_happens() -> None:
    """A source of a replacement effect that dies at the same time still replaces the others' damage (CR 614.4)."""
    game = board()
    doubler = put(game, creature("Doubler", "1/1", static(Instead(WouldBeDamaged(), Changed(times=2)))))
    other = put(game, creature("Other", "1/9"))
    happen(game, *(DamageDealt(-1, i, 1) for i in (doubler, other)))
    assert game.object(other).damage == 2


def test_face_down_and_phased_out_states_survive_pickling() -> None:
    game = board()
    bear = put(game, creature("Bear", "3/3"))
    angel = put(game, creature("Angel", "4/4"))
    TurnFaceDown(Those((bear,))).perform(game, ME)
    PhaseOut(Those((angel,))).perform(game, ME)
    again = pickle.loads(pickle.dumps(game.state))
    assert again == game.state
    assert (again.characteristics(bear).power, again.characteristics(bear).name) == (2, "")
    assert again.objects[bear].face_down == FaceDown()
    assert not again.exists(angel)


def test_a_card_cast_face_down_is_looked_at_so_without_being_changed() -> None:
    game = board()
    game.state = game.state.with_player(game.state.player(0).__class__(0, "you", any_mana=True))
    card = put(game, "Woolly Loxodon", "hand")
    assert game.state.characteristics(card).power == 6
    spell = cast(game, Cast(0, card, face_down=True))
    assert game.state.characteristics(spell).power == 2
    assert game.object(spell).face_down == FaceDown("morph")


def test_who_knows_what() -> None:
    game = board()
    bear = put(game, creature("Bear", "3/3"))
    hand = put(game, creature("Secret", "1/1"), "hand")
    top = put(game, creature("Top", "1/1"), "library")
    game.state = game.state.evolve(zones={**game.state.zones, ("library", 0): (top, *game.state.zone("library", 0)[:-1])})
    assert [knows(game, game.state, seat, bear) for seat in (0, 1)] == [True, True]
    assert [knows(game, game.state, seat, hand) for seat in (0, 1)] == [True, False]
    assert [knows(game, game.state, seat, top) for seat in (0, 1)] == [False, False]
    PutFaceDown(Those((top,)), MANIFESTED).perform(game, ME)
    (manifested,) = (i for i in game.state.battlefield() if game.object(i).face_down)
    assert [knows(game, game.state, seat, manifested) for seat in (0, 1)] == [True, False]
    TurnFaceDown(Those((bear,))).perform(game, ME)
    assert [knows(game, game.state, seat, bear) for seat in (0, 1)] == [True, True], "all saw it turned"
    TurnFaceUp(Those((manifested,))).perform(game, ME)
    assert knows(Game(game.state), game.state, 1, manifested)
