"""Mana costs and their payment (CR 107.4, 202, 601.2f-h)."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from engine import setup
from engine.abilities import Activated, KeywordAbility
from engine.actions.add_mana import AddMana
from engine.actions.draw import Draw
from engine.cards.words import TREASURE
from engine.casting import Cast, cast
from engine.costs import Cost, SacrificeThis, TapThis, mana
from engine.game import Game
from engine.mana import COLORS, ManaCost, ManaSyntaxError, parse, payable_with, payments, plain
from engine.offers import Wanted
from engine.paying import _as_asked, sources
from engine.questions import Answer, Question
from engine.record import replace
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


def test_every_mana_ability_of_a_permanent_that_can_be_used_is_found() -> None:
    """605.3a: whatever other abilities stand before it; one with {T} only while it is untapped, one that costs mana only if asked for."""
    game = board()
    elder = creature(
        "Elder", "1/1", KeywordAbility("flying"), Activated(Cost(None, (TapThis(),)), Draw()),
        Activated(mana("{0}"), AddMana(("R",))), Activated(Cost(None, (TapThis(),)), AddMana(("U",)), as_instant=True),
        Activated(Cost(None, (TapThis(),)), AddMana(("G",))), Activated(Cost(None, (SacrificeThis(),)), AddMana(("B",))),
    )  # fmt: skip
    obj = put(game, elder)

    def found(for_mana: bool = False) -> list[tuple[str, bool]]:
        return [("".join(way.mana[0].type for way in source.ways), source.dear) for source in sources(game, 0, for_mana)]

    assert found() == [("B", True), ("G", False)]
    assert found(for_mana=True) == [("R", True), ("B", True), ("G", False)]
    game.state = game.state.with_object(replace(game.object(obj), tapped=True))
    assert found() == [("B", True)]
    assert sources(game, 1) == ()


def test_mana_that_comes_as_asked_for_pays_each_symbol_in_its_first_way() -> None:
    """107.4e-f: a hybrid symbol can be paid with either half, a Phyrexian one with its color, {2/W} with two of any kind."""
    cost = parse("{1}{W/U}{2/W}{G/P}{C}{R}")
    spent = _as_asked(cost)
    assert [one.type for one in spent] == ["C", "W", "C", "G", "C", "R"]


def test_x_may_be_nothing() -> None:
    """107.1c, 107.3a: the least that can be chosen for X is 0."""
    game = board()
    game.state = game.state.with_player(replace(game.state.player(0), any_mana=True))
    ooze = put(game, creature("Ooze", "1/1", cost="{X}{G}"), HAND)
    asked: list[Question] = []

    def answer(question: Question) -> Answer:
        asked.append(question)
        return (0,)

    def cast_ooze(g: Game) -> None:
        cast(g, Cast(0, ooze))

    run(game.state, cast_ooze, answer)
    assert [(q.topic, q.least) for q in asked] == [("x", 0)]
