"""The maximum hand size of a player (CR 402.2), and effects on it (CR 613.11)."""

from __future__ import annotations

from engine.continuous import Active, MaximumHandSize, seat_meant
from engine.game import Game
from engine.rule import Context, rule
from engine.state import Seat

MAXIMUM_HAND = 7
"""CR 402.2."""


def maximum_hand_size(game: Game, player: Seat) -> int | None:
    """How many cards a player may have left in hand as their turn ends; None: any number."""
    there = tuple(a for a in game.state.layers.in_force(MaximumHandSize) if _about(a, player))
    size: int | None = MAXIMUM_HAND
    for active in in_timestamp_order(game, there):
        effect = active.effect
        assert isinstance(effect, MaximumHandSize)
        if effect.less:
            size = None if size is None else max(0, size - effect.less)
        else:
            size = effect.size
    return size


def _about(active: Active, player: Seat) -> bool:
    return isinstance(active.effect, MaximumHandSize) and seat_meant(active.effect.whose, active.env, player)


@rule("613.11", otherwise=lambda ctx, effects: effects[::-1])
def in_timestamp_order(ctx: Context, effects: tuple[Active, ...]) -> tuple[Active, ...]:
    """Effects on rules of the game, costs aside, are applied in timestamp order after all that change objects."""
    return effects
