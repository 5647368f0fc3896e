"""What the layers cost, cold, in processor time: permanents under static effects of every layer, all of different cards.

Run by ``make bench``.
"""

from __future__ import annotations

import gc
import statistics
import time

from engine import setup
from engine.abilities import Ability, KeywordAbility, Static
from engine.cards.card import CardFace, card
from engine.changes import BecomeColor, BecomeType, Change, GainAbility, LoseAbilities, ModifyPowerToughness, SetPowerToughness
from engine.characteristic_filters import IsColor, IsSubtype, IsType
from engine.continuous import Modify
from engine.filters import Controlled, Filter
from engine.game import Game
from engine.layers import compute
from engine.mana import COLORS
from engine.selectors import Each
from engine.state import BATTLEFIELD, State

ROUNDS = 7
EFFECTS = 50
BUDGET = 50
"""Milliseconds for 200 permanents under 50 effects."""
GROWTH = 2.5
"""The most that twice as many permanents may cost, in times."""

TYPES = ("Bear", "Goblin", "Elf", "Wizard", "Zombie")
KEYWORDS = ("flying", "trample", "vigilance", "menace", "reach")

CREATURE = Filter(IsType("creature"))
YOURS = Filter(IsType("creature"), Controlled("you"))


def effect(n: int) -> Modify:
    """The n-th effect: of each layer from 4 on in turn, on all creatures, some of them, or lands."""
    of_type = Filter(IsType("creature"), IsSubtype(TYPES[n % 5]))
    of_color = Filter(IsType("creature"), IsColor(COLORS[n % 5]))
    kinds: tuple[tuple[Filter, tuple[Change, ...]], ...] = (
        (YOURS, (ModifyPowerToughness(1, 1),)),
        (of_type, (ModifyPowerToughness(1, 1), GainAbility(KeywordAbility(KEYWORDS[n // 2 % 5])))),
        (CREATURE, (GainAbility(KeywordAbility(KEYWORDS[n % 5])),)),
        (Filter(IsType("artifact")), (BecomeType(types=("creature",)), SetPowerToughness(3, 3))),
        (CREATURE, (BecomeType(subtypes=(TYPES[n % 5],)),)),
        (of_color, (ModifyPowerToughness(0, 1),)),
        (YOURS, (BecomeColor((COLORS[n % 5],)),)),
        (Filter(IsType("land")), (BecomeType(subtypes=("Swamp",)),)),
        (Filter(IsType("creature"), Controlled("opponent")), (LoseAbilities(KEYWORDS[n % 5]),)),
        (of_type, (SetPowerToughness(2, 2),)),
    )
    filter_, changes = kinds[n % len(kinds)]
    return Modify(Each(filter_), changes)


def permanent(n: int, *abilities: Ability) -> CardFace:
    """The n-th permanent, a card of its own: mostly creatures, some lands and artifacts."""
    kind = ("Creature", "Creature", "Creature", "Land", "Artifact")[n % 5]
    if kind != "Creature":
        return card(f"Thing {n}", "", "{1}" if kind == "Artifact" else None, kind, "", *abilities)
    type_line, keyword = f"Creature — {TYPES[n // 5 % 5]}", KeywordAbility(KEYWORDS[n % 5])
    return card(f"Thing {n}", "", "{1}{" + COLORS[n % 5] + "}", type_line, "2/2", keyword, *abilities)


def board(permanents: int, effects: int) -> State:
    """So many permanents, of which so many, spread evenly among them, have a static ability."""
    game = Game(setup.new_state())
    given = 0
    for n in range(permanents):
        abilities: tuple[Ability, ...] = ()
        if given * permanents < (n + 1) * effects:
            abilities, given = (Static((effect(given),)),), given + 1
        setup.put(game, permanent(n, *abilities), BATTLEFIELD, n % 2)
    return game.state


def milliseconds(state: State) -> float:
    """The median over some rounds of computing all characteristics from nothing."""
    rounds = []
    for _ in range(ROUNDS):
        gc.collect()
        start = time.process_time()
        compute(state)
        rounds.append((time.process_time() - start) * 1e3)
    return statistics.median(rounds)


def main() -> None:
    """Measure and print."""
    print(f"permanents under {EFFECTS} static effects, cold")
    before = None
    for permanents in (100, 200, 400):
        cost = milliseconds(board(permanents, EFFECTS))
        growth = "" if before is None else f"   x {cost / before:.2f} a doubling (budget {GROWTH})"
        budget = f"   (budget {BUDGET} ms)" if permanents == 200 else ""
        print(f"{permanents:5} permanents  {cost:8.2f} ms{growth}{budget}")
        before = cost
    print("200 permanents under so many static effects, cold")
    for effects in (0, 1, 10, 25, 50, 100):
        print(f"{effects:5} effects     {milliseconds(board(200, effects)):8.2f} ms")


if __name__ == "__main__":
    main()
