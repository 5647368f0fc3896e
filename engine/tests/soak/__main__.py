"""Random legal play in its long form: ``make soak``, or ``python -m engine.tests.soak [games [first seed]]``."""

from __future__ import annotations

import sys
import time
import tracemalloc
from contextlib import suppress
from statistics import median

from engine.tests.soak.match import Failed, Played, play


def main(games: int = 500, first: int = 0) -> int:
    """Play, and print what it was like; the number of games that went wrong."""
    began = time.perf_counter()
    played: list[Played] = []
    failed = 0
    for seed in range(first, first + games):
        try:
            game = play(seed)
        except Failed as error:
            failed += 1
            print(error, flush=True)
        else:
            played.append(_figures_only(game))
        if (seed - first) % 10 == 9:
            print(f"{seed - first + 1} games, {failed} failed, {time.perf_counter() - began:.0f} s", flush=True)
    if played:
        _tell(played)
    print(f"memory of one game at its peak        {_peak(first) / 1e6:10.1f} MB")
    print(f"games that went wrong                 {failed:10}")
    return failed


_figures: dict[int, tuple[int, int, int, bool]] = {}


def _figures_only(game: Played) -> Played:
    """The game without its states, which would fill the memory."""
    _figures[game.seed] = (game.state.turn.number, len(game.done), len(game.state.log), bool(game.state.turn.over))
    game.done.clear()
    del game.state
    return game


def _tell(played: list[Played]) -> None:
    turns, actions, events, over = (sum(_figures[g.seed][n] for g in played) for n in range(4))
    seconds = sum(g.seconds for g in played)
    print(f"games                                 {len(played):10}  ({over} to their end)")
    print(f"turns                                 {turns:10}")
    print(f"actions                               {actions:10}  ({actions / seconds:.0f} a second)")
    print(f"events                                {events:10}  ({events / seconds:.0f} a second)")
    print(f"an event early in a game, median      {median(g.early for g in played):10.1f} us")
    print(f"an event at the end of a game, median {median(g.late for g in played):10.1f} us")


def _peak(seed: int) -> int:
    """Peak memory of one game, in bytes."""
    tracemalloc.start()
    with suppress(Failed):
        play(seed)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak


if __name__ == "__main__":
    sys.exit(1 if main(*map(int, sys.argv[1:])) else 0)
