"""Miracle (CR 702.94): a static ability by which the card may be revealed as it is drawn, linked to a triggered ability."""

from __future__ import annotations

from engine.abilities import Instance, Triggered
from engine.actions.cast import cast_now
from engine.costs import Cost, Offer
from engine.drawing import AsDrawn, cards_drawn
from engine.game import Game
from engine.instructions import Instruction
from engine.keywords import Keyword
from engine.record import record
from engine.rule import Context, rule
from engine.state import ObjectId, Seat
from engine.triggers import Trigger
from engine.view import Env

NAME = "miracle"
Ways = tuple[AsDrawn, ...]


@rule("702.94a", part="reveal")
def _as_drawn(ctx: Context, ways: Ways, instance: Instance, game: Game, player: Seat) -> Ways:
    """You may reveal the card from your hand as you draw it if it's the first card you've drawn this turn."""
    if not _is_first(ctx, True, game, player):
        return ways
    linked = Triggered(RevealedThisWay(), CastForMiracle(instance.cost), keyword=NAME, rules=("702.94a cast",))
    return (*ways, AsDrawn(instance, NAME, linked))


@rule("702.94a", part="first card")
def _is_first(ctx: Context, may: bool, game: Game, player: Seat) -> bool:
    """It must be the first card that the player has drawn this turn, in whoever's turn."""
    return may and cards_drawn(game.state, player) == 1


@record
class RevealedThisWay(Trigger):
    """When you reveal this card this way: it triggers where that is done (CR 603.11), not by any other event."""


@record
class CastForMiracle(Instruction):
    """You may cast the card for its miracle cost."""

    cost: Cost

    def perform(self, game: Game, env: Env) -> Env:
        cast_now(game, env.you, _castable(game, (), env.this), Offer(NAME, self.cost, env.origin))
        return env


@rule("702.94a", part="cast")
def _castable(ctx: Context, cards: tuple[ObjectId, ...], card: ObjectId) -> tuple[ObjectId, ...]:
    """When you reveal it this way, you may cast it by paying the miracle cost rather than its mana cost."""
    return (*cards, card)


MIRACLE = Keyword(NAME, "奇跡", "702.94", as_drawn=_as_drawn)
