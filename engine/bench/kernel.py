"""What the kernel costs: forking a state, an event early and late in a game. Run by ``make bench``."""

from __future__ import annotations

import pickle
import statistics
import time
from collections.abc import Callable

from engine import setup
from engine.actions.tap import Tapped
from engine.cards.catalogue import find
from engine.game import Game
from engine.happen import happen
from engine.state import BATTLEFIELD

ROUNDS = 7


def microseconds(action: Callable[[], object], times: int) -> float:
    """The median over some rounds of what an action costs, in microseconds."""
    rounds = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        for _ in range(times):
            action()
        rounds.append((time.perf_counter() - start) / times * 1e6)
    return statistics.median(rounds)


def a_board() -> tuple[Game, int]:
    """240 objects: two libraries, and forty permanents."""
    game = Game(setup.new_state())
    bear = find("Grizzly Bears")
    assert bear is not None
    permanents = [setup.put(game, bear, BATTLEFIELD, n % 2) for n in range(40)]
    for seat in (0, 1):
        setup.fill_library(game, seat, 100)
    return game, permanents[0]


def main() -> None:
    """Measure and print."""
    game, bear = a_board()
    state = game.state
    print(f"objects                            {len(state.objects)}")
    print(f"fork                               {microseconds(lambda: Game(state), 20000):8.2f} us  (budget 10)")
    print(f"fork and change one object         {microseconds(lambda: Game(state).state.with_object(state.objects[bear]), 5000):8.2f} us")
    costs: dict[int, float] = {}
    for n in range(5000):
        if n in (10, 100, 1000, 4900):
            costs[n] = microseconds(lambda: happen(game, Tapped(bear, tapped=not game.object(bear).tapped)), 10)
        happen(game, Tapped(bear, tapped=not game.object(bear).tapped))
        if n % 100 == 99:
            game.state = game.state.evolve(log=game.state.log.closed())
    for n, cost in costs.items():
        print(f"an event, after about {n:5} events    {cost:8.2f} us")
    print(f"log and state of {len(game.state.log)} events, pickled  {len(pickle.dumps(game.state)) / 1e6:6.2f} MB  (budget 20)")


if __name__ == "__main__":
    main()
