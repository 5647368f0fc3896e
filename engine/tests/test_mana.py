"""Mana costs and their payment (CR 107.4, 202, 601.2f-h)."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from engine import setup
from engine.cards.words import TREASURE
from engine.casting import Cast, cast
from engine.game import Game
from engine.mana import COLORS, ManaCost, ManaSyntaxError, parse, payable_with, payments, plain
from engine.offers import Wanted
from engine.questions import Answer, Question
from engine.state import BATTLEFIELD, HAND
from engine.tests.playing import board, creature, put, run


@pytest.mark.parametrize(
    ("text", "value", "colors"),
    [
        ("{2}{R}", 3, ("R",)),
        ("{X}{X}{G}", 1, ("G",)),
        ("{W/U}{W/U}", 2, ("W", "U")),
        ("{2/W}{2/W}", 4, ("W",)),
        ("{G/P}", 1, ("G",)),
        ("{C}{10}", 11, ()),
        ("{0}", 0, ()),
    ],
)
def test_mana_value_and_colors(text: str, value: int, colors: tuple[str, ...]) -> None:
    """202.2, 202.3, 202.3e-g."""
    assert (parse(text).mana_value, parse(text).colors) == (value, colors)


@pytest.mark.parametrize("text", ["2R", "{R", "{Q}", "{2}赤", "R}"])
def test_what_is_no_mana_cost(text: str) -> None:
    with pytest.raises(ManaSyntaxError):
        parse(text)


@pytest.mark.parametrize("text", ["{2}{R}", "{X}{3}{B/R}", "{0}"])
def test_printed_as_written(text: str) -> None:
    assert str(parse(text)) == text


def test_reductions_leave_colored_mana_alone() -> None:
    """118.7a."""
    assert parse("{3}{W}{W}").reduced(4) == parse("{W}{W}")


def by_brute_force(cost: ManaCost, pool: tuple[str, ...]) -> bool:
    """Whether the pool pays the cost, trying every assignment of mana to symbols."""
    for order in set(permutations(pool)):
        left = list(order)
        generic = cost.generic
        for symbol in cost.symbols:
            options = payable_with(symbol)
            if left and left[0] in options:
                left.pop(0)
            elif "2" in options:
                generic += 2
            else:
                break
        else:
            if len(left) >= generic:
                return True
    return False


def test_payments_agree_with_brute_force() -> None:
    chance = random.Random(20260807)
    symbols = (*COLORS, "C", "W/U", "B/R", "2/G", "R/G")
    for _ in range(400):
        cost = ManaCost(chance.randrange(3), tuple(chance.choice(symbols) for _ in range(chance.randrange(4))))
        pool = tuple(chance.choice((*COLORS, "C")) for _ in range(chance.randrange(6)))
        assert any(True for _ in payments(cost, plain(pool))) == by_brute_force(cost, pool), (cost, pool)


def test_lands_are_tapped_for_what_the_cost_needs_and_no_more() -> None:
    game = board()
    lands = [put(game, name) for name in ("Forest", "Mountain", "Mountain", "Mountain")]
    bear = put(game, creature("Fox", "1/1", cost="{R}{R}"), HAND)
    cast(game, Cast(0, bear))
    assert [game.object(i).tapped for i in lands] == [False, True, True, False]


def test_where_it_matters_which_land_is_tapped_the_player_is_asked() -> None:
    game = board()
    forest, mountain = put(game, "Forest"), put(game, "Mountain")
    fox = put(game, creature("Fox", "1/1", cost="{1}"), HAND)
    asked: list[Question] = []

    def answer(question: Question) -> Answer:
        asked.append(question)
        return (mountain,)

    def cast_fox(g: Game) -> None:
        cast(g, Cast(0, fox))

    state = run(game.state, cast_fox, answer)
    assert [q.topic for q in asked] == ["mana"]
    assert not state.objects[forest].tapped
    assert state.objects[mountain].tapped


def test_treasure_pays_only_where_lands_do_not_suffice() -> None:
    game = board()
    put(game, "Mountain")
    treasure = setup.put(game, TREASURE, BATTLEFIELD, 0, kind="token")
    jockey = put(game, creature("Fox", "1/1", cost="{1}{R}"), HAND)
    cast(game, Cast(0, jockey, Wanted("")))
    assert treasure not in game.state.objects or game.object(treasure).zone != BATTLEFIELD
