"""Casting spells with certain qualities from among face-down cards in exile (CR 601.3f)."""

from __future__ import annotations

from engine.exiled_face_down import exiled_face_down
from engine.game import Game
from engine.knowledge import LookedAt
from engine.permissions import effects_allow
from engine.rule import Context, Reason, rule
from engine.state import ObjectId, Seat

Reasons = tuple[Reason, ...]


def unseen(game: Game, reasons: Reasons, player: Seat, card: ObjectId) -> Reasons:
    """Why a player can't cast a card that lies face down in exile, though effects allow casting cards with certain qualities there."""
    effects = effects_allow(game.state, player, card)
    if not exiled_face_down(game.object(card)) or not effects or any(effect.such is None for effect in effects):
        return reasons
    looked = (e.event for e in game.state.log if isinstance(e.event, LookedAt))
    return only_what_they_can_look_at(game, reasons, any(player == e.player and card in e.cards for e in looked))


@rule("601.3f")
def only_what_they_can_look_at(ctx: Context, reasons: Reasons, looks: bool) -> Reasons:
    """A spell with certain qualities can be cast from among face-down cards in exile only by a player who can look at that card."""
    if looks:
        return reasons
    ja = "そのプレイヤーは裏向きのカードを見ることができない"
    return (*reasons, Reason("the player can't look at the face-down card", "601.3f", ja=ja))
