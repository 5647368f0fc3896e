"""Effects on what players may cast and what it costs: they are about whom they say and about what they say, and nobody and nothing else."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.abilities import KeywordAbility, Static
from engine.cards.card import CardFace, card
from engine.casting import Cast, cast, offers_now, total_cost_now
from engine.characteristic_filters import IsType
from engine.continuous import (
    AsThoughFlash,
    CantActivate,
    CantCast,
    CastFree,
    InsteadOfManaCost,
    ManaOfAnyColor,
    MayCast,
    OnlyAsSorcery,
    SpellCost,
    SpellsEachTurn,
    StaticEffect,
)
from engine.costs import Cost, mana
from engine.filters import CREATURE, Filter
from engine.game import Game
from engine.mana import parse
from engine.offers import Wanted
from engine.paying import as_any_color
from engine.permissions import cant_activate, prohibited, reasons_against
from engine.record import replace
from engine.rule import IllegalAction
from engine.selectors import Each
from engine.stack import announcement
from engine.state import GRAVEYARD, HAND
from engine.tests.playing import board, creature, enchantment, put

CUB = creature("Cub", "2/3", cost="{2}{G}")
SPARK = card("Spark", "", "{R}", "Instant", "")
ARTIFACTS = Filter(IsType("artifact"))


def under(effect: StaticEffect, seat: int, face: CardFace = CUB, zone: str = HAND, step: str = "") -> tuple[Game, int]:
    """A game in which a player controls an effect, and a card of the first player."""
    game = board()
    put(game, enchantment("Decree", Static((effect,))), seat=seat)
    there = put(game, face, zone)
    game.state = game.state.evolve(turn=replace(game.state.turn, step=step or game.state.turn.step))
    return game, there


def names(game: Game, there: int) -> set[str]:
    return {offer.name for offer in offers_now(Game(game.state), 0, there)}


@pytest.mark.parametrize("effect", [lambda f: InsteadOfManaCost(f, Cost()), CastFree], ids=["another cost", "free"])
@pytest.mark.parametrize(("seat", "what", "meant"), [(0, CREATURE, True), (1, CREATURE, False), (0, ARTIFACTS, False)])
def test_another_cost_is_offered_to_the_controller_for_such_spells(
    effect: Callable[[Filter], StaticEffect], seat: int, what: Filter, meant: bool
) -> None:
    """118.9."""
    assert (len(names(*under(effect(what), seat))) == 2) is meant


def test_free_spells_are_so_from_one_zone() -> None:
    assert names(*under(CastFree(CREATURE, GRAVEYARD), 0)) == {""}


@pytest.mark.parametrize(("seat", "what", "meant"), [(0, CREATURE, True), (1, CREATURE, False), (0, ARTIFACTS, False)])
def test_a_permission_is_for_its_controller_and_such_cards(seat: int, what: Filter, meant: bool) -> None:
    """601.3b, 601.3: as though it had flash; from a graveyard."""
    game, there = under(AsThoughFlash(what), seat, step="upkeep")
    assert (not reasons_against(game, 0, there)) is meant
    game, there = under(MayCast(Each(what, GRAVEYARD)), seat, zone=GRAVEYARD)
    assert (not reasons_against(game, 0, there)) is meant


@pytest.mark.parametrize(
    ("seat", "whose", "meant"), [(0, "you", True), (1, "you", False), (0, "opponent", False), (1, "opponent", True), (1, "any", True)]
)
def test_a_prohibition_is_for_whom_it_names(seat: int, whose: str, meant: bool) -> None:
    """101.2, 601.3, 307.5."""
    for effect in (CantCast(CREATURE, whose), SpellsEachTurn(0, whose)):
        assert bool(prohibited(*_asked(under(effect, seat)))) is meant
    assert not prohibited(*_asked(under(CantCast(ARTIFACTS, whose), seat)))
    assert not prohibited(*_asked(under(SpellsEachTurn(1, whose), seat)))
    game, there = under(OnlyAsSorcery(whose), seat, SPARK, step="upkeep")
    assert bool(reasons_against(game, 0, there)) is meant
    assert bool(reasons_against(game, 0, there, by_effect=True)) is meant
    game, there = under(OnlyAsSorcery(whose), seat, SPARK)
    assert not reasons_against(game, 0, there)


def _asked(there: tuple[Game, int]) -> tuple[Game, tuple[()], int, int]:
    return there[0], (), 0, there[1]


@pytest.mark.parametrize(
    ("seat", "whose", "paying", "what", "meant"),
    [
        (0, "you", "", CREATURE, True), (1, "you", "", CREATURE, False), (1, "opponent", "", CREATURE, True),
        (0, "any", "", ARTIFACTS, False),
        (0, "you", "blitz", CREATURE, False), (1, "you", "", ARTIFACTS, False), (1, "you", "blitz", CREATURE, False),
    ],
)  # fmt: skip
def test_a_cost_changes_for_whom_and_what_the_effect_names(seat: int, whose: str, paying: str, what: Filter, meant: bool) -> None:
    """601.2f."""
    for less, changed in ((True, "{1}{G}"), (False, "{3}{G}")):
        game, there = under(SpellCost(what, 1, whose, paying, less), seat)
        cost = total_cost_now(Game(game.state), 0, there, None)
        assert cost is not None
        assert str(cost.mana) == (changed if meant else "{2}{G}")


def test_a_cost_without_mana_gets_dearer_but_not_cheaper() -> None:
    """601.2f: an increase is added to a cost that has no mana in it; a reduction finds nothing to reduce."""
    for less, mana_in_it in ((True, None), (False, "{1}")):
        game, there = under(SpellCost(CREATURE, 1, "you", "", less), 0)
        put(game, enchantment("Gift", Static((InsteadOfManaCost(CREATURE, Cost()),))))
        cost = total_cost_now(Game(game.state), 0, there, Wanted("alternative"))
        assert cost is not None
        assert (None if cost.mana is None else str(cost.mana)) == mana_in_it


@pytest.mark.parametrize(("seat", "whose", "meant"), [(0, "you", True), (1, "you", False), (1, "opponent", True)])
def test_mana_is_of_any_color_for_whom_it_says(seat: int, whose: str, meant: bool) -> None:
    """609.4b."""
    game, _ = under(ManaOfAnyColor(whose), seat)
    cost = parse("{G}{G}")
    assert (as_any_color(game, cost, 0) != cost) is meant
    game, _ = under(ManaOfAnyColor(whose, Each(CREATURE, HAND)), seat)
    assert as_any_color(game, cost, 0) == cost


def test_abilities_are_banned_of_such_objects_and_mana_abilities_where_it_says_so() -> None:
    """602.5."""
    for mana_too in (True, False):
        game = board()
        put(game, enchantment("Decree", Static((CantActivate(CREATURE, mana_too),))), seat=1)
        cub, decree = put(game, creature("Cub", "2/3", KeywordAbility("crew", mana("{0}"), 1))), put(game, enchantment("Rest"))
        assert cant_activate(game, (), cub, mana_ability=False)
        assert bool(cant_activate(game, (), cub, mana_ability=True)) is mana_too
        assert not cant_activate(game, (), decree, mana_ability=False)


def test_what_is_paid_is_noted_of_alternative_costs_alone() -> None:
    """601.2b: the mana cost, and paying nothing for an effect that says so, are no costs that anything could refer to as paid."""
    for effect, wanted, paid, free in (
        (CastFree(CREATURE), "free", (), True), (CastFree(CREATURE), "", (), False),
        (InsteadOfManaCost(CREATURE, Cost()), "alternative", ("alternative",), False),
    ):  # fmt: skip
        game, there = under(effect, 0)
        game.state = game.state.with_player(replace(game.state.player(0), any_mana=True))
        announced = announcement(game.object(cast(game, Cast(0, there, Wanted(wanted)))))
        assert (tuple(p.name for p in announced.paid), announced.free) == (paid, free)


def test_x_is_0_where_nothing_with_x_is_paid() -> None:
    """107.3b: that may be said, and nothing else."""
    ooze = creature("Ooze", "1/1", cost="{X}{G}")
    game, there = under(CastFree(CREATURE), 0, ooze)
    begun = game.state
    assert announcement(game.object(cast(game, Cast(0, there, Wanted("free"), x=0)))).x == 0
    game.state = begun
    with pytest.raises(IllegalAction, match=r"107\.3b"):
        cast(game, Cast(0, there, Wanted("free"), x=1))
