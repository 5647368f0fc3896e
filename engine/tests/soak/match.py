"""One game played at random, checked after every action."""

from __future__ import annotations

import pickle
import time
from dataclasses import dataclass, field
from random import Random

from engine.actions.tap import Tapped
from engine.game import Game
from engine.happen import happen
from engine.invariants import broken, cards_of, computed_otherwise, difference, not_isolated
from engine.questions import Paused
from engine.state import State
from engine.tests.soak.acts import Done, again, nobody, perform, random_act
from engine.tests.soak.decks import start
from engine.tests.soak.watching import watching

LAST_TURN = 50
BUSY = 60
"""Actions in a turn after which players only pass."""
EARLY = 4
"""The turn at which the early cost of an event is taken."""
SHOWN = 15


class Failed(AssertionError):
    """A game went wrong: its seed, what went wrong, and what happened last."""

    def __init__(self, seed: int, what: str, state: State, done: list[Done]) -> None:
        last = "\n".join(f"  {e.turn} {e.step}: {e.event}" for e in state.log.since(max(0, len(state.log) - SHOWN)))
        acts = "\n".join(f"  {d.act} {d.answers}" for d in done[-5:])
        when = f"seed {seed}, turn {state.turn.number}, after {len(done)} actions"
        super().__init__(f"{when}: {what}\nlast events:\n{last}\nlast acts:\n{acts}")


@dataclass
class Played:
    """A game as it was played."""

    seed: int
    state: State
    done: list[Done] = field(default_factory=list)
    seconds: float = 0.0
    """Spent in choosing and doing, without the checks."""
    early: float = 0.0
    """What an event costs in the first turns, in microseconds."""
    late: float = 0.0
    """And at the end."""


def play(seed: int, last_turn: int = LAST_TURN, pause: int = 200) -> Played:
    """Play a game to its end, or to a turn. ``pause``: after how many actions, on average, forks and pickles are tried.

    Raises:
        Failed: something went wrong.
    """
    rng, first = Random(seed), start(seed)
    cards = cards_of(first)
    game = Played(seed, first)
    turn = busy = 0
    while not game.state.turn.over and game.state.turn.number <= last_turn:
        if game.state.turn.number != turn:
            turn, busy = game.state.turn.number, 0
            if turn == EARLY:
                game.early = cost_of_an_event(game.state)
        busy += 1
        before = game.state
        with watching(cards):
            _step(game, rng, 0.0 if busy > BUSY else 0.6)
        _check(game, broken(game.state, cards))
        if rng.randrange(pause) == 0:
            _check(game, diverging(before, game.done[-1], game.state, rng))
    game.late = cost_of_an_event(game.state)
    _check(game, replayed(game, first))
    return game


def _step(game: Played, rng: Random, eager: float) -> None:
    began = time.perf_counter()
    try:
        game.state, done = random_act(game.state, rng, eager)
    except Exception as error:
        raise Failed(game.seed, f"{type(error).__name__}: {error}", game.state, game.done) from error
    game.seconds += time.perf_counter() - began
    game.done.append(done)


def _check(game: Played, what: str) -> None:
    if what:
        raise Failed(game.seed, what, game.state, game.done)


def diverging(parent: State, done: Done, child: State, rng: Random) -> str:
    """A line that diverges leaves the parent as it was; so does a pickled copy, which goes on as the parent did."""
    copy: State = pickle.loads(pickle.dumps(parent))  # our own, just written
    found = computed_otherwise(parent)
    if found:
        return found
    fields = ("objects", "zones", "players", "log")
    kept = [getattr(parent, f) for f in fields]
    found = _forks(parent, done)
    if found:
        return found
    digest = parent.log.digest()
    other = parent
    for _ in range(5):
        if other.turn.over:
            break
        other, _done = random_act(other, rng, 0.8)
    if parent.log.digest() != digest or any(a is not getattr(parent, f) for a, f in zip(kept, fields, strict=True)):
        return "the parent was touched by a fork"
    found = difference(copy, parent)
    if found:
        return f"a pickled copy is not as the parent: {found}"
    try:
        found = difference(again(copy, done), child)
    except Exception as error:  # noqa: BLE001  (see below)
        found = f"{type(error).__name__}: {error}"
    return f"a pickled copy goes on differently: {found}" if found else ""


def _forks(parent: State, done: Done) -> str:
    """At every question that an act asked, other answers leave the game that hasn't been answered as it was."""
    for n in range(len(done.answers)):
        try:
            perform(Game(parent, done.answers[:n], nobody), done.act)
        except Paused as paused:
            found = not_isolated(parent, lambda game: perform(game, done.act), done.answers[:n], paused.question)
            if found:
                return found
    return ""


def replayed(game: Played, first: State) -> str:
    """The same start and the same answers give the same game."""
    state = first
    for n, done in enumerate(game.done):
        try:
            state = again(state, done)
        except Exception as error:  # noqa: BLE001  (whatever it is, the game before didn't do it)
            return f"played again, act {n} ({done.act}) does otherwise: {type(error).__name__}: {error}"
    found = difference(state, game.state)
    return f"played again it is another game: {found}" if found else ""


def cost_of_an_event(state: State, times: int = 20) -> float:
    """What it costs to tap or untap a permanent, in microseconds; 0 without permanents."""
    obj = next(iter(state.battlefield()), None)
    if obj is None:
        return 0.0
    game = Game(state)
    costs = []
    for _ in range(times):
        began = time.perf_counter()
        happen(game, Tapped(obj, tapped=not game.object(obj).tapped))
        costs.append(time.perf_counter() - began)
    return sorted(costs)[times // 2] * 1e6
