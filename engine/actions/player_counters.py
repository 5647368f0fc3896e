"""Counters that players get (CR 122.1), such as poison counters."""

from __future__ import annotations

from engine.amounts import Amount, amount
from engine.events import OfPlayer
from engine.game import Game
from engine.happen import happen
from engine.instructions import Instruction
from engine.record import record, replace
from engine.selectors import YOU, Selector
from engine.state import ObjectId
from engine.view import Env

POISON = "poison"
"""The kind of counters of which ten lose a player the game (CR 122.1f)."""


RAD = "rad"
"""The kind of counters that have a player mill cards (CR 122.1i)."""


@record
class PlayerGetsCounters(OfPlayer):
    """A player gets counters of a kind, or loses some (``amount`` below 0)."""

    kind: str
    amount: int

    def apply(self, game: Game) -> tuple[ObjectId, ...]:
        player = game.state.player(self.player)
        others = tuple(pair for pair in player.counters if pair[0] != self.kind)
        now = player.counter(self.kind) + self.amount
        counters = tuple(sorted((*others, (self.kind, now)))) if now else others
        game.state = game.state.with_player(replace(player, counters=counters))
        return ()


@record
class GetCounters(Instruction):
    """Players get counters of a kind."""

    kind: str
    n: Amount = 1
    who: Selector = YOU

    def perform(self, game: Game, env: Env) -> Env:
        n = amount(self.n, game.view, env)
        happen(game, *(PlayerGetsCounters(~p, self.kind, n) for p in self.who.select(game.view, env) if p < 0 < n))
        return env
