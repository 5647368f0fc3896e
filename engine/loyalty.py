"""The loyalty with which planeswalkers enter the battlefield (CR 306.5b)."""

from __future__ import annotations

from engine.continuous import Active, Instead
from engine.counters import LOYALTY
from engine.entering import EntersWith
from engine.filters import Filter, Itself
from engine.foreseen import Foreseen
from engine.game import Game
from engine.rule import rule
from engine.view import Env
from engine.would import WouldEnter


@rule("306.5b")
def of_planeswalkers(game: Game, effects: tuple[Active, ...], seen: Foreseen) -> tuple[Active, ...]:
    """A planeswalker has the intrinsic ability to enter with as many loyalty counters as its printed loyalty."""
    if seen.obj is None or seen.obj not in seen.state.objects:
        return effects
    it = seen.state.characteristics(seen.obj)
    if not it.is_type("planeswalker") or not it.loyalty:
        return effects
    enters = Instead(WouldEnter(Filter(Itself())), EntersWith(LOYALTY, it.loyalty))
    return (*effects, Active(enters, Env(it.controller, seen.obj), 0, seen.obj))
