"""Mana pools empty (CR 106.4, 500.5), and mana that stays."""

from __future__ import annotations

from engine.continuous import StaticEffect, seat_meant
from engine.events import Event, OfPlayer
from engine.game import Game
from engine.mana import Mana
from engine.record import record, replace
from engine.rule import Context, rule
from engine.state import ObjectId, Seat

Units = tuple[Mana, ...]


@record
class KeepsMana(StaticEffect):
    """Some players don't lose unspent mana as steps and phases end. ``type``: only mana of that type; "" for any."""

    whose: str = "you"
    type: str = ""


@record
class PoolsEmpty(Event):
    """Unspent mana empties from all pools (CR 500.5)."""

    def parts(self, game: Game) -> tuple[Event, ...]:
        found = tuple((p.seat, _lost(game, p.seat, p.pool)) for p in game.state.players if p.pool)
        return players_lose_it(game, (), tuple(pair for pair in found if pair[1]))


@rule("106.4", part="lost")
def players_lose_it(ctx: Context, events: tuple[Event, ...], lost: tuple[tuple[Seat, Units], ...]) -> tuple[Event, ...]:
    """As a mana pool empties, its player loses the mana in it."""
    return (*events, *(ManaLost(seat, mana) for seat, mana in lost))


@record
class ManaLost(OfPlayer):
    """A player loses unspent mana (CR 106.4)."""

    mana: Units

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        player = game.state.player(self.player)
        left = list(player.pool)
        for one in self.mana:
            left.remove(one)
        game.state = game.state.with_player(replace(player, pool=tuple(left)))
        return ()


@record
class ManaBecomes(OfPlayer):
    """Unspent mana of a player becomes mana of another type; what else is known of it stays (CR 106.6)."""

    mana: Units
    type: str

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        player = game.state.player(self.player)
        left = list(player.pool)
        for one in self.mana:
            left.remove(one)
        pool = sorted((*left, *(replace(one, type=self.type) for one in self.mana)), key=lambda one: one.type)
        game.state = game.state.with_player(replace(player, pool=tuple(pool)))
        return ()


def _lost(game: Game, seat: Seat, pool: Units) -> Units:
    """The mana that a player loses now."""
    effects = tuple((a, a.effect) for a in game.state.layers.in_force(KeepsMana))
    kept = tuple(e.type for a, e in effects if isinstance(e, KeepsMana) and seat_meant(e.whose, a.env, seat))
    return tuple(m for m in pool if not (m.terms and m.terms.lasts) and "" not in kept and m.type not in kept)
