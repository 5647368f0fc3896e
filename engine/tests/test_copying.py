"""Copiable values: one function, for whatever is copied."""

from __future__ import annotations

import pytest

from engine.abilities import Ability, KeywordAbility, Static
from engine.cards.card import FLIPS, TRANSFORMS, CardFace, two_faced
from engine.cards.words import defines
from engine.changes import BecomeColor, GainAbility, ModifyPowerToughness
from engine.continuous import Modify
from engine.copying import Becomes, CopyException, Gains, Keeps, becoming, copiable, with_exceptions
from engine.counters import CountersChange
from engine.game import Game
from engine.happen import happen
from engine.lasting import EffectBegins
from engine.questions import Paused
from engine.selectors import This, Those
from engine.state import BATTLEFIELD, HAND, ObjectId
from engine.tests.playing import board, creature, named, put
from engine.transforming import flipping
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


SIZE = defines(3, 4)
COLOR = Static((Modify(This(), (BecomeColor(("U", "R")),)),), characteristic_defining=True)
NOT_DEFINING = Static((Modify(This(), (BecomeColor(("G",)),)),))


@pytest.mark.parametrize(
    ("exception", "left"),
    [
        (Becomes(types=("artifact",)), (SIZE, COLOR, NOT_DEFINING)),
        (Becomes(power=7, toughness=7), (COLOR, NOT_DEFINING)),
        (Becomes(power=7), (COLOR, NOT_DEFINING)),
        (Becomes(toughness=7), (COLOR, NOT_DEFINING)),
        (Becomes(colors=("R",)), (SIZE, NOT_DEFINING)),
        (Becomes(colors=()), (SIZE, NOT_DEFINING)),
        (Keeps(("power", "toughness")), (COLOR, NOT_DEFINING)),
        (Keeps(("colors",)), (SIZE, NOT_DEFINING)),
        (Keeps(("name",)), (SIZE, COLOR, NOT_DEFINING)),
        (Keeps(("name", "colors")), (SIZE, NOT_DEFINING)),
    ],
)
def test_what_defines_a_characteristic_is_not_copied_if_the_copy_effect_says_what_that_is(
    exception: CopyException, left: tuple[Ability, ...]
) -> None:
    # CR 707.9d: only the abilities that define just that characteristic, and of characteristic-defining ones alone (CR 604.3).
    copied = creature("Maker", "1/1", SIZE, COLOR, NOT_DEFINING)
    own: CardFace = creature("Self", "0/0")
    assert exception.made(board(), copied, own).abilities == left


def test_exceptions_change_just_what_they_say() -> None:
    own, copied = creature("Self", "0/1"), creature("Bear", "2/2")
    game = board()
    besides = Becomes(types=("artifact", "creature"), subtypes=("Golem", "Bear"), supertypes=("snow",)).made(game, copied, own)
    assert (besides.types, besides.subtypes, besides.supertypes) == (("creature", "artifact"), ("Bear", "Golem"), ("snow",))
    assert (besides.name, besides.power, besides.toughness, besides.colors) == ("Bear", 2, 2, copied.colors)
    assert Becomes(loses=("snow",)).made(game, besides, own).supertypes == ()
    assert Becomes(power=5).made(game, copied, own).toughness == 2
    assert Becomes(toughness=5).made(game, copied, own).power == 2
    assert Becomes(colors=("U",)).made(game, copied, own).colors == ("U",)
    kept = Keeps(("name", "toughness")).made(game, copied, own)
    assert (kept.name, kept.power, kept.toughness) == ("Self", 2, 1)


def test_who_chooses_what_to_copy_is_told_what_enters() -> None:
    game = board()
    put(game, creature("Bear", "2/2"))
    clone = put(game, "Clone", HAND)
    with pytest.raises(Paused) as paused:
        happen(game, move(game, clone, BATTLEFIELD))
    assert paused.value.question.subject == clone
    assert paused.value.question.least == 0


def test_exceptions_hold_for_both_halves_of_a_flip_card_and_for_one_face_of_others() -> None:
    """707.9, 710.2: the alternative characteristics are part of what is copied; of a double-faced permanent the face that is up (707.8)."""
    game = board()
    hasty = (Gains((KeywordAbility("haste"),)),)
    for turns, both in ((FLIPS, True), (TRANSFORMS, False)):
        cub = two_faced(creature("Cub", "2/2"), creature("Bear", "4/4"), turns)
        made = with_exceptions(game, cub, hasty, cub)
        assert made.abilities == (KeywordAbility("haste"),)
        assert made.back is not None
        assert made.back.abilities == ((KeywordAbility("haste"),) if both else ())


def test_what_is_flipped_has_the_alternative_characteristics_of_flip_cards_alone() -> None:
    """707.3, 710.1c: with the color and cost of the normal ones; what is no flip card has no flipped version."""
    game = board()
    host = put(game, "Student of Elements")
    happen(game, *flipping(game, (host,)))
    for turns, name in ((FLIPS, "Bear"), (TRANSFORMS, "Cub")):
        of = put(game, two_faced(creature("Cub", "2/2", cost="{2}{G}"), creature("Bear", "4/4", cost=""), turns))
        become(game, host, of)
        it = game.state.characteristics(host)
        assert (it.name, str(it.mana_cost), it.colors) == (name, "{2}{G}", ("G",))
    become(game, host, put(game, creature("Owl", "1/1")))
    assert game.state.characteristics(host).name == "Owl"
